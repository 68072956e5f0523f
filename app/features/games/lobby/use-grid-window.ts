import { useSyncExternalStore } from 'react';
import { useRowWindow } from '../../../lists/use-row-window';

/** Column widths from which on there are four tiles in a row; the grid's styles say the same. */
const FOUR_FROM = 480;
/** Tiles that may be drawn at once: with a dozen nodes each they stay below 400. */
const MOST_TILES = 30;

/** The window onto a long grid of games, of three or four columns (GAME-46). */
export function useGridWindow(count: number) {
  const columns = useSyncExternalStore(onResize, columnsNow, () => 3);
  return { ...useRowWindow({ count, columns, most: MOST_TILES }), columns };
}

function onResize(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

function columnsNow(): number {
  return document.body.getBoundingClientRect().width >= FOUR_FROM ? 4 : 3;
}
