import { randomInt } from 'node:crypto';
import type { recoverByEmail as operation } from '@/contracts/member/recover-by-email';
import { findMember, setTemporaryPassword } from '../../db/members';
import { sendMessage } from '../../db/outbox';
import { HOUR_MS, MINUTE_MS, type Quota } from '../../db/quota-uses';
import { visitorOf } from '../../platform/address-key';
import type { Call } from '../../platform/handler';
import { sha256 } from '../../platform/hash';
import { withinQuota } from '../../platform/quota';
import { Refusal } from '../../platform/refusal';
import { isRecoveryFrozen } from '../account-protection/frozen';
import { type Counter, demandWork } from '../verification/demand-work';
import { recoveryMessage } from './recovery-message';

const LIFE_MS = 30 * MINUTE_MS;
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/**
 * Sends a temporary password to the address of an account (CALL-19). Every answer is the same, whether there is one or not
 * (FORGOT-54): it takes work, dearer each time, and a visitor may ask once a minute. The old password stays good until the
 * new one is used.
 */
export async function recoverByEmail(call: Call<typeof operation>) {
  const { db, clock, merchant, input, language, address } = call;
  if (!merchant.flags.CHNGPASSMAIL3) throw new Refusal('permission.denied');
  const now = clock.now();
  const account = input.username.trim().toLowerCase();
  const email = input.email.trim().toLowerCase();
  const pause = mailPause(merchant.code, account, address);
  await withinQuota(db, [pause], now, async () => {
    if (!merchant.asksForWork) return;
    await demandWork(call, {
      key: mailWorkKey(merchant.code, account),
      work: input.work,
      counters: mailCounters(merchant.code, account, address),
    });
  });
  const member = await findMember(db, merchant.code, account);
  const isOwn = member?.email === email && member.status === 'active';
  if (isOwn && !(await isRecoveryFrozen({ db, clock, member }, 'email'))) {
    const password = drawPassword();
    const temporary = { hash: sha256(password), until: now + LIFE_MS };
    if (!(await setTemporaryPassword(db, member, temporary))) return null;
    const body = recoveryMessage(merchant, { account, password }, language);
    await sendMessage(db, { channel: 'email', recipient: email, body, sentAt: now });
  }
  return null;
}

/** One mail a minute for an account name and a visitor: no stranger has anybody wait. */
export const mailPause = (merchant: string, account: string, address: string | null): Quota => ({
  key: `email:${merchant}:${account.toLowerCase()}:${visitorOf(address)}`,
  most: 1,
  withinMs: MINUTE_MS,
});

/** What makes a mail dearer: those of an account name and of an address within an hour (070). */
export function mailCounters(merchant: string, account: string, address: string | null): Counter[] {
  const name = { key: `email:name:${merchant}:${account}`, withinMs: HOUR_MS, free: 3, step: 1 };
  const visitor = { key: `email:address:${visitorOf(address)}`, withinMs: HOUR_MS, free: 10, step: 5 };
  return address === null ? [name] : [name, visitor];
}

/** What work for a mail is bound to. */
export const mailWorkKey = (merchant: string, account: string): string =>
  `email:${merchant}:${account.toLowerCase()}`;

/** Some 52 random bits, by every usual rule for passwords: letters and digits. */
function drawPassword(): string {
  const draw = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return draw(LETTERS, 8) + draw(DIGITS, 4) + draw(LETTERS, 1);
}
