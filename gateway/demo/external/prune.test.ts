import { getTableName, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDb } from '@/demo/db/open';
import { pruneExpired } from '@/demo/db/prune';
import { chatVisits, lotteryDraws, vendorRounds, vendorSessions } from '@/demo/db/schema';
import { holdDraw } from '@/demo/vendor/lottery/draws';
import { settleTickets } from '@/demo/vendor/lottery/tickets';
import { playRound } from '@/demo/vendor/rounds';
import worker from '@/demo/worker';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { shakyVendor } from './shaky-vendor';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FAR = 400 * DAY;
const TABLES: SQLiteTable[] = [chatVisits, vendorSessions, vendorRounds, lotteryDraws];

let gateway: TestGateway;
let now: number;
beforeEach(async () => {
  gateway = await startGateway();
  now = Date.now();
});

it('finds what has expired by an index, however much there is beside it', async () => {
  const statements: string[] = [];
  const { DB } = gateway.demo.env as { DB: { prepare: (statement: string) => unknown } };
  const noting = (statement: string) => {
    statements.push(statement);
    return DB.prepare(statement);
  };
  await pruneExpired(openDb({ DB: { ...DB, prepare: noting } }), now);
  expect(statements).toHaveLength(TABLES.length);
  for (const statement of statements) {
    const values = Array(statement.split('?').length - 1).fill(1);
    const plan = await gateway.demo.db.all<{ detail: string }>(
      sql.raw(`EXPLAIN QUERY PLAN ${statement.replaceAll('?', () => String(values.pop()))}`),
    );
    expect(plan.filter(({ detail }) => detail.startsWith('SCAN'))).toEqual([]);
  }
});

const rowsOf = (table: SQLiteTable) => gateway.demo.db.select().from(table);

/** A member at a game who has played one round, for money or free of charge. */
async function played(account: string, { freeplay, ticket }: { freeplay: 0 | 1; ticket?: Ticket }) {
  const table = shakyVendor(gateway);
  const session = await table.sit({ account, freeplay });
  const wanted = { clientId: crypto.randomUUID(), stake: 100_000, choice: { bet: 'even' }, ticket };
  await playRound(table.vendor, session, wanted, () => ({ multiplier: 300, shown: {} }));
  return { ...table, session, wanted };
}
type Ticket = { lottery: string; numero: string; drawTime: number };

describe('what has expired goes, and what has not stays', () => {
  it.each<[string, SQLiteTable, (at: number) => object, number]>([
    ['visits of the chat', chatVisits, (at) => visit(at), 0],
    ['sessions at the vendor', vendorSessions, (at) => vendorSession(at), DAY],
    [
      'draws',
      lotteryDraws,
      (at) => ({ lottery: 'LOTT-01', numero: `${at}`, drawTime: at, prizes: [] }),
      30 * DAY,
    ],
  ])('of %s', async (_, table, row, age) => {
    const { db } = gateway.demo;
    await db.delete(table);
    await db.insert(table).values([row(now - age - 1), row(now - age)] as never);
    const [, stays] = await rowsOf(table);
    expect(await pruneExpired(db, now)).toMatchObject({ [getTableName(table)]: 1 });
    expect(await rowsOf(table)).toEqual([stays]);
    expect(await pruneExpired(db, now)).toMatchObject({ [getTableName(table)]: 0 });
  });

  it('of rounds: those for money stay; those of play money go with their session, once they are over', async () => {
    const { db } = gateway.demo;
    const paid = await played('test_005', { freeplay: 0 });
    const free = await played('test_005', { freeplay: 1 });
    const ticket = { lottery: 'LOTT-01', numero: '1', drawTime: now + 2 * FAR };
    const waiting = await played('test_005', { freeplay: 1, ticket });
    const left = async () => (await db.select().from(vendorRounds)).map(({ clientId }) => clientId);
    await pruneExpired(db, now + DAY - MINUTE);
    expect(await left()).toHaveLength(3);

    // Somebody is still at the page: the balance there is the sum of the rounds.
    await db.update(vendorSessions).set({ lastSeenAt: now + FAR });
    await pruneExpired(db, now + FAR);
    expect(await left()).toHaveLength(3);

    expect(await pruneExpired(db, now + FAR + 2 * DAY)).toMatchObject({
      vendor_sessions: 3,
      vendor_rounds: 1,
    });
    expect((await left()).sort()).toEqual([paid.wanted.clientId, waiting.wanted.clientId].sort());
    expect(await left()).not.toContain(free.wanted.clientId);
  });

  it('of draws: one that a ticket waits for stays, however old, and settles it by the result that was drawn', async () => {
    const { db } = gateway.demo;
    const draw = { numero: '20260101-0001', drawTime: now - MINUTE };
    const { vendor } = await played('test_006', { freeplay: 0, ticket: { lottery: 'LOTT-01', ...draw } });
    const game = { gameCode: 'LOTT-01', kind: 'digits', digits: 5, schedule: { every: 60 } } as const;
    const held = await holdDraw(db, game, draw, now);
    expect(await pruneExpired(db, now + FAR)).toMatchObject({ lottery_draws: 0 });
    const [settled] = await settleTickets(vendor);
    expect(settled?.outcome).toEqual({ first: held.prizes[0]?.numbers[0] });
    expect(await pruneExpired(db, now + FAR)).toMatchObject({ lottery_draws: 1 });
  });
});

describe('the worker’s schedule', () => {
  it('prunes in the sandbox alone, and heeds no clock that was moved ahead', async () => {
    const left = async () => (await rowsOf(chatVisits)).length;
    await gateway.demo.db.insert(chatVisits).values(visit(now - 1));
    await worker.scheduled({}, { ...gateway.demo.env, SANDBOX: '0' });
    expect(await left()).toBe(1);
    await worker.scheduled({}, gateway.demo.env);
    expect(await left()).toBe(0);
    await gateway.sandbox('/clock', { offsetSeconds: 3_600 });
    await gateway.demo.db.insert(chatVisits).values(visit(now + 30 * MINUTE));
    await worker.scheduled({}, gateway.demo.env);
    expect(await left()).toBe(1);
  });
});

const visit = (expiresAt: number) => ({
  tokenHash: `${expiresAt}`,
  title: '',
  headerColor: '',
  backUrl: '',
  language: 'vi' as const,
  expiresAt,
});
const vendorSession = (lastSeenAt: number) => ({
  tokenHash: `${lastSeenAt}`,
  playerId: 'x',
  accountId: 'x',
  language: 'vi',
  nodeId: 1,
  gameCode: 'x',
  vendor: 'demo',
  freeplay: true,
  openedAt: 0,
  lastSeenAt,
});
