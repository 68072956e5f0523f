import { insertAll } from '../db/insert-all';
import { findMember } from '../db/members';
import type { Db } from '../db/open';
import { HOUR_MS } from '../db/quota-uses';
import { referralOrigin } from '../db/referrals';
import { giveAndClaim } from '../db/rewards';
import { members } from '../db/schema';
import { INVITATION } from '../domains/referral/pay-referrals';
import { MERCHANTS } from './merchants';
import { payIn } from './paid-in';

const DAY_MS = 24 * HOUR_MS;
const MERCHANT = 'hoadang';
/** minhan_2209. */
const INVITER_ID = 1001;
const FIRST_ID = 3101;
/** Days ago on which the reward for the first of them came. */
export const FRIEND_PAID_DAYS = 17;

type DemoFriend = {
  account: string;
  /** Days since the registration. */
  days: number;
  /** First deposit in 1/100 units, and how many hours ago that was. */
  paid?: number;
  hoursAgo?: number;
  rewarded?: true;
};

/** Nobody logs in to them. One at each state of an invitation, so that the screen shows them all. */
const FRIENDS: readonly DemoFriend[] = [
  { account: 'lanphuong_ng', days: 19, paid: 500_000_00, hoursAgo: 18 * 24, rewarded: true },
  { account: 'kieuoanh_dn', days: 11 },
  { account: 'quochuy_hn', days: 6, paid: 100_000_00, hoursAgo: 5 * 24 },
  { account: 'thuha95', days: 2, paid: 300_000_00, hoursAgo: 5 },
];

/** Friends of the demo member: without a deposit, with one that is too small, under review, and rewarded. */
export async function seedFriends(db: Db, now: number): Promise<void> {
  const rules = MERCHANTS.find(({ code }) => code === MERCHANT)?.referralRules;
  if (!rules) throw new Error(`no merchant '${MERCHANT}'`);
  await insertAll(
    db,
    members,
    FRIENDS.map(({ account, days }, index) => ({
      id: FIRST_ID + index,
      merchant: MERCHANT,
      account,
      passwordHash: '',
      type: 0,
      referrerId: INVITER_ID,
      regDate: now - days * DAY_MS,
    })),
  );
  for (const [index, { account, paid, hoursAgo = 0, rewarded }] of FRIENDS.entries()) {
    const member = await findMember(db, MERCHANT, account);
    // In a database of before, somebody may have the name or the id.
    if (!paid || member?.id !== FIRST_ID + index || member.passwordHash !== '') continue;
    const at = now - hoursAgo * HOUR_MS;
    const name = `DEMO-${index + 1}`;
    await payIn(db, { member, amount: paid, at, orderNo: `NT-${name}`, id: `seed-${name}` });
    if (!rewarded) continue;
    const paidAt = at + rules.waitHours * HOUR_MS;
    const reward = {
      ...INVITATION,
      id: `TH-FRIEND-${index + 1}`,
      memberId: INVITER_ID,
      origin: referralOrigin(member.id),
      money: rules.reward,
      times: rules.times,
      at: paidAt,
      claimBefore: paidAt + HOUR_MS,
    };
    await giveAndClaim(db, reward, paidAt, null);
  }
}
