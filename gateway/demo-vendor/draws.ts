import { findDraw, keepDraw } from '../db/draws';
import type { Db } from '../db/open';
import type { HeldDraw, VendorRound } from '../db/schema';
import { listDueTickets } from '../db/vendor';
import { LOTTERIES, type SeededLottery, VIETNAM_PRIZES } from '../seed/lotteries';
import { judgeTicket, type TicketChoice } from './engines/lottery';
import { type Random, secureRandom } from './random';
import { decide, isUnheard } from './rounds';
import { type Draw, drawBefore, openDraw } from './schedule';
import type { Vendor } from './vendor';

/** How a game of draws is drawn: as seeded, else a row of five digits every minute. */
export type DrawnGame = Pick<SeededLottery, 'gameCode' | 'kind' | 'digits' | 'prizes' | 'schedule'>;

/** So many tickets are settled by one call; the next takes the next. */
const AT_ONCE = 50;

export function drawnGame(gameCode: string): DrawnGame {
  const seeded = LOTTERIES.find((lottery) => lottery.gameCode === gameCode);
  return seeded ?? { gameCode, kind: 'digits', digits: 5, schedule: { every: 60 } };
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

/** Settles tickets whose draw has come, of an account or of all; each once, whoever else settles too; no more while the wallet is silent. */
export async function settleTickets(vendor: Vendor, accountId?: string): Promise<VendorRound[]> {
  const now = vendor.clock.now();
  const due = await listDueTickets(vendor.db, now, AT_ONCE, accountId);
  const settled: VendorRound[] = [];
  for (const ticket of due) {
    const { lottery, numero, drawTime } = ticket;
    if (lottery === null || numero === null || drawTime === null) continue;
    const draw = await holdDraw(vendor.db, drawnGame(lottery), { numero, drawTime }, now, vendor.random);
    const first = draw.prizes[0]?.numbers[0] ?? '';
    const multiplier = judgeTicket(ticket.choice as TicketChoice, first);
    const { round } = await decide(vendor, ticket, () => ({ multiplier, shown: { first } }));
    settled.push(round);
    if (isUnheard(round)) break;
  }
  return settled;
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
