import { and, count, desc, eq, sql } from 'drizzle-orm';
import { type Notice, noticing } from './inbox';
import { HOUSE_BONUSES, memberAccount, opening, postingOf, type Statement } from './ledger';
import type { Db } from './open';
import { movingPoints } from './points';
import { type PromoCode, promoCodes, type Reward, rewardClaims, rewards } from './schema';
import { requiring } from './wagering-requirements';

/** A reward, and when it was claimed. */
export type KnownReward = Reward & { claimedAt: number | null };
/** Of a member's rewards, no more are told. */
const MOST = 200;

const KNOWN = {
  reward: rewards,
  claimedAt: rewardClaims.at,
};
const source = (rewardId: string) => `reward:${rewardId}`;

/** A member's rewards, those to be claimed before those of the past, the newest of each first. */
export async function listRewards(db: Db, memberId: number, now: number): Promise<KnownReward[]> {
  const isClaimable = sql<number>`(${rewardClaims.at} IS NULL AND ${rewards.claimBefore} > ${now})`;
  const rows = await db
    .select(KNOWN)
    .from(rewards)
    .leftJoin(rewardClaims, eq(rewardClaims.rewardId, rewards.id))
    .where(eq(rewards.memberId, memberId))
    .orderBy(desc(isClaimable), desc(rewards.at), desc(rewards.id))
    .limit(MOST);
  return rows.map(({ reward, claimedAt }) => ({ ...reward, claimedAt }));
}

/** A reward by its id, or by what it came from; null when there is none, or it is another member's. */
export async function findReward(
  db: Db,
  memberId: number,
  named: { id: string } | { origin: string },
): Promise<KnownReward | null> {
  const by = 'id' in named ? eq(rewards.id, named.id) : eq(rewards.origin, named.origin);
  const row = await db
    .select(KNOWN)
    .from(rewards)
    .leftJoin(rewardClaims, eq(rewardClaims.rewardId, rewards.id))
    .where(and(by, eq(rewards.memberId, memberId)))
    .get();
  return row ? { ...row.reward, claimedAt: row.claimedAt } : null;
}

/** What the inbox says of money that a reward brings. */
export type MoneyTexts = (reward: Reward) => Notice['texts'];

/** Gives a member a reward to claim. False when its origin has brought one, or its code brings no more. */
export function giveReward(db: Db, reward: Reward): Promise<boolean> {
  return written(db, [db.insert(rewards).values(reward)]);
}

/**
 * Claims a reward: its money or points, what must be played for it, the claim, and the message about money (null for
 * seeds), in one batch. False when it was claimed before, or its time is over.
 */
export function writeClaim(db: Db, reward: Reward, at: number, texts: MoneyTexts | null): Promise<boolean> {
  return written(db, claiming(db, reward, at, texts));
}

/** Gives a member a reward and claims it, in one batch. False when its origin has brought one. */
export function giveAndClaim(db: Db, reward: Reward, at: number, texts: MoneyTexts | null): Promise<boolean> {
  return written(db, givingAndClaiming(db, reward, at, texts));
}

/** `giveAndClaim` as statements for a batch with others. */
export const givingAndClaiming = (
  db: Db,
  reward: Reward,
  at: number,
  texts: MoneyTexts | null,
): Statement[] => [db.insert(rewards).values(reward), ...claiming(db, reward, at, texts)];

/** A code of a site, in capitals, or undefined. */
export function findPromoCode(db: Db, merchant: string, code: string): Promise<PromoCode | undefined> {
  return db
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.merchant, merchant), eq(promoCodes.code, code)))
    .get();
}

/** How many rewards a code has brought. */
export async function countUses(db: Db, { merchant, code }: PromoCode): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(rewards)
    .where(and(eq(rewards.codeMerchant, merchant), eq(rewards.code, code)));
  return row?.uses ?? 0;
}

/** Puts a code in the place of the one that is called the same. */
export async function setPromoCode(db: Db, code: PromoCode): Promise<void> {
  await db
    .insert(promoCodes)
    .values(code)
    .onConflictDoUpdate({ target: [promoCodes.merchant, promoCodes.code], set: code });
}

function claiming(db: Db, reward: Reward, at: number, texts: MoneyTexts | null): Statement[] {
  const { id, memberId, money, points, times, promotionId, gameType } = reward;
  const ledgerKey = source(id);
  const claim = db.insert(rewardClaims).values({ rewardId: id, ledgerKey, at });
  if (points > 0) {
    return [
      ...movingPoints(db, { memberId, points, idempotencyKey: ledgerKey, source: source(id) }, at),
      claim,
    ];
  }
  const entries = [
    { account: memberAccount(memberId), amount: money },
    { account: HOUSE_BONUSES, amount: -money },
  ];
  const requirement = { memberId, source: source(id), kind: 'bonus', promotionId, gameType, at } as const;
  return [
    opening(db, HOUSE_BONUSES, 'house'),
    opening(db, memberAccount(memberId), { memberId }),
    ...postingOf(db, { idempotencyKey: ledgerKey, kind: 'bonus', source: source(id), entries }, at),
    ...(times > 0 ? [requiring(db, { ...requirement, locked: money, required: money * times })] : []),
    claim,
    ...noticing(db, texts ? [{ memberId, texts: texts(reward), createdAt: at }] : []),
  ];
}

/** Runs the batch; false where the database refuses it for what was faster, which a number drawn twice is not. */
export async function written(db: Db, statements: Statement[]): Promise<boolean> {
  try {
    await db.batch(statements as [Statement, ...Statement[]]);
    return true;
  } catch (error) {
    const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
    if (/UNIQUE constraint failed: (?!rewards\.id)|rewards: /.test(text)) return false;
    throw error;
  }
}
