import { getTableName, is, sql } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { vendorRounds } from '../../demo/db/schema';
import { playRound } from '../../demo/vendor/rounds';
import { shakyVendor } from '../demo/external/shaky-vendor';
import { launch } from '../testing/play';
import { startGateway, type TestGateway } from '../testing/start-gateway';
import worker from '../worker';
import { auditLedger } from './ledger';
import { readTallies } from './login-failures';
import { openDb } from './open';
import { pruneExpired } from './prune';
import * as schema from './schema';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FAR = 400 * DAY;
const TABLES: SQLiteTable[] = Object.values(schema).filter((one) => is(one, SQLiteTable));
/** What goes at all; every other table is the same before and after. */
const PRUNED = [
  schema.sessions,
  schema.logins,
  schema.passkeyChallenges,
  schema.captchas,
  schema.loginFailures,
  schema.loginLocks,
  schema.loginTasks,
  schema.deviceMarks,
  schema.seenBodies,
  schema.verificationCodes,
  schema.quotaUses,
  schema.gamePlayers,
].map<string>((table) => getTableName(table));

let gateway: TestGateway;
let now: number;
beforeEach(async () => {
  gateway = await startGateway();
  now = Date.now();
});

it('finds what has expired by an index, however much there is beside it', async () => {
  const statements: string[] = [];
  const { prepare } = gateway.env.DB as { prepare: (statement: string) => unknown };
  const noting = (statement: string) => {
    statements.push(statement);
    return prepare.call(gateway.env.DB, statement);
  };
  await pruneExpired(openDb({ DB: { ...(gateway.env.DB as object), prepare: noting } }), now);
  expect(statements.length).toBeGreaterThanOrEqual(PRUNED.length);
  for (const statement of statements) {
    const values = Array(statement.split('?').length - 1).fill(1);
    const plan = await gateway.db.all<{ detail: string }>(
      sql.raw(`EXPLAIN QUERY PLAN ${statement.replaceAll('?', () => String(values.pop()))}`),
    );
    expect(plan.filter(({ detail }) => detail.startsWith('SCAN'))).toEqual([]);
  }
});

const rowsOf = (table: SQLiteTable) => gateway.db.select().from(table);
const kept = async () => {
  const others = TABLES.filter((table) => !PRUNED.includes(getTableName(table)));
  return Promise.all(others.map(async (table) => [getTableName(table), await rowsOf(table)]));
};
const task = (at: number) => ({
  challenge: `${at}`,
  accountKey: 'account:x',
  visitor: `${at}`,
  answer: 1,
  size: 1,
  expiresAt: at,
});
const captcha = (id: string, expiresAt: number) => ({ id, answer: 'A1B2', createdAt: 0, expiresAt });

/** A member at a game who has played one round, for money or free of charge. */
async function played(account: string, { freeplay }: { freeplay: 0 | 1 }) {
  const table = shakyVendor(gateway);
  const session = await table.sit({ account, freeplay });
  const wanted = { clientId: crypto.randomUUID(), stake: 100_000, choice: { bet: 'even' } };
  await playRound(table.vendor, session, wanted, () => ({ multiplier: 300, shown: {} }));
  return { ...table, session, wanted };
}

describe('what has expired goes, and what has not stays', () => {
  it.each<[string, SQLiteTable, (at: number) => object, number]>([
    [
      'sessions',
      schema.sessions,
      (at) => ({ tokenHash: `${at}`, memberId: 1001, loginId: `${at}`, openedAt: 0, lastSeenAt: at }),
      7 * DAY,
    ],
    [
      'sessions that stay',
      schema.sessions,
      (at) => ({
        tokenHash: `${at}`,
        memberId: 1001,
        loginId: `${at}`,
        openedAt: 0,
        lastSeenAt: at,
        stays: true,
      }),
      37 * DAY,
    ],
    ['logins', schema.logins, (at) => ({ loginId: `${at}`, memberId: 1001, at, way: 'password' }), 365 * DAY],
    [
      'challenges',
      schema.passkeyChallenges,
      (at) => ({ challenge: `${at}`, purpose: 'login', expiresAt: at }),
      0,
    ],
    ['captchas', schema.captchas, (at) => captcha(`${at}`, at), 0],
    ['failed logins', schema.loginFailures, (at) => ({ accountKey: 'account:x', at }), HOUR],
    ['locks', schema.loginLocks, (at) => ({ key: `${at}`, until: at }), HOUR],
    ['tasks', schema.loginTasks, (at) => task(at), 0],
    ['devices', schema.deviceMarks, (at) => ({ markHash: `${at}`, memberId: 1001, seenAt: at }), 180 * DAY],
    ['bodies', schema.seenBodies, (at) => ({ hash: `${at}`, expiresAt: at }), 0],
    ['codes', schema.verificationCodes, (at) => code(at), DAY],
    ['used codes', schema.verificationCodes, (at) => ({ ...code(at), usedAt: at - MINUTE }), DAY],
    ['quota_uses', schema.quotaUses, (at) => ({ key: 'code:number', at }), DAY],
  ])('of %s', async (_, table, row, age) => {
    await gateway.db.delete(table);
    await gateway.db.insert(table).values([row(now - age - 1), row(now - age)] as never);
    const [, stays] = await rowsOf(table);
    expect(await pruneExpired(gateway.db, now)).toMatchObject({ [getTableName(table)]: 1 });
    expect(await rowsOf(table)).toEqual([stays]);
    expect(await pruneExpired(gateway.db, now)).toMatchObject({ [getTableName(table)]: 0 });
  });

  it('of launches: those that nobody took go, and the players of those that somebody took stay for good', async () => {
    await launch(gateway, { account: 'test_003' });
    const { session } = await played('test_003', { freeplay: 0 });
    await pruneExpired(gateway.db, now);
    expect(await rowsOf(schema.gamePlayers)).toHaveLength(2);
    await pruneExpired(gateway.db, now + FAR);
    expect(await rowsOf(schema.gamePlayers)).toMatchObject([{ id: session.playerId }]);
  });

  it('in parts of the size asked for, until nothing is left to go', async () => {
    const rows = Array.from({ length: 7 }, (_, index) => captcha(`${index}`, now - MINUTE));
    await gateway.db.insert(schema.captchas).values([...rows, captcha('fresh', now + MINUTE)]);
    const gone = [];
    for (let run = 0; run < 4; run += 1) gone.push((await pruneExpired(gateway.db, now, 3)).captchas);
    expect(gone).toEqual([3, 3, 1, 0]);
    expect(await rowsOf(schema.captchas)).toMatchObject([{ id: 'fresh' }]);
  });

  it('and a lock that goes changes nothing of what is counted', async () => {
    const keys = { account: 'account:x', address: null };
    const lock = { key: keys.account, until: now - HOUR - 1 };
    const failures = [2, 50, 59].map((minutes) => ({ accountKey: keys.account, at: now - minutes * MINUTE }));
    await gateway.db.insert(schema.loginLocks).values(lock);
    await gateway.db.insert(schema.loginFailures).values(failures);
    const [before] = await readTallies(gateway.db, keys, now);
    expect(await pruneExpired(gateway.db, now)).toMatchObject({ login_locks: 1, login_failures: 0 });
    const [after] = await readTallies(gateway.db, keys, now);
    expect(before).toMatchObject({ recent: 3, sinceLock: 3 });
    expect(after).toEqual({ key: keys.account, recent: 3, sinceLock: 3, lockedUntil: 0 });
  });
});

it('goes on after a table that fails, and says so', async () => {
  await gateway.db.insert(schema.loginLocks).values({ key: 'x', until: now - FAR });
  await gateway.db.run(sql`DROP TABLE captchas`);
  await expect(pruneExpired(gateway.db, now)).rejects.toThrow('not pruned');
  expect(await rowsOf(schema.loginLocks)).toEqual([]);
});

describe('what money and its records rest on', () => {
  it('is the same after any time: nothing outside the short-lived tables is touched, and calls sent again are known', async () => {
    const { vendor, session } = await played('test_004', { freeplay: 0 });
    await played('test_004', { freeplay: 1 });
    await gateway.db.insert(schema.outbox).values({ channel: 'sms', recipient: 'x', body: 'x', sentAt: 0 });
    const [round] = await gateway.demo.db.select().from(vendorRounds);
    const before = await kept();
    await pruneExpired(gateway.db, now + FAR);
    await pruneExpired(gateway.db, now + FAR);
    expect(await kept()).toEqual(before);
    expect(await auditLedger(gateway.db)).toEqual([]);
    const { playerId, nodeId } = session;
    const call = {
      playerId,
      nodeId,
      roundId: round?.id ?? '',
      transactionId: `${round?.id}-bet`,
      amount: 1000,
    };
    const { balance } = await vendor.walletOf('demo').balance({ playerId });
    expect(await vendor.walletOf('demo').bet(call)).toMatchObject({ repeated: true });
    expect(await vendor.walletOf('demo').balance({ playerId })).toEqual({ balance });
  });
});

describe('the worker’s schedule', () => {
  const left = async () => (await rowsOf(schema.captchas)).length;
  const old = () => gateway.db.insert(schema.captchas).values(captcha('old', now - 1));

  it.each(['1', '0'])('prunes with SANDBOX=%s', async (SANDBOX) => {
    await old();
    await worker.scheduled({}, { ...gateway.env, SANDBOX });
    expect(await left()).toBe(0);
  });

  it('heeds no clock that the sandbox has moved ahead, and one that it has moved back', async () => {
    for (const offsetSeconds of [3600, -3600]) {
      await gateway.sandbox('/clock', { offsetSeconds });
      await gateway.db.insert(schema.captchas).values(captcha(`${offsetSeconds}`, now + offsetSeconds * 500));
      await worker.scheduled({}, gateway.env);
    }
    expect(await left()).toBe(2);
  });
});

const code = (expiresAt: number) => ({
  merchant: 'hoadang',
  purpose: 'login',
  mobile: '+84912345678',
  codeHash: 'x',
  expiresAt,
});
