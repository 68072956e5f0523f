import { linkOptions } from '@tanstack/react-router';
import { searchId } from '../../lib/search-id';

/** Opens the sheet of a game over the screen one is on, and closes it without a game: in place, without a jump or fade. */
export function gameSheetLink(nodeId: number | string | undefined) {
  return linkOptions({
    to: '.',
    search: (open) => ({ ...open, game: nodeId === undefined ? undefined : searchId(nodeId) }),
    resetScroll: false,
    viewTransition: false,
  });
}
