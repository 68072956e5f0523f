import { decimalNumberOf } from '@/contracts/shared/minor-units';
import type { claimRebate as operation } from '@/contracts/tasks/claims';
import { findReward, giveAndClaim } from '../../db/rewards';
import { readLoss } from '../../db/tasks';
import { rewardNotice } from '../../platform/event-notices';
import type { Call } from '../../platform/handler';
import { newOrderNo } from '../../platform/order-no';
import { Refusal } from '../../platform/refusal';
import { dayAfter, siteDays, spanOf, weekOf } from '../../platform/site-days';
import { refuseFree } from '../../platform/trial';
import { refuseClosed, type Tasker } from './open-tasks';

const NAMES = { vi: 'Hoàn tiền tuần', en: 'Weekly rebate' };
const ART = '/art/covers/rng-lotus-1.svg';

/** What comes back of the week before a day: to be claimed until its own week is over (INVITE-09). */
export async function rebateOf(call: Tasker, today: string) {
  const terms = await termsOf(call, today);
  const claimed = await findReward(call.db, call.member.id, { origin: terms.origin });
  const { from, to, rate, amount, times, claimBefore } = terms;
  return { from, to, rate, amount: decimalNumberOf(amount), times, claimBefore, claimed: claimed !== null };
}

/**
 * Gives back part of last week's loss as a reward that is claimed at once, once for the week (INVITE-09).
 * @throws Refusal those of the contract
 */
export async function claimRebate(call: Tasker & Pick<Call<typeof operation>, 'input'>) {
  const { db, clock, member, merchant, input } = call;
  refuseFree(member);
  await refuseClosed(call, 'SAVIOR');
  const at = clock.now();
  const { from, amount, times, origin, claimBefore } = await termsOf(call, siteDays(merchant).dayOf(at));
  if (input.week !== from) throw new Refusal('task.over');
  if (await findReward(db, member.id, { origin })) throw new Refusal('task.done');
  if (amount === 0) throw new Refusal('task.unfinished');
  const reward = {
    id: newOrderNo('TH', at, merchant.timeZone),
    memberId: member.id,
    origin,
    names: NAMES,
    art: ART,
    money: amount,
    points: 0,
    times,
    promotionId: null,
    gameType: null,
    codeMerchant: null,
    code: null,
    at,
    claimBefore,
  };
  if (!(await giveAndClaim(db, reward, at, rewardNotice(merchant)))) throw new Refusal('task.done');
  return null;
}

async function termsOf({ db, member, merchant }: Tasker, today: string) {
  const { rebateTiers, rebateTimes: times } = merchant.taskRules;
  const days = siteDays(merchant);
  const { from, to } = weekOf(dayAfter(weekOf(today).from, -1));
  const loss = await readLoss(db, member.id, spanOf(days, { from, to }));
  const tier = rebateTiers.filter((one) => loss >= one.from).sort((a, b) => b.from - a.from)[0];
  const lowest = Math.min(...rebateTiers.map(({ rate }) => rate));
  const amount = tier ? Math.min(tier.most, share(loss, tier.rate)) : 0;
  return {
    from,
    to,
    times,
    amount,
    rate: tier?.rate ?? lowest,
    origin: `rebate:${member.id}:${from}`,
    claimBefore: days.startOf(dayAfter(to, 8)),
  };
}

/** A part in hundredths of a percent, cut to whole minor units. */
const share = (loss: number, rate: number) => Number((BigInt(loss) * BigInt(rate)) / 10_000n);
