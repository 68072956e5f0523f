import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededState } from '../../scripts/lib/seeded.mjs';
import { readMerchant } from '../db/merchants';
import type { AgentRules } from '../db/schema';
import { dayAfter } from '../platform/site-days';
import {
  AGENTS,
  DAYS,
  grouped,
  idOf,
  type LivedDemo,
  minor,
  openLivedDemo,
  sum,
} from '../testing/lived-demo';
import { FIRST_TEAM_ID } from './team';

const QUARTER_MS = 900_000;
/** Types that are no agents; play money, types 4 and 40, counts nowhere. */
const PLAYERS = [0, 4, 40];

type Figures = Record<'turnover' | 'netWin' | 'deposits' | 'withdrawals' | 'bonuses', number>;
const NAMES = ['turnover', 'netWin', 'deposits', 'withdrawals', 'bonuses'] as const;
const nothing = (): Figures => ({ turnover: 0, netWin: 0, deposits: 0, withdrawals: 0, bonuses: 0 });
type OwnDay = { figures: Figures; byType: Map<string, number>; bets: number };
type Somebody = { id: number; account: string; type: number; regDate: number; uplineId: number | null };

let demo: LivedDemo;
let rules: AgentRules;
let members: Map<number, Somebody>;
/** Of each member with anything, its own days, out of the quarters of an hour. */
const own = new Map<number, Map<string, OwnDay>>();
const told: LivedDemo['told'] = (...asked) => demo.told(...asked);

beforeAll(async () => {
  demo = await openLivedDemo(await seededState());
  const { db } = demo;
  const merchant = await readMerchant(db, 'hoadang');
  if (!merchant) throw new Error('no such site');
  rules = merchant.agentRules;
  const rows = await db.all<Somebody>(sql`
    SELECT id, account, type, reg_date AS regDate, upline_id AS uplineId FROM members WHERE merchant = 'hoadang'`);
  members = new Map(rows.map((one) => [one.id, one]));
  const dayOf = (memberId: number, quarter: number) => {
    const days = own.get(memberId) ?? new Map<string, OwnDay>();
    own.set(memberId, days);
    const day = DAYS.dayOf(quarter * QUARTER_MS);
    const known = days.get(day) ?? { figures: nothing(), byType: new Map<string, number>(), bets: 0 };
    days.set(day, known);
    return known;
  };
  const played = await db.all<{
    memberId: number;
    quarter: number;
    gameType: string;
    turnover: number;
    netWin: number;
    bets: number;
  }>(sql`
    SELECT member_id AS memberId, quarter, game_type AS gameType, turnover, net_win AS netWin, bets FROM played_quarters`);
  for (const { memberId, quarter, gameType, turnover, netWin, bets } of played) {
    const { figures, byType, ...day } = dayOf(memberId, quarter);
    figures.turnover += turnover;
    figures.netWin += netWin;
    byType.set(gameType, (byType.get(gameType) ?? 0) + turnover);
    own.get(memberId)?.set(DAYS.dayOf(quarter * QUARTER_MS), { figures, byType, bets: day.bets + bets });
  }
  const money = await db.all<{ memberId: number; quarter: number } & Figures>(sql`
    SELECT member_id AS memberId, quarter, deposits, withdrawals, bonuses FROM money_quarters`);
  for (const { memberId, quarter, ...sums } of money) {
    const { figures } = dayOf(memberId, quarter);
    for (const name of ['deposits', 'withdrawals', 'bonuses'] as const) figures[name] += sums[name];
  }
});

const isAgent = (id: number) => !PLAYERS.includes(members.get(id)?.type ?? 0);
/** Everybody below a member, by walking up from each. */
function teamOf(id: number): Somebody[] {
  const isBelow = (one: Somebody | undefined): boolean =>
    one?.uplineId != null && (one.uplineId === id || isBelow(members.get(one.uplineId)));
  return [...members.values()].filter(isBelow);
}
const isActive = ({ figures, bets }: OwnDay) => bets > 0 && figures.turnover >= rules.activeTurnover;
const ownDay = (id: number, day: string) => own.get(id)?.get(day);

/** What a team came to on a day, and what its play gives the agent by the tier that it reached. */
function teamDay(team: readonly Somebody[], day: string) {
  const figures = nothing();
  const byType = new Map<string, number>();
  const active: number[] = [];
  for (const { id } of team) {
    const one = ownDay(id, day);
    if (!one) continue;
    for (const name of NAMES) figures[name] += one.figures[name];
    for (const [type, turnover] of one.byType) byType.set(type, (byType.get(type) ?? 0) + turnover);
    if (isActive(one)) active.push(id);
  }
  const tier = rules.commissionTiers.findLast(
    ({ turnover, players }) => figures.turnover >= turnover && active.length >= players,
  );
  const rateOf = (type: string) => tier?.rates[type] ?? 0;
  const byRate = [...byType].map(([type, turnover]) => ({ type, amount: part(turnover, rateOf(type)) }));
  return { figures, byType, active, byRate, rateOf };
}
const part = (turnover: number, rate: number) => Math.floor((turnover * rate) / 10_000);

/** What the branch of a direct downline brings an agent on a day: at the agent's rates, less what that one is given of it. */
function broughtOn(agentId: number, id: number, day: string): number {
  const mine = teamDay(teamOf(agentId), day).rateOf;
  const below = teamDay(teamOf(id), day);
  const ofOwn = [...(ownDay(id, day)?.byType ?? [])].map(([type, turnover]) => part(turnover, mine(type)));
  const given = isAgent(id) ? below.rateOf : () => 0;
  const ofTeam = [...below.byType].map(
    ([type, turnover]) => part(turnover, mine(type)) - part(turnover, given(type)),
  );
  return [...ofOwn, ...ofTeam].reduce((left, amount) => left + amount, 0);
}

/** What an agent earns of a day by kind of game: its own tier's, less what the nearest agents below are given. */
function earnedOn(id: number, day: string): Map<string, number> {
  const earned = new Map(teamDay(teamOf(id), day).byRate.map(({ type, amount }) => [type, amount]));
  for (const below of nearestAgents(id))
    for (const { type, amount } of teamDay(teamOf(below), day).byRate)
      earned.set(type, (earned.get(type) ?? 0) - amount);
  return earned;
}
function nearestAgents(id: number): number[] {
  const direct = [...members.values()].filter(({ uplineId }) => uplineId === id);
  return direct.flatMap((one) => (isAgent(one.id) ? [one.id] : nearestAgents(one.id)));
}
const daysOf = ({ from, to }: { from: string; to: string }): string[] =>
  from > to ? [] : [from, ...daysOf({ from: dayAfter(from), to })];
const addUp = (all: readonly Figures[]) => {
  const total = nothing();
  for (const one of all) for (const name of NAMES) total[name] += one[name];
  return total;
};
const shown = ({ turnover, netWin, deposits, withdrawals }: Figures) => [
  turnover,
  netWin,
  deposits,
  withdrawals,
];
type Shown = Record<'turnover' | 'netWin' | 'deposits' | 'withdrawals', number>;
const shownOf = (one: Shown) => [one.turnover, one.netWin, one.deposits, one.withdrawals].map(minor);

describe('what the sums of play and money are made of', () => {
  it('is the ledger of everybody who has one: bets, what they cost, deposits, withdrawals, bonuses [AGENT-08]', async () => {
    const ledger = await demo.db.all<{ id: number; kind: string; amount: number }>(sql`
      SELECT member_id AS id, kind, SUM(amount) AS amount FROM ledger_entries
      WHERE account_id GLOB 'member:*' GROUP BY 1, 2`);
    const byMember = grouped(ledger, ({ id }) => id);
    const of = (id: number, ...kinds: string[]) =>
      sum((byMember.get(id) ?? []).filter(({ kind }) => kinds.includes(kind)));
    let compared = 0;
    for (const { id, type } of members.values()) {
      const sums = addUp([...(own.get(id)?.values() ?? [])].map(({ figures }) => figures));
      const moved = {
        turnover: 0 - of(id, 'game.bet', 'game.rollback'),
        netWin: 0 - of(id, 'game.bet', 'game.rollback', 'game.win'),
        deposits: of(id, 'deposit'),
        withdrawals: 0 - of(id, 'withdraw.hold', 'withdraw.return'),
        bonuses: of(id, 'bonus', 'bonus.back'),
      };
      if (PLAYERS.slice(1).includes(type)) continue;
      // Of those whose play is made up the ledger tells nothing else: no screen shows a movement of theirs that is not there.
      if (id >= FIRST_TEAM_ID) expect([id, moved]).toEqual([id, nothing()]);
      else expect([id, sums]).toEqual([id, moved]);
      if (moved.turnover > 0) compared += 1;
    }
    expect(compared).toBeGreaterThan(15);
  });
});

describe('what an agent is told of the team', () => {
  type Day = Shown & {
    day: string;
    newMembers: number;
    activeMembers: number;
    commission: number;
    estimate: number;
  };
  type Kpi = {
    members: number;
    agents: number;
    total: Omit<Day, 'day'>;
    days: Day[];
    products: { gameType: string; turnover: number; commission: number }[];
  };

  it.each(AGENTS)(
    'is for %s each day of a year what everybody below played, paid in and took out, who came and who was active [AGENT-07 AGENT-08]',
    async (account) => {
      const team = teamOf(idOf(account));
      const range = { from: dayAfter(demo.today, -365), to: demo.today };
      const kpi = await told<Kpi>(account, '/wps/agent/teamKpi', range);
      expect([kpi.members, kpi.agents]).toEqual([team.length, team.filter(({ id }) => isAgent(id)).length]);
      const days = daysOf(range);
      expect(kpi.days.map(({ day }) => day)).toEqual(days);
      const actives = new Set<number>();
      const all: Figures[] = [];
      const byType = new Map<string, number>();
      for (const [index, day] of days.entries()) {
        const expected = teamDay(team, day);
        const came = team.filter(({ regDate }) => DAYS.dayOf(regDate) === day).length;
        const one = kpi.days[index];
        if (!one) throw new Error(day);
        expect([day, ...shownOf(one), one.newMembers, one.activeMembers]).toEqual([
          day,
          ...shown(expected.figures),
          came,
          expected.active.length,
        ]);
        // Commission is paid of each day that is over, and of none that is not.
        expect([day, day < demo.openDay ? one.estimate : one.commission]).toEqual([day, 0]);
        for (const id of expected.active) actives.add(id);
        all.push(expected.figures);
        for (const [type, turnover] of expected.byType) byType.set(type, (byType.get(type) ?? 0) + turnover);
      }
      expect([...shownOf(kpi.total), kpi.total.newMembers, kpi.total.activeMembers]).toEqual([
        ...shown(addUp(all)),
        team.filter(({ regDate }) => regDate >= DAYS.startOf(range.from)).length,
        actives.size,
      ]);
      expect(kpi.products.map(({ gameType, turnover }) => [gameType, minor(turnover)])).toEqual(
        [...byType].sort(([, a], [, b]) => b - a),
      );
    },
  );

  it.each(AGENTS)(
    'of commission is for %s what the tiers give of the play, less the agents below; paid is that less a share of bonuses [AGENT-26 ROLE-12]',
    async (account) => {
      const id = idOf(account);
      const range = { from: dayAfter(demo.today, -59), to: dayAfter(demo.openDay, -1) };
      const kpi = await told<Kpi>(account, '/wps/agent/teamKpi', range);
      const total = new Map<string, number>();
      const shareOf = (team: readonly Somebody[], day: string) =>
        Math.floor((teamDay(team, day).figures.bonuses * rules.bonusShare) / 10_000);
      const below = nearestAgents(id);
      for (const { day, commission } of kpi.days) {
        const earned = earnedOn(id, day);
        for (const [type, amount] of earned) total.set(type, (total.get(type) ?? 0) + amount);
        const bonuses = below.reduce(
          (left, one) => left - shareOf(teamOf(one), day),
          shareOf(teamOf(id), day),
        );
        const gross = [...earned.values()].reduce((left, amount) => left + amount, 0);
        expect([day, minor(commission)]).toEqual([day, gross - bonuses]);
      }
      expect(new Map(kpi.products.map((one) => [one.gameType, minor(one.commission)]))).toEqual(total);
    },
  );

  it.each(AGENTS)(
    'is for %s of each downline what its branch played, paid in and took out, over each span [AGENT-25]',
    async (account) => {
      type Row = Shown & { id: string; account: string; members: number; active: number; commission: number };
      const direct = [...members.values()].filter(({ uplineId }) => uplineId === idOf(account));
      for (const [span, length] of [
        ['today', 1],
        ['days7', 7],
        ['days30', 30],
      ] as const) {
        const range = { from: dayAfter(demo.today, 1 - length), to: demo.today };
        const rows: Row[] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const asked: Record<string, string | number> = {
            span,
            part: 'direct',
            order: 'turnover',
            limit: 100,
          };
          const page: { list: Row[]; next: string | null } = await told(account, '/wps/agent/team', {
            ...asked,
            ...(cursor && { cursor }),
          });
          rows.push(...page.list);
          cursor = page.next;
        }
        expect(new Set(rows.map((row) => Number(row.id)))).toEqual(new Set(direct.map((one) => one.id)));
        for (const row of rows) {
          const id = Number(row.id);
          const team = teamOf(id);
          const branch = [...team, ...direct.filter((one) => one.id === id)];
          const days = daysOf(range).map((day) => teamDay(branch, day));
          expect([span, row.account, ...shownOf(row), row.members, row.active]).toEqual([
            span,
            row.account,
            ...shown(addUp(days.map(({ figures }) => figures))),
            team.length,
            new Set(days.flatMap(({ active }) => active)).size,
          ]);
          if (span !== 'days7') continue;
          const brought = daysOf(range).reduce((left, day) => left + broughtOn(idOf(account), id, day), 0);
          expect([row.account, minor(row.commission)]).toEqual([row.account, brought]);
        }
      }
    },
  );

  it.each(AGENTS)(
    'is for %s of the whole team and of a branch one figure on both screens, with the days before beside it [AGENT-25 AGENT-26]',
    async (account) => {
      type Member = {
        members: number;
        figures: Shown & { commission: number };
        before: { turnover: number; commission: number; active: number };
        parts: Record<'direct' | 'agents' | 'players' | 'active' | 'new', number>;
      };
      const id = idOf(account);
      const range = { from: dayAfter(demo.today, -6), to: demo.today };
      const earlier = { from: dayAfter(range.from, -7), to: dayAfter(range.from, -1) };
      const team = teamOf(id);
      const whole = await told<Member>(account, '/wps/agent/team/member', { span: 'days7' });
      const [now, then] = [range, earlier].map((days) => daysOf(days).map((day) => teamDay(team, day))) as [
        ReturnType<typeof teamDay>[],
        ReturnType<typeof teamDay>[],
      ];
      const activesOf = (days: typeof now) => new Set(days.flatMap(({ active }) => active)).size;
      expect(shownOf(whole.figures)).toEqual(shown(addUp(now.map(({ figures }) => figures))));
      expect([minor(whole.before.turnover), whole.before.active]).toEqual([
        addUp(then.map(({ figures }) => figures)).turnover,
        activesOf(then),
      ]);
      const agents = team.filter((one) => isAgent(one.id)).length;
      expect([whole.members, whole.parts]).toEqual([
        team.length,
        expect.objectContaining({
          direct: team.filter(({ uplineId }) => uplineId === id).length,
          agents,
          players: team.length - agents,
          active: activesOf(now),
          new: team.filter(({ regDate }) => regDate >= DAYS.startOf(range.from)).length,
        }),
      ]);
      const kpi = await told<Kpi>(account, '/wps/agent/teamKpi', range);
      expect(minor(whole.figures.commission)).toBe(
        sum(kpi.products.map((one) => ({ amount: minor(one.commission) }))),
      );
      type Best = { id: number; account: string; members: number; turnover: number; commission: number };
      const { list } = await told<{ list: Best[] }>(account, '/wps/agent/team/best', { span: 'days7' });
      expect(list.length).toBeGreaterThan(1);
      for (const best of list) {
        const branch = [...teamOf(best.id), ...team.filter((one) => one.id === best.id)];
        const turnover = addUp(daysOf(range).map((day) => teamDay(branch, day).figures)).turnover;
        expect([best.account, minor(best.turnover), best.members]).toEqual([
          best.account,
          turnover,
          branch.length - 1,
        ]);
        const ownTier = daysOf(range).flatMap((day) => teamDay(teamOf(best.id), day).byRate);
        expect([best.account, minor(best.commission)]).toEqual([
          best.account,
          isAgent(best.id) ? sum(ownTier) : 0,
        ]);
      }
    },
  );

  it.each(AGENTS)(
    'is for %s of a year each settlement what it says, and just that in the wallet [AGENT-26]',
    async (account) => {
      type Settlement = Record<
        'gross' | 'paidDown' | 'deductions' | 'amount' | 'carriedIn' | 'carriedOut',
        number
      > & {
        id: string;
        kind: string;
        from: string;
        to: string;
        at: number;
      };
      const range = { from: dayAfter(demo.today, -365), to: demo.today };
      const list: Settlement[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: { list: Settlement[]; next: string | null } = await told(
          account,
          '/wps/agent/settlements',
          {
            ...range,
            limit: 100,
            ...(cursor && { cursor }),
          },
        );
        list.push(...page.list);
        cursor = page.next;
      }
      const paid = demo.entriesOf(`member:${idOf(account)}`).filter(({ kind }) => kind.startsWith('agent.'));
      const bySource = new Map(paid.map((one) => [one.source, one]));
      expect(list.filter(({ amount }) => amount > 0)).toHaveLength(paid.length);
      for (const one of list) {
        const entry = bySource.get(`settlement:${one.id}`);
        expect([one.id, minor(one.amount)]).toEqual([one.id, entry?.amount ?? 0]);
        if (entry) expect([one.id, entry.kind, entry.at]).toEqual([one.id, `agent.${one.kind}`, one.at]);
        if (one.kind !== 'commission') continue;
        expect([one.id, minor(one.amount) + minor(one.carriedOut)]).toEqual([
          one.id,
          minor(one.gross) - minor(one.paidDown) - minor(one.deductions) + minor(one.carriedIn),
        ]);
      }
      // A day is paid soon after its end.
      for (const { id, to, at } of list)
        expect([id, at - DAYS.startOf(dayAfter(to)) < 3_600_000]).toEqual([id, true]);
    },
  );
});
