import { eq, sql } from 'drizzle-orm';
import { memberAccount, postingOf, wroteUnovertaken } from './ledger';
import type { Db } from './open';
import { transfersUp } from './schema';

export type SentUp = typeof transfersUp.$inferSelect;
type NewSentUp = Omit<SentUp, 'ledgerKey' | 'balanceAfter'>;

/** What was sent up of an intent, or undefined. */
export function findSentUp(db: Db, intentHash: string): Promise<SentUp | undefined> {
  return db.select().from(transfersUp).where(eq(transfersUp.intentHash, intentHash)).get();
}

/**
 * Writes down what is sent to an upline and moves it, in one batch. False when the database refuses it because what it
 * was judged by has changed: money was bet or withdrawn, more is to be played, or a twin was faster.
 */
export async function recordSentUp(db: Db, wanted: NewSentUp): Promise<boolean> {
  const { transferNo, memberId, uplineId, amount, at } = wanted;
  const ledgerKey = `transfer.up:${transferNo}`;
  const entries = [
    { account: memberAccount(memberId), amount: -amount },
    { account: memberAccount(uplineId), amount },
  ];
  const transaction = { idempotencyKey: ledgerKey, kind: 'transfer.up', entries };
  const balanceAfter = sql<number>`(SELECT balance FROM ledger_accounts WHERE id = ${memberAccount(memberId)})`;
  const statements = [
    ...postingOf(db, { ...transaction, source: `transfer:${transferNo}` }, at),
    db.insert(transfersUp).values({ ...wanted, ledgerKey, balanceAfter }),
  ];
  return wroteUnovertaken(db, statements, /transfers_up: |transfers_up_unlocked/);
}
