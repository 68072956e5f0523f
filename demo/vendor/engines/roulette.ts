import * as v from 'valibot';
import type { Engine } from './engine';

/** Pockets as they stand on the wheel, clockwise; one zero. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36] as const;
const NUMBERS = WHEEL.map(String);
const OUTSIDE = ['red', 'black', 'even', 'odd', 'low', 'high', 'dozen1', 'dozen2', 'dozen3'] as const;
/** So many spots can be backed in one round; the stake is shared by them evenly. */
export const MOST_SPOTS = 5;

/** What a spot brings, in stakes on that spot. */
export const ROULETTE_PAYS = { number: 36, dozen: 3, even: 2 } as const;

const isRed = (number: number) => (RED as readonly number[]).includes(number);

/** European roulette: 36 of 37 come back on every spot, 97.3 %. */
export const roulette: Engine<{ spots: string[] }> = {
  name: 'roulette',
  choice: v.strictObject({
    spots: v.pipe(
      v.array(v.picklist([...OUTSIDE, ...NUMBERS])),
      v.minLength(1),
      v.maxLength(MOST_SPOTS),
      v.check((spots) => new Set(spots).size === spots.length),
    ),
  }),
  table: { wheel: WHEEL, red: RED, outside: OUTSIDE, pays: ROULETTE_PAYS, most: MOST_SPOTS },
  draw(random, { spots }) {
    const number = random(WHEEL.length);
    return { multiplier: spun(number, spots), shown: { number } };
  },
};

/** What the spots bring together when the ball lies on a number, in hundredths of the whole stake. */
export function spun(number: number, spots: readonly string[]): number {
  const paid = spots.filter((spot) => covers(spot, number)).reduce((sum, spot) => sum + paysOf(spot), 0);
  return (paid * 100) / spots.length;
}

function paysOf(spot: string): number {
  if (NUMBERS.includes(spot)) return ROULETTE_PAYS.number;
  return spot.startsWith('dozen') ? ROULETTE_PAYS.dozen : ROULETTE_PAYS.even;
}

/** Whether a spot wins on a number; zero wins on itself alone. */
function covers(spot: string, number: number): boolean {
  if (spot === String(number)) return true;
  if (number === 0) return false;
  const won: Record<string, boolean> = {
    red: isRed(number),
    black: !isRed(number),
    even: number % 2 === 0,
    odd: number % 2 === 1,
    low: number < 19,
    high: number > 18,
    [`dozen${Math.ceil(number / 12)}`]: true,
  };
  return won[spot] ?? false;
}
