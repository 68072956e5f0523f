import { eq, sql } from 'drizzle-orm';
import { type Notice, noticing } from './inbox';
import { memberAccount, postingOf, wroteUnovertaken } from './ledger';
import type { Db } from './open';
import { memberTransfers } from './schema';

export type MemberTransfer = typeof memberTransfers.$inferSelect;
type NewMemberTransfer = Omit<MemberTransfer, 'ledgerKey' | 'balanceAfter'>;

/** What was sent of an intent, or undefined. */
export function findMemberTransfer(db: Db, intentHash: string): Promise<MemberTransfer | undefined> {
  return db.select().from(memberTransfers).where(eq(memberTransfers.intentHash, intentHash)).get();
}

/**
 * Writes down what is sent to the upline or to a direct downline, moves it and tells the other of it, in one batch. False when the database
 * refuses it because what it was judged by has changed: money was bet or withdrawn, more is to be played, the other does
 * not stand there any more, or a twin was faster.
 */
export async function writeMemberTransfer(
  db: Db,
  wanted: NewMemberTransfer,
  texts: Notice['texts'] | null,
): Promise<boolean> {
  const { transferNo, way, memberId, otherId, amount, at } = wanted;
  const kind = `transfer.${way}`;
  const ledgerKey = `${kind}:${transferNo}`;
  const entries = [
    { account: memberAccount(memberId), amount: -amount },
    { account: memberAccount(otherId), amount },
  ];
  const transaction = { idempotencyKey: ledgerKey, kind, entries };
  const balanceAfter = sql<number>`(SELECT balance FROM ledger_accounts WHERE id = ${memberAccount(memberId)})`;
  const statements = [
    ...postingOf(db, { ...transaction, source: `transfer:${transferNo}` }, at),
    db.insert(memberTransfers).values({ ...wanted, ledgerKey, balanceAfter }),
    ...noticing(db, texts ? [{ memberId: otherId, texts, createdAt: at }] : []),
  ];
  return wroteUnovertaken(db, statements, /member_transfers: |member_transfers_unlocked/);
}
