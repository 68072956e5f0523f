import { type Movement, readCase, recordMovement, type VendorTransaction } from '../db/game-money';
import type { KnownPlayer } from '../db/game-players';
import { LedgerError } from '../db/ledger';
import { Refusal } from '../refusal';
import type { Visit } from '../visit';
import { openPlayer } from './open-player';

/** Calls for one bet may overtake each other; each time, what is known now is judged. */
const MOST_TRIES = 5;

type Asked = { vendor: string; playerId: string; transactionId: string };
type Call = Pick<Visit, 'db' | 'clock'> & { input: Asked };
type Case = KnownPlayer & Omit<Awaited<ReturnType<typeof readCase>>, 'earlier'>;
/** What is a movement's own; the rest is the call's. */
type Judged = Movement extends infer One
  ? One extends Movement
    ? Omit<One, 'vendor' | 'transactionId' | 'fingerprint' | 'memberId'>
    : never
  : never;
type Deed = {
  /** The bet that the call is about. */
  betId: string;
  /** What makes the call what it is; the same transaction id with other content is refused. */
  content: readonly unknown[];
  judge: (known: Case) => Judged;
};

/**
 * Heeds one call of a vendor once: judges it by what is known, writes it, and answers the balance after it. The same
 * call again is answered as the first time; the batch that writes it fails if what it was judged by has changed.
 * @throws Refusal `player.unknown`, `permission.denied` for a player without money in the game,
 * `transaction.reused`, `balance.short`, and whatever `judge` throws.
 */
export async function moveMoney(call: Call, { betId, content, judge }: Deed) {
  const { db, clock, input } = call;
  const { vendor, transactionId } = input;
  const known = await openPlayer(call, input);
  if (known.player.freeplay) throw new Refusal('permission.denied');
  const memberId = known.member.id;
  const fingerprint = JSON.stringify([memberId, ...content]);
  let written = false;
  for (let tries = 0; tries < MOST_TRIES || written; tries += 1) {
    const { earlier, ...bet } = await readCase(db, vendor, { transactionId, betId });
    if (earlier) return answerOf(earlier, fingerprint, !written);
    const judged = judge({ ...known, ...bet });
    const movement = { ...judged, vendor, transactionId, fingerprint, memberId } as Movement;
    written = await recordMovement(db, movement, clock.now()).catch(refuseShort);
  }
  throw new Error('other calls for the same bet were faster each time');
}

function answerOf({ id, balance, fingerprint }: VendorTransaction, asked: string, repeated: boolean) {
  if (fingerprint !== asked) throw new Refusal('transaction.reused');
  return { transactionId: id, balance: balance / 100, repeated };
}

function refuseShort(error: unknown): never {
  const short = error instanceof LedgerError && error.failure === 'balance.short';
  throw short ? new Refusal('balance.short') : error;
}

/** Hundredths of an amount in units of the currency. */
export const hundredthsOf = (units: number): number => Math.round(units * 100);
