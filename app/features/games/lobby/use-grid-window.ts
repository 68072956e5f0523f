import { useHydrated } from '@tanstack/react-router';
import { type FocusEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { drawnRows, type Rows, visibleRows } from './grid-rows';

/** Column widths from which on there are four tiles in a row; the grid's styles say the same. */
const FOUR_FROM = 480;
/** Tiles that may be drawn at once: with a dozen nodes each they stay below 400. */
const MOST_TILES = 30;

/**
 * Which rows of a long grid are drawn: those near the window, and the one with the focus. All are drawn until the page
 * that came from the server is alive (its first page of games).
 */
export function useGridWindow(count: number) {
  const grid = useRef<HTMLUListElement>(null);
  const isAlive = useHydrated();
  const columns = useSyncExternalStore(onResize, columnsNow, () => 3);
  const rows = Math.ceil(count / columns);
  const [visible, setVisible] = useState<Rows>({ from: 0, to: 1 });
  const [focused, setFocused] = useState<number>();

  useLayoutEffect(() => {
    const look = () => {
      const seen = grid.current && rowsInSight(grid.current, rows);
      if (seen) setVisible((old) => (old.from === seen.from && old.to === seen.to ? old : seen));
    };
    // At once: a jump, as on a way back, shows no empty frame.
    const follow = () => flushSync(look);
    look();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [rows]);

  const drawn = isAlive
    ? drawnRows({
        rows,
        visible,
        focused: focused === undefined ? undefined : Math.floor(focused / columns),
        most: Math.floor(MOST_TILES / columns),
      })
    : [{ from: 0, to: rows }];
  return {
    grid,
    columns,
    rows,
    drawn,
    /** The end of what is drawn, once that is what is near the window. */
    end: isAlive ? (drawn.at(-1)?.to ?? 0) : 0,
    focus: {
      onFocus: ({ target }: FocusEvent) => setFocused(indexOf(target)),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!grid.current?.contains(relatedTarget)) setFocused(undefined);
      },
    },
  };
}

function rowsInSight(grid: HTMLElement, rows: number): Rows | undefined {
  const tile = grid.querySelector('[aria-posinset]');
  if (!tile) return undefined;
  const gap = Number.parseFloat(getComputedStyle(grid).rowGap) || 0;
  const pitch = tile.getBoundingClientRect().height + gap;
  const scrolled = -grid.getBoundingClientRect().top;
  return pitch > 0 ? visibleRows({ scrolled, height: innerHeight, pitch, rows }) : undefined;
}

function indexOf(target: Element): number | undefined {
  const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place ? Number(place) - 1 : undefined;
}

function onResize(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

function columnsNow(): number {
  return document.body.getBoundingClientRect().width >= FOUR_FROM ? 4 : 3;
}
