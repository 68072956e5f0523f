import { useHydrated } from '@tanstack/react-router';
import { type FocusEvent, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
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
 * the first, each entry says its place by `aria-posinset`, and rows that are not drawn leave their place empty. The
 * server draws as many as may be drawn, and they stay until one scrolls.
 */
export function useRowWindow({ count, columns, most }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isAlive = useHydrated();
  const rows = Math.ceil(count / columns);
  const [visible, setVisible] = useState<Rows>({ from: 0, to: 1 });
  const [focused, setFocused] = useState<number>();
  const first = Math.min(rows, Math.floor(most / columns));
  const [served, setServed] = useState(isAlive ? 0 : first);

  // What was measured counts until the columns change: a page that comes is not laid out for it.
  const known = useRef({ rows: 0, pitch: 0, seen: visible, drawn: [] as Rows[] });
  const look = useCallback(() => {
    if (!list.current) return;
    known.current.pitch ||= pitchOf(list.current);
    const { rows, pitch, seen } = known.current;
    const now = pitch > 0 ? rowsInSight(list.current, rows, pitch) : seen;
    if (now.from === seen.from && now.to === seen.to) return;
    known.current.seen = now;
    setVisible(now);
  }, []);

  const isInSight = useCallback(() => {
    const { rows, pitch, drawn } = known.current;
    if (!list.current || !pitch) return false;
    const { from, to } = rowsInSight(list.current, rows, pitch);
    return drawn.some((one) => one.from <= from && to <= one.to);
  }, []);

  useLayoutEffect(() => {
    const { rows: before, seen } = known.current;
    known.current.rows = rows;
    if (seen.to >= Math.min(before, rows)) look();
  }, [rows, look]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with other columns rows have another height
  useLayoutEffect(() => {
    // What comes near is made in slices; a jump, as on a way back, shows no empty frame.
    const move = () => {
      const update = () => {
        setServed(0);
        look();
      };
      if (isInSight()) startTransition(update);
      else flushSync(update);
    };
    const measure = () => {
      known.current.pitch = 0;
      flushSync(look);
    };
    known.current.pitch = 0;
    look();
    addEventListener('scroll', move, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', move);
      removeEventListener('resize', measure);
    };
  }, [columns, look]);

  const near = drawnRows({
    rows,
    visible,
    focused: focused === undefined ? undefined : Math.floor(focused / columns),
    most: Math.floor(most / columns),
  });
  const drawn = isAlive ? withServed(near, Math.min(served, rows)) : [{ from: 0, to: first }];
  useLayoutEffect(() => {
    known.current.drawn = drawn;
  });
  return {
    list,
    rows,
    drawn,
    /** The end of what is drawn, once that is what is near the window. */
    end: isAlive ? (near.at(-1)?.to ?? 0) : 0,
    focus: {
      onFocus: ({ target }: FocusEvent) => setFocused(indexOf(target)),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!list.current?.contains(relatedTarget)) setFocused(undefined);
      },
    },
  };
}

/** The rows to draw, and the first `served` ones. */
function withServed(drawn: Rows[], served: number): Rows[] {
  if (served === 0) return drawn;
  const after = drawn.filter(({ to }) => to > served);
  const [next] = after;
  if (!next || next.from > served) return [{ from: 0, to: served }, ...after];
  return [{ from: 0, to: next.to }, ...after.slice(1)];
}

/** From the start of one row to the start of the next, in pixels; 0 without rows. */
function pitchOf(list: HTMLElement): number {
  const entry = list.querySelector('[aria-posinset]');
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  return entry ? entry.getBoundingClientRect().height + gap : 0;
}

function rowsInSight(list: HTMLElement, rows: number, pitch: number): Rows {
  return visibleRows({ scrolled: -list.getBoundingClientRect().top, height: innerHeight, pitch, rows });
}

function indexOf(target: Element): number | undefined {
  const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place ? Number(place) - 1 : undefined;
}
