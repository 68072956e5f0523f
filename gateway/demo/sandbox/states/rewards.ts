import { EXAMPLE_DELIVERY } from '@/contracts/mall/delivery';
import { redeemItem } from '@/contracts/mall/redeem';
import { insertMessages } from '@/gateway/db/inbox';
import { setItem, writeRedemption } from '@/gateway/db/mall';
import { openPoints } from '@/gateway/db/points';
import { HOUR_MS } from '@/gateway/db/quota-uses';
import { giveReward, setPromoCode, writeClaim } from '@/gateway/db/rewards';
import { changeMember } from '@/gateway/db/sandbox';
import type { MallItem } from '@/gateway/db/schema';
import { listMissions, writeCheckIn, writeMission } from '@/gateway/db/tasks';
import { payReferrals } from '@/gateway/domains/referral/pay-referrals';
import { dayIn } from '@/gateway/domains/register/age';
import { claimRebate } from '@/gateway/domains/tasks/rebate';
import { clockAhead } from '@/gateway/platform/clock';
import { randomToken } from '@/gateway/platform/hash';
import { askedOf, once } from '@/gateway/platform/once';
import { newOrderNo, readableCode } from '@/gateway/platform/order-no';
import { dayAfter, weekOf } from '@/gateway/platform/site-days';
import { SandboxError } from '../command';
import { playRound } from '../played-rounds';
import { paidIn } from '../referrals';
import { checkInBefore, issueReward } from '../rewards';
import { siteOf } from '../site';
import { freshMember, STATE_MERCHANT } from '../state-member';
import type { Handlers } from './handlers';
import { promotionsOf } from './published';
import { memberOf, type Row } from './row';

const DAY_MS = 24 * HOUR_MS;
const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const POINTS = 1_200;
const LOST = 200_000_000;
const MISSION = 'payment-password';
const ONCE = 'once';
const WORTH = { money: 40_000_000, points: 0, times: 5, gameType: 'RNG', promotionId: 502 } as const;

/** Handlers of the states about the points mall, rewards, tasks, invited friends and messages. */
export const rewardHandlers = {
  'an item of the mall': async (row, { kind = 'goods', gone = false, short = false, redeemed = false }) => {
    const item = await offer(row, { kind, stock: gone ? 0 : 5 });
    const values = { itemId: item.id, points: POINTS };
    if (!('token' in row.values)) return values;
    const { id: memberId, merchant } = await memberOf(row);
    await openPoints(row.db, memberId, short ? POINTS - 1 : 3 * POINTS, row.clock.now());
    const cursor = `${row.clock.now() + HOUR_MS}.1`;
    if (!redeemed) return { ...values, cursor };
    const orderNo = await take(row, memberId, item);
    await take(row, memberId, item);
    const idempotencyKey = crypto.randomUUID();
    const intent = { merchant, memberId, operation: redeemItem.id, key: idempotencyKey };
    const done = async () => ({ orderNo, points: 0 });
    await once(row, intent, askedOf(redeemItem, values), done);
    return { ...values, cursor, idempotencyKey };
  },

  'a reward': async (row, { state = 'open' }) => {
    const { id } = await memberOf(row);
    const now = row.clock.now();
    const claimBefore = state === 'over' ? now - HOUR_MS : now + DAY_MS;
    const reward = await issueReward(row, id, { name: 'Quà', ...WORTH, claimBefore });
    if (state === 'claimed') await writeClaim(row.db, reward, now, null);
    return { rewardId: reward.id };
  },

  'a promo code': async (row, { state = 'open' }) => {
    const { db, clock } = row;
    const now = clock.now();
    const promoCode = readableCode(12);
    const names = { vi: 'Quà', en: 'A present' };
    const art = '/art/covers/rng-rabbit-1.svg';
    await setPromoCode(db, {
      merchant: STATE_MERCHANT,
      code: promoCode,
      names,
      art,
      ...WORTH,
      days: 3,
      until: state === 'over' ? now - HOUR_MS : now + HOUR_MS,
      mostUses: 10,
      joinedWithinDays: state === 'notTheirs' ? 0 : null,
    });
    if (state !== 'used') return { promoCode };
    const { id: memberId } = await memberOf(row);
    const origin = `code:${STATE_MERCHANT}:${promoCode}:${memberId}`;
    const used = { codeMerchant: STATE_MERCHANT, code: promoCode, at: now, claimBefore: now + HOUR_MS };
    await giveReward(db, { ...WORTH, names, art, id: readableCode(12), memberId, origin, ...used });
    return { promoCode };
  },

  tasks: async (row, { checkedIn = false, mission = 'done', rebate = 'open' }) => {
    const { db, clock } = row;
    const member = await memberOf(row);
    await promotionsOf(row);
    const now = clock.now();
    const day = dayIn(TIME_ZONE, now);
    const week = dayAfter(weekOf(day).from, -7);
    if (checkedIn) await writeCheckIn(db, { memberId: member.id, day, streak: 1, points: 10, at: now });
    else await checkInBefore(row, STATE_MERCHANT, member.id, 3);
    if (mission === 'undone') await changeMember(db, member.id, { paymentPasswordHash: null });
    if (mission === 'claimed') {
      const known = (await listMissions(db, STATE_MERCHANT)).find(({ id }) => id === MISSION);
      if (!known) throw new SandboxError('the seeds have no such mission');
      await writeMission(db, { memberId: member.id, mission: known, period: ONCE }, now);
    }
    if (rebate !== 'none') {
      const lastWeek = clockAhead(now - clock.wall() - 7 * DAY_MS);
      await playRound({ ...row, clock: lastWeek }, member.id, { nodeId: 90001, bet: LOST, win: 0 });
    }
    if (rebate === 'claimed') {
      const merchant = await siteOf(row, STATE_MERCHANT);
      await claimRebate({ ...row, language: 'vi', member, merchant, input: { week } });
    }
    return { day, missionId: MISSION, period: ONCE, week };
  },

  'the member has invited friends': async (row) => {
    const { id: referrerId } = await memberOf(row);
    const { referralRules } = await siteOf(row, STATE_MERCHANT);
    const at = row.clock.now() - 2 * referralRules.waitHours * HOUR_MS;
    for (const hasPaid of [true, true, false, false]) {
      const friend = await freshMember(row, { referrerId });
      if (hasPaid) await paidIn(row, friend, referralRules.least, at);
    }
    await payReferrals(row, referrerId);
    return { cursor: `${row.clock.now() + HOUR_MS}.1` };
  },

  'the member has messages': async (row) => {
    const { id: memberId } = await memberOf(row);
    const text = { title: 'Chào bạn', content: '<p>Chúc bạn một ngày vui.</p>' };
    const message = { memberId, texts: { vi: text, en: text }, createdAt: row.clock.now() };
    const [messageId] = await insertMessages(row.db, [message, message]);
    return { messageId };
  },
} satisfies Partial<Handlers>;

/** Offers an item that nobody else takes. */
async function offer({ db, clock }: Row, more: Partial<MallItem>): Promise<MallItem> {
  const item: MallItem = {
    merchant: STATE_MERCHANT,
    id: readableCode(12),
    position: 1_000,
    kind: 'goods',
    art: '/art/covers/rng-lantern-1.svg',
    names: { vi: 'Đèn lồng', en: 'Lantern' },
    texts: { vi: 'Khung tre.', en: 'Bamboo.' },
    points: POINTS,
    stock: 5,
    backAt: clock.now() + DAY_MS,
    money: 0,
    times: 0,
    hidden: false,
    ...more,
  };
  await setItem(db, item);
  return item;
}

/** Has a member redeem an item; the number of the order. */
async function take({ db, clock }: Row, memberId: number, item: MallItem): Promise<string> {
  const { id: itemId, merchant, kind, names, art, points } = item;
  const at = clock.now();
  const orderNo = newOrderNo('DQ', at, TIME_ZONE);
  const intent = { intentHash: randomToken(), askedHash: '' };
  const what = { orderNo, memberId, merchant, itemId, kind, names, art, points };
  await writeRedemption(db, { ...what, delivery: EXAMPLE_DELIVERY, ...intent, at }, null, null);
  return orderNo;
}
