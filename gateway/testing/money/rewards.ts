import { EXAMPLE_DELIVERY } from '@/contracts/mall/delivery';
import { redeemItem } from '@/contracts/mall/redeem';
import { claimReward } from '@/contracts/rewards/claim-reward';
import { redeemPromoCode } from '@/contracts/rewards/promo-code';
import { checkIn as checkInOperation, claimMission } from '@/contracts/tasks/claims';
import { insertAll } from '../../db/insert-all';
import { setItem, writeStep } from '../../db/mall';
import { openDb } from '../../db/open';
import { openPoints, pointsAccount } from '../../db/points';
import { setPromoCode } from '../../db/rewards';
import {
  announcements,
  checkIns,
  mallItems,
  mallRedemptions,
  mallSteps,
  missions,
  rewards,
} from '../../db/schema';
import { redeem } from '../../domains/mall/redeem';
import { claimReward as claim } from '../../domains/rewards/claim-reward';
import { redeemPromoCode as enterCode } from '../../domains/rewards/redeem-promo-code';
import { checkIn } from '../../domains/tasks/check-in';
import { claimMission as claimDone } from '../../domains/tasks/missions';
import { deliveryNotice } from '../../platform/event-notices';
import { Refusal } from '../../platform/refusal';
import { siteDays } from '../../platform/site-days';
import type { Next, Operation } from './external-systems';
import { MEMBERS, merchant, type World } from './money-world';

const POINTS = 1_000;
const STOCK = 12;
const BONUS = 2_000_000;
const COSTS = { lantern: 90, bonus: 40 };
/** Done by the first check-in, and claimed once. */
const MISSION = { id: 'first', points: 30, cycle: 'once' } as const;
const NAMES = { vi: 'Quà', en: 'Gift' };
/** What codes bring, and how many rewards; amounts in 1/100 units. */
const CODES = {
  MONEY: { money: 3_000_000, points: 0, times: 2, mostUses: 100 },
  POINTS: { money: 0, points: 250, times: 0, mostUses: 100 },
  LAST: { money: 0, points: 70, times: 0, mostUses: 2 },
};

/** A call of a member under the key of its intent. */
type Wish = { member: number; key: string } & (
  | { kind: 'mall'; itemId: keyof typeof COSTS }
  | { kind: 'code'; code: keyof typeof CODES }
  | { kind: 'claim'; rewardId: string }
  | { kind: 'check-in'; day: string }
  | { kind: 'mission' }
);
/** What a refusal says of a wish that was granted before, to whoever never heard. */
const GRANTED = ['promo.code.used', 'reward.claimed', 'task.done'];
const HANDLERS = {
  mall: [redeemItem, redeem],
  code: [redeemPromoCode, enterCode],
  claim: [claimReward, claim],
  'check-in': [checkInOperation, checkIn],
  mission: [claimMission, claimDone],
} as const;

/** What the house gives, and what points buy: what members do at random, and what they know to be true. */
export async function rewardsOf(world: World, next: Next) {
  const { db } = world;
  const wishes: Wish[] = [];
  const granted = new Set<Wish>();
  /** Orders that somebody gave back, whether or not they heard of it. */
  const givenBack = new Set<string>();
  const days = siteDays(merchant);
  const pick = <T>(from: readonly T[]): T => from[next(from.length)] as T;
  let fresh: Wish | undefined;
  let open: string[] = [];
  let orders: string[] = [];

  for (const [code, worth] of Object.entries(CODES))
    await setPromoCode(db, {
      merchant: merchant.code,
      code,
      names: NAMES,
      art: '',
      ...worth,
      days: 900,
      until: 2 ** 50,
      joinedWithinDays: null,
      promotionId: null,
      gameType: null,
    });
  for (const [position, id] of (['lantern', 'bonus'] as const).entries())
    await setItem(db, {
      merchant: merchant.code,
      id,
      position,
      names: NAMES,
      texts: NAMES,
      art: '',
      points: COSTS[id],
      backAt: null,
      hidden: false,
      times: 1,
      ...(id === 'bonus'
        ? { kind: 'bonus', money: BONUS, stock: null }
        : { kind: 'goods', money: 0, stock: STOCK }),
    });
  for (const id of MEMBERS) await openPoints(db, id, POINTS, 1);
  const words = { title: '', content: '' };
  await insertAll(db, announcements, [
    {
      id: 1,
      merchant: merchant.code,
      kind: 'promotion',
      position: 0,
      category: 'LOGIN',
      startDate: 0,
      texts: { vi: words, en: words } as never,
      images: [],
    },
    {
      id: 2,
      merchant: merchant.code,
      kind: 'promotion',
      position: 1,
      category: 'MISSION',
      startDate: 0,
      texts: { vi: words, en: words } as never,
      images: [],
    },
  ]);
  await insertAll(db, missions, [
    {
      ...MISSION,
      merchant: merchant.code,
      position: 0,
      names: NAMES,
      texts: NAMES,
      art: '',
      link: '',
      goal: { counts: 'checkIns', target: 1 },
    },
  ]);

  function inputOf(wish: Wish) {
    switch (wish.kind) {
      case 'mall':
        return { itemId: wish.itemId, points: COSTS[wish.itemId], delivery: EXAMPLE_DELIVERY };
      case 'code':
        return { code: wish.code };
      case 'claim':
        return { rewardId: wish.rewardId };
      case 'check-in':
        return { day: wish.day };
      case 'mission':
        return { missionId: MISSION.id, period: MISSION.cycle };
    }
  }

  const asking = (wish: Wish): Operation => ({
    name: wish.kind,
    async run(own) {
      const [operation, handler] = HANDLERS[wish.kind];
      try {
        await world.call(own, wish, operation, inputOf(wish), handler as never);
      } catch (error) {
        if (!(error instanceof Refusal && GRANTED.includes(error.errorCode))) throw error;
      }
      granted.add(wish);
      return undefined;
    },
  });

  const returning = (orderNo: string): Operation => ({
    name: 'given back',
    async run(own) {
      givenBack.add(orderNo);
      await writeStep(openDb({ DB: own }), orderNo, 'returned', world.now(), deliveryNotice);
      return undefined;
    },
  });

  function newWish(): Wish {
    const named = { member: pick(MEMBERS), key: `wish-${wishes.length}` };
    const choice = next(4);
    if (choice === 0) return { kind: 'mall', itemId: pick(['lantern', 'bonus'] as const), ...named };
    if (choice === 1)
      return { kind: 'code', code: pick(['MONEY', 'POINTS', 'LAST', 'LAST', 'LAST'] as const), ...named };
    if (next(2) === 0) return { kind: 'mission', ...named };
    // Now and then another member's reward.
    if (choice === 2 && open.length > 0) return { kind: 'claim', rewardId: pick(open), ...named };
    return { kind: 'check-in', day: days.dayOf(world.now()), ...named };
  }

  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  /** Wishes of a member that came true, each deed once, whatever the keys that it was asked for under. */
  const own = (member: number) => {
    const deeds = new Map<string, Wish>();
    for (const wish of granted)
      if (wish.member === member)
        deeds.set(wish.kind === 'mall' ? wish.key : `${wish.kind} ${Object.values(inputOf(wish))}`, wish);
    return [...deeds.values()];
  };
  const worthOf = async (member: number) => {
    const all = await db.select().from(rewards);
    return own(member).flatMap((wish) => {
      const reward = wish.kind === 'claim' ? all.find(({ id }) => id === wish.rewardId) : undefined;
      return reward?.code ? [CODES[reward.code as keyof typeof CODES]] : [];
    });
  };

  return {
    draw(): Operation {
      if (orders.length > 0 && next(12) === 0) return returning(pick(orders));
      fresh ??= newWish();
      const wish = next(4) === 0 && wishes.length > 0 ? pick(wishes.slice(-8)) : fresh;
      if (!wishes.includes(wish)) wishes.push(wish);
      if (next(3) > 0) fresh = undefined;
      return asking(wish);
    },
    async look() {
      open = (await db.select().from(rewards)).filter(({ code }) => code !== null).map(({ id }) => id);
      orders = (await db.select().from(mallRedemptions)).map(({ orderNo }) => orderNo).slice(-6);
    },
    /** Who does not know how it ended asks again. */
    async end(d1: unknown) {
      for (const wish of wishes.filter((one) => !granted.has(one)))
        await asking(wish)
          .run(d1)
          .catch((error: unknown) => {
            if (!(error instanceof Refusal)) throw error;
          });
      for (const orderNo of givenBack) await returning(orderNo).run(d1);
    },
    /** What the house gave a member in money, in 1/100 units. */
    async moneyOf(member: number): Promise<number> {
      const bonuses = own(member).filter((wish) => wish.kind === 'mall' && wish.itemId === 'bonus');
      return bonuses.length * BONUS + sum((await worthOf(member)).map(({ money }) => money));
    },
    /** Where the gateway and what was wished for differ. */
    async wrong(): Promise<string[]> {
      const balances = await world.balances();
      const taken = await db.select().from(mallRedemptions);
      const wrong: string[] = [];
      const holds = (what: string, real: unknown, known: unknown) => {
        if (real !== known) wrong.push(`${what}: ${real} is not ${known}`);
      };
      for (const member of MEMBERS) {
        const days = (await db.select().from(checkIns)).filter(({ memberId }) => memberId === member);
        const asked = own(member).filter(({ kind }) => kind === 'check-in');
        const spent = own(member).map((wish) => (wish.kind === 'mall' ? COSTS[wish.itemId] : 0));
        // A bonus was used up at once.
        const goods = taken.filter((one) => one.memberId === member && one.kind === 'goods');
        const back = goods.filter(({ orderNo }) => givenBack.has(orderNo));
        holds(`days of ${member}`, days.length, asked.length);
        const done = own(member).filter(({ kind }) => kind === 'mission');
        const given = [...days, ...done.map(() => MISSION), ...(await worthOf(member)), ...back];
        const gained = sum(given.map(({ points }) => points));
        holds(`points of ${member}`, balances.get(pointsAccount(member)), POINTS + gained - sum(spent));
      }
      const lantern = (await db.select().from(mallItems)).find(({ id }) => id === 'lantern');
      const [sent, back] = [taken.filter(({ kind }) => kind === 'goods'), await db.select().from(mallSteps)];
      const restocked = back.filter(({ step }) => step === 'returned').length;
      holds('stock', lantern?.stock, STOCK - sent.length + restocked);
      const last = (await db.select().from(rewards)).filter(({ code }) => code === 'LAST');
      holds('a code beyond its uses', last.length > CODES.LAST.mostUses, false);
      holds('nothing was given', taken.length * open.length > 0, true);
      return wrong;
    },
  };
}
