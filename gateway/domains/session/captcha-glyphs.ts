export type Point = readonly [x: number, y: number];
/** A pen stroke as a chain of short straight lines. */
export type Stroke = readonly Point[];

/** Lines that stand for a piece of a curve. */
const PIECES = 6;

/**
 * Digits as pen strokes in a box of 10 by 16, each in the ways that people write it: `x,y` points, strokes apart by
 * `/`; `~` begins a bent one, of which every inner point is the handle of a curve.
 */
const WRITTEN: readonly (readonly string[])[] = [
  ['~5,0 1,2 0,8 1,14 5,16 9,14 10,8 9,2 5,0', '~7,0 2,1 0,9 2,15 6,16 10,12 10,5 7,0'],
  ['2,4 6,0 6,16/2,16 10,16', '1,5 6,0 6,16', '3,3 6,0 5,16'],
  ['~0,4 2,0 8,0 10,5 6,10 0,16/0,16 10,16', '~0,3 3,-1 9,1 9,7 3,11 1,16/~1,16 4,13 7,17 10,15'],
  ['~0,2 4,-1 9,1 9,7 4,8/~4,8 10,8 11,15 5,17 0,14', '0,0 9,0 4,6/~4,6 10,6 11,15 4,17 0,14'],
  ['8,16 8,0 -1,11 11,11', '2,0 1,10 11,10/8,-1 7,16'],
  ['9,0 1,0 1,7/~1,7 6,5 11,9 9,15 4,17 0,14', '9,0 2,0 0,8/~0,8 9,4 12,13 5,18 0,14'],
  ['~8,0 3,3 0,9 1,16 5,17 10,14 10,8 5,7 1,11', '~5,0 0,8 0,15 5,17 10,15 10,9 5,8 0,12'],
  ['0,0 10,0 4,16', '0,2 0,0 10,0 5,16/2,8 9,8'],
  [
    '~5,7 1,6 0,1 5,-1 10,1 9,6 5,7/~5,7 0,9 -1,15 5,17 11,15 10,9 5,7',
    '~9,2 5,-2 0,2 4,7 11,11 8,17 1,16 1,10 8,6 9,2',
  ],
  ['~9,5 5,9 0,7 1,0 5,-1 10,1 9,8 7,13 3,16', '~9,2 4,-2 0,4 4,9 9,5/9,2 8,16'],
];

const GLYPHS = WRITTEN.map((ways) => ways.map((way) => way.split('/').map(strokeOf)));
/** The strokes of a digit, in one of the ways that it is written; `random` answers from 0 up to 1. */
export function glyphOf(digit: number, random: () => number): readonly Stroke[] {
  const ways = GLYPHS[digit] ?? [];
  return ways[Math.floor(random() * ways.length)] ?? [];
}

function strokeOf(text: string): Stroke {
  const points = text
    .replace('~', '')
    .split(' ')
    .map((pair) => pair.split(',').map(Number) as unknown as Point);
  return text.startsWith('~') ? bent(points) : cut(points);
}

/** Straight lines in pieces, so that a warp bends them. */
function cut(points: readonly Point[]): Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    return next ? Array.from({ length: 4 }, (_, piece) => between(point, next, piece / 4)) : [point];
  });
}

/** A chain of quadratic curves from the first point to the last. */
function bent(points: readonly Point[]): Point[] {
  const chain: Point[] = [points[0] as Point];
  for (let index = 1; index < points.length - 1; index += 1) {
    const [from, handle, next] = [chain.at(-1) as Point, points[index] as Point, points[index + 1] as Point];
    const to = index === points.length - 2 ? next : between(handle, next, 0.5);
    for (let piece = 1; piece <= PIECES; piece += 1) {
      const part = piece / PIECES;
      chain.push(between(between(from, handle, part), between(handle, to, part), part));
    }
  }
  return chain;
}

function between([x, y]: Point, [u, w]: Point, part: number): Point {
  return [x + (u - x) * part, y + (w - y) * part];
}
