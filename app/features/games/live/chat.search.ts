import { gameSearch } from '../game-search';
import type { ChatPlace } from './chat.queries';

/** Which room of the chat is open; anything that can name none is left out. */
export function chatSearch({ room }: { room?: unknown }): ChatPlace {
  return { room: gameSearch({ game: room }).game };
}
