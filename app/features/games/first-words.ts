import { m } from '../../paraglide/messages.js';

// Said here, since what home loads first of the folders below must not wait for their messages.

/** Name of a game's heart. */
export const favouriteLabel = (game: string): string => m.game_favourite({ game });

/** Said when the files of something that was tapped do not come. */
export const filesLost = (): string => m.connection_lost();
