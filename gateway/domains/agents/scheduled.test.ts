import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readAgentDay } from '../../db/agents/days';
import { writeMovement } from '../../db/game-money';
import { insertAll } from '../../db/insert-all';
import { memberAccount } from '../../db/ledger';
import { insertMember } from '../../db/members';
import { type Db, openDb } from '../../db/open';
import { agentDays, type Merchant, memberDays, merchants, settlements, teamDays } from '../../db/schema';
import type { Env } from '../../platform/env';
import { siteDays } from '../../platform/site-days';
import { MERCHANTS } from '../../seed/merchants';
import { openLocalD1 } from '../../testing/local-d1';
import { openWallet } from '../wallet/open-wallet';
import { runAgents, runAgentsScheduled } from './scheduled';
import { settleClosedDays } from './settle';

const MINUTE_MS = 60_000;
const AGENT = 1;
const PLAYER = 2;
const BET = 50_000_00;
let db: Db;
let merchant: Merchant;
let bets = 0;

async function start(timeZone: string) {
  merchant = { ...(MERCHANTS[0] as Merchant), timeZone };
  db = openDb({ DB: openLocalD1() });
  await insertAll(db, merchants, [merchant]);
  const row = { merchant: merchant.code, passwordHash: '', regDate: 0 };
  await insertMember(db, { ...row, id: AGENT, account: 'agent', type: 1 });
  await insertMember(db, { ...row, id: PLAYER, account: 'player', type: 0, uplineId: AGENT });
  await openWallet(db, PLAYER, 10 ** 12, 0);
}
beforeEach(() => start('Asia/Ho_Chi_Minh'));

const midnight = (day: string) => siteDays(merchant).startOf(day);
const runVendorScheduled = (at: number) =>
  runAgents({ db, clock: { now: () => at, wall: () => at } }, merchant);
async function play(at: number): Promise<void> {
  bets += 1;
  const common = {
    vendor: 'demo',
    memberId: PLAYER,
    nodeId: 1,
    fingerprint: '',
    account: memberAccount(PLAYER),
  };
  const bet = `b-${bets}`;
  await writeMovement(db, { ...common, kind: 'bet', transactionId: bet, roundId: bet, amount: BET }, at);
  await writeMovement(
    db,
    { ...common, kind: 'win', transactionId: `w-${bets}`, betId: bet, amount: 0, jackpot: null },
    at,
  );
}
/** How many bets a day of the agent's team has, as it was rolled up. */
async function betsOf(day: string): Promise<number> {
  const row = (await db.select().from(teamDays)).find((one) => one.agentId === AGENT && one.day === day);
  return (row?.turnover ?? 0) / BET;
}
const isClosed = async (day: string) => (await readAgentDay(db, merchant.code, day))?.closedAt != null;

describe('the schedule', () => {
  it('rolls the running day up anew every fifteen minutes, not more often [AGENT-08]', async () => {
    const noon = midnight('2026-08-05') + 12 * 60 * MINUTE_MS;
    await runVendorScheduled(noon);
    await play(noon + MINUTE_MS);
    await runVendorScheduled(noon + 14 * MINUTE_MS);
    expect(await betsOf('2026-08-05')).toBe(0);
    await runVendorScheduled(noon + 15 * MINUTE_MS);
    expect(await betsOf('2026-08-05')).toBe(1);
    expect((await readAgentDay(db, merchant.code, '2026-08-05'))?.updatedAt).toBe(noon + 15 * MINUTE_MS);
  });

  it('closes a day five minutes after midnight of the site’s zone and pays for it, once [ROLE-12]', async () => {
    const end = midnight('2026-08-06');
    await runVendorScheduled(end - 60 * MINUTE_MS);
    await play(end - MINUTE_MS);
    await play(end + MINUTE_MS);
    await runVendorScheduled(end + 4 * MINUTE_MS);
    expect(await isClosed('2026-08-05')).toBe(false);
    expect(await db.$count(settlements)).toBe(0);
    await runVendorScheduled(end + 20 * MINUTE_MS);
    expect(await isClosed('2026-08-05')).toBe(true);
    expect([await betsOf('2026-08-05'), await betsOf('2026-08-06')]).toEqual([1, 1]);
    await runVendorScheduled(end + 21 * MINUTE_MS);
    await runVendorScheduled(end + 40 * MINUTE_MS);
    const [paid, ...more] = await db.select().from(settlements);
    expect(more).toEqual([]);
    expect(paid).toMatchObject({ agentId: AGENT, kind: 'commission', fromDay: '2026-08-05' });
  });

  it('counts a bet of a closed day on the day that runs [ROLE-12]', async () => {
    const end = midnight('2026-08-06');
    await play(end - 60 * MINUTE_MS);
    await runVendorScheduled(end + 6 * MINUTE_MS);
    await play(end - MINUTE_MS);
    await runVendorScheduled(end + 30 * MINUTE_MS);
    expect([await betsOf('2026-08-05'), await betsOf('2026-08-06')]).toEqual([1, 1]);
  });

  it('closes days that it missed one after another [ROLE-12]', async () => {
    for (const day of ['2026-08-05', '2026-08-06', '2026-08-08']) await play(midnight(day) + MINUTE_MS);
    await runVendorScheduled(midnight('2026-08-10') + 60 * MINUTE_MS);
    const days = (await db.select().from(agentDays)).sort((a, b) => a.day.localeCompare(b.day));
    expect(days.map(({ day, closedAt, settledAt }) => [day, !!closedAt, !!settledAt])).toEqual([
      ['2026-08-05', true, true],
      ['2026-08-06', true, true],
      ['2026-08-07', true, true],
      ['2026-08-08', true, true],
      ['2026-08-09', true, true],
      ['2026-08-10', false, false],
    ]);
    expect((await db.select().from(settlements)).map(({ fromDay }) => fromDay).sort()).toEqual([
      '2026-08-05',
      '2026-08-06',
      '2026-08-08',
    ]);
  });

  it('keeps figures up to date though nothing can be settled, and settles once it can [AGENT-08 ROLE-12]', async () => {
    const end = midnight('2026-08-06');
    await play(end - 60 * MINUTE_MS);
    await db.run(
      sql`CREATE TRIGGER no_money BEFORE INSERT ON settlements BEGIN SELECT RAISE(ABORT, 'no money'); END`,
    );
    await expect(runVendorScheduled(end + 6 * MINUTE_MS)).rejects.toThrow();
    await play(end + 7 * MINUTE_MS);
    await expect(runVendorScheduled(end + 30 * MINUTE_MS)).rejects.toThrow();
    expect([await betsOf('2026-08-05'), await betsOf('2026-08-06')]).toEqual([1, 1]);
    await db.run(sql`DROP TRIGGER no_money`);
    await runVendorScheduled(end + 31 * MINUTE_MS);
    expect(await db.$count(settlements)).toBe(1);
  });

  it('settles a part of many agents at a time, and a day as settled when all are [ROLE-12 MONEY-22]', async () => {
    const many = 7;
    const row = { merchant: merchant.code, passwordHash: '', regDate: 0, type: 1 };
    for (let id = 10; id < 10 + many; id += 1)
      await insertMember(db, { ...row, id, account: `agent${id}`, uplineId: id === 10 ? null : id - 1 });
    await db.run(sql`UPDATE members SET upline_id = ${9 + many} WHERE id = ${PLAYER}`);
    await play(midnight('2026-08-05') + MINUTE_MS);
    await db.run(
      sql`CREATE TRIGGER no_money BEFORE INSERT ON settlements BEGIN SELECT RAISE(ABORT, 'no money'); END`,
    );
    const now = midnight('2026-08-06') + 6 * MINUTE_MS;
    await expect(runVendorScheduled(now)).rejects.toThrow();
    await db.run(sql`DROP TRIGGER no_money`);
    const isSettled = async () => (await readAgentDay(db, merchant.code, '2026-08-05'))?.settledAt === now;
    for (const done of [3, 6]) {
      await settleClosedDays(db, merchant.code, now, 3);
      expect([await db.$count(settlements), await isSettled()]).toEqual([done, false]);
    }
    await settleClosedDays(db, merchant.code, now, 3);
    expect([await db.$count(settlements), await isSettled()]).toEqual([many, true]);
  });

  it('goes on with the other sites where one fails, and says which [AGENT-08]', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const database = openLocalD1();
    db = openDb({ DB: database });
    const codes = ['first', 'second', 'third'];
    await insertAll(
      db,
      merchants,
      codes.map((code) => ({ ...merchant, code })),
    );
    await db.run(sql`
      CREATE TRIGGER no_days BEFORE INSERT ON agent_days WHEN NEW.merchant = 'first'
      BEGIN SELECT RAISE(ABORT, 'no days'); END`);
    await runAgentsScheduled({ DB: database } as unknown as Env);
    const rolled = (await db.select().from(agentDays)).map((one) => one.merchant);
    expect(rolled.sort()).toEqual(['second', 'third']);
    expect(said.mock.calls.flat()).toEqual([expect.stringContaining('agents of first')]);
    said.mockRestore();
  });

  it('knows days of 25 and 23 hours [AGENT-08]', async () => {
    await start('Europe/Berlin');
    for (const day of ['2026-10-25', '2027-03-28']) {
      const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
      await play(midnight(day));
      await play(midnight(next) - 1);
      await runVendorScheduled(midnight(next) + 6 * MINUTE_MS);
      const row = (await db.select().from(memberDays)).find((one) => one.day === day);
      expect(row?.bets).toBe(2);
    }
  });
});
