import { type LobbySearch, lobbySearch } from '../lobby/lobby-search';
import { type LiveTab, liveSearch } from './live-tabs';

/** What the address of the live lobby says: its games and the list of rooms above them. */
export const liveGamesSearch = (
  search: Record<string, unknown>,
): LobbySearch & { live?: LiveTab | undefined } => ({ ...lobbySearch(search), ...liveSearch(search) });
