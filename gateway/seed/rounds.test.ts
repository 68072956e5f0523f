import { expect, it } from 'vitest';
import { auditLedger, memberAccount } from '../db/ledger';
import type { Db } from '../db/open';
import { gameClosings, ledgerAccounts, members, merchants } from '../db/schema';
import { startGateway } from '../testing/start-gateway';
import { MERCHANTS } from './merchants';
import { seedRounds } from './rounds';

const NOW = Date.parse('2026-11-21T12:00:00+07:00');
const FIRST_ID = 3001;

/** A database of before: merchants, and members who came by themselves. */
async function before(...taken: { id: number; account: string }[]): Promise<Db> {
  const { db } = await startGateway({ SANDBOX: '0' });
  await db.insert(merchants).values(MERCHANTS[0] as typeof merchants.$inferInsert);
  for (const one of taken) {
    const member = { ...one, merchant: 'hoadang', passwordHash: 'hash', type: 0, regDate: NOW };
    await db.insert(members).values(member);
  }
  return db;
}

it('who has the name or the id of a player of the first board keeps it and is given nothing [WIN-03]', async () => {
  const db = await before({ id: FIRST_ID + 5, account: 'somebody' }, { id: 2100, account: 'bichphuong' });
  await seedRounds(db, NOW);
  const accounts = (await db.select().from(ledgerAccounts)).map(({ id }) => id);
  expect(accounts).toContain(memberAccount(FIRST_ID + 4));
  for (const id of [FIRST_ID + 5, FIRST_ID + 6, 2100]) expect(accounts).not.toContain(memberAccount(id));
  const winners = (await db.select().from(gameClosings)).map(({ memberId }) => memberId);
  expect(winners).not.toContain(FIRST_ID + 5);
  expect(winners.length).toBeGreaterThan(30);
  expect(await auditLedger(db)).toEqual([]);
});

it('a seeding that broke off is completed, and no round is played twice [WIN-03]', async () => {
  const db = await before();
  let left = 50;
  const breaking = new Proxy(db, {
    get(target, name) {
      if (name === 'batch') {
        left -= 1;
        if (left < 0) throw new Error('broke off');
      }
      return Reflect.get(target, name, target);
    },
  });
  await expect(seedRounds(breaking, NOW)).rejects.toThrow('broke off');
  const begun = await db.$count(gameClosings);
  expect(begun).toBeGreaterThan(0);
  await seedRounds(db, NOW);
  expect(await db.$count(gameClosings)).toBe(38);
  expect(begun).toBeLessThan(38);
  expect(await auditLedger(db)).toEqual([]);
});
