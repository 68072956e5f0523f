import { and, eq, sql } from 'drizzle-orm';
import type { DateRange } from '../../contracts/shared/days';
import type { Span } from '../platform/site-days';
import type { Db } from './open';
import { type Affiliate, affiliates, affiliateVisits, type Member } from './schema';

type Agent = Pick<Member, 'id' | 'merchant'>;
export type LinkFigures = { visits: number; registrations: number; firstDeposits: number };
type Link = Pick<Affiliate, 'code' | 'name' | 'createdAt'> & LinkFigures;

/**
 * An agent's links, those in the archive last, with what each brought in the days of a range. First deposits are those
 * of the days as they were rolled up.
 */
export async function listAgentLinks(
  db: Db,
  { id, merchant }: Agent,
  { range, span }: { range: DateRange; span: Span },
): Promise<(Link & { archived: boolean; domain: string })[]> {
  const came = sql`FROM members m WHERE m.merchant = a.merchant AND m.affiliate_code = a.code`;
  const firstPaid = sql`(SELECT MIN(d.day) FROM member_days d WHERE d.member_id = m.id AND d.deposits > 0)`;
  const rows = await db.all<Link & { archived: number; domain: string }>(sql`
    SELECT a.code, a.name, a.created_at AS createdAt, a.archived_at IS NOT NULL AS archived,
      COALESCE(json_extract(a.domains, '$[0]'), '') AS domain,
      (SELECT COALESCE(SUM(v.visits), 0) FROM affiliate_visits v
        WHERE v.merchant = a.merchant AND v.code = a.code AND v.day BETWEEN ${range.from} AND ${range.to}) AS visits,
      (SELECT COUNT(*) ${came} AND m.reg_date >= ${span.since} AND m.reg_date < ${span.until}) AS registrations,
      (SELECT COUNT(*) ${came} AND m.reg_date < ${span.until}
        AND ${firstPaid} BETWEEN ${range.from} AND ${range.to}) AS firstDeposits
    FROM affiliates a
    WHERE a.merchant = ${merchant} AND a.member_id = ${id}
    ORDER BY archived, a.created_at, a.code`);
  return rows.map((row) => ({ ...row, archived: row.archived === 1 }));
}

type NewLink = Pick<Affiliate, 'code' | 'name' | 'createdAt'>;

/** Adds a link of an agent who has fewer than `most`; false when there are as many, also by a call at the same time. */
export async function addAgentLink(
  db: Db,
  { id, merchant }: Agent,
  { code, name, createdAt }: NewLink,
  most: number,
): Promise<boolean> {
  const added = await db.all(sql`
    INSERT INTO affiliates (merchant, code, member_id, domains, name, created_at)
    SELECT ${merchant}, ${code}, ${id}, '[]', ${name}, ${createdAt}
    WHERE (SELECT COUNT(*) FROM affiliates WHERE merchant = ${merchant} AND member_id = ${id}) < ${most}
    RETURNING code`);
  return added.length > 0;
}

/** Puts a link of the agent's own into the archive, or takes it out with null; false when it is nobody's or another's. */
export async function archiveAgentLink(
  db: Db,
  { id, merchant }: Agent,
  code: string,
  archivedAt: number | null,
): Promise<boolean> {
  const own = and(
    eq(affiliates.merchant, merchant),
    eq(affiliates.memberId, id),
    eq(affiliates.code, code.toUpperCase()),
  );
  const changed = await db
    .update(affiliates)
    .set({ archivedAt })
    .where(own)
    .returning({ code: affiliates.code });
  return changed.length > 0;
}

/** Counts a visit of a link on a day; none of a code that nobody has. */
export async function addVisits(
  db: Db,
  { merchant, code, day }: Pick<typeof affiliateVisits.$inferSelect, 'merchant' | 'code' | 'day'>,
): Promise<void> {
  await db.run(sql`
    INSERT INTO affiliate_visits (merchant, code, day, visits)
    SELECT merchant, code, ${day}, 1 FROM affiliates
    WHERE merchant = ${merchant} AND code = ${code.toUpperCase()}
    ON CONFLICT (merchant, code, day) DO UPDATE SET visits = visits + excluded.visits`);
}

/** Notes that members right below an agent came by a link, where nothing is noted; for the seed. */
export async function noteCameBy(db: Db, { id }: Agent, code: string, memberIds: readonly number[]) {
  await db.run(sql`
    UPDATE members SET affiliate_code = ${code}
    WHERE upline_id = ${id} AND affiliate_code IS NULL AND referrer_id IS NULL
      AND id IN (SELECT value FROM json_each(${JSON.stringify(memberIds)}))`);
}

/** Forgets all visits; for the seed. */
export async function clearVisits(db: Db): Promise<void> {
  await db.delete(affiliateVisits);
}
