import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minorUnitsOf } from '../../contracts/shared/minor-units';
import { readSetting } from '../db/sandbox';
import { ledgerEntries, ledgerTransactions, members } from '../db/schema';
import { hashPassword } from '../domains/passwords/password';
import { siteDays } from '../platform/site-days';
import { DEMO_ACCOUNTS } from '../seed/demo-accounts';
import { logIn } from './log-in';
import { startGateway } from './start-gateway';

/** The demo's members whose past is lived, and those of them who are agents. */
export const LIVED = ['minhan_2209', 'agent01', 'tongdaily01'] as const;
export const AGENTS = ['agent01', 'tongdaily01'] as const;
export const DAYS = siteDays({ timeZone: 'Asia/Ho_Chi_Minh' });

/** An entry of the ledger, and what its transaction came from; amounts in 1/100 units. */
export type Entry = {
  id: number;
  at: number;
  kind: string;
  amount: number;
  balance: number;
  source: string | null;
};

export const idOf = (account: string) => DEMO_ACCOUNTS.find((one) => one.account === account)?.id ?? 0;
export const sum = (all: readonly { amount: number }[]) =>
  all.reduce((total, { amount }) => total + amount, 0);
export const minor = (amount: number | string) => minorUnitsOf(amount) ?? Number.NaN;

/** Rows by what is read of them, groups and rows in their order. */
export function grouped<T, Key>(rows: readonly T[], keyOf: (row: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/**
 * A gateway with the demo data as `npm start` brings it (`seededState` of `scripts/lib/seeded.mjs`), its clock at the moment of seeding so that no midnight comes
 * between, and {@link LIVED} logged in.
 */
export async function openLivedDemo(state: string) {
  const [file] = globSync(join(state, 'v3/**/*.sqlite'));
  const gateway = await startGateway({}, readFileSync(file ?? ''));
  const { db } = gateway;
  const seededAt = Number(await readSetting(db, 'seed.done'));
  await gateway.sandbox('/clock', { offsetSeconds: Math.round((seededAt - Date.now()) / 1000) + 1 });
  const tokens = new Map<string, string>();
  // Unit tests hash cheaply, and the snapshot is hashed as any site's database is.
  await db.update(members).set({ passwordHash: await hashPassword('Lantern2209') });
  for (const account of LIVED) {
    const { body } = await logIn(gateway, account, 'Lantern2209');
    if (body.errorCode !== null) throw new Error(`${account} does not get in: ${body.errorCode}`);
    tokens.set(account, (body.value as { token: string }).token);
  }
  const [transactions, all] = await Promise.all([
    db.select({ id: ledgerTransactions.id, source: ledgerTransactions.source }).from(ledgerTransactions),
    db.select().from(ledgerEntries),
  ]);
  const sourceOf = new Map(transactions.map((one) => [one.id, one.source]));
  const inTime = all
    .map((one) => ({
      ...one,
      balance: one.balance ?? Number.NaN,
      source: sourceOf.get(one.transactionId) ?? null,
    }))
    .sort((a, b) => a.at - b.at || a.id - b.id);
  const entries = grouped(inTime, ({ accountId }) => accountId);
  return {
    gateway,
    db,
    seededAt,
    today: DAYS.dayOf(seededAt),
    /** The first day that agents are not paid for: days are closed five minutes after their end. */
    openDay: DAYS.dayOf(seededAt - 5 * 60_000),
    /** What a call answers an account. @throws Error for a refusal */
    async told<T>(account: string, path: string, query: Record<string, string | number> = {}): Promise<T> {
      const asked = new URLSearchParams({ merchantCode: 'hoadang', ...query } as Record<string, string>);
      const { body } = await gateway.get(`${path}?${asked}`, tokens.get(account));
      if (body.errorCode !== null) throw new Error(`${path}: ${body.errorCode}`);
      return body.value as T;
    },
    /** The entries of an account of the ledger, in their order of time, as they were when it was opened. */
    entriesOf: (ledgerAccount: string): Entry[] => entries.get(ledgerAccount) ?? [],
  };
}

export type LivedDemo = Awaited<ReturnType<typeof openLivedDemo>>;
