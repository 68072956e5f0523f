import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from './open';
import { type Affiliate, affiliates, type Member } from './schema';

/** The invitation of a code, whatever its case, or null. */
export async function findAffiliate(db: Db, merchant: string, code: string): Promise<Affiliate | null> {
  const row = await db
    .select()
    .from(affiliates)
    .where(and(eq(affiliates.merchant, merchant), eq(affiliates.code, code.toUpperCase())))
    .get();
  return row ?? null;
}

/** The first invitation that names a domain as its own, or null. */
export async function findAffiliateOfDomain(
  db: Db,
  merchant: string,
  domain: string,
): Promise<Affiliate | null> {
  const names = sql`EXISTS (SELECT 1 FROM json_each(${affiliates.domains}) WHERE value = ${domain.toLowerCase()})`;
  const row = await db
    .select()
    .from(affiliates)
    .where(and(eq(affiliates.merchant, merchant), names))
    .orderBy(asc(affiliates.code))
    .get();
  return row ?? null;
}

/** The oldest invitation of an agent that is good everywhere, the archive's last, or null; members have none. */
export async function findAffiliateOfMember(
  db: Db,
  { id, merchant }: Pick<Member, 'id' | 'merchant'>,
): Promise<Affiliate | null> {
  const rows = await db
    .select()
    .from(affiliates)
    .where(and(eq(affiliates.merchant, merchant), eq(affiliates.memberId, id)))
    .orderBy(sql`${affiliates.archivedAt} IS NOT NULL`, asc(affiliates.createdAt), asc(affiliates.code));
  return rows.find(({ domains }) => domains.length === 0) ?? null;
}

/** Adds an invitation, or puts another in its place. */
export async function saveAffiliate(db: Db, affiliate: typeof affiliates.$inferInsert): Promise<void> {
  const { memberId } = affiliate;
  const domains = affiliate.domains.map((domain) => domain.toLowerCase());
  await db
    .insert(affiliates)
    .values({ ...affiliate, code: affiliate.code.toUpperCase(), domains })
    .onConflictDoUpdate({ target: [affiliates.merchant, affiliates.code], set: { memberId, domains } });
}

export async function clearAffiliates(db: Db): Promise<void> {
  await db.delete(affiliates);
}
