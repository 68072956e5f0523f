import { useHydrated } from '@tanstack/react-router';
import { type FocusEvent, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  holds,
  isSame,
  nextRows,
  type Rows,
  visibleRows,
  wantedRows,
  withFocused,
  within,
} from './window-rows';

type Props = {
  /** Entries that are there, and how many of them stand in a row. */
  count: number;
  columns: number;
  /** Entries that may be drawn at once, unless more are in sight. */
  most: number;
};

/** A frame draws so much of what may be drawn, besides what came in sight. */
const STEP = 0.1;

/**
 * Which rows of a long list are drawn: those near the window, and the one with the focus. All rows have the height of
 * the first, each entry says its place by `aria-posinset`, and rows that are not drawn leave their place empty. What is
 * in sight is drawn at once, what one scrolls towards a little with each frame. The server draws as many rows as may be
 * drawn, and they stay until one scrolls.
 */
export function useRowWindow({ count, columns, most }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isAlive = useHydrated();
  const rows = Math.ceil(count / columns);
  const mostRows = Math.floor(most / columns);
  const [served] = useState(!isAlive);
  const [wished, setWished] = useState<Rows>();
  const [focused, setFocused] = useState<number>();
  const focusedRow = focused === undefined ? undefined : Math.floor(focused / columns);
  const main = within(wished ?? { from: 0, to: served ? mostRows : 1 }, rows);

  const shown = useRef({ main, rows, mostRows, focusedRow });
  useLayoutEffect(() => {
    shown.current = { main, rows, mostRows, focusedRow };
  });
  // What was measured counts until the columns change: a page that comes is not laid out for it.
  const known = useRef({ pitch: 0, scrolled: 0, down: true, touched: !served, frame: 0, asked: main });

  const see = useCallback((): Rows | undefined => {
    if (!list.current) return;
    known.current.pitch ||= pitchOf(list.current);
    const { pitch, scrolled: before } = known.current;
    const scrolled = -list.current.getBoundingClientRect().top;
    if (scrolled !== before) Object.assign(known.current, { scrolled, down: scrolled > before });
    if (pitch > 0) return visibleRows({ scrolled, height: innerHeight, pitch, rows: shown.current.rows });
  }, []);

  /** Draws what is in sight at once, and what else is wanted in slices, a step with each frame. */
  const draw = useCallback(() => {
    const visible = known.current.touched && see();
    if (!visible) return;
    const { main: drawn, rows, mostRows: most, focusedRow: focused } = shown.current;
    const wanted = wantedRows({ rows, visible, focused, down: known.current.down, most });
    if (isSame(drawn, wanted)) return;
    const next = nextRows({ drawn, visible, wanted, step: Math.ceil(most * STEP), columns });
    const isOnItsWay = isSame(next, known.current.asked);
    known.current.asked = next;
    if (!holds(drawn, visible)) setWished(next);
    // Asked for again, it would begin anew.
    else if (!isOnItsWay) startTransition(() => setWished(next));
    known.current.frame ||= requestAnimationFrame(() => {
      known.current.frame = 0;
      draw();
    });
  }, [columns, see]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of another length is looked at anew
  useLayoutEffect(draw, [rows, draw]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with other columns rows have another height
  useLayoutEffect(() => {
    const move = () => {
      known.current.touched = true;
      flushSync(draw);
    };
    const measure = () => {
      known.current.pitch = 0;
      flushSync(draw);
    };
    known.current.pitch = 0;
    draw();
    addEventListener('scroll', move, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', move);
      removeEventListener('resize', measure);
      cancelAnimationFrame(known.current.frame);
      known.current.frame = 0;
    };
  }, [columns, draw]);

  return {
    list,
    rows,
    drawn: withFocused(main, rows, focusedRow),
    /** The end of what is drawn near the window; 0 as long as the page is the server's alone. */
    end: isAlive ? main.to : 0,
    focus: {
      onFocus: ({ target }: FocusEvent) => setFocused(indexOf(target)),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!list.current?.contains(relatedTarget)) setFocused(undefined);
      },
    },
  };
}

/** From the start of one row to the start of the next, in pixels; 0 without rows. */
function pitchOf(list: HTMLElement): number {
  const entry = list.querySelector('[aria-posinset]');
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  return entry ? entry.getBoundingClientRect().height + gap : 0;
}

function indexOf(target: Element): number | undefined {
  const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place ? Number(place) - 1 : undefined;
}
