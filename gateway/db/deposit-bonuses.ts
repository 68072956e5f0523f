import { and, eq, ne, sql } from 'drizzle-orm';
import { bonusBackNotice } from '../platform/event-notices';
import { noticing } from './inbox';
import { insertAll } from './insert-all';
import {
  HOUSE_BONUSES,
  ledgerKeyExists,
  memberAccount,
  opening,
  postingOf,
  readMemberBalance,
  type Statement,
} from './ledger';
import type { Db } from './open';
import {
  bonusGrants,
  type DepositBonusRow,
  type DepositOrder,
  depositBonuses,
  deposits,
  merchants,
  payments,
  type WageringRequirement,
} from './schema';

const SOURCE = 'bonus:';
/** What a bonus is named by in the ledger and in what must be played for it. */
export const bonusSource = (orderNo: string): string => `${SOURCE}${orderNo}`;

/** The bonuses of first deposits at a merchant. */
export const listBonuses = (db: Db, merchant: string) =>
  db.select().from(depositBonuses).where(eq(depositBonuses.merchant, merchant));

/** Puts bonuses in the place of all there are; for the seeding. */
export async function replaceBonuses(db: Db, rows: readonly DepositBonusRow[]): Promise<void> {
  await db.delete(depositBonuses);
  await insertAll(db, depositBonuses, rows);
}

/** Whether money ever came in for a member, for another order than one. */
export async function hasPaid(db: Db, memberId: number, besides = ''): Promise<boolean> {
  const row = await db
    .select({ orderNo: payments.orderNo })
    .from(payments)
    .where(and(eq(payments.memberId, memberId), ne(payments.orderNo, besides)))
    .get();
  return row !== undefined;
}

/** The bonus that comes with an amount paid for an order: when that makes it whole, and no other was ever paid for. */
export async function bonusWith(
  db: Db,
  {
    orderNo,
    memberId,
    amount: whole,
    bonus,
  }: Pick<DepositOrder, 'orderNo' | 'memberId' | 'amount' | 'bonus'>,
  amount: number,
) {
  if (!bonus || (await hasPaid(db, memberId, orderNo))) return null;
  const before = await db
    .select({ paid: sql<number>`COALESCE(SUM(${payments.amount}), 0)` })
    .from(payments)
    .where(eq(payments.orderNo, orderNo))
    .get();
  const paid = before?.paid ?? 0;
  return paid < whole && paid + amount >= whole ? bonus : null;
}

type Grant = { orderNo: string; memberId: number; bonusId: string; amount: number; paymentKey: string };

/** Gives a bonus: statements for the batch of the payment that it comes with, before the payment's own row. */
export function granting(db: Db, grant: Grant, now: number): Statement[] {
  const { orderNo, memberId, amount, paymentKey } = grant;
  const ledgerKey = `${paymentKey}:bonus`;
  const entries = [
    { account: memberAccount(memberId), amount },
    { account: HOUSE_BONUSES, amount: -amount },
  ];
  const source = bonusSource(orderNo);
  return [
    opening(db, HOUSE_BONUSES, 'house'),
    ...postingOf(db, { idempotencyKey: ledgerKey, kind: 'bonus', source, entries }, now),
    db.insert(bonusGrants).values({ ...grant, ledgerKey, at: now }),
  ];
}

/**
 * Takes the bonus of a requirement back that was not played in its time, as far as the wallet has it: statements for the
 * batch that marks it, its member's message among them; none where there was no bonus of an order, or it went back already.
 */
export async function takingBonusBack(
  db: Db,
  { source, memberId }: Pick<WageringRequirement, 'source' | 'memberId'>,
  now: number,
): Promise<Statement[]> {
  if (!source.startsWith(SOURCE)) return [];
  const orderNo = source.slice(SOURCE.length);
  const row = await db
    .select({ grant: bonusGrants, bonus: deposits.bonus, currencySymbol: merchants.currencySymbol })
    .from(bonusGrants)
    .innerJoin(deposits, eq(deposits.orderNo, bonusGrants.orderNo))
    .innerJoin(merchants, eq(merchants.code, deposits.merchant))
    .where(eq(bonusGrants.orderNo, orderNo))
    .get();
  const idempotencyKey = `bonus.back:${orderNo}`;
  if (!row || (await ledgerKeyExists(db, idempotencyKey))) return [];
  const amount = Math.min(row.grant.amount, await readMemberBalance(db, memberId));
  if (amount === 0) return [];
  const entries = [
    { account: memberAccount(memberId), amount: -amount },
    { account: HOUSE_BONUSES, amount },
  ];
  const { bonus } = row;
  const notices = bonus
    ? [{ memberId, texts: bonusBackNotice(bonus.names, amount, row), createdAt: now }]
    : [];
  return [
    ...postingOf(db, { idempotencyKey, kind: 'bonus.back', source, entries }, now),
    ...noticing(db, notices),
  ];
}
