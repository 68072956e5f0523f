import * as v from 'valibot';
import type { Engine } from './engine';

/** Symbols by value; the first takes the picture of the launched game. */
const SYMBOLS = ['motif', 'phoenix', 'lotus', 'koi', 'clover', 'cherry'] as const;
export const SIZE = 5;
/** So many that touch are a cluster. */
export const FEWEST = 4;
/** For clusters of 4, 5, 6, 7 and more, in hundredths of the stake. */
export const CLUSTER_PAYS: readonly (readonly number[])[] = [
  [1300, 2500, 5000, 10_000],
  [500, 1200, 2500, 5000],
  [300, 800, 1500, 3000],
  [100, 200, 500, 1000],
  [80, 160, 400, 800],
  [50, 100, 200, 400],
];
/** A strip of its own in each column; what is above a window falls into it. */
export const CLUSTER_STRIPS: readonly (readonly number[])[] = [
  [1, 4, 4, 2, 0, 3, 5, 5],
  [3, 3, 5, 5, 0, 4, 2, 1],
  [5, 1, 3, 3, 4, 4, 0, 2],
  [0, 5, 4, 2, 1, 3, 4, 5],
  [3, 5, 4, 5, 2, 0, 1, 4],
];
const CELLS = SIZE * SIZE;
/** The cells above, below and beside each one; cells run down the first column, then the next. */
const NEIGHBOURS = Array.from({ length: CELLS }, (_, cell) => {
  const row = cell % SIZE;
  return [
    ...(cell >= SIZE ? [cell - SIZE] : []),
    ...(cell < CELLS - SIZE ? [cell + SIZE] : []),
    ...(row > 0 ? [cell - 1] : []),
    ...(row < SIZE - 1 ? [cell + 1] : []),
  ];
});
/** More falls than any board has (`returns.test.ts` counts them). */
export const MOST_FALLS = 12;

type Cell = readonly [column: number, row: number];
type Hit = { symbol: number; cells: Cell[]; pays: number };
type Board = readonly (readonly number[])[];

/** Five by five: four or more that touch pay and go, what is above falls, and it is counted again. */
export const cluster: Engine<Record<string, never>> = {
  name: 'cluster',
  choice: v.strictObject({}),
  table: { symbols: SYMBOLS, pays: CLUSTER_PAYS, size: SIZE, fewest: FEWEST },
  draw: (random) => judgeClusters(CLUSTER_STRIPS.map((strip) => random(strip.length))),
};

/** All that happens when the columns stop so: board, clusters, board, … The last board has none. */
export function judgeClusters(stops: readonly number[]) {
  const tops = [...stops];
  let board: number[][] = CLUSTER_STRIPS.map((strip, column) =>
    Array.from({ length: SIZE }, (_, row) => strip[((tops[column] ?? 0) + row) % strip.length] as number),
  );
  const steps: { board: Board; hits: Hit[] }[] = [];
  for (let fall = 0; fall <= MOST_FALLS; fall += 1) {
    const hits = clustersOf(board);
    steps.push({ board, hits });
    if (hits.length === 0) break;
    board = fallen(board, hits, tops);
  }
  const multiplier = steps.reduce((sum, { hits }) => hits.reduce((all, { pays }) => all + pays, sum), 0);
  return { multiplier, shown: { steps } };
}

function clustersOf(board: Board): Hit[] {
  const symbols = board.flat();
  const seen = new Array<boolean>(CELLS).fill(false);
  const hits: Hit[] = [];
  for (let start = 0; start < CELLS; start += 1) {
    if (seen[start]) continue;
    const symbol = symbols[start] as number;
    const cells = [start];
    seen[start] = true;
    for (const cell of cells) {
      for (const next of NEIGHBOURS[cell] ?? []) {
        if (seen[next] || symbols[next] !== symbol) continue;
        seen[next] = true;
        cells.push(next);
      }
    }
    if (cells.length < FEWEST) continue;
    const pays = CLUSTER_PAYS[symbol] ?? [];
    const paid = pays[Math.min(cells.length - FEWEST, pays.length - 1)] ?? 0;
    hits.push({ symbol, cells: cells.map((cell) => [Math.floor(cell / SIZE), cell % SIZE]), pays: paid });
  }
  return hits;
}

/** What is left falls to the bottom, and the strip runs on into the gaps. */
function fallen(board: Board, hits: readonly Hit[], tops: number[]): number[][] {
  const gone = new Set(hits.flatMap(({ cells }) => cells.map(([column, row]) => column * SIZE + row)));
  return board.map((rows, column) => {
    const left = rows.filter((_, row) => !gone.has(column * SIZE + row));
    const strip = CLUSTER_STRIPS[column] ?? [];
    const fresh: number[] = [];
    while (fresh.length + left.length < SIZE) {
      tops[column] = ((tops[column] ?? 0) - 1 + strip.length) % strip.length;
      fresh.unshift(strip[tops[column] as number] as number);
    }
    return [...fresh, ...left];
  });
}
