import { and, desc, eq, gte, isNull, lt, lte, max, or, type SQL, sql } from 'drizzle-orm';
import { type EndNotice, endNoticeStatements } from './agreement-notices';
import { insertNotice, type Notice, noticing } from './inbox';
import { wroteUnovertaken } from './ledger';
import type { Db } from './open';
import { type Agreement, type AgreementKind, members, agentAgreements as rows } from './schema';

/** Versions that are told of an agent's agreements of a kind. */
const TOLD = 12;
export type NewAgreement = Omit<Agreement, 'state' | 'answeredAt' | 'fromDay' | 'untilDay'>;

const of = (agentId: number, kind: AgreementKind) => and(eq(rows.agentId, agentId), eq(rows.kind, kind));
/** Agreed, and not over before the day. */
const lasts = (day: string | SQL) =>
  and(eq(rows.state, 'accepted'), or(isNull(rows.untilDay), gte(rows.untilDay, day)));

/** The last versions of an agent's agreements of a kind, or of those that one offered, the newest first, with its name. */
export const listVersions = (db: Db, agentId: number, kind: AgreementKind, offeredBy?: number) =>
  db
    .select({ agreement: rows, by: members.account })
    .from(rows)
    .leftJoin(members, eq(members.id, rows.offeredBy))
    .where(and(of(agentId, kind), offeredBy === undefined ? undefined : eq(rows.offeredBy, offeredBy)))
    .orderBy(desc(rows.version))
    .limit(TOLD);

/** An agreement, or undefined. */
export const findAgreement = (db: Db, id: string): Promise<Agreement | undefined> =>
  db.select().from(rows).where(eq(rows.id, id)).get();

/** What an agent holds on a day, or undefined. */
export const findHeld = (
  db: Db,
  agentId: number,
  kind: AgreementKind,
  day: string,
): Promise<Agreement | undefined> =>
  db
    .select()
    .from(rows)
    .where(and(of(agentId, kind), lasts(day), lte(rows.fromDay, day)))
    .orderBy(desc(rows.version))
    .get();

/** The offer of a kind that an agent may still answer, or undefined. */
export const findOpen = (
  db: Db,
  agentId: number,
  kind: AgreementKind,
  now: number,
): Promise<Agreement | undefined> =>
  db
    .select()
    .from(rows)
    .where(and(of(agentId, kind), eq(rows.state, 'offered'), gte(rows.answerBefore, now)))
    .get();

/** The kinds of which an agent has an offer to answer. */
export async function listOpenKinds(db: Db, agentId: number, now: number): Promise<AgreementKind[]> {
  const open = await db
    .select({ kind: rows.kind })
    .from(rows)
    .where(and(eq(rows.agentId, agentId), eq(rows.state, 'offered'), gte(rows.answerBefore, now)));
  return open.map(({ kind }) => kind);
}

/** Number of an agent's last version of a kind; 0 before the first. */
export async function readLastVersion(db: Db, agentId: number, kind: AgreementKind): Promise<number> {
  const [last] = await db
    .select({ version: max(rows.version) })
    .from(rows)
    .where(of(agentId, kind));
  return last?.version ?? 0;
}

/** Puts an agreement in as it stands, for the sandbox. */
export async function putAgreement(db: Db, agreement: Agreement): Promise<void> {
  await db.insert(rows).values(agreement);
}

/**
 * Puts an offer in, tells its agent of it, and takes back one of the kind that was not answered in time. False when something was faster: another
 * offer, or a change of what the upline holds.
 */
export function writeOffer(db: Db, offer: NewAgreement, texts: Notice['texts'] | null): Promise<boolean> {
  const { agentId, kind, offeredAt } = offer;
  const overdue = and(of(agentId, kind), eq(rows.state, 'offered'), lt(rows.answerBefore, offeredAt));
  return written(db, [
    db
      .update(rows)
      .set({ state: 'withdrawn', answeredAt: sql`${rows.answerBefore}` })
      .where(overdue),
    db.insert(rows).values(offer),
    ...noticing(db, texts ? [{ memberId: agentId, texts, createdAt: offeredAt }] : []),
  ]);
}

/** What an agent says to an offer, and when; `fromDay` of what is accepted, and the day before it. */
export type Answered = { id: string; at: number } & (
  | { answer: 'accepted'; today: string; fromDay: string }
  | { answer: 'refused' }
);

/**
 * Writes the answer to an offer that is open still, with the notice to whoever offered it; one that is accepted ends those
 * before, in the same batch. Whether the
 * answer counted, the row says afterwards. False when the database refuses it.
 */
export function writeAnswer(db: Db, answered: Answered, notice: Notice | null): Promise<boolean> {
  const { id, answer, at } = answered;
  const isOpen = and(eq(rows.id, id), eq(rows.state, 'offered'));
  const answering = (fromDay: string | null) =>
    db.update(rows).set({ state: answer, answeredAt: at, fromDay }).where(isOpen);
  const noticeStatements = notice
    ? [insertNotice(db, notice, sql`SELECT 1 FROM ${rows} WHERE ${isOpen}`)]
    : [];
  if (answered.answer === 'refused') return written(db, [...noticeStatements, answering(null)]);
  const { today, fromDay } = answered;
  const before = sql`EXISTS (
    SELECT 1 FROM agent_agreements o WHERE o.id = ${id} AND o.state = 'offered'
      AND o.agent_id = ${rows.agentId} AND o.kind = ${rows.kind}
  )`;
  return written(db, [
    ...noticeStatements,
    db
      .update(rows)
      .set({ untilDay: today })
      .where(and(before, lasts(fromDay))),
    answering(fromDay),
  ]);
}

/** Takes an open offer back; one that was answered meanwhile stays as it is. */
export async function writeWithdrawn(db: Db, id: string, at: number): Promise<void> {
  await db
    .update(rows)
    .set({ state: 'withdrawn', answeredAt: at })
    .where(and(eq(rows.id, id), eq(rows.state, 'offered')));
}

/** Gives an agreement its last day, where it has none; with a notice, whom it concerns is told in the same batch. */
export async function writeEnd(db: Db, id: string, untilDay: string, notice?: EndNotice): Promise<void> {
  const ending = db
    .update(rows)
    .set({ untilDay })
    .where(and(eq(rows.id, id), eq(rows.state, 'accepted'), isNull(rows.untilDay)));
  await db.batch(notice ? [endNoticeStatements(db, id, untilDay, notice), ending] : [ending]);
}

/** Which agreements of direct downlines are told. */
export type Offered = {
  group: 'waiting' | 'running' | 'over' | undefined;
  today: string;
  now: number;
  /** The last one that was told. */
  before: { at: number; id: string } | undefined;
  limit: number;
};

/** Part of the agreements that an agent offered, the last first, each with whom it is with. */
export function listOffered(db: Db, offeredBy: number, { group, today, now, before, limit }: Offered) {
  const waits = and(eq(rows.state, 'offered'), gte(rows.answerBefore, now));
  // One that another took the place of before it began was never in force.
  const runs = and(lasts(today), or(isNull(rows.untilDay), sql`${rows.untilDay} >= ${rows.fromDay}`));
  const groups = { waiting: waits, running: runs, over: sql`NOT (${waits}) AND NOT (${runs})` };
  const isBefore =
    before && or(lt(rows.offeredAt, before.at), and(eq(rows.offeredAt, before.at), lt(rows.id, before.id)));
  return db
    .select({ agreement: rows, account: members.account })
    .from(rows)
    .innerJoin(members, eq(members.id, rows.agentId))
    .where(and(eq(rows.offeredBy, offeredBy), group && groups[group], isBefore))
    .orderBy(desc(rows.offeredAt), desc(rows.id))
    .limit(limit);
}

const written = (db: Db, statements: Parameters<typeof wroteUnovertaken>[1]) =>
  wroteUnovertaken(db, statements, /agreements: /);
