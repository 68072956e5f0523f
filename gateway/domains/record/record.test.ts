import { sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { listMovements, summariseMovements } from '@/contracts/record/record';
import type { listWithdrawals } from '@/contracts/record/withdrawals';
import { HOUSE_FEES, HOUSE_PAYMENTS, heldAccount, memberAccount, openAccount, post } from '../../db/ledger';
import { findMember } from '../../db/members';
import { MOST_DOWNLOADS } from '../../platform/downloads';
import { asMember } from '../../testing/as-member';
import { DEN_LONG_SLOT, sitDown } from '../../testing/play';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

type Page = v.InferInput<typeof listMovements.output>;
type Summary = v.InferInput<typeof summariseMovements.output>;
type Report = v.InferInput<typeof listWithdrawals.output>;
type Asked = { [name: string]: string | number | undefined };

const DAY = 86_400_000;
const TODAY = Date.now();
/** The day of an instant in Vietnam. */
const dayOf = (instant: number) => new Date(instant + 7 * 3_600_000).toISOString().slice(0, 10);
const WEEK = { from: dayOf(TODAY - 6 * DAY), to: dayOf(TODAY) };

/** A member of their own with money that came and went. */
async function memberWith(gateway: TestGateway, account: string, opening = 0) {
  await gateway.sandbox('/members', { account, password: 'Lantern2209', balance: opening });
  const { id } = (await findMember(gateway.db, 'hoadang', account)) as { id: number };
  for (const house of [HOUSE_PAYMENTS, HOUSE_FEES]) await openAccount(gateway.db, house, 'house');
  await openAccount(gateway.db, heldAccount(id), { memberId: id });
  let session = await asMember(gateway, account);
  const ask = async <T>(path: string, asked: Asked) => {
    const query = new URLSearchParams(JSON.parse(JSON.stringify({ ...WEEK, ...asked })));
    return (await session.get(`/wps/transaction/${path}?${query}`)).body as {
      value: T;
      errorCode: string | null;
    };
  };
  let made = 0;
  return {
    id,
    /** Moves money between the wallet and another account; `amount` in 1/100, as the wallet sees it. */
    move: (kind: string, other: string, amount: number, at = TODAY, source?: string) => {
      made += 1;
      const idempotencyKey = `${account}-${made}`;
      const entries = [
        { account: memberAccount(id), amount },
        { account: other, amount: -amount },
      ];
      return post(gateway.db, { idempotencyKey, kind, entries, source }, at);
    },
    close: (kind: 'withdraw.settle' | 'withdraw.return', source: string, amount: number, at: number) => {
      const to = kind === 'withdraw.settle' ? HOUSE_PAYMENTS : memberAccount(id);
      const entries = [
        { account: heldAccount(id), amount: -amount },
        { account: to, amount },
      ];
      return post(gateway.db, { idempotencyKey: `${source}-${kind}`, kind, entries, source }, at);
    },
    list: async (asked: Asked = {}) => (await ask<Page>('record', asked)).value,
    summary: async (asked: Asked = {}) => (await ask<Summary>('record/summary', asked)).value,
    report: async (asked: Asked = {}) => (await ask<Report>('withdraw/report', asked)).value,
    ask,
    logInAgain: async () => {
      session = await asMember(gateway, account);
    },
    /** At a game; its login has ended the one before. */
    sit: async (nodeId?: number) => {
      const player = await sitDown(gateway, { account, ...(nodeId !== undefined && { nodeId }) });
      session = await asMember(gateway, account);
      return player;
    },
  };
}

let gateway: TestGateway;
let refused = 0;
beforeAll(async () => {
  gateway = await startGateway();
});

describe('the account record', () => {
  it('tells each movement with its balance, its day and what it came from, the last first [MONEY-13 MONEY-22]', async () => {
    const member = await memberWith(gateway, 'record_all', 1_000);
    await member.move('deposit', HOUSE_PAYMENTS, 50_000_50, TODAY - DAY, 'deposit:NT251121-4K7Q2M');
    const player = await member.sit();
    await player.bet('bet-1', 200);
    await player.win('win-1', 'bet-1', 350.5);
    const { list, next } = await member.list();
    expect(next).toBeNull();
    expect(list.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['win', 350.5, 51_151],
      ['bet', -200, 50_800.5],
      ['opening', 1000, 1000],
      ['deposit', 50_000.5, 51_000.5],
    ]);
    const [win, , , deposit] = list;
    expect(win).toMatchObject({ source: 'game', reference: 'r-1', gameType: 'RNG', day: dayOf(TODAY) });
    expect(win?.title).toBeTruthy();
    expect(win?.vendor).toBeTruthy();
    expect(deposit).toMatchObject({
      source: 'deposit',
      reference: 'NT251121-4K7Q2M',
      day: dayOf(TODAY - DAY),
    });
  });

  it('is narrowed to a kind, a vendor and a range of days [MONEY-13]', async () => {
    const member = await memberWith(gateway, 'record_filter', 10_000);
    await member.move('deposit', HOUSE_PAYMENTS, 100, TODAY - 8 * DAY);
    await member.move('bonus', HOUSE_PAYMENTS, 200, TODAY - 6 * DAY);
    const slot = await member.sit();
    await slot.bet('f-1', 10);
    await slot.rollBack('f-2', 'f-1');
    const other = await member.sit(DEN_LONG_SLOT.nodeId);
    await other.bet('f-3', 20);
    const kindsOf = async (asked: Asked) => (await member.list(asked)).list.map(({ kind }) => kind);
    expect(await kindsOf({ kind: 'bet' })).toEqual(['bet', 'betReturned', 'bet']);
    expect(await kindsOf({ kind: 'bet', vendor: 'Đèn Lồng' })).toEqual(['bet']);
    expect(await kindsOf({ vendor: 'Đèn Lồng' })).toEqual(['bet']);
    expect(await kindsOf({ vendor: 'nobody' })).toEqual([]);
    expect(await kindsOf({ kind: 'deposit' })).toEqual([]);
    expect(await kindsOf({ kind: 'deposit', from: dayOf(TODAY - 8 * DAY) })).toEqual(['deposit']);
    expect(await kindsOf({ to: dayOf(TODAY - DAY) })).toEqual(['bonus']);
    expect((await member.summary()).vendors).toContain('Đèn Lồng');
    expect((await member.summary({ vendor: 'Đèn Lồng' })).bet).toBe(20);
  });

  it('goes on where a page ended while new movements come in, by every filter [MONEY-13]', async () => {
    const member = await memberWith(gateway, 'record_pages');
    // Several at one moment: time alone tells no two of them apart.
    for (let index = 0; index < 25; index += 1) {
      await member.move(
        index % 3 ? 'deposit' : 'deposit.fee',
        HOUSE_PAYMENTS,
        1 + index,
        TODAY - (index % 4),
      );
    }
    let made = 0;
    for (const asked of [{}, { kind: 'deposit' }]) {
      const whole = (await member.list({ ...asked, limit: 100 })).list.map(({ id }) => id);
      const seen: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page: Page = await member.list({ ...asked, limit: 4, ...(cursor && { cursor }) });
        seen.push(...page.list.map(({ id }) => id));
        made += 1;
        await member.move('deposit', HOUSE_PAYMENTS, 5, TODAY + made);
        if (page.next === null) break;
        cursor = page.next;
      }
      expect(seen).toEqual(whole);
    }
  });

  it('has nothing out of its range, wherever a cursor begins [MONEY-13]', async () => {
    const member = await memberWith(gateway, 'record_cursor_range');
    await member.move('deposit', HOUSE_PAYMENTS, 500, TODAY);
    await member.move('bonus', HOUSE_PAYMENTS, 100, TODAY - 2 * DAY);
    const cursor = `${TODAY + DAY}.1`;
    const upTo = async (to: number) =>
      (await member.list({ cursor, to: dayOf(to) })).list.map(({ kind }) => kind);
    expect(await upTo(TODAY)).toEqual(['deposit', 'bonus']);
    expect(await upTo(TODAY - DAY)).toEqual(['bonus']);
  });

  it('is summed up by day, with what was returned taken off and net deposits of the range [MONEY-13]', async () => {
    const member = await memberWith(gateway, 'record_sum');
    const at = TODAY - DAY;
    await member.move('deposit', HOUSE_PAYMENTS, 5_000, at - DAY, 'deposit:A');
    await member.move('deposit.fee', HOUSE_FEES, -50, at - DAY, 'deposit:A');
    await member.move('withdraw.hold', heldAccount(member.id), -2_000, at, 'withdrawal:B');
    await member.move('withdraw.hold', heldAccount(member.id), -1_000, at, 'withdrawal:C');
    await member.close('withdraw.return', 'withdrawal:C', 1_000, at);
    await member.move('bonus', HOUSE_PAYMENTS, 300, at);
    expect(await member.summary()).toEqual({
      deposited: 50,
      withdrawn: 20,
      bet: 0,
      won: 3,
      netDeposits: 30,
      days: [
        { day: dayOf(at), total: -17, movements: 4 },
        { day: dayOf(at - DAY), total: 49.5, movements: 2 },
      ],
      vendors: [],
    });
    const withdrawals = await member.summary({ kind: 'withdrawal' });
    expect(withdrawals.days).toEqual([{ day: dayOf(at), total: -20, movements: 3 }]);
    expect(withdrawals.deposited).toBe(50);
  });

  it('takes what came back off the day that it went out on, so that no sum falls below zero [MONEY-11 MONEY-13]', async () => {
    const member = await memberWith(gateway, 'record_back', 1_000);
    await member.move('deposit', HOUSE_PAYMENTS, 10_000, TODAY - 2 * DAY);
    await member.move('withdraw.hold', heldAccount(member.id), -3_000, TODAY - 2 * DAY, 'withdrawal:D');
    await member.close('withdraw.return', 'withdrawal:D', 3_000, TODAY);
    const asked = (ago: number) => ({ from: dayOf(TODAY - ago * DAY), to: dayOf(TODAY - ago * DAY) });
    expect(await member.summary(asked(0))).toMatchObject({ withdrawn: 0, netDeposits: 0 });
    expect(await member.summary(asked(2))).toMatchObject({ withdrawn: 0, netDeposits: 100 });
    const player = await member.sit();
    await player.bet('back-1', 10);
    await player.bet('back-2', 20);
    await gateway.sandbox('/clock', { offsetSeconds: 86_400 });
    await player.rollBack('back-3', 'back-1').finally(() => gateway.sandbox('/clock', { offsetSeconds: 0 }));
    expect(await member.summary(asked(0))).toMatchObject({ bet: 20 });
  });

  it('opens a movement with its round: open, won, lost or returned [MONEY-13]', async () => {
    const member = await memberWith(gateway, 'record_round', 1_000);
    const player = await member.sit();
    const opened = async (place: number) => {
      const { id } = (await member.list()).list[place] ?? { id: '' };
      return (await member.ask<{ round: unknown }>('record/movement', { id })).value.round;
    };
    await player.bet('o-1', 10);
    expect(await opened(0)).toMatchObject({ stake: 10, payout: 0, state: 'open', closedAt: null });
    await player.win('o-2', 'o-1', 25);
    expect(await opened(0)).toMatchObject({ stake: 10, payout: 25, state: 'won', nodeId: 90001 });
    expect(await opened(1)).toEqual(await opened(0));
    await player.bet('o-3', 10);
    await player.win('o-4', 'o-3', 0);
    expect(await opened(0)).toMatchObject({ state: 'lost', payout: 0 });
    await player.bet('o-5', 10);
    await player.rollBack('o-6', 'o-5');
    expect(await opened(0)).toMatchObject({ state: 'returned', payout: 10 });
  });

  it('finds what came from an order, a transfer or a round, whenever it was, and nothing of another member [MONEY-13]', async () => {
    const member = await memberWith(gateway, 'record_find', 1_000);
    const other = await memberWith(gateway, 'record_finder', 1_000);
    await member.move('deposit', HOUSE_PAYMENTS, 100, TODAY - 400 * DAY, 'deposit:NT250101-4K7Q2M');
    await member.move('deposit.fee', HOUSE_PAYMENTS, -1, TODAY - 400 * DAY, 'deposit:NT250101-4K7Q2M');
    const player = await member.sit();
    await player.bet('find-1', 10);
    await player.win('find-2', 'find-1', 25);
    const found = async (who: typeof member, reference: string) =>
      (await who.ask<Page>('record/find', { reference })).value.list.map(({ kind }) => kind);
    expect(await found(member, 'nt250101-4k7q2m')).toEqual(['depositFee', 'deposit']);
    expect(await found(member, 'r-1')).toEqual(['win', 'bet']);
    for (const nothing of ['NT250101', '%', 'deposit:NT250101-4K7Q2M', "' OR 1=1 --"])
      expect(await found(member, nothing)).toEqual([]);
    for (const reference of ['NT250101-4K7Q2M', 'r-1']) expect(await found(other, reference)).toEqual([]);
    expect((await member.ask('record/find', { reference: '' })).errorCode).toBe('request.invalid');
  });

  it('leads from a lottery’s bet to its order, from a bonus to its promotion, and never to what is another’s [MONEY-13 MONEY-17]', async () => {
    const member = await memberWith(gateway, 'record_origin', 1_000);
    const tickets = [{ gameCode: 'VN-MB', stake: 100, digits: '18' }];
    const ask = { account: 'record_origin', tickets };
    const { tickets: sold } = await gateway.sandbox<{ tickets: { orderId: string }[] }>('/tickets', ask);
    await member.move('bonus', HOUSE_PAYMENTS, 300, TODAY, 'bonus:501');
    await member.move('bonus', HOUSE_PAYMENTS, 300, TODAY, 'bonus:NT250101-4K7Q2M');
    await member.move('bonus', HOUSE_PAYMENTS, 300, TODAY, 'bonus:99999');
    await member.logInAgain();
    const { list } = await member.list();
    const origins = [];
    for (const { id, kind } of list)
      origins.push([kind, (await member.ask<{ origin: unknown }>('record/movement', { id })).value.origin]);
    expect(origins).toEqual([
      ['bet', { kind: 'lotteryOrder', id: sold[0]?.orderId }],
      ['opening', null],
      ['bonus', null],
      ['bonus', null],
      ['bonus', { kind: 'promotion', id: '501' }],
    ]);
  });

  it('is downloaded a few times in a while; pages of the screen are not counted [MONEY-13]', async () => {
    const member = await memberWith(gateway, 'record_often', 1_000);
    const whole = async () => (await member.ask('record', { limit: 1000 })).errorCode;
    for (let index = 0; index < MOST_DOWNLOADS; index += 1) expect(await whole()).toBeNull();
    expect(await whole()).toBe('rate.limited');
    expect((await member.ask('record', { limit: 100 })).errorCode).toBeNull();
  });

  it('is the member’s own: nobody opens a movement of another, nor one that is not there [MONEY-13]', async () => {
    const owner = await memberWith(gateway, 'record_owner', 1_000);
    const other = await memberWith(gateway, 'record_other', 1_000);
    const { id = '' } = (await owner.list()).list[0] ?? {};
    for (const asked of [id, '0', '999999999', '-1', '1e3', `${id} `, 'x'])
      expect((await other.ask('record/movement', { id: asked })).errorCode).toBe('content.not.found');
    expect((await owner.ask('record/movement', { id })).errorCode).toBeNull();
  });

  it.each([
    { cursor: 'x' },
    { cursor: '1' },
    { cursor: '1.2.3' },
    { cursor: '-1.2' },
    { limit: 1001 },
    { kind: 'opening' },
    { from: '2020-01-01' },
    { from: dayOf(TODAY + DAY) },
    { to: '2026-02-30' },
  ])('refuses %j [MONEY-13]', async (asked: Asked) => {
    refused += 1;
    const { ask } = await memberWith(gateway, `record_bad_${refused}`);
    expect((await ask('record', asked)).errorCode).toBe('request.invalid');
  });
});

describe('the withdraw report', () => {
  it('tells held, paid and returned withdrawals, the last first, with their sums [MONEY-11]', async () => {
    const member = await memberWith(gateway, 'report_all');
    await member.move('deposit', HOUSE_PAYMENTS, 10_000);
    const hold = (order: string, amount: number, at: number) =>
      member.move('withdraw.hold', heldAccount(member.id), -amount, at, `withdrawal:${order}`);
    await hold('RT-A', 100, TODAY - 3_000);
    await hold('RT-B', 200, TODAY - 2_000);
    await hold('RT-C', 300, TODAY - 1_000);
    await hold('RT-OLD', 400, TODAY - 20 * DAY);
    await member.close('withdraw.settle', 'withdrawal:RT-A', 100, TODAY);
    await member.close('withdraw.return', 'withdrawal:RT-B', 200, TODAY);
    const { list, total } = await member.report();
    expect(list.map(({ orderNo, amount, state, closedAt }) => [orderNo, amount, state, closedAt])).toEqual([
      ['RT-C', 3, 'pending', null],
      ['RT-B', 2, 'returned', TODAY],
      ['RT-A', 1, 'paid', TODAY],
    ]);
    expect(total).toEqual({ paid: 1, pending: 3, movements: 3 });
    expect((await member.report({ state: 'paid' })).list.map(({ orderNo }) => orderNo)).toEqual(['RT-A']);
    const first = await member.report({ limit: 2 });
    expect((await member.report({ limit: 2, cursor: first.next ?? '' })).list).toEqual([list[2]]);
    const later = { cursor: `${TODAY + DAY}.1`, from: '2001-01-01', to: '2001-01-02' };
    expect((await member.report(later)).list).toEqual([]);
  });
});

it('keeps sums that agree with the entries, however money moved [MONEY-22]', async () => {
  const different = await gateway.db.all(sql`
    SELECT e.member_id, SUM(e.amount) AS entries,
      (SELECT SUM(amount) FROM ledger_quarters q WHERE q.member_id = e.member_id) AS sums
    FROM ledger_entries e WHERE e.member_id IS NOT NULL
    GROUP BY e.member_id HAVING entries IS NOT sums`);
  expect(different).toEqual([]);
});
