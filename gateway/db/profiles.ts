import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Db } from './open';
import {
  contactChoices,
  gameBets,
  gameClosings,
  type Member,
  memberIcons,
  members,
  type Rank,
} from './schema';

type Choice = Pick<typeof contactChoices.$inferSelect, 'memberId' | 'topic' | 'channel'>;

/** A member's picture as it was chosen or brought, or null. */
export async function readIcon(db: Db, memberId: number): Promise<string | null> {
  const row = await db.select().from(memberIcons).where(eq(memberIcons.memberId, memberId)).get();
  return row?.icon ?? null;
}

export async function saveIcon(db: Db, memberId: number, icon: string): Promise<void> {
  await db
    .insert(memberIcons)
    .values({ memberId, icon })
    .onConflictDoUpdate({ target: memberIcons.memberId, set: { icon } });
}

export async function saveNickname(db: Db, memberId: number, nickname: string): Promise<void> {
  await db.update(members).set({ nickname }).where(eq(members.id, memberId));
}

/** Keeps what is told once; told again it is the same. False where it is another already. */
export async function setOnce(
  db: Db,
  memberId: number,
  field: 'payeeName' | 'birthday',
  value: string,
): Promise<boolean> {
  const column = members[field];
  const told = await db
    .update(members)
    .set({ [field]: value })
    .where(and(eq(members.id, memberId), or(isNull(column), eq(column, value))))
    .returning({ id: members.id });
  return told.length === 1;
}

/** What a member has allowed to be sent. */
export function listContactChoices(db: Db, memberId: number) {
  return db.select().from(contactChoices).where(eq(contactChoices.memberId, memberId)).all();
}

/** Notes what a member allows; the first time counts. */
export async function allowContact(db: Db, choice: Choice, now: number): Promise<void> {
  await db
    .insert(contactChoices)
    .values({ ...choice, at: now })
    .onConflictDoNothing();
}

export async function forbidContact(db: Db, { memberId, topic, channel }: Choice): Promise<void> {
  const { memberId: of, topic: about, channel: by } = contactChoices;
  await db.delete(contactChoices).where(and(eq(of, memberId), eq(about, topic), eq(by, channel)));
}

/** Raises a member by one rank, unless another call has. */
export async function raise(db: Db, { id, rank }: Pick<Member, 'id' | 'rank'>, next: Rank): Promise<void> {
  const isStill = rank === null ? isNull(members.rank) : eq(members.rank, rank);
  await db
    .update(members)
    .set({ rank: next })
    .where(and(eq(members.id, id), isStill));
}

/** Settled bets of a member since a moment, in 1/100 units. */
export async function sumPlayed(db: Db, memberId: number, since: number): Promise<number> {
  const row = await db
    .select({ played: sql<number>`COALESCE(SUM(${gameBets.amount}), 0)` })
    .from(gameClosings)
    .innerJoin(
      gameBets,
      and(eq(gameBets.vendor, gameClosings.vendor), eq(gameBets.transactionId, gameClosings.betId)),
    )
    .where(
      and(eq(gameClosings.memberId, memberId), eq(gameClosings.kind, 'win'), gte(gameClosings.at, since)),
    )
    .get();
  return row?.played ?? 0;
}
