import { useLayoutEffect, useState } from 'react';
import { useRowWindow } from '../../../lists/use-row-window';

/** Column widths from which on there are four tiles in a row; the grid's styles say the same. */
const FOUR_FROM = 480;
/** Tiles that may be drawn at once, a page of the list: with thirteen nodes each they stay below 400. */
const MOST_TILES = 30;

/** The window onto a long grid of games, of three or four columns (GAME-46). */
export function useGridWindow(count: number) {
  const [columns, setColumns] = useState(3);
  useLayoutEffect(() => {
    const look = () => setColumns(document.body.getBoundingClientRect().width >= FOUR_FROM ? 4 : 3);
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return { ...useRowWindow({ count, columns, most: MOST_TILES }), columns };
}
