import { type Movement, readCase, type VendorTransaction, writeMovement } from '../../db/game-money';
import type { KnownPlayer } from '../../db/game-players';
import { LedgerError } from '../../db/ledger';
import { playingAccount } from '../../db/wallets';
import { Refusal } from '../../platform/refusal';
import { openPlayer, type WalletContext } from './open-player';

/** Calls for one bet may overtake each other; each time, what is known now is judged. */
const MOST_TRIES = 5;

/** Whose movement it is, and the vendor's own id for it. */
export type Asked = { vendor: string; playerId: string; transactionId: string };
/** What a movement comes to: the balance after it in 1/100 units, and whether it was known already. */
export type Moved = { transactionId: string; balance: number; repeated: boolean };
type Case = KnownPlayer & Omit<Awaited<ReturnType<typeof readCase>>, 'earlier'>;
/** What is a movement's own; the rest is the call's. */
type Judged = Movement extends infer One
  ? One extends Movement
    ? Omit<One, 'vendor' | 'transactionId' | 'fingerprint' | 'memberId' | 'account'>
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
 * Heeds one call of a vendor once: judges it by what is known, writes it, and answers the balance after it, in 1/100
 * units. The same call again is answered as the first time; the batch that writes it fails if what it was judged by
 * has changed.
 * @throws Refusal `player.unknown`, `permission.denied` for a player without money in the game,
 * `transaction.reused`, `balance.short`, `request.invalid` for more than an account can hold, and whatever `judge` throws.
 */
export async function moveMoney(
  { db, clock }: WalletContext,
  asked: Asked,
  { betId, content, judge }: Deed,
): Promise<Moved> {
  const { vendor, transactionId } = asked;
  const known = await openPlayer({ db }, asked);
  if (known.player.freeplay) throw new Refusal('permission.denied');
  const memberId = known.member.id;
  const fingerprint = JSON.stringify([memberId, ...content]);
  let written = false;
  for (let tries = 0; tries < MOST_TRIES || written; tries += 1) {
    const { earlier, ...bet } = await readCase(db, vendor, { transactionId, betId });
    if (earlier) return answerOf(earlier, fingerprint, !written);
    const judged = judge({ ...known, ...bet });
    const account = await playingAccount(db, known, judged.nodeId);
    const movement = { ...judged, vendor, transactionId, fingerprint, memberId, account } as Movement;
    written = await writeMovement(db, movement, clock.now()).catch(refuse);
  }
  throw new Error('other calls for the same bet were faster each time');
}

function answerOf({ id, balance, fingerprint }: VendorTransaction, asked: string, repeated: boolean): Moved {
  if (fingerprint !== asked) throw new Refusal('transaction.reused');
  return { transactionId: id, balance, repeated };
}

function refuse(error: unknown): never {
  const failure = error instanceof LedgerError ? error.failure : undefined;
  if (failure === 'balance.short') throw new Refusal('balance.short');
  throw failure === 'balance.excessive' ? new Refusal('request.invalid') : error;
}
