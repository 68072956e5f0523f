import * as v from 'valibot';
import type { Engine } from './engine';

/** Symbols by value; the first is wild, on the three reels in the middle, and stands for every other. */
const SYMBOLS = ['motif', 'phoenix', 'lotus', 'koi', 'lantern', 'clover', 'cherry'] as const;
/** For three, four and five alike from the first reel on, in hundredths of the stake for each way. */
export const WAYS_PAYS: Readonly<Record<number, readonly [three: number, four: number, five: number]>> = {
  1: [60, 180, 1000],
  2: [40, 130, 500],
  3: [30, 80, 300],
  4: [20, 60, 150],
  5: [10, 25, 60],
  6: [10, 20, 50],
};
/** A strip of its own on each reel. */
export const WAYS_STRIPS: readonly (readonly number[])[] = [
  [6, 3, 5, 2, 4, 6, 1, 5, 3, 6, 4, 5, 2, 6, 5, 4, 1, 6, 3, 5],
  [5, 2, 6, 4, 0, 5, 3, 6, 1, 4, 6, 5, 2, 3, 6, 5, 1, 4, 6, 5],
  [4, 6, 1, 5, 3, 6, 2, 5, 0, 4, 6, 3, 5, 6, 1, 4, 5, 2, 6, 5],
  [6, 5, 3, 4, 6, 2, 5, 1, 6, 4, 5, 0, 3, 6, 5, 2, 4, 6, 1, 5],
  [5, 4, 6, 2, 5, 3, 6, 4, 1, 5, 6, 3, 4, 5, 6, 2, 1, 6, 5, 4],
];
const ROWS = 3;
const FEWEST = 3;

type Reels = readonly (readonly number[])[];
type Hit = { symbol: number; reels: number; ways: number; pays: number };

/** Five reels of three rows and 243 ways: alike on neighbouring reels, wherever they stand, from the first on. */
export const ways: Engine<Record<string, never>> = {
  name: 'ways',
  choice: v.strictObject({}),
  table: { symbols: SYMBOLS, pays: WAYS_PAYS, strips: WAYS_STRIPS },
  draw: (random) => judgeWays(WAYS_STRIPS.map((strip) => rowsAt(strip, random(strip.length)))),
};

/** The rows that show when a reel stops. */
export function rowsAt(strip: readonly number[], stop: number, rows = ROWS): number[] {
  return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as number);
}

/** What the ways of stopped reels give. */
export function judgeWays(reels: Reels) {
  const hits = Object.entries(WAYS_PAYS).flatMap(([name, pays]): Hit[] => {
    const symbol = Number(name);
    const counts = reels.map((rows) => rows.filter((one) => one === symbol || one === 0).length);
    const end = counts.indexOf(0);
    const length = end < 0 ? counts.length : end;
    const paid = pays[length - FEWEST];
    if (paid === undefined) return [];
    const ways = counts.slice(0, length).reduce((product, count) => product * count, 1);
    return [{ symbol, reels: length, ways, pays: paid * ways }];
  });
  return { multiplier: hits.reduce((sum, { pays }) => sum + pays, 0), shown: { reels, hits } };
}
