import { findDraw, keepDraw } from '../../db/draws';
import type { Db } from '../../db/open';
import type { HeldDraw } from '../../db/schema';
import { type Random, secureRandom } from '../../platform/random';
import { LOTTERIES, type Lottery, VIETNAM_PRIZES } from './lotteries';
import { type Draw, drawBefore, openDraw } from './schedule';

/** How a game of draws is drawn: as the house has it, else a row of five digits every minute. */
export type DrawnGame = Pick<Lottery, 'gameCode' | 'kind' | 'digits' | 'prizes' | 'schedule'>;

export function drawnGame(gameCode: string): DrawnGame {
  const known = LOTTERIES.find((lottery) => lottery.gameCode === gameCode);
  return known ?? { gameCode, kind: 'digits', digits: 5, schedule: { every: 60 } };
}

/**
 * The result of a draw whose time has come: drawn by whoever asks first, and the same for everybody after. Draws that
 * nobody asks for are never made, so an idle week costs nothing.
 */
export async function holdDraw(
  db: Db,
  game: DrawnGame,
  { numero, drawTime }: Draw,
  now: number,
  random: Random = secureRandom,
): Promise<HeldDraw> {
  if (now < drawTime) throw new RangeError('the time of the draw has not come');
  const held = await findDraw(db, game.gameCode, numero);
  return held ?? keepDraw(db, { lottery: game.gameCode, numero, drawTime, prizes: prizesOf(game, random) });
}

/** The draw that is open for tickets, and the last one with its result. */
export async function drawsOf(db: Db, game: DrawnGame, now: number) {
  const open = openDraw(game.schedule, now);
  return { open, last: await holdDraw(db, game, drawBefore(game.schedule, now), now) };
}

function prizesOf({ kind, digits, prizes }: DrawnGame, random: Random): HeldDraw['prizes'] {
  const table = kind === 'vietnam' ? VIETNAM_PRIZES[prizes ?? 7] : ([['DB', 1, digits]] as const);
  return table.map(([prize, numbers, length]) => ({
    prize,
    numbers: Array.from({ length: numbers }, () => digitsOf(length, random)),
  }));
}

function digitsOf(length: number, random: Random): string {
  return Array.from({ length }, () => random(10)).join('');
}
