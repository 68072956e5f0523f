import * as v from 'valibot';
import type { Engine } from './engine';

/** Symbols by value; the first is wild and stands for every other. `motif` takes the picture of the launched game. */
const SYMBOLS = ['motif', 'phoenix', 'lotus', 'koi', 'lantern', 'clover', 'cherry'] as const;
/** For three alike on a line, in stakes of the line. */
export const PAYS = [75, 50, 18, 10, 6, 4, 3] as const;
/** The same strip on all three reels: 2 wild, 3, 3, 4, 4, 4, 4. */
export const STRIP = [0, 6, 3, 5, 1, 4, 6, 2, 5, 3, 4, 1, 6, 0, 5, 2, 3, 4, 6, 1, 5, 3, 2, 4] as const;
/** Rows that the lines run through, from the first reel to the last. */
export const LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;
const ROWS = 3;

type Reels = readonly (readonly number[])[];
type Hit = { line: number; symbol: number; pays: number };

/** Three reels of three rows, five lines, a wild: 96.5 % come back. */
export const slot: Engine<Record<string, never>> = {
  name: 'slot',
  choice: v.strictObject({}),
  table: { symbols: SYMBOLS, pays: PAYS, lines: LINES, strip: STRIP },
  draw: (random) => judge([0, 1, 2].map(() => reelAt(random(STRIP.length)))),
};

/** The rows that show when a reel stops. */
export function reelAt(stop: number): number[] {
  return Array.from({ length: ROWS }, (_, row) => STRIP[(stop + row) % STRIP.length] as number);
}

/** What the lines of stopped reels give. */
export function judge(reels: Reels) {
  const hits = LINES.flatMap((rows, line): Hit[] => {
    const symbols = rows.map((row, reel) => reels[reel]?.[row] as number);
    const symbol = alike(symbols);
    return symbol === null ? [] : [{ line, symbol, pays: PAYS[symbol] as number }];
  });
  const paid = hits.reduce((sum, { pays }) => sum + pays, 0);
  return { multiplier: (paid * 100) / LINES.length, shown: { reels, hits } };
}

function alike(symbols: readonly number[]): number | null {
  const named = symbols.filter((symbol) => symbol !== 0);
  const [first = 0] = named;
  return named.every((symbol) => symbol === first) ? first : null;
}
