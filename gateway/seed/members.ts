import { createHash } from 'node:crypto';
import { insertAll } from '../db/insert-all';
import { addContacts } from '../db/members';
import type { Db } from '../db/open';
import { openPoints } from '../db/points';
import { members } from '../db/schema';
import { hashPassword } from '../domains/passwords/password';
import { openWallet } from '../domains/wallet/open-wallet';
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts';
import { TEST_ACCOUNTS } from './test-accounts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Puts in the demo members; `now` in epoch milliseconds dates their registration, with which their opening balances come.
 * Who will live its past (`lives.ts`) begins with what a new member has.
 */
export async function seedMembers(db: Db, now: number, living?: string): Promise<void> {
  const accounts = [...DEMO_ACCOUNTS, ...TEST_ACCOUNTS].sort(uplinesFirst);
  const idOf = new Map(accounts.map(({ account, id }) => [account, id]));
  const hashOf = await hashEach(new Set(accounts.map(({ password }) => password)));
  await insertAll(
    db,
    members,
    accounts.map((account) => ({
      id: account.id,
      merchant: account.merchant,
      account: account.account,
      passwordHash: hashOf.get(account.password) ?? '',
      nickname: account.nickname,
      type: account.type,
      status: account.disabled ? ('disabled' as const) : ('active' as const),
      regDate: now - account.ageDays * DAY_MS,
      uplineId: account.upline === undefined ? null : (idOf.get(account.upline) ?? null),
      rank: account.rank ?? null,
      mustChangePassword: account.firstTimeLogin ?? false,
      mobileNum: account.mobileNum ?? null,
      countryDialingCode: account.mobileNum === undefined ? null : '84',
      email: account.email ?? null,
    })),
  );
  for (const { id, account, balance, points, ageDays } of accounts) {
    const [from, isNew] = [now - ageDays * DAY_MS, account === living];
    await openWallet(db, id, isNew ? 0 : balance, from);
    await openPoints(db, id, isNew ? 0 : points, from);
  }
}

/** Gives demo members from before they had numbers and addresses theirs; who has either by now stays as it is. */
export async function seedContacts(db: Db): Promise<void> {
  for (const { merchant, account, mobileNum, email } of [...DEMO_ACCOUNTS, ...TEST_ACCOUNTS]) {
    if (mobileNum === undefined) continue;
    await addContacts(db, { merchant, account }, { mobileNum, countryDialingCode: '84', email });
  }
}

/** A member's row names its upline, which must be there first. */
function uplinesFirst(a: DemoAccount, b: DemoAccount): number {
  return depth(a) - depth(b) || a.id - b.id;
}

function depth({ upline }: DemoAccount): number {
  const above = DEMO_ACCOUNTS.find(({ account }) => account === upline);
  return above ? depth(above) + 1 : 0;
}

/** One hash for each password with a salt of its own: seeding stays quick and the same every time. */
async function hashEach(passwords: Set<string>): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const password of passwords) {
    const salt = createHash('sha256').update(`demo:${password}`).digest().subarray(0, 16);
    hashes.set(password, await hashPassword(password, salt));
  }
  return hashes;
}
