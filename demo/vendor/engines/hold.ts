import * as v from 'valibot';
import type { Random } from '../../platform/random';
import type { Engine } from './engine';
import { LINES } from './slot';

/** Symbols by value, all but the coin, which is a symbol of its own and carries the launched game's picture. */
const SYMBOLS = ['motif', 'phoenix', 'koi', 'lantern', 'cherry'] as const;
/** The coin among the symbols of a round. */
export const COIN = 0;
/** How often each symbol shows in a cell, in thousandths. */
export const WEIGHTS = [150, 100, 180, 250, 320] as const;
/** For three alike on one of five lines, in hundredths of the stake; coins pay by what is written on them. */
export const HOLD_PAYS = [0, 1500, 600, 200, 100] as const;
/** So many coins at once hold, and respins begin. */
export const TRIGGER = 4;
/** Respins without a new coin before it is over. */
export const RESPINS = 3;
/** A new coin in an empty cell at a respin, in thousandths. */
export const FRESH = 80;
/** What is written on coins, in hundredths of the stake, and how often, in thousandths. */
export const VALUES = [
  { value: 50, weight: 450 },
  { value: 100, weight: 290 },
  { value: 200, weight: 160 },
  { value: 500, weight: 80 },
  { value: 1000, weight: 20 },
] as const;
/** For all nine cells full of coins, on top of them, in hundredths of the stake. */
export const FULL = 10_000;
export const CELLS = 9;

type Coin = { cell: number; value: number };

/** Three by three with five lines; four coins hold while the rest spins again. */
export const hold: Engine<Record<string, never>> = {
  name: 'hold',
  choice: v.strictObject({}),
  table: {
    symbols: SYMBOLS,
    pays: HOLD_PAYS,
    lines: LINES,
    values: VALUES.map(({ value }) => value),
    trigger: TRIGGER,
    respins: RESPINS,
    full: FULL,
  },
  draw(random) {
    const cells = Array.from({ length: CELLS }, () => pick(random, WEIGHTS));
    const { hits, paid } = judgeLines(cells);
    const spins = holdSpins(cells, random);
    const coins = spins.flat();
    const full = coins.length === CELLS;
    const held = coins.reduce((sum, { value }) => sum + value, 0) + (full ? FULL : 0);
    return { multiplier: paid + held, shown: { cells, hits, spins, full } };
  },
};

/** What the lines of a board give; cells run down the first reel, then the next. */
export function judgeLines(cells: readonly number[]) {
  const hits = LINES.flatMap((rows, line) => {
    const [one, two, three] = rows.map((row, reel) => cells[reel * 3 + row] as number);
    const pays = one === two && two === three ? (HOLD_PAYS[one as number] as number) : 0;
    return pays > 0 ? [{ line, symbol: one as number, pays }] : [];
  });
  return { hits, paid: hits.reduce((sum, { pays }) => sum + pays, 0) };
}

/** The coins that hold, then those of each respin; nothing where too few have come. */
function holdSpins(cells: readonly number[], random: Random): Coin[][] {
  const held = new Set(cells.flatMap((symbol, cell) => (symbol === COIN ? [cell] : [])));
  if (held.size < TRIGGER) return [];
  const coin = (cell: number): Coin => ({ cell, value: worthOf(random) });
  const spins = [[...held].map(coin)];
  for (let left = RESPINS; left > 0 && held.size < CELLS; left -= 1) {
    const empty = cells.flatMap((_, cell) => (held.has(cell) ? [] : [cell]));
    const fresh = empty.filter(() => random(1000) < FRESH);
    for (const cell of fresh) held.add(cell);
    spins.push(fresh.map(coin));
    if (fresh.length > 0) left = RESPINS + 1;
  }
  return spins;
}

const worthOf = (random: Random) =>
  VALUES[
    pick(
      random,
      VALUES.map(({ weight }) => weight),
    )
  ]?.value ?? 0;

/** A place in a list of weights whose sum is 1000. */
function pick(random: Random, weights: readonly number[]): number {
  let drawn = random(1000);
  const at = weights.findIndex((weight) => {
    drawn -= weight;
    return drawn < 0;
  });
  return Math.max(0, at);
}
