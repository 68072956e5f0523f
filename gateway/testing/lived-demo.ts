import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { minorUnitsOf } from '../../contracts/shared/minor-units';
import { seededState } from '../../scripts/lib/seeded.mjs';
import { readSetting } from '../db/sandbox';
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
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/**
 * A gateway with the demo data as `npm start` brings it, its clock at the moment of seeding so that no midnight comes
 * between, and {@link LIVED} logged in.
 */
export async function openLivedDemo() {
  const [file] = globSync(join(await seededState(), 'v3/**/*.sqlite'));
  const gateway = await startGateway({}, readFileSync(file ?? ''));
  const { db } = gateway;
  const seededAt = Number(await readSetting(db, 'seed.done'));
  await gateway.sandbox('/clock', { offsetSeconds: Math.round((seededAt - Date.now()) / 1000) + 1 });
  const tokens = new Map<string, string>();
  // Unit tests hash cheaply, and the snapshot is hashed as any site's database is.
  const passwordHash = await hashPassword('Lantern2209');
  for (const account of LIVED) {
    await db.run(sql`UPDATE members SET password_hash = ${passwordHash} WHERE id = ${idOf(account)}`);
    const { body } = await logIn(gateway, account, 'Lantern2209');
    if (body.errorCode !== null) throw new Error(`${account} does not get in: ${body.errorCode}`);
    tokens.set(account, (body.value as { token: string }).token);
  }
  return {
    ...{ gateway, db, seededAt, today: DAYS.dayOf(seededAt) },
    /** What a call answers an account. @throws Error for a refusal */
    async told<T>(account: string, path: string, query: Record<string, string | number> = {}): Promise<T> {
      const asked = new URLSearchParams({ merchantCode: 'hoadang', ...query } as Record<string, string>);
      const { body } = await gateway.get(`${path}?${asked}`, tokens.get(account));
      if (body.errorCode !== null) throw new Error(`${path}: ${body.errorCode}`);
      return body.value as T;
    },
    /** The entries of an account of the ledger, in their order of time. */
    entriesOf: (ledgerAccount: string) =>
      db.all<Entry>(sql`
        SELECT e.id, e.at, e.kind, e.amount, e.balance, t.source
        FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE e.account_id = ${ledgerAccount} ORDER BY e.at, e.id`),
  };
}

export type LivedDemo = Awaited<ReturnType<typeof openLivedDemo>>;
