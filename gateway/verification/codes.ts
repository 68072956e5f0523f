import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/open';
import { type CodeKey, insertCode, spendCode, tryLatestCode } from '../db/verification-codes';
import { sha256 } from '../hash';
import { Refusal } from '../refusal';

/** How long a code may be used. */
export const CODE_LIFE_MS = 5 * 60 * 1000;
const MOST_TRIES = 5;

/** Draws a code of six digits for a number and a purpose; from now on it alone is good for them. */
export async function issueCode(db: Db, key: CodeKey, now: number, code = drawCode()): Promise<string> {
  await insertCode(db, { ...key, codeHash: hashOf(key, code), expiresAt: now + CODE_LIFE_MS });
  return code;
}

/**
 * Judges a code, and answers how to spend it: what the code is for may still fail without costing the code. A code
 * has five tries, right or wrong.
 * @throws Refusal `verification.code.expired`, or `verification.code.wrong` for every other fault; `spend` throws the
 * latter when the code was spent meanwhile.
 */
export async function proveCode(
  db: Db,
  key: CodeKey,
  code: string,
  now: number,
): Promise<{ spend: () => Promise<void> }> {
  const latest = await tryLatestCode(db, key);
  if (!latest || latest.usedAt !== null) throw new Refusal('verification.code.wrong');
  if (latest.expiresAt <= now) throw new Refusal('verification.code.expired');
  const right = timingSafeEqual(Buffer.from(latest.codeHash), Buffer.from(hashOf(key, code)));
  if (!right || latest.tries > MOST_TRIES) throw new Refusal('verification.code.wrong');
  return {
    spend: async () => {
      if (!(await spendCode(db, latest.id, now))) throw new Refusal('verification.code.wrong');
    },
  };
}

function drawCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

function hashOf({ merchant, purpose, mobile }: CodeKey, code: string): string {
  return sha256([merchant, purpose, mobile, code].join(':'));
}
