// @ts-check

/** Stops of the first board: no wild, and no two alike on any line. It promises nothing. */
export const FIRST_STOPS = [1, 4, 7];
export const ROWS = 3;

/**
 * Symbols of a reel from a stop on, as the strip runs.
 * @param {readonly number[]} strip
 * @param {number} stop
 * @param {number} [length]
 */
export function windowAt(strip, stop, length = ROWS) {
  return Array.from({ length }, (_, row) => strip[(stop + row + strip.length) % strip.length] ?? 0);
}

/**
 * Where on the strip a reel stands that shows these symbols; 0 where the strip has no such place.
 * @param {readonly number[]} strip
 * @param {readonly number[]} shown
 */
export function stopOf(strip, shown) {
  const at = strip.findIndex((_, stop) =>
    windowAt(strip, stop).every((symbol, row) => symbol === shown[row]),
  );
  return Math.max(0, at);
}

/**
 * A line through the middles of its cells and on to both edges, where a cell is one wide and one high.
 * @param {readonly number[]} rows the row on each reel, from the first on
 */
export function linePoints(rows) {
  const [first = 0, second = 0] = rows;
  const [beforeLast = 0, last = 0] = rows.slice(-2);
  const points = [
    [0.1, first + 0.5 - (second - first) * 0.4],
    ...rows.map((row, reel) => [reel + 0.5, row + 0.5]),
    [rows.length - 0.1, last + 0.5 + (last - beforeLast) * 0.4],
  ];
  return points.map((point) => point.map((value) => Number(value.toFixed(2))).join(',')).join(' ');
}

/**
 * The cells that a round's lines hit, each once, as `reel-row`.
 * @param {readonly { line: number }[]} hits
 * @param {readonly (readonly number[])[]} lines
 */
export function hitCells(hits, lines) {
  return new Set(hits.flatMap(({ line }) => (lines[line] ?? []).map((row, reel) => `${reel}-${row}`)));
}
