import { eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Db } from './open';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema';

/** Amount in 1/100 units: above zero flows into the account, below zero out of it. */
export type Entry = { account: string; amount: number };
export type Transaction = {
  idempotencyKey: string;
  kind: string;
  entries: readonly Entry[];
  /** What it came from, such as `deposit:NT260822-4K7Q2M`. */
  source?: string;
  /** The lobby's name of the vendor that it is about. */
  vendor?: string | SQL;
};
/** A statement that goes into the batch of a transaction. */
export type Statement = BatchItem<'sqlite'>;
export type LedgerFailure =
  | 'unbalanced'
  | 'balance.short'
  | 'balance.excessive'
  | 'key.reused'
  | 'account.unknown';

/** A transaction the ledger does not take. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
  constructor(readonly failure: LedgerFailure) {
    super(failure);
  }
}

/** Names of the ledger's accounts. */
export const MEMBER_PREFIX = 'member:';
export const memberAccount = (memberId: number): string => `${MEMBER_PREFIX}${memberId}`;
export const HOUSE_OPENING = 'house:opening';
export const HOUSE_GAMES = 'house:games';
/** What payment providers took in for members, less what they paid out for them. */
export const HOUSE_PAYMENTS = 'house:payments';
/** Money that came in and names no order: nobody's, until staff have found whose it is. */
export const HOUSE_UNMATCHED = 'house:unmatched';
/** What members paid for deposits and withdrawals. */
export const HOUSE_FEES = 'house:fees';
/** What the house gave as bonuses, less what went back. */
export const HOUSE_BONUSES = 'house:bonuses';
/** Money of a withdrawal under way: no longer the member's to play with, not yet paid out. */
export const heldAccount = (memberId: number): string => `held:${memberId}`;
/** A member's money at a vendor, where the merchant keeps one wallet for each (WALLET-11). */
export const vendorAccount = (vendor: string, memberId: number): string => `vendor:${vendor}:${memberId}`;

/** Opens an account with nothing in it; an account that is there stays as it is. */
export async function openAccount(db: Db, id: string, owner: { memberId: number } | 'house'): Promise<void> {
  await opening(db, id, owner);
}

/** `openAccount` as a statement for a batch. */
export function opening(db: Db, id: string, owner: { memberId: number } | 'house') {
  const values =
    owner === 'house' ? { id, mayBeNegative: true } : { id, memberId: owner.memberId, mayBeNegative: false };
  return db.insert(ledgerAccounts).values(values).onConflictDoNothing();
}

/**
 * Posts a transaction: all entries or none, in one batch, checked by the database itself. The same transaction
 * under the same key is posted once and answered `repeated`.
 * @throws LedgerError `unbalanced`, `balance.short`, `balance.excessive`, `account.unknown`, or `key.reused` for another
 * transaction under a key that was used.
 */
export async function post(db: Db, transaction: Transaction, now: number): Promise<{ repeated: boolean }> {
  const posting = postingOf(db, transaction, now);
  try {
    await db.batch(posting);
    return { repeated: false };
  } catch (error) {
    const earlier = await db
      .select({ fingerprint: ledgerTransactions.fingerprint })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.idempotencyKey, transaction.idempotencyKey))
      .get();
    if (!earlier) throw toLedgerError(error);
    if (earlier.fingerprint !== fingerprintOf(transaction)) throw new LedgerError('key.reused');
    return { repeated: true };
  }
}

/** Whether a transaction was posted under a key. */
export async function isPosted(db: Db, idempotencyKey: string): Promise<boolean> {
  const row = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.idempotencyKey, idempotencyKey))
    .get();
  return row !== undefined;
}

/**
 * The statements that post a transaction, for a batch with others: all of them or none.
 * @throws LedgerError `unbalanced`
 */
export function postingOf(db: Db, transaction: Transaction, now: number): [Statement, ...Statement[]] {
  refuseUnbalanced(transaction.entries);
  const id = crypto.randomUUID();
  const { idempotencyKey, kind, entries, source, vendor } = transaction;
  return [
    db.insert(ledgerTransactions).values({
      id,
      idempotencyKey,
      kind,
      source,
      vendor,
      fingerprint: fingerprintOf(transaction),
      createdAt: now,
    }),
    db.insert(ledgerEntries).values(
      entries.map(({ account, amount }) => ({
        transactionId: id,
        accountId: account,
        amount,
        kind,
        at: now,
        vendor,
      })),
    ),
    db.update(ledgerTransactions).set({ status: 'posted' }).where(eq(ledgerTransactions.id, id)),
  ];
}

/**
 * The statements that post many transactions of one moment, in their order, between accounts that are there, for a batch
 * with others.
 * @throws LedgerError `unbalanced`
 */
export function postingsSql(transactions: readonly Transaction[], now: number): SQL[] {
  for (const { entries } of transactions) refuseUnbalanced(entries);
  // They are posted in the order of their ids.
  const ids = transactions.map(() => crypto.randomUUID()).toSorted();
  const rows = transactions.map((one, index) => [
    ids[index],
    one.idempotencyKey,
    one.kind,
    one.source ?? null,
    fingerprintOf(one),
  ]);
  const entries = transactions.flatMap(({ kind, entries }, index) =>
    entries.map(({ account, amount }) => [ids[index], account, amount, kind]),
  );
  return [
    sql`
      INSERT INTO ledger_transactions (id, idempotency_key, kind, source, fingerprint, created_at)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, ${now}
      FROM json_each(${JSON.stringify(rows)}) ORDER BY key`,
    sql`
      INSERT INTO ledger_entries (transaction_id, account_id, amount, kind, at)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, ${now}
      FROM json_each(${JSON.stringify(entries)}) ORDER BY key`,
    sql`
      UPDATE ledger_transactions SET status = 'posted'
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  ];
}

/** Whether a transaction was posted under a key. */
export async function ledgerKeyExists(db: Db, idempotencyKey: string): Promise<boolean> {
  const row = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.idempotencyKey, idempotencyKey))
    .get();
  return row !== undefined;
}

/** Balance of a member's account, in 1/100 units; 0 without one. */
export async function readMemberBalance(db: Db, memberId: number): Promise<number> {
  const row = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, memberAccount(memberId)))
    .get();
  return row?.balance ?? 0;
}

/** Accounts whose balance is not the sum of their posted entries: empty, or the ledger is broken. */
export function auditLedger(db: Db): Promise<{ id: string; balance: number; entries: number }[]> {
  return db.all(sql`
    SELECT a.id, a.balance, COALESCE(SUM(e.amount), 0) AS entries
    FROM ledger_accounts a
    LEFT JOIN ledger_entries e ON e.account_id = a.id
    GROUP BY a.id HAVING a.balance <> COALESCE(SUM(e.amount), 0)`);
}

function fingerprintOf({ kind, entries }: Transaction): string {
  return JSON.stringify([kind, entries.map(({ account, amount }) => [account, amount])]);
}

function refuseUnbalanced(entries: readonly Entry[]): void {
  const whole = entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  if (!whole || entries.length < 2 || sum !== 0) throw new LedgerError('unbalanced');
}

/** A failed batch as a `LedgerError`, where it is one of the ledger's constraints; else as it was. */
export function toLedgerError(error: unknown): unknown {
  const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
  if (text.includes('ledger_accounts_covered')) return new LedgerError('balance.short');
  if (text.includes('ledger_accounts_exact')) return new LedgerError('balance.excessive');
  if (text.includes('FOREIGN KEY')) return new LedgerError('account.unknown');
  return error;
}

/**
 * Runs a batch that posts what was judged by what is known; false where the database refuses it because something was
 * faster: the money is gone, the row is there, or one of the rules says so.
 */
export async function wroteUnovertaken(db: Db, statements: Statement[], rules: RegExp): Promise<boolean> {
  try {
    await db.batch(statements as [Statement, ...Statement[]]);
    return true;
  } catch (error) {
    const failure = toLedgerError(error);
    if (failure instanceof LedgerError && failure.failure === 'balance.short') return false;
    const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
    if (text.includes('UNIQUE constraint failed') || rules.test(text)) return false;
    throw failure;
  }
}
