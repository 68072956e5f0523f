import { type SQL, sql } from 'drizzle-orm';
import type { FriendGroup } from '../../contracts/referral/groups';
import type { Db } from './open';
import { HOUR_MS } from './quota-uses';
import type { Place } from './record';
import type { Member } from './schema';

type Papers = Pick<Member, 'idNumber' | 'payeeName'>;
/** A friend who came by an invitation; amounts in 1/100 units. */
export type Friend = Place &
  Papers & {
    account: string;
    /** Of the first deposit. */
    paidAt: number | null;
    paid: number | null;
    /** What the invitation brought. */
    reward: number | null;
    /** Whether something comes for a first deposit that is large enough, of somebody else. */
    counts: number;
  };
/** Whose first deposit is to be paid to whom by now, with the papers of both. */
export type DueReferral = Papers & {
  friendId: number;
  memberId: number;
  merchant: string;
  inviterIdNumber: string | null;
  inviterPayeeName: string | null;
};

/** Of whom a code of the member's, or its account, was named at the registration. */
const invitedBy = (memberId: number): SQL => sql`
  (f.referrer_id = ${memberId}
    OR (f.upline_id = ${memberId} AND f.referrer_id IS NULL AND f.affiliate_code IS NOT NULL))`;
const FIRST_PAID_AT = sql`(SELECT p.at FROM payments p WHERE p.member_id = f.id ORDER BY p.at LIMIT 1)`;
const FIRST_PAID = sql`(SELECT p.amount FROM payments p WHERE p.member_id = f.id ORDER BY p.at LIMIT 1)`;
const REWARD_OF = sql`LEFT JOIN rewards r ON r.origin = 'referral:' || f.id`;
/** Agents are paid by their agreement, also for who names their account. */
const IS_NO_AGENT = sql`NOT EXISTS (
  SELECT 1 FROM affiliates a WHERE a.member_id = i.id AND a.merchant = i.merchant AND json_array_length(a.domains) = 0)`;

/** What the reward of an invitation came from, once for each friend. */
export const referralOrigin = (friendId: number): string => `referral:${friendId}`;

/** Part of those a member invited, the last first. */
export function listFriends(
  db: Db,
  memberId: number,
  { group, before, limit }: { group: FriendGroup | undefined; before: Place | undefined; limit: number },
): Promise<Friend[]> {
  const inGroup = group
    ? sql`AND ${FIRST_PAID_AT} IS ${group === 'deposited' ? sql`NOT NULL` : sql`NULL`}`
    : sql``;
  const isBefore = before ? sql`AND (f.reg_date, f.id) < (${before.at}, ${before.id})` : sql``;
  return db.all<Friend>(sql`
    SELECT f.id, f.account, f.reg_date AS at, ${FIRST_PAID_AT} AS paidAt, ${FIRST_PAID} AS paid, r.money AS reward,
      f.id_number AS idNumber, f.payee_name AS payeeName,
      f.referrer_id IS i.id AND f.status = 'active' AND ${IS_NO_AGENT} AS counts
    FROM members f JOIN members i ON i.id = ${memberId} ${REWARD_OF}
    WHERE ${invitedBy(memberId)} ${inGroup} ${isBefore}
    ORDER BY f.reg_date DESC, f.id DESC LIMIT ${limit}`);
}

/** How many a member invited, how many of them paid in, and what that brought. */
export async function sumFriends(db: Db, memberId: number) {
  const row = await db.get<{ registered: number; deposited: number; earned: number }>(sql`
    SELECT COUNT(*) AS registered, COALESCE(SUM(EXISTS (SELECT 1 FROM payments p WHERE p.member_id = f.id)), 0) AS deposited,
      COALESCE(SUM(r.money), 0) AS earned
    FROM members f ${REWARD_OF} WHERE ${invitedBy(memberId)}`);
  return row ?? { registered: 0, deposited: 0, earned: 0 };
}

/** Friends for whom an invitation is to be paid by now unless they are who invited them, those of one member or of all. */
export function listDueReferrals(db: Db, now: number, memberId?: number): Promise<DueReferral[]> {
  const whose = memberId === undefined ? sql`f.referrer_id IS NOT NULL` : sql`f.referrer_id = ${memberId}`;
  return db.all<DueReferral>(sql`
    SELECT f.id AS friendId, i.id AS memberId, i.merchant, f.id_number AS idNumber, f.payee_name AS payeeName,
      i.id_number AS inviterIdNumber, i.payee_name AS inviterPayeeName
    FROM members f JOIN members i ON i.id = f.referrer_id JOIN merchants w ON w.code = i.merchant ${REWARD_OF}
    WHERE ${whose} AND r.id IS NULL AND f.status = 'active' AND i.status = 'active' AND ${IS_NO_AGENT}
      AND json_extract(w.referral_rules, '$.reward') > 0
      AND ${FIRST_PAID} >= json_extract(w.referral_rules, '$.least')
      AND ${FIRST_PAID_AT} <= ${now} - json_extract(w.referral_rules, '$.waitHours') * ${HOUR_MS}`);
}
