import { and, asc, desc, eq, lt, or, sql } from 'drizzle-orm';
import { type Notice, noticing } from './inbox';
import { type Statement, wroteUnovertaken } from './ledger';
import type { Db } from './open';
import { movingPoints, pointsAccount } from './points';
import type { Place } from './record';
import { givingAndClaiming, type MoneyTexts } from './rewards';
import {
  type MallItem,
  type MallStep,
  mallItems,
  mallRedemptions,
  mallSteps,
  type Redemption,
  type Reward,
} from './schema';

export type NewRedemption = Omit<Redemption, 'id' | 'ledgerKey' | 'pointsAfter'>;
/** A redemption and its last step. */
export type KnownRedemption = Redemption & Pick<MallStep, 'step'> & { changedAt: number };

/** What a redemption is named by in the ledger, and as the origin of the bonus that it brings. */
export const mallSource = (orderNo: string): string => `mall:${orderNo}`;

/** The items that a site offers, in their order. */
export const listItems = (db: Db, merchant: string): Promise<MallItem[]> =>
  db
    .select()
    .from(mallItems)
    .where(and(eq(mallItems.merchant, merchant), eq(mallItems.hidden, false)))
    .orderBy(asc(mallItems.position), asc(mallItems.id));

/** An item that a site offers, or undefined. */
export const findItem = (db: Db, merchant: string, id: string): Promise<MallItem | undefined> =>
  db
    .select()
    .from(mallItems)
    .where(and(eq(mallItems.merchant, merchant), eq(mallItems.id, id), eq(mallItems.hidden, false)))
    .get();

/** Puts an item in the place of the one that is called the same. */
export async function setItem(db: Db, item: MallItem): Promise<void> {
  await db
    .insert(mallItems)
    .values(item)
    .onConflictDoUpdate({ target: [mallItems.merchant, mallItems.id], set: item });
}

/** What was redeemed of an intent, or undefined. */
export const findRedeemed = (db: Db, intentHash: string): Promise<Redemption | undefined> =>
  db.select().from(mallRedemptions).where(eq(mallRedemptions.intentHash, intentHash)).get();

/** Part of a member's redemptions, the last first. */
export async function listRedeemed(
  db: Db,
  memberId: number,
  { before, limit }: { before: Place | undefined; limit: number },
): Promise<KnownRedemption[]> {
  const last = sql<number>`(SELECT MAX(s.rowid) FROM mall_steps s WHERE s.order_no = ${mallRedemptions.orderNo})`;
  const isBefore =
    before &&
    or(
      lt(mallRedemptions.at, before.at),
      and(eq(mallRedemptions.at, before.at), lt(mallRedemptions.id, before.id)),
    );
  const rows = await db
    .select({ redemption: mallRedemptions, step: mallSteps.step, changedAt: mallSteps.at })
    .from(mallRedemptions)
    .innerJoin(mallSteps, sql`${mallSteps}.rowid = ${last}`)
    .where(and(eq(mallRedemptions.memberId, memberId), isBefore))
    .orderBy(desc(mallRedemptions.at), desc(mallRedemptions.id))
    .limit(limit);
  return rows.map(({ redemption, ...step }) => ({ ...redemption, ...step }));
}

/**
 * Takes an item for points, with the bonus that it brings, in one batch. False when the database refuses it because
 * something was faster: the last one is gone, the points are spent, or the item is another one by now.
 */
export async function writeRedemption(
  db: Db,
  wanted: NewRedemption,
  bonus: Reward | null,
  texts: MoneyTexts | null,
): Promise<boolean> {
  const { orderNo, memberId, points, at } = wanted;
  const ledgerKey = mallSource(orderNo);
  const pointsAfter = sql<number>`(SELECT balance FROM ledger_accounts WHERE id = ${pointsAccount(memberId)})`;
  return written(db, [
    ...movingPoints(db, { memberId, points: -points, idempotencyKey: ledgerKey, source: ledgerKey }, at),
    ...(bonus ? givingAndClaiming(db, bonus, at, texts) : []),
    db.insert(mallRedemptions).values({ ...wanted, ledgerKey, pointsAfter }),
    db.insert(mallSteps).values({ orderNo, step: 'ordered', at }),
    // Money is there at once.
    ...(bonus ? [db.insert(mallSteps).values({ orderNo, step: 'delivered', at })] : []),
  ]);
}

type DeliveryStep = Exclude<MallStep['step'], 'ordered'>;

/**
 * Notes a step of the delivery; points and items that go back do so in the same batch, and so does its message (null for
 * seeds). False when it has ended, or is not due.
 */
export async function writeStep(
  db: Db,
  orderNo: string,
  step: DeliveryStep,
  at: number,
  texts: ((redemption: Redemption, step: DeliveryStep) => Notice['texts']) | null,
): Promise<boolean> {
  const [redemption] = await db.select().from(mallRedemptions).where(eq(mallRedemptions.orderNo, orderNo));
  if (!redemption) return false;
  const { memberId, points } = redemption;
  const told = noticing(db, texts ? [{ memberId, texts: texts(redemption, step), createdAt: at }] : []);
  if (step !== 'returned') return written(db, [db.insert(mallSteps).values({ orderNo, step, at }), ...told]);
  const ledgerKey = `mall.return:${orderNo}`;
  return written(db, [
    ...movingPoints(db, { memberId, points, idempotencyKey: ledgerKey, source: mallSource(orderNo) }, at),
    db.insert(mallSteps).values({ orderNo, step, at, ledgerKey }),
    ...told,
  ]);
}

const written = (db: Db, statements: Statement[]) =>
  wroteUnovertaken(db, statements, /mall: |mall_items_stock|FOREIGN KEY/);
