import { randomInt } from 'node:crypto';
import type { recoverByEmail as operation } from '../../contracts/member/recover-by-email';
import { findMember, setTemporaryPassword } from '../db/members';
import { sendMessage } from '../db/outbox';
import { HOUR_MS, MINUTE_MS, type Quota } from '../db/turns';
import type { Call } from '../handler';
import { sha256 } from '../hash';
import { takeTurnOrRefuse } from '../quota';
import { Refusal } from '../refusal';
import { isRecoveryFrozen } from '../security/frozen';
import { recoveryMessage } from './recovery-message';

const LIFE_MS = 30 * MINUTE_MS;
const MOST_AN_HOUR = 5;
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/**
 * Sends a temporary password to the address of an account (CALL-19). Every answer is the same, once a minute and five
 * times an hour for an account name, whether there is one or not (FORGOT-54). The old password stays good until the new one is used.
 */
export async function recoverByEmail({ db, clock, merchant, input, language }: Call<typeof operation>) {
  if (!merchant.flags.CHNGPASSMAIL3) throw new Refusal('permission.denied');
  const now = clock.now();
  const account = input.username.trim().toLowerCase();
  const email = input.email.trim().toLowerCase();
  await takeTurnOrRefuse(db, mailQuotas(merchant.code, account), now);
  const member = await findMember(db, merchant.code, account);
  const isOwn = member?.email === email && member.status === 'active';
  if (isOwn && !(await isRecoveryFrozen({ db, clock, member }, 'email'))) {
    const password = drawPassword();
    await setTemporaryPassword(db, member.id, { hash: sha256(password), until: now + LIFE_MS });
    const body = recoveryMessage(merchant, { account, password }, language);
    await sendMessage(db, { channel: 'email', recipient: email, body, sentAt: now });
  }
  return null;
}

/** One mail a minute and five an hour for an account name. */
export function mailQuotas(merchant: string, account: string): Quota[] {
  const key = `email:${merchant}:${account.toLowerCase()}`;
  return [
    { key, most: 1, withinMs: MINUTE_MS },
    { key, most: MOST_AN_HOUR, withinMs: HOUR_MS },
  ];
}

/** Some 52 random bits, by every usual rule for passwords: letters and digits. */
function drawPassword(): string {
  const draw = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return draw(LETTERS, 8) + draw(DIGITS, 4) + draw(LETTERS, 1);
}
