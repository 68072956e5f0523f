import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededState } from '../../scripts/lib/seeded.mjs';
import { readMerchant } from '../db/merchants';
import type { Merchant } from '../db/schema';
import { dayAfter, weekOf } from '../platform/site-days';
import {
  DAYS,
  type Entry,
  grouped,
  idOf,
  LIVED,
  type LivedDemo,
  minor,
  openLivedDemo,
  sum,
} from '../testing/lived-demo';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MEMBER = 'minhan_2209';

let demo: LivedDemo;
let merchant: Merchant;
const told: LivedDemo['told'] = (...asked) => demo.told(...asked);
const walletOf = (account: string) => demo.entriesOf(`member:${idOf(account)}`);
const pointsOf = (account: string) => demo.entriesOf(`points:${idOf(account)}`);
const ofKinds = (entries: readonly Entry[], ...kinds: string[]) =>
  entries.filter(({ kind }) => kinds.includes(kind));
beforeAll(async () => {
  demo = await openLivedDemo(await seededState());
  const found = await readMerchant(demo.db, 'hoadang');
  if (!found) throw new Error('no such site');
  merchant = found;
});

/** The last days, the running one with them. */
const lastDays = (count: number) => ({ from: dayAfter(demo.today, 1 - count), to: demo.today });
const within = (entries: readonly Entry[], { from, to }: { from: string; to: string }) =>
  entries.filter(({ at }) => at >= DAYS.startOf(from) && at < DAYS.startOf(dayAfter(to)));

describe('what the account record sums up', () => {
  type Summary = Record<'deposited' | 'withdrawn' | 'bet' | 'won' | 'netDeposits', number> & {
    days: { day: string; total: number; movements: number }[];
  };

  it.each(LIVED)(
    'is for %s what the entries come to: wins, bonuses, net deposits and each day, over short ranges and the longest [MONEY-13]',
    async (account) => {
      const entries = walletOf(account);
      for (const range of [lastDays(7), lastDays(90), lastDays(366)]) {
        const ofRange = within(entries, range);
        const summary = await told<Summary>(account, '/wps/transaction/record/summary', range);
        const deposited = sum(ofKinds(ofRange, 'deposit'));
        const withdrawn = 0 - sum(ofKinds(ofRange, 'withdraw.hold', 'withdraw.return'));
        expect(
          [summary.deposited, summary.withdrawn, summary.bet, summary.won, summary.netDeposits].map(minor),
        ).toEqual([
          deposited,
          withdrawn,
          0 - sum(ofKinds(ofRange, 'game.bet', 'game.rollback')),
          sum(ofKinds(ofRange, 'game.win', 'jackpot', 'bonus', 'bonus.back')),
          deposited - withdrawn,
        ]);
        const byDay = grouped(ofRange, ({ at }) => DAYS.dayOf(at));
        expect(summary.days.map(({ day, total, movements }) => [day, minor(total), movements])).toEqual(
          [...byDay]
            .map(([day, all]) => [day, sum(all), all.length] as const)
            .sort(([a], [b]) => (a < b ? 1 : -1)),
        );
      }
    },
  );

  it.each(LIVED)(
    'is for %s each withdrawal of the report, and what those come to [MONEY-11]',
    async (account) => {
      type Withdrawal = {
        orderNo: string;
        amount: number;
        state: string;
        at: number;
        day: string;
        closedAt: number | null;
        lastDigits: string;
      };
      const bySource = grouped(walletOf(account), ({ source }) => source ?? '');
      const held = demo.entriesOf(`held:${idOf(account)}`);
      const settled = new Map(ofKinds(held, 'withdraw.settle').map((one) => [one.source, one]));
      const expected = [...bySource].flatMap(([source, entries]) => {
        const [hold] = ofKinds(entries, 'withdraw.hold');
        if (!hold) return [];
        const returned = ofKinds(entries, 'withdraw.return')[0];
        const closing = settled.get(source) ?? returned;
        const state = returned ? 'returned' : closing ? 'paid' : 'pending';
        return [{ orderNo: source.replace('withdrawal:', ''), hold, state, closedAt: closing?.at ?? null }];
      });
      expect(expected.length).toBeGreaterThan(5);
      const range = lastDays(366);
      const list: Withdrawal[] = [];
      let total = { paid: 0, pending: 0, movements: 0 };
      for (let cursor: string | null = ''; cursor !== null; ) {
        type Page = { list: Withdrawal[]; next: string | null; total: typeof total };
        const query: Record<string, string> = { ...range, ...(cursor && { cursor }) };
        const page: Page = await told(account, '/wps/transaction/withdraw/report', query);
        list.push(...page.list);
        total = page.total;
        cursor = page.next;
      }
      const cards = await demo.db.all<{ orderNo: string; card: string }>(sql`
        SELECT order_no AS orderNo, card_number AS card FROM withdrawals WHERE member_id = ${idOf(account)}`);
      const digitsOf = new Map(cards.map(({ orderNo, card }) => [orderNo, card.slice(-4)]));
      expect(
        list.map((one) => [
          one.orderNo,
          minor(one.amount),
          one.state,
          one.at,
          one.day,
          one.closedAt,
          one.lastDigits,
        ]),
      ).toEqual(
        expected
          .toSorted((a, b) => b.hold.at - a.hold.at)
          .map(({ orderNo, hold, state, closedAt }) => [
            orderNo,
            -hold.amount,
            state,
            hold.at,
            DAYS.dayOf(hold.at),
            closedAt,
            digitsOf.get(orderNo),
          ]),
      );
      const of = (state: string) =>
        0 - sum(expected.filter((one) => one.state === state).map(({ hold }) => hold));
      expect([total.paid, total.pending].map(minor)).toEqual([of('paid'), of('pending')]);
      expect(total.movements).toBe(expected.length);
    },
  );
});

describe('what the deposit list tells', () => {
  it('is the last orders of the member, each with what the ledger says came in, was kept and is credited [MONEY-02 MONEY-03]', async () => {
    type Order = { orderNo: string; state: string; amount: number; createdAt: number };
    const id = idOf(MEMBER);
    const orders = await demo.db.all<{ orderNo: string; amount: number; createdAt: number }>(sql`
      SELECT order_no AS orderNo, amount, created_at AS createdAt FROM deposits WHERE member_id = ${id}
      ORDER BY created_at DESC, order_no DESC`);
    const { list } = await told<{ list: Order[] }>(MEMBER, '/wps/deposit/orders');
    expect(list.length).toBeGreaterThan(5);
    expect(list.map((one) => [one.orderNo, minor(one.amount), one.createdAt])).toEqual(
      orders.slice(0, list.length).map((one) => [one.orderNo, one.amount, one.createdAt]),
    );
    const wallet = walletOf(MEMBER);
    // Whatever the list has room for, each order of the past stands.
    expect(ofKinds(wallet, 'deposit').length).toBe(orders.length);
    for (const { orderNo, state, amount } of list) {
      const moved = wallet.filter(({ source }) => source === `deposit:${orderNo}`);
      const cameIn = sum(ofKinds(moved, 'deposit'));
      const order = await told<
        Record<'paid' | 'credited' | 'fee', number> & { state: string; endedAt: number }
      >(MEMBER, '/wps/deposit/order', { orderNo });
      expect([orderNo, state, order.state]).toEqual([orderNo, 'arrived', 'arrived']);
      expect([minor(order.paid), minor(order.credited), minor(order.fee)]).toEqual([
        cameIn,
        sum(ofKinds(moved, 'deposit', 'deposit.fee')),
        0 - sum(ofKinds(moved, 'deposit.fee')),
      ]);
      expect([minor(amount), order.endedAt]).toEqual([cameIn, moved[0]?.at]);
    }
  });
});

describe('what the tasks tell', () => {
  type Tasks = {
    checkIn: { streak: number; days: { day: string; points: number; state: string }[] };
    missions: { id: string; cycle: string; period: string; done: number; target: number; claimed: boolean }[];
    rebate: { from: string; to: string; rate: number; amount: number; claimed: boolean };
  };

  it.each(LIVED)(
    'of days in a row is for %s what the points paid for check-ins say [INVITE-06 INVITE-08]',
    async (account) => {
      const { checkInPoints } = merchant.taskRules;
      const id = idOf(account);
      const paid = new Map(
        pointsOf(account).flatMap(({ source, amount, at }) =>
          source?.startsWith(`check-in:${id}:`) ? [[source.slice(-10), { amount, at }] as const] : [],
        ),
      );
      const streakOn = (day: string): number => (paid.has(day) ? 1 + streakOn(dayAfter(day, -1)) : 0);
      const pointsFor = (streak: number) => checkInPoints[(streak - 1) % checkInPoints.length] ?? 0;
      for (const [day, { amount, at }] of paid)
        expect([day, DAYS.dayOf(at), amount]).toEqual([day, day, pointsFor(streakOn(day))]);
      if (account === MEMBER) expect(paid.size).toBeGreaterThan(100);

      const { checkIn } = await told<Tasks>(account, '/wps/tasks');
      const { today } = demo;
      const before = streakOn(dayAfter(today, -1));
      expect(checkIn.streak).toBe(paid.has(today) ? before + 1 : before);
      const { from } = weekOf(today);
      expect(checkIn.days.map(({ day }) => day)).toEqual(
        [0, 1, 2, 3, 4, 5, 6].map((more) => dayAfter(from, more)),
      );
      for (const { day, points, state } of checkIn.days) {
        const known = paid.get(day);
        const isPast = day < today;
        expect([day, state]).toEqual([
          day,
          known ? 'done' : isPast ? 'missed' : day === today ? 'today' : 'coming',
        ]);
        const ahead = (Date.parse(day) - Date.parse(today)) / DAY_MS;
        expect([day, points]).toEqual([
          day,
          known ? known.amount : isPast ? 0 : pointsFor(before + ahead + 1),
        ]);
      }
    },
  );

  it.each(LIVED)(
    'of missions is for %s what was played, checked in and set up, and each claim brought its points once [INVITE-06 INVITE-07]',
    async (account) => {
      const id = idOf(account);
      const { db, today } = demo;
      const [rounds, points, missions, claims] = await Promise.all([
        db.all<{ nodeId: number; gameType: string; at: number }>(sql`
          SELECT c.node_id AS nodeId, g.game_type AS gameType, c.at FROM game_closings c
          JOIN games g ON g.node_id = c.node_id WHERE c.member_id = ${id} AND c.kind = 'win'`),
        pointsOf(account),
        db.all<{ id: string; cycle: string; goal: string; points: number }>(sql`
          SELECT id, cycle, goal, points FROM missions WHERE merchant = 'hoadang' ORDER BY position`),
        db.all<{ mission: string; period: string; at: number }>(sql`
          SELECT mission_id AS mission, period, at FROM mission_claims WHERE member_id = ${id}`),
      ]);
      const [owned] = await db.all<{ cards: number; passwords: number; favourites: number }>(sql`
        SELECT (SELECT COUNT(*) FROM bank_cards WHERE member_id = ${id}) AS cards,
          (SELECT COUNT(*) FROM members WHERE id = ${id} AND payment_password_hash IS NOT NULL) AS passwords,
          (SELECT COUNT(*) FROM favourites WHERE member_id = ${id}) AS favourites`);
      const checkedIn = points.flatMap(({ source }) =>
        source?.startsWith('check-in:') ? [source.slice(-10)] : [],
      );
      const doneIn = (goal: { counts: string; gameType?: string }, from: string, to: string) => {
        const played = rounds.filter(
          ({ at, gameType }) =>
            DAYS.dayOf(at) >= from && DAYS.dayOf(at) <= to && (goal.gameType ?? gameType) === gameType,
        );
        const counts: Record<string, number | undefined> = {
          rounds: played.length,
          games: new Set(played.map(({ nodeId }) => nodeId)).size,
          checkIns: checkedIn.filter((day) => day >= from && day <= to).length,
          bankCards: owned?.cards,
          paymentPassword: owned?.passwords,
          favourites: owned?.favourites,
        };
        return counts[goal.counts] ?? Number.NaN;
      };
      const periodOf = (cycle: string, day: string) =>
        cycle === 'once' ? 'once' : cycle === 'daily' ? day : weekOf(day).from;
      const shown = (await told<Tasks>(account, '/wps/tasks')).missions;
      expect(shown.map((one) => one.id)).toEqual(missions.map((one) => one.id));
      for (const { id: mission, cycle, goal: written, points: worth } of missions) {
        const goal = JSON.parse(written) as { counts: string; gameType?: string; target: number };
        const { from, to } = cycle === 'weekly' ? weekOf(today) : { from: today, to: today };
        const done = Math.min(goal.target, doneIn(goal, cycle === 'once' ? '' : from, to));
        const claimed = claims.some(
          (one) => one.mission === mission && one.period === periodOf(cycle, today),
        );
        expect(shown.find((one) => one.id === mission)).toMatchObject({
          id: mission,
          cycle,
          period: periodOf(cycle, today),
          done,
          target: goal.target,
          claimed,
        });
        for (const { period, at } of claims.filter((one) => one.mission === mission)) {
          const paid = points.filter(({ source }) => source === `mission:${id}:${mission}:${period}`);
          expect(paid.map((one) => [one.amount, one.at])).toEqual([[worth, at]]);
          if (cycle === 'weekly')
            expect(doneIn(goal, period, DAYS.dayOf(at)), `${mission} ${period}`).toBeGreaterThanOrEqual(
              goal.target,
            );
        }
      }
      expect(points.filter(({ source }) => source?.startsWith('mission:'))).toHaveLength(claims.length);
      if (account === MEMBER) expect(claims.length).toBeGreaterThan(20);
    },
  );

  it.each(LIVED)(
    'of last week’s rebate is for %s a part of what the ledger lost then, and every one that was paid is [INVITE-09]',
    async (account) => {
      const entries = walletOf(account);
      const { rebateTiers } = merchant.taskRules;
      const brings = (monday: string) => {
        const week = within(entries, { from: monday, to: dayAfter(monday, 6) });
        const loss = 0 - sum(ofKinds(week, 'game.bet', 'game.rollback', 'game.win'));
        const tier = rebateTiers.filter(({ from }) => loss >= from).at(-1);
        return tier ? Math.min(tier.most, Math.floor((loss * tier.rate) / 10_000)) : 0;
      };
      const { rebate } = await told<Tasks>(account, '/wps/tasks');
      const lastMonday = dayAfter(weekOf(demo.today).from, -7);
      expect([rebate.from, rebate.to, minor(rebate.amount)]).toEqual([
        lastMonday,
        dayAfter(lastMonday, 6),
        brings(lastMonday),
      ]);
      const paid = await demo.db.all<{ id: string; origin: string; money: number }>(sql`
        SELECT id, origin, money FROM rewards WHERE member_id = ${idOf(account)} AND origin GLOB 'rebate:*'`);
      for (const { id, origin, money } of paid) {
        expect([origin, money]).toEqual([origin, brings(origin.slice(-10))]);
        const moved = entries.filter(({ source }) => source === `reward:${id}`);
        expect([origin, sum(moved)]).toEqual([origin, money]);
      }
      if (account === MEMBER) expect(paid.length).toBeGreaterThan(2);
    },
  );
});

describe('what the reward centre and the points mall tell', () => {
  it('is what was given: each reward that was claimed moved its money or points once, no other did [REWARD-01 REWARD-03]', async () => {
    const id = idOf(MEMBER);
    const rows = await demo.db.all<{ id: string; money: number; points: number; at: number | null }>(sql`
      SELECT r.id, r.money, r.points, c.at FROM rewards r LEFT JOIN reward_claims c ON c.reward_id = r.id
      WHERE r.member_id = ${id}`);
    const moved = [...walletOf(MEMBER), ...pointsOf(MEMBER)];
    expect(rows.length).toBeGreaterThan(8);
    for (const { id: reward, money, points, at } of rows) {
      const entries = moved.filter(({ source }) => source === `reward:${reward}`);
      expect([reward, ...entries.map((one) => [one.amount, one.at])]).toEqual(
        at === null ? [reward] : [reward, [money + points, at]],
      );
    }
    type Shown = { id: string; money: number; points: number; state: string };
    const { rewards } = await told<{ rewards: Shown[] }>(MEMBER, '/wps/rewards');
    const shown = new Map(rewards.map((one) => [one.id, one]));
    for (const { id: reward, money, points, at } of rows) {
      const one = shown.get(reward);
      if (!one) continue;
      expect([reward, minor(one.money), one.points, one.state === 'claimed']).toEqual([
        reward,
        money,
        points,
        at !== null,
      ]);
    }
    const waiting = rows.filter(({ at }) => at === null).map((one) => one.id);
    expect(waiting.length).toBeGreaterThan(0);
    expect([...shown.keys()]).toEqual(expect.arrayContaining(waiting));
  });

  it.each(LIVED)(
    'is for %s what was taken for points, each at its price [MALL-03 MALL-04]',
    async (account) => {
      type Taken = { orderNo: string; points: number; at: number };
      const { list } = await told<{ list: Taken[] }>(account, '/wps/mall/redemptions');
      const paid = pointsOf(account).filter(({ source }) => source?.startsWith('mall:'));
      expect(list.map(({ orderNo, points, at }) => [`mall:${orderNo}`, -points, at])).toEqual(
        paid.toReversed().map(({ source, amount, at }) => [source, amount, at]),
      );
    },
  );
});

describe('what the VIP table tells', () => {
  it.each(LIVED)(
    'of %s is what its account, days and bets are, and what withdrawals keep to [WALLET-24 ROLE-10 ENT-76]',
    async (account) => {
      type Rank = {
        labelId: string;
        freeWithdrawals: number;
        mostOfDay: string;
        turnover: string;
        protection: number;
        days: number;
      };
      type Overview = {
        current: string;
        next: string | null;
        turnover: { done: string; needed: string } | null;
        conditions: { kind: string; done: number; needed: number }[];
        ranks: Rank[];
      };
      const id = idOf(account);
      const overview = await told<Overview>(account, '/wps/member/rank/overview');
      const [row] = await demo.db.all<{
        rank: string;
        regDate: number;
        contacts: string | null;
        hasPassword: number;
      }>(sql`
      SELECT rank, reg_date AS regDate, contacts, payment_password_hash IS NOT NULL AS hasPassword FROM members WHERE id = ${id}`);
      expect(overview.current).toBe(row?.rank);
      const place = overview.ranks.findIndex(({ labelId }) => labelId === overview.current);
      const own = overview.ranks[place];
      expect(overview.next).toBe(overview.ranks[place + 1]?.labelId ?? null);
      // Each rank asks for more than the one below it, and gives no less.
      for (const [index, rank] of overview.ranks.entries()) {
        const below = overview.ranks[index - 1];
        if (!below) continue;
        expect(minor(rank.turnover)).toBeGreaterThan(minor(below.turnover));
        expect(minor(rank.mostOfDay)).toBeGreaterThanOrEqual(minor(below.mostOfDay));
        expect(rank.freeWithdrawals).toBeGreaterThan(below.freeWithdrawals);
      }
      const security = await told<Record<string, unknown>>(account, '/wps/member/info/security');
      const layers = [
        'hasLoginPassword',
        'hasPaymentPassword',
        'bankCards',
        'isMobileProved',
        'isEmailProved',
        'hasQuestions',
      ];
      const done: Record<string, number> = {
        protection: layers.filter((layer) => Boolean(security[layer])).length,
        days: Math.floor((demo.seededAt - (row?.regDate ?? 0)) / DAY_MS),
        paymentPassword: row?.hasPassword ?? 0,
      };
      const next = overview.ranks[place + 1];
      for (const { kind, done: shown, needed } of overview.conditions) {
        expect([kind, shown]).toEqual([kind, done[kind]]);
        expect([kind, needed]).toEqual([
          kind,
          kind === 'paymentPassword' ? 1 : next?.[kind as 'days' | 'protection'],
        ]);
      }
      if (next) expect(minor(overview.turnover?.needed ?? 0)).toBe(minor(next.turnover));
      else expect([overview.turnover, overview.conditions]).toEqual([null, []]);

      const progress = await told<{
        currentProgress: { completedConditions: number; totalExpectedConditions: number };
      }>(account, '/wps/member/rank/progress');
      const asked = [
        ...overview.conditions.map((one) => one.done >= one.needed),
        ...(overview.turnover ? [minor(overview.turnover.done) >= minor(overview.turnover.needed)] : []),
      ];
      expect(progress.currentProgress).toEqual({
        completedConditions: asked.filter(Boolean).length,
        totalExpectedConditions: asked.length,
      });

      const holds = ofKinds(walletOf(account), 'withdraw.hold').filter(
        ({ at }) => DAYS.dayOf(at) === demo.today,
      );
      const terms = await told<{ freeOfDay: number; freeLeft: number; leftToday: number }>(
        account,
        '/wps/transaction/withdraw/overview',
      );
      expect([terms.freeOfDay, terms.freeLeft, minor(terms.leftToday)]).toEqual([
        own?.freeWithdrawals,
        Math.max(0, (own?.freeWithdrawals ?? 0) - holds.length),
        minor(own?.mostOfDay ?? 0) + sum(holds),
      ]);
    },
  );
});

describe('what invitations tell', () => {
  it('is who came by the demo member, what they paid in, and what that brought [INVITE-03 INVITE-04]', async () => {
    type Friend = { id: number; registeredAt: number; since: number; state: string; reward: number };
    const { referralRules: rules } = merchant;
    const came = await demo.db.all<{ id: number; regDate: number }>(sql`
      SELECT id, reg_date AS regDate FROM members WHERE referrer_id = ${idOf(MEMBER)} ORDER BY reg_date DESC, id DESC`);
    const wallet = walletOf(MEMBER);
    const expected = await Promise.all(
      came.map(async ({ id, regDate }) => {
        const [first] = ofKinds(demo.entriesOf(`member:${id}`), 'deposit');
        const [reward] = await demo.db.all<{ id: string }>(
          sql`SELECT id FROM rewards WHERE origin = ${`referral:${id}`}`,
        );
        const brought = reward ? sum(wallet.filter(({ source }) => source === `reward:${reward.id}`)) : 0;
        const isDue = first && first.amount >= rules.least;
        const state = brought > 0 ? 'rewarded' : isDue ? 'checking' : first ? 'deposited' : 'registered';
        // What is under review is not older than it may be.
        if (state === 'checking')
          expect(demo.seededAt - (first?.at ?? 0)).toBeLessThan(rules.waitHours * HOUR_MS);
        return {
          id,
          registeredAt: regDate,
          since: first?.at ?? regDate,
          state,
          reward: state === 'checking' ? rules.reward : brought,
        };
      }),
    );
    expect(new Set(expected.map(({ state }) => state)).size).toBe(4);
    const { list } = await told<{ list: Friend[] }>(MEMBER, '/wps/referral/friends');
    expect(
      list.map(({ id, registeredAt, since, state, reward }) => ({
        id,
        registeredAt,
        since,
        state,
        reward: minor(reward),
      })),
    ).toEqual(expected);
    const overview = await told<Record<'registered' | 'deposited' | 'earned' | 'reward' | 'least', number>>(
      MEMBER,
      '/wps/referral/overview',
    );
    expect([overview.registered, overview.deposited]).toEqual([
      expected.length,
      expected.filter(({ state }) => state !== 'registered').length,
    ]);
    const rewarded = expected.filter(({ state }) => state === 'rewarded');
    expect([overview.earned, overview.reward, overview.least].map(minor)).toEqual([
      sum(rewarded.map(({ reward }) => ({ amount: reward }))),
      rules.reward,
      rules.least,
    ]);
  });
});

describe('what the inbox counts', () => {
  it.each(LIVED)('as unread is for %s what stands there unread [NOTICE-23 NOTICE-27]', async (account) => {
    const unread = await told<number>(account, '/wps/inbox/unread');
    let seen = 0;
    for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum += 1) {
      type Page = { content: { read: boolean }[]; totalPages: number };
      const page = await told<Page>(account, '/wps/inbox', { pageNum });
      pages = page.totalPages;
      seen += page.content.filter(({ read }) => !read).length;
    }
    expect(seen).toBe(unread);
  });
});
