import { insertApplication } from '../../db/applications';
import { consumeQuota, HOUR_MS } from '../../db/quota-uses';
import { giveReward, setPromoCode, writeClaim } from '../../db/rewards';
import type { Member, PromoCode } from '../../db/schema';
import { hideSeeded, restoreAnnouncements } from '../../db/seeded-content';
import { listMissions, writeCheckIn, writeMission } from '../../db/tasks';
import { dayIn } from '../../domains/register/age';
import { MOST_TRIES } from '../../domains/rewards/redeem-promo-code';
import { claimRebate as giveRebate } from '../../domains/tasks/rebate';
import { clockAhead } from '../../platform/clock';
import { readableCode } from '../../platform/order-no';
import { dayAfter, weekOf } from '../../platform/site-days';
import { type Sandbox, SandboxError } from './command';
import { playRound } from './played-rounds';
import { checkInBefore, issueReward } from './rewards';
import { siteOf } from './site';
import type { State } from './state';
import { demoMember, STATE_MERCHANT } from './state-member';
import { payee, tokenOf } from './withdraw-states';

const TRIAL = 4;
const WEEK_MS = 7 * 24 * HOUR_MS;
const LOST = 200_000_000;
const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const MISSION = 'payment-password';
const ONCE = 'once';
const GIFT = {
  name: 'Quà',
  money: 40_000_000,
  points: 0,
  times: 5,
  gameType: 'RNG',
  promotionId: 502,
} as const;

/** Provider states of rewards, promo codes and tasks; each of a member nobody else uses. */
export const rewardStates: Record<string, State> = {
  'a member has a reward and an application': async (sandbox) => {
    await restoreAnnouncements(sandbox.db);
    const member = await payee(sandbox);
    await rewardOf(sandbox, member);
    const application = { promotionId: 501, status: 'applying', at: sandbox.clock.now() } as const;
    await insertApplication(sandbox.db, { memberId: member.id, ...application });
    return tokenOf(sandbox, member);
  },
  'a member may claim the reward': async (sandbox) => withReward(sandbox, await payee(sandbox)),
  'a member on trial claims a reward': async (sandbox) => withReward(sandbox, await onTrial(sandbox)),
  'the reward is another’s': async (sandbox) => ({
    ...(await withReward(sandbox, await payee(sandbox))),
    ...(await tokenOf(sandbox, await payee(sandbox))),
  }),
  'the reward was claimed': async (sandbox) => {
    const member = await payee(sandbox);
    const reward = await rewardOf(sandbox, member);
    await writeClaim(sandbox.db, reward, sandbox.clock.now(), null);
    return { ...(await tokenOf(sandbox, member)), rewardId: reward.id };
  },
  'the time of the reward is over': async (sandbox) =>
    withReward(sandbox, await payee(sandbox), sandbox.clock.now() - HOUR_MS),

  'a member may use the promo code': (sandbox) => withCode(sandbox),
  'a member on trial enters a promo code': async (sandbox) => withCode(sandbox, {}, await onTrial(sandbox)),
  'nobody has the promo code': async (sandbox) => ({
    ...(await tokenOf(sandbox, await payee(sandbox))),
    code: readableCode(12),
  }),
  'the member has used the promo code': async (sandbox) => {
    const member = await payee(sandbox);
    const values = await withCode(sandbox, {}, member);
    const { code } = values;
    const at = sandbox.clock.now();
    const common = { ...GIFT, names: { vi: '', en: '' }, art: '', codeMerchant: STATE_MERCHANT, code, at };
    const origin = `code:${STATE_MERCHANT}:${code}:${member.id}`;
    const { name: _, ...reward } = common;
    await giveReward(sandbox.db, {
      ...reward,
      id: readableCode(12),
      memberId: member.id,
      origin,
      claimBefore: at + HOUR_MS,
    });
    return values;
  },
  'the promo code is over': (sandbox) => withCode(sandbox, { until: sandbox.clock.now() - HOUR_MS }),
  'the promo code is for other members': (sandbox) => withCode(sandbox, { joinedWithinDays: 0 }),
  'the member has tried too many promo codes': async (sandbox) => {
    const member = await payee(sandbox);
    const quota = { key: `promo-code:${member.id}`, most: MOST_TRIES, withinMs: HOUR_MS };
    for (let tries = 0; tries < MOST_TRIES; tries += 1)
      await consumeQuota(sandbox.db, [quota], sandbox.clock.now());
    return withCode(sandbox, {}, member);
  },

  'a member has tasks': async (sandbox) => {
    const member = await loser(sandbox);
    await checkInBefore(sandbox, STATE_MERCHANT, member.id, 3);
    return tokenOf(sandbox, member);
  },
  'a member may check in': async (sandbox) => checker(sandbox, await payee(sandbox)),
  'a member on trial checks in': async (sandbox) => checker(sandbox, await onTrial(sandbox)),
  'the day to check in on is over': async (sandbox) => ({
    ...(await checker(sandbox, await payee(sandbox))),
    day: dayAfter(today(sandbox), -1),
  }),
  'the member has checked in today': async (sandbox) => {
    const member = await payee(sandbox);
    const at = sandbox.clock.now();
    await writeCheckIn(sandbox.db, {
      memberId: member.id,
      day: today(sandbox),
      streak: 1,
      points: 10,
      at,
    });
    return checker(sandbox, member);
  },
  'nobody may check in': async (sandbox) => {
    const values = await checker(sandbox, await payee(sandbox));
    await hideSeeded(sandbox.db, STATE_MERCHANT, 'promotion');
    return values;
  },

  'a member has done a mission': async (sandbox) => achiever(sandbox, await payee(sandbox)),
  'a member on trial claims a mission': async (sandbox) => achiever(sandbox, await onTrial(sandbox)),
  'the day of the mission is over': async (sandbox) => ({
    ...(await achiever(sandbox, await payee(sandbox))),
    period: '2025-01-01',
  }),
  'the mission is not done': async (sandbox) =>
    achiever(sandbox, await payee(sandbox, { paymentPasswordHash: null })),
  'the mission was claimed': async (sandbox) => {
    const { db, clock } = sandbox;
    const member = await payee(sandbox);
    const mission = (await listMissions(db, STATE_MERCHANT)).find(({ id }) => id === MISSION);
    if (!mission) throw new SandboxError('the seeds have no such mission');
    await writeMission(db, { memberId: member.id, mission, period: ONCE }, clock.now());
    return achiever(sandbox, member);
  },
  'there are no missions': async (sandbox) => {
    const values = await achiever(sandbox, await payee(sandbox));
    await hideSeeded(sandbox.db, STATE_MERCHANT, 'promotion');
    return values;
  },

  'a member has a rebate': async (sandbox) => rebated(sandbox, await loser(sandbox)),
  'a member on trial claims a rebate': async (sandbox) => rebated(sandbox, await onTrial(sandbox)),
  'the time to claim the rebate is over': async (sandbox) => ({
    ...(await rebated(sandbox, await loser(sandbox))),
    week: dayAfter(lastWeek(sandbox), -7),
  }),
  'the member has no rebate': async (sandbox) => rebated(sandbox, await payee(sandbox)),
  'the rebate was claimed': async (sandbox) => {
    const member = await loser(sandbox);
    const merchant = await siteOf(sandbox, STATE_MERCHANT);
    const values = await rebated(sandbox, member);
    await giveRebate({ ...sandbox, language: 'vi', member, merchant, input: { week: values.week } });
    return values;
  },
  'there are no rebates': async (sandbox) => {
    const values = await rebated(sandbox, await loser(sandbox));
    await hideSeeded(sandbox.db, STATE_MERCHANT, 'promotion');
    return values;
  },
};

const onTrial = (sandbox: Sandbox) => demoMember(sandbox, { type: TRIAL });
const today = ({ clock }: Sandbox) => dayIn(TIME_ZONE, clock.now());
const lastWeek = (sandbox: Sandbox) => dayAfter(weekOf(today(sandbox)).from, -7);

const rewardOf = (sandbox: Sandbox, { id }: Member, claimBefore = sandbox.clock.now() + 24 * HOUR_MS) =>
  issueReward(sandbox, id, { ...GIFT, claimBefore });

async function withReward(sandbox: Sandbox, member: Member, claimBefore?: number) {
  const { id: rewardId } = await rewardOf(sandbox, member, claimBefore);
  return { ...(await tokenOf(sandbox, member)), rewardId };
}

async function withCode(sandbox: Sandbox, more: Partial<PromoCode> = {}, who?: Member) {
  const { name, ...worth } = GIFT;
  const code = readableCode(12);
  await setPromoCode(sandbox.db, {
    merchant: STATE_MERCHANT,
    code,
    names: { vi: name, en: name },
    art: '/art/covers/rng-rabbit-1.svg',
    ...worth,
    days: 3,
    until: sandbox.clock.now() + HOUR_MS,
    mostUses: 10,
    joinedWithinDays: null,
    ...more,
  });
  return { ...(await tokenOf(sandbox, who ?? (await payee(sandbox)))), code };
}

async function checker(sandbox: Sandbox, member: Member) {
  await restoreAnnouncements(sandbox.db);
  return { ...(await tokenOf(sandbox, member)), day: today(sandbox) };
}

async function achiever(sandbox: Sandbox, member: Member) {
  await restoreAnnouncements(sandbox.db);
  return { ...(await tokenOf(sandbox, member)), missionId: MISSION, period: ONCE };
}

async function rebated(sandbox: Sandbox, member: Member) {
  await restoreAnnouncements(sandbox.db);
  return { ...(await tokenOf(sandbox, member)), week: lastWeek(sandbox) };
}

/** A member who lost in the week before. */
async function loser(sandbox: Sandbox): Promise<Member> {
  await restoreAnnouncements(sandbox.db);
  const member = await payee(sandbox);
  const clock = clockAhead(sandbox.clock.now() - sandbox.clock.wall() - WEEK_MS);
  await playRound({ ...sandbox, clock }, member.id, { nodeId: 90001, bet: LOST, win: 0 });
  return member;
}
