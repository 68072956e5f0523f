import * as v from 'valibot';
import { GAME_TYPES } from '@/contracts/games/game-categories';
import { amount } from '@/contracts/shared/amount';
import { HOUR_MS } from '../../db/quota-uses';
import { giveReward, setPromoCode } from '../../db/rewards';
import type { Reward } from '../../db/schema';
import { writeCheckIn } from '../../db/tasks';
import { newOrderNo } from '../../platform/order-no';
import { dayAfter, siteDays } from '../../platform/site-days';
import { command, type Sandbox, type SandboxApp } from './command';
import { memberOf } from './member-of';
import { playRound } from './played-rounds';
import { merchantField, siteOf } from './site';

const whose = { merchant: merchantField, account: v.string() };
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const worth = {
  name: v.optional(v.string(), 'Quà'),
  /** In currency units; 1/100 from here on. */
  money: v.optional(amount, 0),
  points: v.optional(count, 0),
  times: v.optional(count, 0),
  gameType: v.optional(v.nullable(v.picklist(GAME_TYPES)), null),
  promotionId: v.optional(v.nullable(v.number()), null),
};
/** From now on; below zero for what is over. */
const hours = v.optional(v.number(), 72);
const ART = '/art/covers/rng-rabbit-1.svg';

const codeSchema = v.object({
  merchant: merchantField,
  code: v.pipe(v.string(), v.toUpperCase()),
  ...worth,
  hours,
  mostUses: v.optional(count, 1_000),
  joinedWithinDays: v.optional(v.nullable(count), null),
});
const roundsSchema = v.object({
  ...whose,
  nodeId: v.optional(v.number(), 90001),
  count: v.optional(count, 1),
  bet: amount,
  win: v.optional(amount, 0),
});

/** Rewards, codes and check-ins of members, and the rounds that missions and rebates count. They stay after `/reset`. */
export function addRewardCommands(app: SandboxApp): void {
  command(app, '/rewards', v.object({ ...whose, ...worth, hours }), async (sandbox, { hours, ...wanted }) => {
    const { id } = await memberOf(sandbox, wanted.merchant, wanted.account);
    const reward = await issueReward(sandbox, id, {
      ...wanted,
      claimBefore: sandbox.clock.now() + hours * HOUR_MS,
    });
    return { rewardId: reward.id };
  });

  command(app, '/promo-codes', codeSchema, async ({ db, clock }, { name, hours, ...wanted }) =>
    setPromoCode(db, {
      ...wanted,
      names: { vi: name, en: name },
      art: ART,
      days: 3,
      until: clock.now() + hours * HOUR_MS,
    }),
  );

  command(app, '/check-ins', v.object({ ...whose, days: count }), async (sandbox, { days, ...named }) => {
    const { id } = await memberOf(sandbox, named.merchant, named.account);
    await checkInBefore(sandbox, named.merchant, id, days);
  });

  command(app, '/rounds', roundsSchema, async (sandbox, { count: times, nodeId, bet, win, ...named }) => {
    const { id } = await memberOf(sandbox, named.merchant, named.account);
    for (let round = 0; round < times; round += 1) await playRound(sandbox, id, { nodeId, bet, win });
  });
}

type Issued = { name: string; money: number; points: number; times: number } & Pick<
  Reward,
  'promotionId' | 'gameType' | 'claimBefore'
>;

/** Gives a member a reward to claim. */
export async function issueReward(
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  memberId: number,
  { name, money, points, times, promotionId, gameType, claimBefore }: Issued,
): Promise<Reward> {
  const at = clock.now();
  const id = newOrderNo('TH', at, 'Asia/Ho_Chi_Minh');
  const reward = {
    id,
    memberId,
    origin: `sandbox:${id}`,
    names: { vi: name, en: name },
    art: ART,
    money,
    points,
    times,
    promotionId,
    gameType,
    codeMerchant: null,
    code: null,
    at,
    claimBefore,
  };
  await giveReward(db, reward);
  return reward;
}

/** Has a member check in on so many days before the running one. */
export async function checkInBefore(sandbox: Sandbox, merchant: string, memberId: number, days: number) {
  const site = await siteOf(sandbox, merchant);
  const at = sandbox.clock.now();
  const today = siteDays(site).dayOf(at);
  const { checkInPoints } = site.taskRules;
  for (let streak = 1; streak <= days; streak += 1) {
    const day = dayAfter(today, streak - 1 - days);
    const points = checkInPoints[(streak - 1) % checkInPoints.length] ?? 0;
    await writeCheckIn(sandbox.db, { memberId, day, streak, points, at });
  }
}
