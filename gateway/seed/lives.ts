import { EXAMPLE_DELIVERY } from '../../contracts/mall/delivery';
import { HOUR_MS, MINUTE_MS } from '../db/quota-uses';
import { dayAfter, siteDays, weekOf } from '../platform/site-days';
import { numbers } from '../testing/numbers';
import { type Actor, actingAs, type Round, type World } from './acting';
import { CARDS, DEMO_PAYMENT_PASSWORD } from './bank-cards';
import { lossesOf } from './losses';
import { MERCHANTS } from './merchants';
import { claimsOf } from './rewards';

const DAY_MS = 24 * HOUR_MS;
const MERCHANT = 'hoadang';
/** Who begins with nothing, as any new member does. */
export const LIVING = 'minhan_2209';
/** Days that are lived: as long as the demo member has been one. */
export const LIVED_DAYS = 214;
/** Days of the agents that are played, settled and lived: as long as the longest range that a screen shows. */
export const SETTLED_DAYS = 365;
/** Units of the currency in the ledger's. */
const units = (amount: number) => amount * 100;

/** Something that is done at a moment, in epoch milliseconds. */
type Deed = { at: number; act: (at: number) => Promise<unknown> };
/** What somebody does: `until` has done what comes before a moment, in the order of time. */
export type Life = { until: (moment: number) => Promise<void> };

function lifeOf(deeds: readonly Deed[]): Life {
  const left = deeds.toSorted((a, b) => a.at - b.at);
  return {
    async until(moment) {
      for (let next = left[0]; next && next.at < moment; next = left[0]) {
        left.shift();
        await next.act(next.at);
      }
    },
  };
}

function siteOf() {
  const site = MERCHANTS.find(({ code }) => code === MERCHANT);
  if (!site) throw new Error(`no merchant '${MERCHANT}'`);
  return site;
}

/** Slots, fish, tables and matches that are played. */
const GAMES = [90001, 90001, 90001, 90003, 90005, 90006, 90008, 90010, 90011, 90012, 90015];
const STAKES = [20_000, 50_000, 100_000, 100_000, 200_000, 300_000].map(units);
/** What is won, in tenths of the bet. */
const WINS = [12, 15, 15, 20, 20, 30, 50];
/** Rounds of a hundred that are won by who has less than was aimed at, and by who has more. */
const [OFTEN, SELDOM] = [46, 34];

/** Plays a round around the money that is aimed at; who has little bets little, who has next to nothing does not. */
async function playAround(actor: Actor, pick: (below: number) => number, aim: number, at: number) {
  const balance = await actor.balance();
  const stakes = STAKES.filter((stake) => stake * 5 <= balance);
  const bet = stakes[pick(stakes.length)];
  const nodeId = GAMES[pick(GAMES.length)];
  if (bet === undefined || nodeId === undefined) return;
  const isWon = pick(100) < (balance < aim ? OFTEN : SELDOM);
  const win = isWon ? (bet * (WINS[pick(WINS.length)] ?? 0)) / 10 : 0;
  await actor.play(at, { nodeId, bet, win });
}

type Channel = 'transfer' | 'page' | 'wallet';
/** Days of membership with what is paid in, in units of the currency. */
const PAID_IN = new Map<number, readonly [amount: number, channelId: Channel]>([
  [9, [500_000, 'transfer']],
  [23, [1_000_000, 'page']],
  [40, [500_000, 'wallet']],
  [54, [2_000_000, 'transfer']],
  [84, [1_000_000, 'transfer']],
  [101, [500_000, 'page']],
  [128, [2_000_000, 'transfer']],
  [150, [1_000_000, 'wallet']],
  [176, [2_000_000, 'transfer']],
  [192, [500_000, 'transfer']],
]);
/** Paid in on other days by who has less than was aimed at. */
const SMALL = [1_000_000, 'transfer'] as const;
/** Taken out, as far as the rules let it; what the bank gave back is taken out once more the day after. */
const TAKEN_OUT = new Map<number, readonly [amount: number, returned?: 'bank']>([
  [35, [500_000]],
  [63, [1_000_000]],
  [95, [1_500_000]],
  [116, [1_000_000, 'bank']],
  [117, [1_000_000]],
  [143, [2_000_000]],
  [169, [1_500_000]],
  [187, [1_000_000]],
]);
const REDEEMED = new Map([
  [74, 'paper-fan'],
  [97, 'bonus-20'],
  [140, 'koi-print'],
  [181, 'paper-fan'],
]);

/** What the demo member has come to hold: 12,345,678.50 ₫ and 8,420 points. */
const HOLDS = { money: 1_234_567_850, points: 8_420 };

/**
 * The life of minhan_2209 from its registration to the seeding. What came for a friend (`friends.ts`) comes between, 17 days
 * before the seeding.
 */
export function memberLife(world: World, now: number): Life {
  const actor = actingAs(world, MERCHANT, LIVING);
  const days = siteDays(siteOf());
  const pick = numbers(2209);
  const born = now - LIVED_DAYS * DAY_MS;
  const lastMonday = dayAfter(weekOf(days.dayOf(now)).from, -7);
  const claims = claimsOf(world.db, now);
  const firstClaim = Math.min(...claims.map(({ at }) => at)) - HOUR_MS;
  const deeds: Deed[] = [];
  const add = (at: number, act: Deed['act']) => deeds.push({ at, act });

  add(born + 10 * MINUTE_MS, (at) =>
    actor.payIn(at, { amount: units(100_000), channelId: 'transfer', bonusId: 'first' }),
  );
  for (let round = 0; round < 12; round += 1)
    add(born + (20 + round) * MINUTE_MS, (at) => playAround(actor, pick, units(400_000), at));
  for (let count = 1, day = dayAfter(days.dayOf(born)); day < lastMonday; day = dayAfter(day), count += 1) {
    const start = days.startOf(day);
    const aim = units(900_000) + Math.trunc((units(9_800_000) * count) / LIVED_DAYS);
    for (const deed of memberDay(actor, { day, count, start, aim, pick })) {
      if (deed.at < firstClaim || !('points' in deed)) deeds.push(deed);
    }
  }
  const tail = lastDays(actor, now);
  const eve = days.startOf(lastMonday) - 2 * HOUR_MS;
  const claimed = (of: 'money' | 'points') => claims.reduce((sum, claim) => sum + claim[of], 0);
  add(eve, (at) => holdMoney(actor, HOLDS.money - tail.comesTo - claimed('money'), at));
  add(firstClaim, (at) => holdPoints(actor, HOLDS.points - claimed('points'), at));
  return lifeOf([...deeds, ...tail.deeds, ...claims]);
}

type Lived = {
  day: string;
  /** Days of membership. */
  count: number;
  /** When the day began. */
  start: number;
  /** What the member will have by then, in 1/100 units. */
  aim: number;
  pick: (below: number) => number;
};
/** A deed that brings points or costs some. */
type DayDeed = Deed & { points?: true };

function memberDay(actor: Actor, { day, count, start, aim, pick }: Lived): DayDeed[] {
  const deeds: DayDeed[] = [];
  const at = (hour: number, minute = 0) => start + hour * HOUR_MS + minute * MINUTE_MS;
  const isAway = count > 7 && pick(100) < 22;
  const isMonday = weekOf(day).from === day;
  if (!isAway) {
    const [device, browser] =
      pick(5) === 0 ? (['Windows', 'Chrome'] as const) : (['Android', 'Chrome'] as const);
    deeds.push({ at: at(8, pick(50)), act: (when) => actor.logIn(when, device, browser) });
    if (pick(100) < 85) deeds.push({ at: at(8, 55), act: (when) => actor.checkIn(when), points: true });
  }
  if (isMonday) {
    deeds.push({ at: at(9, 5), act: (when) => actor.claimRebate(when, dayAfter(day, -7)) });
  }
  const paid = PAID_IN.get(count);
  deeds.push({
    at: at(18, pick(60)),
    async act(when) {
      const [amount, channelId] = paid ?? SMALL;
      const isShort = !isAway && (await actor.balance()) + units(1_500_000) < aim;
      if (paid || isShort) await actor.payIn(when, { amount: units(amount), channelId });
    },
  });
  const rounds = isAway ? 0 : 2 + pick(4);
  for (let round = 0; round < rounds; round += 1)
    deeds.push({ at: at(20, 5 + round * 9), act: (when) => playAround(actor, pick, aim, when) });
  const out = TAKEN_OUT.get(count);
  if (out) {
    const [amount, returned] = out;
    deeds.push({ at: at(22, 10), act: (when) => takeOut(actor, when, { amount: units(amount), returned }) });
  }
  const week = weekOf(day);
  if (week.to === day) {
    for (const mission of ['new-games', 'check-ins'])
      deeds.push({
        at: at(22, 40),
        act: (when) => actor.claimMission(when, mission, week.from),
        points: true,
      });
  }
  if (count % 30 === 20)
    deeds.push({ at: at(10), act: (when) => thank(actor, when, { points: 1_000, no: count }), points: true });
  const itemId = REDEEMED.get(count);
  if (itemId)
    deeds.push({ at: at(12, 15), act: (when) => actor.redeem(when, itemId, EXAMPLE_DELIVERY), points: true });
  if (count === 5) {
    for (const mission of ['bank-card', 'payment-password'])
      deeds.push({ at: at(13), act: (when) => actor.claimMission(when, mission, 'once'), points: true });
  }
  return deeds;
}

async function takeOut(
  actor: Actor,
  at: number,
  { amount, returned, account = LIVING }: { amount: number; returned?: 'bank'; account?: string },
) {
  if ((await actor.withdrawable(at)) < amount) return;
  const bankCardId = CARDS.find((card) => card.account === account)?.id ?? '';
  await actor.withdraw(at, { amount, returned, bankCardId, paymentPassword: DEMO_PAYMENT_PASSWORD });
}

/** Has a member hold so much money: it loses rounds or pays in, and what is missing then is won. */
async function holdMoney(actor: Actor, amount: number, at: number): Promise<void> {
  const bet = units(100_000);
  const most = units(3_000_000);
  let when = at;
  for (let missing = amount - (await actor.balance()); ; missing = amount - (await actor.balance())) {
    when += 3 * MINUTE_MS;
    if (missing > most) {
      const paid = Math.ceil((missing - most) / most) * most;
      await actor.payIn(when, {
        amount: Math.min(paid, missing - (missing % units(100_000))),
        channelId: 'transfer',
      });
    } else if (missing < 0) {
      const lost = Math.min(most / 10, Math.ceil(-missing / units(10_000)) * units(10_000));
      await actor.play(when, { nodeId: 90001, bet: lost, win: 0 });
    } else {
      await actor.play(when, { nodeId: 90015, bet, win: bet + missing });
      return;
    }
  }
}

/** Has a member hold so many points, the last of which the site gives. @throws RangeError when there are more */
async function holdPoints(actor: Actor, points: number, at: number): Promise<void> {
  const missing = points - (await actor.points());
  if (missing < 0) throw new RangeError(`${-missing} points too many`);
  if (missing > 0) await thank(actor, at, { points: missing, no: LIVED_DAYS });
}

/** Points that the site gives a member for its loyalty. */
async function thank(actor: Actor, at: number, { points, no }: { points: number; no: number }) {
  await actor.claim(at, {
    id: `TH-LIFE-${no}`,
    origin: `life:${no}`,
    money: 0,
    points,
    times: 0,
    names: { vi: 'Quà tri ân hội viên', en: 'Loyalty gift' },
    art: '/art/covers/rng-lotus-1.svg',
    promotionId: null,
    gameType: null,
    codeMerchant: null,
    code: null,
  });
}

/** Rounds of an evening that come to nothing in all, and of one that do not. Units of the currency. */
const EVEN: readonly Round[] = [
  { nodeId: 90001, bet: units(100_000), win: 0 },
  { nodeId: 90003, bet: units(50_000), win: units(120_000) },
  { nodeId: 90005, bet: units(200_000), win: 0 },
  { nodeId: 90012, bet: units(100_000), win: units(330_000) },
];
const LIVELY: readonly Round[] = [
  { nodeId: 90001, bet: units(100_000), win: units(150_000) },
  { nodeId: 90001, bet: units(50_000), win: 0 },
  { nodeId: 90010, bet: units(200_000), win: units(400_000) },
  { nodeId: 90003, bet: units(100_000), win: 0 },
  { nodeId: 90008, bet: units(50_000), win: units(75_000) },
];

/**
 * The last two weeks, known beforehand: a Monday that brings a rebate to claim, evenings, a deposit and a withdrawal. What
 * it all comes to is in 1/100 units.
 */
function lastDays(actor: Actor, now: number): { deeds: Deed[]; comesTo: number } {
  const days = siteDays(siteOf());
  const thisMonday = weekOf(days.dayOf(now)).from;
  const yesterday = dayAfter(days.dayOf(now), -1);
  const deeds: Deed[] = [];
  let comesTo = 0;
  const play = (at: number, round: Round) => {
    deeds.push({ at, act: (when) => actor.play(when, round) });
    comesTo += round.win - round.bet;
  };
  for (const { at, nodeId, amount } of lossesOf(now)) play(at, { nodeId, bet: amount, win: 0 });
  for (let day = dayAfter(thisMonday, -6); day <= yesterday; day = dayAfter(day)) {
    const evening = days.startOf(day) + 20 * HOUR_MS;
    deeds.push({ at: evening - HOUR_MS, act: (when) => actor.logIn(when, 'Android', 'Chrome') });
    const rounds = day < thisMonday ? EVEN : LIVELY;
    for (const [index, round] of rounds.entries()) play(evening + index * 11 * MINUTE_MS, round);
  }
  const deposit = units(500_000);
  deeds.push({
    at: now - 5 * DAY_MS,
    act: (when) => actor.payIn(when, { amount: deposit, channelId: 'transfer' }),
  });
  const withdrawn = units(2_000_000);
  deeds.push({ at: now - 30 * HOUR_MS, act: (when) => takeOut(actor, when, { amount: withdrawn }) });
  return { deeds, comesTo: comesTo + deposit - withdrawn };
}

/** What agents keep of what they earn when they pay themselves out, and the most of one withdrawal. Units of the currency. */
const KEPT = units(250_000_000);
const MOST_OUT = units(100_000_000);

/** What agents do beside what they are paid: a few rounds, money out every fortnight, and money sent down. */
export function agentLife(world: World, now: number, account: 'agent01' | 'tongdaily01'): Life {
  const actor = actingAs(world, MERCHANT, account);
  const days = siteDays(siteOf());
  const pick = numbers(account === 'agent01' ? 1002 : 1003);
  const today = days.dayOf(now);
  const deeds: Deed[] = [];
  const first = dayAfter(today, -SETTLED_DAYS);
  for (let count = 0, day = first; day < today; day = dayAfter(day), count += 1) {
    const at = (hour: number, minute = 0) => days.startOf(day) + hour * HOUR_MS + minute * MINUTE_MS;
    const phase = account === 'agent01' ? count : count + 5;
    // Of older logins no screen tells.
    if (pick(100) < 60 && SETTLED_DAYS - count <= LIVED_DAYS)
      deeds.push({ at: at(9, pick(40)), act: (when) => actor.logIn(when, 'Windows', 'Chrome') });
    if (phase % 9 === 4)
      for (let round = 0; round < 3; round += 1)
        deeds.push({
          at: at(21, round * 10),
          act: (when) => playAround(actor, pick, units(80_000_000), when),
        });
    if (phase % 14 === 12) {
      const usual = units(5_000_000 * (2 + pick(7)));
      deeds.push({ at: at(10, 30), act: (when) => payOut(actor, when, { usual, account }) });
    }
    if (phase % 30 === 17 && account === 'agent01') {
      const sent = units(1_000_000 * (1 + pick(4)));
      deeds.push({ at: at(11, 20), act: (when) => sendDown(actor, when, sent) });
    }
  }
  return lifeOf(deeds);
}

/** Takes out a usual amount, or, where much more has come in, what is beyond what is kept, in whole millions. */
async function payOut(actor: Actor, at: number, { usual, account }: { usual: number; account: string }) {
  const beyond = (await actor.balance()) - KEPT;
  const amount = Math.min(MOST_OUT, Math.max(usual, beyond - (beyond % units(1_000_000))));
  await takeOut(actor, at, { amount, account });
}

async function sendDown(actor: Actor, at: number, amount: number): Promise<void> {
  if ((await actor.withdrawable(at)) < amount) return;
  await actor.sendDown(at, 'hoangyen_88', amount, DEMO_PAYMENT_PASSWORD);
}
