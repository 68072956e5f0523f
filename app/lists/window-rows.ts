/** Rows from `from` up to, but without, `to`. */
export type Rows = { from: number; to: number };

type View = {
  /** How far the list's start is above the top of the window; negative while it is below. */
  scrolled: number;
  height: number;
  /** From the start of one row to the start of the next. */
  pitch: number;
  rows: number;
};

type Wanted = { rows: number; visible: Rows; focused: number | undefined; most: number };

/** Rows that are drawn above and below those in sight. */
const AROUND = 2;

/** The rows of a long list or grid that are in sight; at least one, the nearest. */
export function visibleRows({ scrolled, height, pitch, rows }: View): Rows {
  const last = Math.max(0, rows - 1);
  const from = clamp(Math.floor(scrolled / pitch), 0, last);
  const to = clamp(Math.ceil((scrolled + height) / pitch), from + 1, Math.max(1, rows));
  return { from, to };
}

/**
 * The rows to draw, in order: those in sight and a few around them, and the row with the focus with its neighbours, so
 * that the focus is not lost and can move on. Together at most `most` unless more are in sight.
 */
export function drawnRows({ rows, visible, focused, most }: Wanted): Rows[] {
  const kept =
    focused === undefined || focused >= rows
      ? undefined
      : around({ from: focused, to: focused + 1 }, 1, rows);
  const inSight = visible.to - visible.from;
  const spare = most - inSight - (kept ? kept.to - kept.from : 0);
  const main = around(visible, clamp(Math.floor(spare / 2), 0, AROUND), rows);
  if (!kept) return [main];
  if (kept.to < main.from) return [kept, main];
  if (kept.from > main.to) return [main, kept];
  return [{ from: Math.min(kept.from, main.from), to: Math.max(kept.to, main.to) }];
}

function around({ from, to }: Rows, by: number, rows: number): Rows {
  return { from: Math.max(0, from - by), to: Math.min(rows, to + by) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
