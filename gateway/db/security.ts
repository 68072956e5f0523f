import { and, eq, sql } from 'drizzle-orm';
import { type ChangeNotice, noticeStatements } from './change-notices';
import type { Statement } from './ledger';
import { toTakenError } from './members';
import type { Db } from './open';
import { type Member, members, passkeys, securityAnswers, securityFacts } from './schema';

type Facts = Omit<typeof securityFacts.$inferSelect, 'memberId'>;
/** A member's number or address, as its columns have it. */
export type Contact = Partial<Pick<Member, 'countryDialingCode' | 'mobileNum' | 'email'>>;

const UNKNOWN: Facts = { passwordChangedAt: null, provedMobile: null, provedEmail: null };

/** What is known of a member's protection. */
export async function readSecurityFacts(db: Db, memberId: number): Promise<Facts> {
  const row = await db.select().from(securityFacts).where(eq(securityFacts.memberId, memberId)).get();
  return row ?? UNKNOWN;
}

/** Notes when the password was changed, or where a code was received. */
export async function noteSecurityFact(
  db: Db,
  memberId: number,
  fact: Partial<Facts>,
  told: ChangeNotice | null,
): Promise<void> {
  await db.batch([...noting(db, memberId, fact), ...noticeStatements(db, told)]);
}

/**
 * Changes a member's password, ending what a temporary one and the operator's choice left behind; false, and nothing is
 * changed, where the member has objected to something since it was read.
 */
export async function setPassword(
  db: Db,
  { id: memberId, frozenUntil }: Pick<Member, 'id' | 'frozenUntil'>,
  passwordHash: string,
  fact: Partial<Facts>,
  told: ChangeNotice | null,
): Promise<boolean> {
  const isAsRead = and(eq(members.id, memberId), sql`${members.frozenUntil} IS ${frozenUntil}`);
  const where = sql`SELECT 1 FROM members WHERE ${isAsRead}`;
  const own = {
    passwordHash,
    mustChangePassword: false,
    temporaryPasswordHash: null,
    temporaryPasswordUntil: null,
  };
  const [changed] = await db.batch([
    db.update(members).set(own).where(isAsRead).returning({ id: members.id }),
    ...noting(db, memberId, fact, where),
    ...noticeStatements(db, told, where),
  ]);
  return changed.length === 1;
}

/**
 * Gives a member a contact that is proved.
 * @throws TakenError where another member has it
 */
export async function setProvedContact(
  db: Db,
  memberId: number,
  contact: Contact,
  fact: Partial<Facts>,
  told: ChangeNotice | null,
): Promise<void> {
  try {
    await db.batch([
      db.update(members).set(contact).where(eq(members.id, memberId)),
      ...noting(db, memberId, fact),
      ...noticeStatements(db, told),
    ]);
  } catch (error) {
    throw toTakenError(error);
  }
}

/** The questions that a member has answered, with the hash over the answers; null before. */
export async function readSecurityAnswers(db: Db, memberId: number) {
  const row = await db.select().from(securityAnswers).where(eq(securityAnswers.memberId, memberId)).get();
  return row ?? null;
}

/** Keeps which questions were answered and the hash over the answers, in place of those before. */
export async function saveSecurityAnswers(
  db: Db,
  answered: typeof securityAnswers.$inferInsert,
  told: ChangeNotice | null,
): Promise<void> {
  const { questionIds, answersHash, setAt } = answered;
  await db.batch([
    db
      .insert(securityAnswers)
      .values(answered)
      .onConflictDoUpdate({ target: securityAnswers.memberId, set: { questionIds, answersHash, setAt } }),
    ...noticeStatements(db, told),
  ]);
}

/** Has a member's answers and passkeys be older, by milliseconds; for the sandbox. */
export async function ageProofs(db: Db, memberId: number, by: number): Promise<void> {
  const older = (column: typeof passkeys.createdAt | typeof securityAnswers.setAt) => sql`${column} - ${by}`;
  await db.batch([
    db
      .update(securityAnswers)
      .set({ setAt: older(securityAnswers.setAt) })
      .where(eq(securityAnswers.memberId, memberId)),
    db
      .update(passkeys)
      .set({ createdAt: older(passkeys.createdAt) })
      .where(eq(passkeys.memberId, memberId)),
  ]);
}

/** The statements that note a fact, if `where` finds a row. */
function noting(
  db: Db,
  memberId: number,
  fact: Partial<Facts>,
  where = sql`SELECT 1`,
): [Statement, Statement] {
  return [
    db
      .insert(securityFacts)
      .select(sql`SELECT ${memberId}, NULL, NULL, NULL WHERE EXISTS (${where})`)
      .onConflictDoNothing(),
    db
      .update(securityFacts)
      .set(fact)
      .where(and(eq(securityFacts.memberId, memberId), sql`EXISTS (${where})`)),
  ];
}
