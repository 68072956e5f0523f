import type { RoundState, VendorRound, VendorSession } from '../db/schema';
import { findRound, insertRound, moveRound } from '../db/vendor';
import type { Drawn } from './engines/engine';
import { money } from './money';
import type { Vendor } from './vendor';

/** A rollback or a win is sent so often at once; then at the player's next call. */
const TRIES = 3;

export type Wanted = {
  clientId: string;
  /** In 1/100 units. */
  stake: number;
  choice: unknown;
  /** The draw that the round waits for; without one it is decided at once. */
  ticket?: { lottery: string; numero: string; drawTime: number };
};

/** A round as it stands, and the balance after it where a movement told it. */
export type Played = { round: VendorRound; balance: number | null; repeated: boolean };

/**
 * Plays a round: bet, outcome, win, each step written down before the next. A round that was sent before is answered
 * as it stands and moves nothing.
 */
export async function playRound(
  vendor: Vendor,
  session: VendorSession,
  wanted: Wanted,
  draw: () => Drawn,
): Promise<Played> {
  const { vendor: name, playerId, accountId, tokenHash: sessionHash, nodeId, freeplay } = session;
  const now = vendor.clock.wall();
  const isNew = await insertRound(vendor.db, {
    id: crypto.randomUUID(),
    sessionHash,
    vendor: name,
    playerId,
    accountId,
    clientId: wanted.clientId,
    nodeId,
    freeplay,
    stake: wanted.stake,
    choice: wanted.choice,
    state: 'betting',
    ...wanted.ticket,
    createdAt: now,
    updatedAt: now,
  });
  const round = await findRound(vendor.db, playerId, wanted.clientId);
  if (!round) throw new Error('a round that was written is gone');
  if (!isNew) return { round, balance: null, repeated: true };

  const bet = await money.bet(vendor, round);
  if (!bet.done) return { ...(await notPlaced(vendor, round, bet.refused)), repeated: false };
  if (wanted.ticket) {
    const waiting = await move(vendor, round, 'waiting');
    return { round: waiting ?? (await again(vendor, round)), balance: bet.balance, repeated: false };
  }
  return { ...(await decide(vendor, round, draw)), repeated: false };
}

/** The bet stands: the outcome is drawn, written down and paid. Whoever comes second finds the round taken. */
export async function decide(vendor: Vendor, round: VendorRound, draw: () => Drawn) {
  const { multiplier, shown } = draw();
  const decided = await moveRound(vendor.db, round, {
    state: 'winning',
    outcome: shown,
    win: Math.floor((round.stake * multiplier) / 100),
    updatedAt: vendor.clock.wall(),
  });
  return decided ? payOut(vendor, decided) : { round: await again(vendor, round), balance: null };
}

/** Sends what was won until the wallet has it; a round of 0 is closed with it too. */
export async function payOut(vendor: Vendor, round: VendorRound) {
  const paid = await insist(() => money.win(vendor, round));
  if (!paid.done && paid.refused === null) return { round, balance: null };
  // What the wallet closed or gave back already is over, whatever was drawn.
  const over = paid.done || paid.refused === 'bet.settled' ? 'settled' : 'cancelled';
  const moved = await move(vendor, round, over);
  return { round: moved ?? (await again(vendor, round)), balance: paid.done ? paid.balance : null };
}

/** Whether the wallet owes an answer about a round that was sent to it. */
export const isUnheard = ({ state }: VendorRound): boolean => state === 'winning' || state === 'cancelling';

/** Gives a bet back until the wallet has heard it. */
export async function callOff(vendor: Vendor, round: VendorRound) {
  const heard = await insist(() => money.giveBack(vendor, round));
  if (!heard.done && heard.refused === null) return { round, balance: null };
  const moved = await move(vendor, round, heard.done ? 'cancelled' : 'settled');
  return { round: moved ?? (await again(vendor, round)), balance: heard.done ? heard.balance : null };
}

/** The bet was refused, which moved nothing, or nobody knows: then it is given back. */
async function notPlaced(vendor: Vendor, round: VendorRound, refused: string | null) {
  if (refused !== null) {
    const state = refused === 'bet.rolled.back' ? 'cancelled' : 'refused';
    const moved = await moveRound(vendor.db, round, {
      state,
      outcome: { refused },
      updatedAt: vendor.clock.wall(),
    });
    return { round: moved ?? (await again(vendor, round)), balance: null };
  }
  const doubtful = await move(vendor, round, 'cancelling');
  return doubtful ? callOff(vendor, doubtful) : { round: await again(vendor, round), balance: null };
}

function move(vendor: Vendor, round: VendorRound, state: RoundState) {
  return moveRound(vendor.db, round, { state, updatedAt: vendor.clock.wall() });
}

async function again(vendor: Vendor, round: VendorRound): Promise<VendorRound> {
  return (await findRound(vendor.db, round.playerId, round.clientId)) ?? round;
}

async function insist<T extends { done: boolean; refused?: string | null }>(
  call: () => Promise<T>,
): Promise<T> {
  let answer = await call();
  for (let index = 1; index < TRIES && !answer.done && answer.refused === null; index += 1)
    answer = await call();
  return answer;
}
