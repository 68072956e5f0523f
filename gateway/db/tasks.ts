import { and, asc, between, count, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Span } from '../platform/site-days';
import type { Db } from './open';
import { movingPoints } from './points';
import { written } from './rewards';
import {
  bankCards,
  checkIns,
  favourites,
  gameBets,
  gameClosings,
  games,
  type Mission,
  type MissionGoal,
  members,
  missionClaims,
  missions,
} from './schema';

export type CheckIn = typeof checkIns.$inferSelect;
/** First and last day, `YYYY-MM-DD`. */
type Days = { from: string; to: string };

/** A member's check-ins from a day to another, the first one first. */
export function listCheckIns(db: Db, memberId: number, { from, to }: Days): Promise<CheckIn[]> {
  return db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.memberId, memberId), between(checkIns.day, from, to)))
    .orderBy(asc(checkIns.day));
}

/** How many days in a row a member had checked in on a day; 0 without that day. */
export async function readStreak(db: Db, memberId: number, day: string): Promise<number> {
  const row = await db
    .select({ streak: checkIns.streak })
    .from(checkIns)
    .where(and(eq(checkIns.memberId, memberId), eq(checkIns.day, day)))
    .get();
  return row?.streak ?? 0;
}

/** Checks a member in and gives the points, in one batch. False when that was done, or the days in a row are others. */
export function writeCheckIn(db: Db, checkIn: Omit<CheckIn, 'ledgerKey'>): Promise<boolean> {
  const { memberId, day, points, at } = checkIn;
  const idempotencyKey = `check-in:${memberId}:${day}`;
  return written(db, [
    ...movingPoints(db, { memberId, points, idempotencyKey, source: idempotencyKey }, at),
    db.insert(checkIns).values({ ...checkIn, ledgerKey: idempotencyKey }),
  ]);
}

/** The missions of a site, in their order. */
export function listMissions(db: Db, merchant: string): Promise<Mission[]> {
  return db.select().from(missions).where(eq(missions.merchant, merchant)).orderBy(asc(missions.position));
}

/** Which missions a member has claimed, as `mission period`. */
export async function listMissionClaims(db: Db, memberId: number, since: number): Promise<Set<string>> {
  const rows = await db
    .select()
    .from(missionClaims)
    .where(
      and(
        eq(missionClaims.memberId, memberId),
        sql`(${missionClaims.at} >= ${since} OR ${missionClaims.period} = 'once')`,
      ),
    );
  return new Set(rows.map(({ missionId, period }) => `${missionId} ${period}`));
}

/** Gives the points of a mission, in one batch with the claim. False when it was claimed for the period. */
export function writeMission(
  db: Db,
  { memberId, mission, period }: { memberId: number; mission: Mission; period: string },
  at: number,
): Promise<boolean> {
  const { id: missionId, points } = mission;
  const idempotencyKey = `mission:${memberId}:${missionId}:${period}`;
  return written(db, [
    ...movingPoints(db, { memberId, points, idempotencyKey, source: idempotencyKey }, at),
    db.insert(missionClaims).values({ memberId, missionId, period, points, ledgerKey: idempotencyKey, at }),
  ]);
}

/** How much of a goal a member has done, in a span of time where it is one of games, in days where it is one of days. */
export async function countDone(
  db: Db,
  memberId: number,
  { counts, gameType }: MissionGoal,
  { span, days }: { span: Span; days: Days },
): Promise<number> {
  switch (counts) {
    case 'checkIns':
      return (await listCheckIns(db, memberId, days)).length;
    case 'favourites':
      return db.$count(favourites, eq(favourites.memberId, memberId));
    case 'bankCards':
      return db.$count(bankCards, eq(bankCards.memberId, memberId));
    case 'paymentPassword':
      return db.$count(members, and(eq(members.id, memberId), isNotNull(members.paymentPasswordHash)));
  }
  const counted = counts === 'rounds' ? count() : sql<number>`COUNT(DISTINCT ${gameClosings.nodeId})`;
  const ofType = gameType === undefined ? undefined : eq(games.gameType, gameType);
  const [row] = await db
    .select({ done: counted })
    .from(gameClosings)
    .innerJoin(games, eq(games.nodeId, gameClosings.nodeId))
    .where(and(settledBy(memberId, span), ofType));
  return row?.done ?? 0;
}

/** What a member's settled bets of a span lost, less what they won, in 1/100 units; below zero where more was won. */
export async function readLoss(db: Db, memberId: number, span: Span): Promise<number> {
  const [row] = await db
    .select({ loss: sql<number>`COALESCE(SUM(${gameBets.amount} - ${gameClosings.amount}), 0)` })
    .from(gameClosings)
    .innerJoin(
      gameBets,
      and(eq(gameBets.vendor, gameClosings.vendor), eq(gameBets.transactionId, gameClosings.betId)),
    )
    .where(settledBy(memberId, span));
  return row?.loss ?? 0;
}

const settledBy = (memberId: number, { since, until }: Span) =>
  and(
    eq(gameClosings.memberId, memberId),
    eq(gameClosings.kind, 'win'),
    gte(gameClosings.at, since),
    lt(gameClosings.at, until),
  );
