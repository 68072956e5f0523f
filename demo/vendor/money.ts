import { GatewayError } from '../../contracts/errors';
import { decimalNumberOf, minorUnitsOf } from '../../contracts/shared/minor-units';
import type { VendorRound, VendorSession } from '../db/schema';
import { sumOfRounds } from '../db/vendor';
import type { Vendor } from './vendor';

/** Play money of a session at its start, in 1/100 units. */
const PLAY_MONEY = 1_000_000_00;

/** How a call of the wallet ended: done, refused for good, or without an answer that can be believed. */
export type Moved = { done: true; balance: number } | { done: false; refused: string | null };

const NO_ANSWER = ['gateway.timeout', 'gateway.unavailable', 'gateway.bad.answer', 'unknown', 'rate.limited'];

/** What ends a bet for good; whatever else a win or a rollback is refused for, it is owed still. */
const CLOSED = ['bet.settled', 'bet.rolled.back', 'bet.unknown'];

/** Money of a round, in 1/100 units. Play money moves nothing: it is the sum of the session's rounds. */
export const money = {
  bet: (vendor: Vendor, round: VendorRound): Promise<Moved> =>
    round.freeplay
      ? covered(vendor, round)
      : outcomeOf(
          vendor
            .walletOf(round.vendor)
            .bet({ ...named(round), transactionId: betId(round), amount: units(round.stake) }),
        ),

  win: (vendor: Vendor, round: VendorRound): Promise<Moved> =>
    round.freeplay
      ? playBalance(vendor, round)
      : outcomeOf(
          vendor.walletOf(round.vendor).win({
            ...named(round),
            transactionId: `${round.id}-win`,
            betTransactionId: betId(round),
            amount: units(round.win),
          }),
          CLOSED,
        ),

  giveBack: (vendor: Vendor, round: VendorRound): Promise<Moved> =>
    round.freeplay
      ? playBalance(vendor, round)
      : outcomeOf(
          vendor.walletOf(round.vendor).rollBack({
            playerId: round.playerId,
            transactionId: `${round.id}-back`,
            betTransactionId: betId(round),
          }),
          CLOSED,
        ),

  /** The balance of a session. */
  balance: async (vendor: Vendor, session: VendorSession): Promise<number> => {
    if (session.freeplay) return PLAY_MONEY + (await sumOfRounds(vendor.db, session.tokenHash));
    const wallet = vendor.walletOf(session.vendor);
    return cents((await wallet.balance({ playerId: session.playerId })).balance);
  },
};

export const units = decimalNumberOf;

/** @throws RangeError for what is no exact amount */
export function cents(amount: number): number {
  const minor = minorUnitsOf(amount);
  if (minor === undefined) throw new RangeError('not an exact amount of money');
  return minor;
}

const betId = (round: VendorRound) => `${round.id}-bet`;
const named = ({ playerId, id, nodeId }: VendorRound) => ({ playerId, roundId: id, nodeId });

async function outcomeOf(call: Promise<{ balance: number }>, final?: readonly string[]): Promise<Moved> {
  try {
    return { done: true, balance: cents((await call).balance) };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const open = final ? !final.includes(error.code) : NO_ANSWER.includes(error.code) || error.status >= 500;
    return { done: false, refused: open ? null : error.code };
  }
}

/** The round is written down already, so its stake is in the sum. */
async function covered(vendor: Vendor, round: VendorRound): Promise<Moved> {
  const after = await playBalance(vendor, round);
  return after.balance < 0 ? { done: false, refused: 'balance.short' } : after;
}

async function playBalance({ db }: Vendor, { sessionHash }: VendorRound) {
  return { done: true, balance: PLAY_MONEY + (await sumOfRounds(db, sessionHash)) } as const;
}
