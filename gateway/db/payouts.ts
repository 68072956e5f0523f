import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from './open';
import { payouts } from './schema';
import type { Payable } from './withdrawals';

/** A payout that nothing was heard of: who was handed it, and how often it was asked about. */
export type Unheard = Payable & { provider: string; asks: number };

/** Notes who is to pay a withdrawal out, and when that one is asked about it; who was noted before stays. */
export async function openPayout(db: Db, orderNo: string, provider: string, askAt: number): Promise<string> {
  const [row] = await db
    .insert(payouts)
    .values({ orderNo, provider, askAt })
    .onConflictDoUpdate({ target: payouts.orderNo, set: { provider: sql`payouts.provider` } })
    .returning({ provider: payouts.provider });
  return row?.provider ?? provider;
}

/** Who was handed a payout, or undefined. */
export async function payerOf(db: Db, orderNo: string): Promise<string | undefined> {
  const row = await db
    .select({ provider: payouts.provider })
    .from(payouts)
    .where(eq(payouts.orderNo, orderNo))
    .get();
  return row?.provider;
}

/** Payouts under way that are to be asked about by now, the longest due first. */
export function listUnheard(db: Db, now: number, limit = 50): Promise<Unheard[]> {
  return db.all(sql`
    SELECT w.order_no AS orderNo, w.member_id AS memberId, w.amount, w.fee, w.bank_code AS bankCode,
      w.card_number AS cardNumber, w.holder, m.merchant, p.provider, p.asks
    FROM payouts p JOIN withdrawals w ON w.order_no = p.order_no JOIN members m ON m.id = w.member_id
    WHERE p.ask_at <= ${now}
      AND EXISTS (SELECT 1 FROM withdrawal_steps s WHERE s.order_no = p.order_no AND s.step = 'paying')
    ORDER BY p.ask_at LIMIT ${limit}`);
}

/** Nobody asks about a payout any more: for the batch that ends its withdrawal. */
export const endAsking = (db: Db, orderNo: string) =>
  db.update(payouts).set({ askAt: null }).where(eq(payouts.orderNo, orderNo));

/** Takes a payout to be asked about once, and not again before `next`; one of several takes it. */
export async function takeAsking(db: Db, { orderNo, asks }: Unheard, next: number): Promise<boolean> {
  const taken = await db
    .update(payouts)
    .set({ asks: asks + 1, askAt: next })
    .where(and(eq(payouts.orderNo, orderNo), eq(payouts.asks, asks), isNotNull(payouts.askAt)))
    .returning({ orderNo: payouts.orderNo });
  return taken.length === 1;
}
