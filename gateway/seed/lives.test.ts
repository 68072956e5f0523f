import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededState } from '../../scripts/lib/seeded.mjs';
import { auditMoney } from '../db/audit-money';
import { dayAfter } from '../platform/site-days';
import {
  AGENTS,
  DAYS,
  grouped,
  idOf,
  LIVED,
  type LivedDemo,
  minor,
  openLivedDemo,
  sum,
} from '../testing/lived-demo';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { LIVED_DAYS } from './lives';

const DAY_MS = 86_400_000;

type Movement = { id: string; kind: string; amount: number; balance: number; at: number };

let demo: LivedDemo;
const told: LivedDemo['told'] = (...asked) => demo.told(...asked);
const entriesOf: LivedDemo['entriesOf'] = (account) => demo.entriesOf(account);
beforeAll(async () => {
  demo = await openLivedDemo(await seededState());
});

describe('the past of the demo’s members', () => {
  it('adds up, in the books and in their order of time [CALL-07 MONEY-13]', async () => {
    expect(await auditMoney(demo.db)).toEqual([]);
    for (const account of LIVED) {
      const entries = entriesOf(`member:${idOf(account)}`);
      expect(entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id).sort((a, b) => a - b));
      let balance = 0;
      for (const entry of entries) {
        balance += entry.amount;
        expect([account, entry.id, entry.balance]).toEqual([account, entry.id, balance]);
      }
    }
  });

  it('begins with the account: an opening balance stands first, and a new member has none [MONEY-13]', async () => {
    for (const { id, account, ageDays } of DEMO_ACCOUNTS) {
      const [first, ...later] = entriesOf(`member:${id}`);
      expect([account, later.filter(({ kind }) => kind === 'opening')]).toEqual([account, []]);
      if (!first) continue;
      const isNew = account === 'minhan_2209';
      expect([account, first.kind]).toEqual([account, isNew ? 'deposit' : 'opening']);
      expect(Math.abs(demo.seededAt - ageDays * DAY_MS - first.at)).toBeLessThan(DAY_MS);
    }
    const days = new Set(entriesOf(`member:${idOf('minhan_2209')}`).map(({ at }) => DAYS.dayOf(at)));
    expect(days.size).toBeGreaterThan(LIVED_DAYS / 2);
  });

  it.each(LIVED)(
    'is what every screen tells %s: balance, points, record, rank and locks [WALLET-04 WALLET-24 MONEY-07 MONEY-13]',
    async (account) => {
      const id = idOf(account);
      const entries = entriesOf(`member:${id}`);
      const balance = sum(entries);
      expect(minor((await told<{ sumBalance: number }>(account, '/wps/wallets/gcs')).sumBalance)).toBe(
        balance,
      );
      expect(await told(account, '/wps/points/balance')).toBe(sum(entriesOf(`points:${id}`)));

      const range = { from: dayAfter(demo.today, -89), to: demo.today };
      const since = DAYS.startOf(range.from);
      const ofRange = entries.filter(({ at }) => at >= since);
      const record = await told<{ list: Movement[] }>(account, '/wps/transaction/record', {
        ...range,
        limit: 100,
      });
      const latest = ofRange.toReversed().slice(0, record.list.length);
      expect(
        record.list.map(({ id, amount, balance }) => [Number(id), minor(amount), minor(balance)]),
      ).toEqual(latest.map((one) => [one.id, one.amount, one.balance]));
      const of = (...kinds: string[]) => sum(ofRange.filter(({ kind }) => kinds.includes(kind)));
      const sums = await told<Record<string, number>>(account, '/wps/transaction/record/summary', range);
      expect([sums.deposited, sums.withdrawn, sums.bet].map((one) => minor(one ?? 0))).toEqual([
        of('deposit'),
        -of('withdraw.hold', 'withdraw.return'),
        -of('game.bet', 'game.rollback'),
      ]);

      const overview = await told<{
        total: number;
        withdrawable: number;
        requirements: { locked: number; required: number; played: number; promotionId: number | null }[];
      }>(account, '/wps/transaction/withdraw/overview');
      const locked = sum(overview.requirements.map((one) => ({ amount: minor(one.locked) })));
      expect([minor(overview.total), minor(overview.withdrawable)]).toEqual([
        balance,
        Math.max(0, balance - locked),
      ]);
      for (const one of overview.requirements) {
        expect(one.played).toBeLessThan(one.required);
        // What is locked came into the wallet.
        expect(ofRange.map(({ amount }) => amount)).toContain(minor(one.locked));
      }

      const rank = await told<{ turnover: { days: number; done: string } | null }>(
        account,
        '/wps/member/rank/overview',
      );
      if (rank.turnover) {
        const from = demo.seededAt - rank.turnover.days * DAY_MS;
        // The clock goes on, and a round of 90 days ago may be over by now.
        const [least, most] = [from + 600_000, from].map(
          (since) => -sum(entries.filter(({ kind, at }) => kind === 'game.bet' && at >= since)),
        );
        expect([least, most]).toContain(minor(rank.turnover.done));
      }
    },
  );

  it('leaves the demo member what it is known for: 12,345,678.50 ₫, 8,420 points, and something to claim', async () => {
    const { sumBalance } = await told<{ sumBalance: number }>('minhan_2209', '/wps/wallets/gcs');
    expect(minor(sumBalance)).toBe(1_234_567_850);
    expect(await told('minhan_2209', '/wps/points/balance')).toBe(8420);
    const { rebate } = await told<{ rebate: { amount: number; claimed: boolean } }>(
      'minhan_2209',
      '/wps/tasks',
    );
    expect(rebate).toMatchObject({ amount: 72_000, claimed: false });
    const kinds = new Set(entriesOf(`member:${idOf('minhan_2209')}`).map(({ kind }) => kind));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'deposit',
        'deposit.fee',
        'bonus',
        'game.bet',
        'game.win',
        'withdraw.hold',
        'withdraw.return',
      ]),
    );
    const { list } = await told<{ list: unknown[] }>('minhan_2209', '/wps/mall/redemptions');
    expect(list.length).toBeGreaterThan(2);
  });
});

describe('what the inbox names', () => {
  type Told = { account: string; memberId: number; createdAt: number; text: string };
  const messages = async () =>
    (
      await demo.db.all<{ memberId: number; createdAt: number; texts: string }>(
        sql`SELECT member_id AS memberId, created_at AS createdAt, texts FROM inbox_messages`,
      )
    ).map(({ memberId, createdAt, texts }): Told => {
      const { vi } = JSON.parse(texts) as { vi: { title: string; content: string } };
      const account = DEMO_ACCOUNTS.find(({ id }) => id === memberId)?.account ?? '';
      return { account, memberId, createdAt, text: `${vi.title} ${vi.content}`.replaceAll('\u00a0', ' ') };
    });
  const dong = (text: string) =>
    [...text.matchAll(/([\d.]+) ₫/g)].map(([, digits]) => Number(digits?.replaceAll('.', '')) * 100);

  it('exists: each order is the member’s own, and came to just that [NOTICE-27]', async () => {
    const all = await messages();
    expect(all.length).toBeGreaterThan(15);
    const named = all.flatMap((one) =>
      [...one.text.matchAll(/\b(?:RT|NT|DQ|TH|CT)\d{6}-\w{6}/g)].map(([orderNo]) => ({ ...one, orderNo })),
    );
    expect(named.length).toBeGreaterThan(3);
    for (const { orderNo, memberId, createdAt, text } of named) {
      const order = await demo.db.get<{ amount: number; at: number; card: string | null }>(sql`
        SELECT amount, at, card_number AS card FROM withdrawals WHERE order_no = ${orderNo} AND member_id = ${memberId}
        UNION ALL
        SELECT amount, created_at, NULL FROM deposits WHERE order_no = ${orderNo} AND member_id = ${memberId}`);
      expect([orderNo, dong(text)[0]]).toEqual([orderNo, order?.amount]);
      expect(createdAt - (order?.at ?? 0)).toBeLessThan(DAY_MS);
      const digits = /số cuối (\d+)/.exec(text)?.[1];
      if (order?.card) expect(order.card.endsWith(digits ?? 'none')).toBe(true);
    }
  });

  it('has no amount that neither the ledger nor a rule of the site knows [NOTICE-27]', async () => {
    const rules = await told<{ ranks: { mostOfDay: string }[] }>('minhan_2209', '/wps/member/rank/overview');
    const ofRules = [0, ...rules.ranks.map(({ mostOfDay }) => minor(mostOfDay))];
    for (const { account, memberId, text, createdAt } of await messages()) {
      const entries = entriesOf(`member:${memberId}`);
      const month = DAYS.dayOf(createdAt).slice(0, 7);
      const ofMonth = entries.filter(
        ({ kind, at }) => kind === 'deposit' && DAYS.dayOf(at).startsWith(month),
      );
      const played = entries.filter(({ kind }) => kind.startsWith('game.'));
      const weeks = Array.from({ length: 60 }, (_, week) => {
        const monday = mondayBefore(createdAt, week);
        const [from, to] = [DAYS.startOf(monday), DAYS.startOf(dayAfter(monday, 7))];
        return -sum(played.filter(({ at }) => at >= from && at < to));
      });
      const known = new Set([
        ...entries.map(({ amount }) => Math.abs(amount)),
        sum(ofMonth),
        ...weeks,
        ...ofRules,
      ]);
      expect([account, text.slice(0, 40), dong(text).filter((amount) => !known.has(amount))]).toEqual([
        account,
        text.slice(0, 40),
        [],
      ]);
    }
  });

  it('is nothing from before the account was there [NOTICE-27]', async () => {
    const early = await demo.db.all(sql`
      SELECT i.id FROM inbox_messages i JOIN members m ON m.id = i.member_id WHERE i.created_at < m.reg_date`);
    expect(early).toEqual([]);
  });
});

function mondayBefore(at: number, weeks: number): string {
  const day = DAYS.dayOf(at);
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday - 7 * weeks);
}

describe('what agents are told that they earned', () => {
  it.each(AGENTS)(
    'is what was paid to %s, day by day and by kind, and more than nothing [AGENT-07 AGENT-26]',
    async (account) => {
      const id = idOf(account);
      const range = { from: dayAfter(demo.today, -365), to: dayAfter(demo.openDay, -1) };
      const summary = await told<{ total: number; kinds: { kind: string; amount: number }[] }>(
        account,
        '/wps/agent/settlements/summary',
        range,
      );
      const paid = await demo.db.all<{ kind: string; day: string; amount: number }>(sql`
      SELECT s.kind, s.to_day AS day, SUM(e.amount) AS amount FROM settlements s
      JOIN ledger_transactions t ON t.source = 'settlement:' || s.id
      JOIN ledger_entries e ON e.transaction_id = t.id AND e.account_id = ${`member:${id}`}
      WHERE s.agent_id = ${id} AND s.to_day BETWEEN ${range.from} AND ${range.to} GROUP BY 1, 2`);
      for (const { kind, amount } of summary.kinds)
        expect([kind, minor(amount)]).toEqual([kind, sum(paid.filter((one) => one.kind === kind))]);
      expect(minor(summary.total)).toBe(sum(paid));
      const kpi = await told<{ total: { commission: number }; days: { day: string; commission: number }[] }>(
        account,
        '/wps/agent/teamKpi',
        range,
      );
      const commissions = paid.filter(({ kind }) => kind === 'commission');
      expect([kpi.days.at(0)?.day, kpi.days.at(-1)?.day]).toEqual([range.from, range.to]);
      for (const { day, commission } of kpi.days)
        expect([day, minor(commission)]).toEqual([day, sum(commissions.filter((one) => one.day === day))]);
      expect(minor(kpi.total.commission)).toBe(sum(commissions));
      // No month without pay, and so no cliff in the longest chart.
      const months = grouped(kpi.days, ({ day }) => day.slice(0, 7));
      for (const [month, days] of months)
        expect([month, sum(days.map(({ commission }) => ({ amount: commission }))) > 0]).toEqual([
          month,
          true,
        ]);
      const { pending } = await told<{ pending: unknown[] }>(
        account,
        '/wps/agent/settlements/summary',
        range,
      );
      expect(pending).toEqual([]);
    },
  );

  it.each(AGENTS)(
    'is estimated for %s as one figure, wherever it stands [AGENT-07 AGENT-26]',
    async (account) => {
      const range = { from: dayAfter(demo.today, -6), to: demo.today };
      const kpi = await told<{ total: { estimate: number } }>(account, '/wps/agent/teamKpi', range);
      const { pending } = await told<{ pending: { commission: number }[] }>(
        account,
        '/wps/agent/settlements/summary',
        range,
      );
      expect(minor(kpi.total.estimate)).toBe(
        sum(pending.map(({ commission }) => ({ amount: minor(commission) }))),
      );
    },
  );
});
