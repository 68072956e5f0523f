import { m } from '../../paraglide/messages.js';

/** Name of a game's heart; here, since the hearts of home must not wait for further messages. */
export const favouriteLabel = (game: string): string => m.game_favourite({ game });
