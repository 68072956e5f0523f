import { useHydrated } from '@tanstack/react-router';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawnRows, type Rows, visibleRows } from './window-rows';

type Props = {
  /** Entries that are there, and how many of them stand in a row. */
  count: number;
  columns: number;
  /** Entries that may be drawn at once, unless more are in sight. */
  most: number;
};

/**
 * Which rows of a long list are drawn: those near the window, and the one with the focus. All rows have the height of
 * the first, each entry says its place by `aria-posinset`, and rows that are not drawn leave their place empty. All are
 * drawn until the page that came from the server is alive.
 */
export function useRowWindow({ count, columns, most }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isAlive = useHydrated();
  const rows = Math.ceil(count / columns);
  const [visible, setVisible] = useState<Rows>({ from: 0, to: 1 });
  const [focused, setFocused] = useState<number>();

  useLayoutEffect(() => {
    const look = () => {
      const seen = list.current && rowsInSight(list.current, rows);
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
        most: Math.floor(most / columns),
      })
    : [{ from: 0, to: rows }];
  return {
    list,
    rows,
    drawn,
    /** The end of what is drawn, once that is what is near the window. */
    end: isAlive ? (drawn.at(-1)?.to ?? 0) : 0,
    focus: {
      onFocus: ({ target }: FocusEvent) => setFocused(indexOf(target)),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!list.current?.contains(relatedTarget)) setFocused(undefined);
      },
    },
  };
}

function rowsInSight(list: HTMLElement, rows: number): Rows | undefined {
  const entry = list.querySelector('[aria-posinset]');
  if (!entry) return undefined;
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  const pitch = entry.getBoundingClientRect().height + gap;
  const scrolled = -list.getBoundingClientRect().top;
  return pitch > 0 ? visibleRows({ scrolled, height: innerHeight, pitch, rows }) : undefined;
}

function indexOf(target: Element): number | undefined {
  const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place ? Number(place) - 1 : undefined;
}
