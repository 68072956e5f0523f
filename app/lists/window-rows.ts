/** Rows from `from` up to, but without, `to`, which may be within a row. */
export type Rows = { from: number; to: number };

type View = {
  /** How far the list's start is above the top of the window; negative while it is below. */
  scrolled: number;
  height: number;
  /** From the start of one row to the start of the next. */
  pitch: number;
  rows: number;
};

type Wanted = {
  rows: number;
  visible: Rows;
  focused: number | undefined;
  /** Whether one goes on towards the end of the list. */
  down: boolean;
  most: number;
};

type Way = { drawn: Rows; visible: Rows; wanted: Rows; step: number; columns: number };

/** With so many rows ahead of those in sight, more come entry by entry. */
const AMPLE = 2;

/** Rows that stay behind those in sight, for whom turns round. */
const BEHIND = 1;

/** The rows of a long list or grid that are in sight; at least one, the nearest. */
export function visibleRows({ scrolled, height, pitch, rows }: View): Rows {
  const last = Math.max(0, rows - 1);
  const from = clamp(Math.floor(scrolled / pitch), 0, last);
  const to = clamp(Math.ceil((scrolled + height) / pitch), from + 1, Math.max(1, rows));
  return { from, to };
}

/**
 * The rows to have ready: those in sight, one behind them and, the way one goes, as many as there is room for. With the
 * row that has the focus and its neighbours they are at most `most`, unless more are in sight.
 */
export function wantedRows({ rows, visible, focused, down, most }: Wanted): Rows {
  const kept = keptRows(rows, focused);
  const spare = Math.max(0, most - (visible.to - visible.from) - (kept ? kept.to - kept.from : 0));
  const behind = Math.min(BEHIND, Math.floor(spare / 2));
  const [above, below] = down ? [behind, spare - behind] : [spare - behind, behind];
  return { from: Math.max(0, visible.from - above), to: Math.min(rows, visible.to + below) };
}

/**
 * What is drawn next on the way to the rows that are wanted: all in sight, and `step` of the others, or a single entry of
 * them while there are enough below.
 */
export function nextRows({ drawn, visible, wanted, step, columns }: Way): Rows {
  if (drawn.to < visible.from || drawn.from > visible.to) return visible;
  const entries = drawn.to >= visible.to + AMPLE ? 1 : step * columns;
  const to = Math.min(wanted.to, Math.round(drawn.to * columns + entries) / columns);
  const from = Math.max(wanted.from, to > drawn.to ? drawn.from : drawn.from - step);
  return { from: Math.min(from, visible.from), to: Math.max(to, visible.to) };
}

/** Rows in order, with the one that has the focus and its neighbours: the focus is not lost and can move on. */
export function withFocused(main: Rows, rows: number, focused: number | undefined): Rows[] {
  const kept = keptRows(rows, focused);
  if (!kept) return [main];
  if (kept.to < main.from) return [kept, main];
  if (kept.from > main.to) return [main, kept];
  return [{ from: Math.min(kept.from, main.from), to: Math.max(kept.to, main.to) }];
}

/** Of these rows, those that are there; at least the last. */
export function within({ from, to }: Rows, rows: number): Rows {
  return { from: clamp(from, 0, Math.max(0, rows - 1)), to: Math.min(to, rows) };
}

/** Whether all of the others are among these rows. */
export function holds(rows: Rows, { from, to }: Rows): boolean {
  return rows.from <= from && to <= rows.to;
}

export function isSame(one: Rows, other: Rows): boolean {
  return one.from === other.from && one.to === other.to;
}

function keptRows(rows: number, focused: number | undefined): Rows | undefined {
  if (focused === undefined || focused >= rows) return;
  return { from: Math.max(0, focused - 1), to: Math.min(rows, focused + 2) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
