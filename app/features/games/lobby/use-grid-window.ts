import { useLayoutEffect, useState } from 'react';
import { useRowWindow } from '@/app/lists/use-row-window';

/** Tiles that may be drawn at once, a page of the list: with thirteen nodes each they stay below 400. */
const MOST_TILES = 30;

/** The window onto a long grid of games, of as many columns as its styles say (GAME-46). */
export function useGridWindow(count: number) {
  const [columns, setColumns] = useState(3);
  const { list, ...grid } = useRowWindow({ count, columns, most: MOST_TILES });
  useLayoutEffect(() => {
    const look = () =>
      list.current && setColumns(Number(getComputedStyle(list.current).getPropertyValue('--columns')) || 3);
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [list]);
  return { ...grid, list, columns };
}
