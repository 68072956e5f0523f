import { beforeEach, describe, expect, it } from 'vitest';
import { openLocalD1 } from '../testing/local-d1';
import { numbers } from '../testing/numbers';
import { seedsOf } from '../testing/seeds';
import { auditLedger, LedgerError, openAccount, post } from './ledger';
import { type Db, openDb } from './open';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema';

const HOUSE = 'house:test';
const WALLETS = ['a', 'b', 'c', 'd'];
let db: Db;

beforeEach(async () => {
  db = openDb({ DB: openLocalD1() });
  await openAccount(db, HOUSE, 'house');
  for (const wallet of WALLETS) await db.insert(ledgerAccounts).values({ id: wallet });
});

const balances = async () =>
  Object.fromEntries((await db.select().from(ledgerAccounts)).map(({ id, balance }) => [id, balance]));
const failureOf = async (posting: Promise<unknown>) => {
  const error = await posting.catch((thrown: unknown) => thrown);
  return error instanceof LedgerError ? error.failure : error;
};
const move = (from: string, to: string, amount: number, idempotencyKey: string) =>
  post(
    db,
    {
      idempotencyKey,
      kind: 'test',
      entries: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    },
    1,
  );

describe('the ledger', () => {
  it('neither makes nor loses money in any sequence of transactions [CALL-07 WALLET-01]', async () => {
    for (const seed of seedsOf(1)) {
      const next = numbers(seed);
      const accounts = [HOUSE, ...WALLETS];
      for (let step = 0; step < 120; step += 1) {
        const [from, to] = [accounts[next(5)] ?? HOUSE, accounts[next(5)] ?? HOUSE];
        const before = await balances();
        // A small range of keys: some are used again, for the same transaction or for another.
        const result = await move(from, to, 1 + next(500), `${seed}:${next(100)}`).catch(
          (error: unknown) => error,
        );
        const after = await balances();
        if (result instanceof Error || (result as { repeated: boolean }).repeated)
          expect(after).toEqual(before);
        expect(Object.values(after).reduce((sum, balance) => sum + balance, 0)).toBe(0);
        for (const wallet of WALLETS) expect(after[wallet]).toBeGreaterThanOrEqual(0);
      }
      expect(await auditLedger(db)).toEqual([]);
    }
  });

  it('lets no member’s account go below zero, and keeps nothing of the attempt [WALLET-01]', async () => {
    await move(HOUSE, 'a', 1000, 'opening');
    expect(await failureOf(move('a', 'b', 1001, 'too much'))).toBe('balance.short');
    expect(await balances()).toMatchObject({ a: 1000, b: 0 });
    expect(await db.select().from(ledgerTransactions)).toHaveLength(1);
    await move('a', 'b', 1000, 'too much');
    expect(await balances()).toMatchObject({ a: 0, b: 1000 });
  });

  it('posts a transaction once, however often it is sent [CALL-07]', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => move(HOUSE, 'a', 700, 'same')));
    expect(sent.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await balances()).toMatchObject({ a: 700, [HOUSE]: -700 });
  });

  it('notes with each entry the balance after it [MONEY-13]', async () => {
    await move(HOUSE, 'a', 700, 'first');
    await move('a', 'b', 200, 'second');
    const rows = await db.select().from(ledgerEntries).orderBy(ledgerEntries.id);
    expect(rows.map(({ accountId, amount, balance }) => [accountId, amount, balance])).toEqual([
      [HOUSE, -700, -700],
      ['a', 700, 700],
      ['a', -200, 500],
      ['b', 200, 200],
    ]);
  });

  it('refuses another transaction under a key that was used [CALL-07]', async () => {
    await move(HOUSE, 'a', 700, 'same');
    expect(await failureOf(move(HOUSE, 'a', 701, 'same'))).toBe('key.reused');
    expect(await failureOf(move(HOUSE, 'b', 700, 'same'))).toBe('key.reused');
    expect(await balances()).toMatchObject({ a: 700, b: 0 });
  });

  it.each([
    ['entries that do not sum to zero', [500, -499]],
    ['parts of a hundredth', [0.5, -0.5]],
    ['numbers too large to be exact', [2 ** 53, -(2 ** 53)]],
    ['an entry of nothing', [0, 0]],
    ['a single entry', [0]],
    ['no entries', []],
  ])('refuses %s [CALL-07]', async (_, amounts) => {
    const entries = amounts.map((amount, index) => ({ account: index === 0 ? 'a' : HOUSE, amount }));
    expect(await failureOf(post(db, { idempotencyKey: 'x', kind: 'test', entries }, 1))).toBe('unbalanced');
  });

  it('refuses an account that is not there [CALL-07]', async () => {
    expect(await failureOf(move(HOUSE, 'nobody', 5, 'x'))).toBe('account.unknown');
  });

  it('is guarded by the database itself: nothing unbalanced, late, changed or deleted gets in [CALL-07]', async () => {
    await move(HOUSE, 'a', 700, 'first');
    const [posted] = await db.select().from(ledgerTransactions);
    const open = { id: 't', idempotencyKey: 't', kind: 'test', fingerprint: '', createdAt: 1 };
    const entry = { transactionId: 't', accountId: 'a', amount: 5, kind: 'test', at: 1 };
    await expect(db.insert(ledgerTransactions).values({ ...open, status: 'posted' })).rejects.toThrow();
    await expect(db.insert(ledgerAccounts).values({ id: 'rich', balance: 5 })).rejects.toThrow();
    await expect(
      db.insert(ledgerEntries).values({ ...entry, transactionId: posted?.id ?? '' }),
    ).rejects.toThrow();
    await expect(db.update(ledgerEntries).set({ amount: 9 })).rejects.toThrow();
    await expect(db.delete(ledgerEntries)).rejects.toThrow();
    await expect(db.delete(ledgerTransactions)).rejects.toThrow();
    await expect(db.update(ledgerTransactions).set({ status: 'open' })).rejects.toThrow();
    await db.insert(ledgerTransactions).values(open);
    for (const wrong of [{ kind: 'other' }, { at: 2 }, { balance: 5 }]) {
      await expect(db.insert(ledgerEntries).values({ ...entry, ...wrong })).rejects.toThrow();
    }
    await db.insert(ledgerEntries).values([entry, { ...entry, amount: 6 }]);
    await expect(db.update(ledgerTransactions).set({ status: 'posted' })).rejects.toThrow();
    expect(await balances()).toMatchObject({ a: 700 });
  });
});
