import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { RETURN_REASONS } from '../../contracts/withdraw/withdrawal';
import { type Notice, noticing } from './inbox';
import {
  HOUSE_FEES,
  HOUSE_PAYMENTS,
  heldAccount,
  memberAccount,
  opening,
  postingOf,
  type Statement,
  wroteUnovertaken,
} from './ledger';
import type { Db } from './open';
import {
  ledgerAccounts,
  type Merchant,
  members,
  merchants,
  payouts,
  type Withdrawal,
  type WithdrawalStep,
  wageringRequirements,
  withdrawalSteps,
  withdrawals,
} from './schema';

export type ReturnReason = (typeof RETURN_REASONS)[number];
export type KnownWithdrawal = Withdrawal & { steps: WithdrawalStep[] } & Pick<Merchant, 'currencySymbol'>;
/** What is settled, or given back. */
export type Held = Pick<Withdrawal, 'orderNo' | 'memberId' | 'amount' | 'fee'>;
export type NewWithdrawal = Omit<Withdrawal, 'balanceAfter' | 'ledgerKey'> & {
  /** When it may be checked. */
  checkAt: number;
};

const isReturned = sql`EXISTS (
  SELECT 1 FROM withdrawal_steps AS ended WHERE ended.order_no = withdrawals.order_no AND ended.step = 'returned'
)`;
/** Withdrawals and what was sent: one after another, each judged by those before it. */
const sequenceOf = (memberId: number) => sql<number>`(
  (SELECT COUNT(*) FROM withdrawals WHERE member_id = ${memberId})
  + (SELECT COUNT(*) FROM member_transfers WHERE member_id = ${memberId})
)`;
const sentOn = (memberId: number, day: string) => sql`COALESCE(
  (SELECT SUM(sent.amount) FROM member_transfers sent WHERE sent.member_id = ${memberId} AND sent.day = ${day}), 0
)`;
const source = (orderNo: string) => `withdrawal:${orderNo}`;

/** What a withdrawal is judged by, all of one moment; amounts in 1/100 units. What came back counts for no limit. */
export async function readWithdrawCase(db: Db, memberId: number, day: string) {
  const [[account], [before], [today], [latest]] = await db.batch([
    db
      .select({ balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.id, memberAccount(memberId))),
    db.select({ sequence: sequenceOf(memberId) }).from(sql`(SELECT 1)`),
    db
      .select({
        amount: sql<number>`COALESCE(SUM(${withdrawals.amount}), 0) + ${sentOn(memberId, day)}`,
        free: sql<number>`COALESCE(SUM(${withdrawals.freeTime} > 0), 0)`,
      })
      .from(withdrawals)
      .where(and(eq(withdrawals.memberId, memberId), eq(withdrawals.day, day), sql`NOT ${isReturned}`)),
    db
      .select({ id: max(wageringRequirements.id) })
      .from(wageringRequirements)
      .where(eq(wageringRequirements.memberId, memberId)),
  ]);
  return {
    balance: account?.balance ?? 0,
    sequence: before?.sequence ?? 0,
    amountToday: today?.amount ?? 0,
    freeToday: today?.free ?? 0,
    requirementId: latest?.id ?? 0,
  };
}

/** A withdrawal by its number, with its steps in their order and its site's currency, or null. */
export async function findWithdrawal(db: Db, orderNo: string): Promise<KnownWithdrawal | null> {
  const [[found], steps] = await db.batch([
    db
      .select({ withdrawal: withdrawals, currencySymbol: merchants.currencySymbol })
      .from(withdrawals)
      .innerJoin(members, eq(members.id, withdrawals.memberId))
      .innerJoin(merchants, eq(merchants.code, members.merchant))
      .where(eq(withdrawals.orderNo, orderNo)),
    db.select().from(withdrawalSteps).where(eq(withdrawalSteps.orderNo, orderNo)).orderBy(asc(sql`rowid`)),
  ]);
  return found ? { ...found.withdrawal, currencySymbol: found.currencySymbol, steps } : null;
}

/** The withdrawal that was made of an intent. */
export function findIntended(db: Db, intentHash: string): Promise<Withdrawal | undefined> {
  return db.select().from(withdrawals).where(eq(withdrawals.intentHash, intentHash)).get();
}

/**
 * What a withdrawal is checked by before it is handed over: whether its member may still be paid, and whether the books
 * bear it, the wallets' balances being the sum of their movements and the held money being there.
 */
export async function readCheck(db: Db, { orderNo, memberId }: Pick<Held, 'orderNo' | 'memberId'>) {
  const row = await db.get<{ active: number; sound: number }>(sql`
    SELECT m.status = 'active' AS active,
      (SELECT SUM(balance) FROM ledger_accounts
        WHERE member_id = ${memberId} AND (id GLOB 'member:*' OR id GLOB 'vendor:*'))
        = (SELECT SUM(amount) FROM ledger_quarters WHERE member_id = ${memberId})
      AND (SELECT balance FROM ledger_accounts WHERE id = ${heldAccount(memberId)})
        >= (SELECT amount FROM withdrawals WHERE order_no = ${orderNo}) AS sound
    FROM members m WHERE m.id = ${memberId}`);
  return { isActive: row?.active === 1, isSound: row?.sound === 1 };
}

/**
 * Writes a withdrawal down and holds its money, in one batch. False when the database refuses it because what it was
 * judged by has changed: another withdrawal was faster, money was bet, or more is to be played.
 */
export async function writeWithdrawal(db: Db, { checkAt, ...wanted }: NewWithdrawal): Promise<boolean> {
  const { orderNo, memberId, amount, at } = wanted;
  const ledgerKey = `withdraw.hold:${orderNo}`;
  const balanceAfter = sql<number>`(SELECT balance FROM ledger_accounts WHERE id = ${memberAccount(memberId)})`;
  const entries = [
    { account: memberAccount(memberId), amount: -amount },
    { account: heldAccount(memberId), amount },
  ];
  return recorded(db, [
    opening(db, heldAccount(memberId), { memberId }),
    ...postingOf(
      db,
      { idempotencyKey: ledgerKey, kind: 'withdraw.hold', entries, source: source(orderNo) },
      at,
    ),
    db.insert(withdrawals).values({ ...wanted, ledgerKey, balanceAfter }),
    db.insert(withdrawalSteps).values({ orderNo, step: 'requested', at }),
    db.insert(withdrawalSteps).values({ orderNo, step: 'held', at, ledgerKey }),
    db.insert(payouts).values({ orderNo, nextAt: checkAt }),
  ]);
}

/**
 * Settles a withdrawal whose money arrived: what was held goes to whoever paid it out, and its fee to the house. `texts`
 * are its member's message (null for the sandbox), `heeded` is what was told of it.
 */
export function writePaid(
  db: Db,
  { orderNo, memberId, amount, fee }: Held,
  at: number,
  texts: Notice['texts'] | null,
  ...heeded: Statement[]
) {
  const ledgerKey = `withdraw.settle:${orderNo}`;
  const entries = [
    { account: heldAccount(memberId), amount: -amount },
    { account: HOUSE_PAYMENTS, amount: amount - fee },
    ...(fee === 0 ? [] : [{ account: HOUSE_FEES, amount: fee }]),
  ];
  return recorded(db, [
    opening(db, HOUSE_PAYMENTS, 'house'),
    opening(db, HOUSE_FEES, 'house'),
    ...postingOf(
      db,
      { idempotencyKey: ledgerKey, kind: 'withdraw.settle', entries, source: source(orderNo) },
      at,
    ),
    // Who pays may be faster than the note that it was asked to.
    db.insert(withdrawalSteps).values({ orderNo, step: 'paying', at }).onConflictDoNothing(),
    db.insert(withdrawalSteps).values({ orderNo, step: 'paid', at, ledgerKey }),
    nothingToDo(db, orderNo),
    ...noticing(db, texts ? [{ memberId, texts, createdAt: at }] : []),
    ...heeded,
  ]);
}

/**
 * Gives a withdrawal's money back whole; `texts` are its member's message (null for the sandbox), `heeded` is what was
 * told of it.
 */
export function writeReturned(
  db: Db,
  { orderNo, memberId, amount }: Held,
  reason: ReturnReason,
  at: number,
  texts: Notice['texts'] | null,
  ...heeded: Statement[]
) {
  const ledgerKey = `withdraw.return:${orderNo}`;
  const entries = [
    { account: heldAccount(memberId), amount: -amount },
    { account: memberAccount(memberId), amount },
  ];
  return recorded(db, [
    ...postingOf(
      db,
      { idempotencyKey: ledgerKey, kind: 'withdraw.return', entries, source: source(orderNo) },
      at,
    ),
    db.insert(withdrawalSteps).values({ orderNo, step: 'returned', at, reason, ledgerKey }),
    nothingToDo(db, orderNo),
    ...noticing(db, texts ? [{ memberId, texts, createdAt: at }] : []),
    ...heeded,
  ]);
}

const nothingToDo = (db: Db, orderNo: string) =>
  db.update(payouts).set({ nextAt: null }).where(eq(payouts.orderNo, orderNo));

/** Runs a batch about a withdrawal; false where the database refuses it for what was faster. */
export const recorded = (db: Db, statements: Statement[]): Promise<boolean> =>
  wroteUnovertaken(db, statements, /withdrawals: |withdrawals_unlocked/);
