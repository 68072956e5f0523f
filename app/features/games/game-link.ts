import { linkOptions } from '@tanstack/react-router';

/** Opens the sheet of a game over the screen one is on, and closes it without a game: in place, without a jump or fade. */
export function gameSheetLink(nodeId: number | string | undefined) {
  return linkOptions({
    to: '.',
    search: (open) => ({ ...open, game: nodeId }),
    resetScroll: false,
    viewTransition: false,
  });
}
