import { and, eq, isNull, sql } from 'drizzle-orm';
import { type ChangeNotice, noticeStatements } from './change-notices';
import { MEMBER_PREFIX } from './ledger';
import type { Db } from './open';
import { firebaseIdentities, internationalNumber, ledgerAccounts, type Member, members } from './schema';

export type NewMember = typeof members.$inferInsert;
/** A social identity as Firebase names it. */
export type Identity = { provider: string; uid: string };

/** What keeps a new member out: another has the account name, or the number, address or identity. */
export class TakenError extends Error {
  override readonly name = 'TakenError';
  constructor(readonly what: 'account' | 'contact') {
    super(what);
  }
}

/** The member of an account name, whatever its case, or null. */
export async function findMember(db: Db, merchant: string, account: string): Promise<Member | null> {
  const row = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.account, account.toLowerCase())))
    .get();
  return row ?? null;
}

/** Account of a member's upline, or null. */
export async function readUpline(db: Db, member: Pick<Member, 'uplineId'>): Promise<string | null> {
  return member.uplineId === null ? null : readAccount(db, member.uplineId);
}

/** Account of a member by its number, or null. */
export async function readAccount(db: Db, id: number): Promise<string | null> {
  const row = await db.select({ account: members.account }).from(members).where(eq(members.id, id)).get();
  return row?.account ?? null;
}

/** The member of an international number such as `+84912345678`, or null. */
export async function findMemberByMobile(db: Db, merchant: string, mobile: string): Promise<Member | null> {
  const row = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(internationalNumber(members), mobile)))
    .get();
  return row ?? null;
}

export async function findMemberByEmail(db: Db, merchant: string, email: string): Promise<Member | null> {
  const row = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.email, email.toLowerCase())))
    .get();
  return row ?? null;
}

/** The member that an identity was linked to when it registered, or null. */
export async function findMemberByIdentity(
  db: Db,
  merchant: string,
  { provider, uid }: Identity,
): Promise<Member | null> {
  const row = await db
    .select({ member: members })
    .from(firebaseIdentities)
    .innerJoin(members, eq(members.id, firebaseIdentities.memberId))
    .where(
      and(
        eq(firebaseIdentities.merchant, merchant),
        eq(firebaseIdentities.provider, provider),
        eq(firebaseIdentities.uid, uid),
      ),
    )
    .get();
  return row?.member ?? null;
}

/**
 * Adds a member with an empty wallet and, if one is given, a linked identity: all or nothing, in one batch.
 * @throws TakenError
 */
export async function insertMember(db: Db, member: NewMember, identity?: Identity): Promise<Member> {
  const account = member.account.toLowerCase();
  const values = { ...member, account, email: member.email?.toLowerCase() ?? null };
  const own = and(eq(members.merchant, member.merchant), eq(members.account, account));
  try {
    const [rows] = await db.batch([
      db.insert(members).values(values).returning(),
      db.insert(ledgerAccounts).select(
        db
          .select({
            id: sql<string>`${MEMBER_PREFIX} || ${members.id}`.as('id'),
            memberId: members.id,
            balance: sql<number>`0`.as('balance'),
            mayBeNegative: sql<boolean>`0`.as('may_be_negative'),
          })
          .from(members)
          .where(own),
      ),
      db.insert(firebaseIdentities).select(
        db
          .select({
            merchant: members.merchant,
            provider: sql<string>`${identity?.provider ?? null}`.as('provider'),
            uid: sql<string>`${identity?.uid ?? null}`.as('uid'),
            memberId: members.id,
          })
          .from(members)
          .where(and(own, identity ? undefined : sql`0`)),
      ),
    ]);
    return rows[0] as Member;
  } catch (error) {
    throw toTakenError(error);
  }
}

/** Gives a member a number and an address that has neither. */
export async function addContacts(
  db: Db,
  { merchant, account }: Pick<Member, 'merchant' | 'account'>,
  contacts: Pick<NewMember, 'mobileNum' | 'countryDialingCode' | 'email'>,
): Promise<void> {
  const named = and(eq(members.merchant, merchant), eq(members.account, account));
  await db
    .update(members)
    .set(contacts)
    .where(and(named, isNull(members.mobileNum), isNull(members.email)));
}

/** Disables a member, or makes it active again. */
export async function setMemberStatus(db: Db, memberId: number, status: Member['status']): Promise<void> {
  await db.update(members).set({ status }).where(eq(members.id, memberId));
}

/**
 * Gives a member a second password for a while; the first stays good. False, and there is none, where the member has
 * objected to something since it was read.
 */
export async function setTemporaryPassword(
  db: Db,
  { id, frozenUntil }: Pick<Member, 'id' | 'frozenUntil'>,
  temporary: { hash: string; until: number },
): Promise<boolean> {
  const given = await db
    .update(members)
    .set({ temporaryPasswordHash: temporary.hash, temporaryPasswordUntil: temporary.until })
    .where(and(eq(members.id, id), sql`${members.frozenUntil} IS ${frozenUntil}`))
    .returning({ id: members.id });
  return given.length === 1;
}

/** Makes a temporary password the member's own; false when it was used before. */
export async function adoptTemporaryPassword(
  db: Db,
  memberId: number,
  temporaryHash: string,
  passwordHash: string,
  told: ChangeNotice | null,
): Promise<boolean> {
  const isGood = and(eq(members.id, memberId), eq(members.temporaryPasswordHash, temporaryHash));
  const [found] = await db.batch([
    db.select({ id: members.id }).from(members).where(isGood),
    ...noticeStatements(db, told, sql`SELECT 1 FROM members WHERE ${isGood}`),
    db
      .update(members)
      .set({
        passwordHash,
        mustChangePassword: true,
        temporaryPasswordHash: null,
        temporaryPasswordUntil: null,
      })
      .where(isGood),
  ]);
  return found.length === 1;
}

/** What a failed write says where another member has the name or the contact; any other failure as it is. */
export function toTakenError(error: unknown): unknown {
  const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
  const index = /UNIQUE constraint failed: (.+)/.exec(text)?.[1];
  if (index === undefined) return error;
  return new TakenError(index.includes('members.account') ? 'account' : 'contact');
}
