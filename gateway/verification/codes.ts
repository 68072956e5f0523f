import { randomInt } from 'node:crypto';
import type { Db } from '../db/open';
import { type CodeKey, insertCode, spendCode, tryLatestCode } from '../db/verification-codes';
import { sha256 } from '../hash';
import { Refusal } from '../refusal';

/** How long a code may be used. */
export const CODE_LIFE_MS = 5 * 60 * 1000;
/** Wrong tries that a code outlives: of whoever asked for it, and of all others together. */
const MOST_WRONG = 4;

/** Draws a code of six digits for a number and a purpose, for `visitor`; from now on it alone is good for them. */
export async function issueCode(
  db: Db,
  key: CodeKey,
  now: number,
  { code = drawCode(), visitor = null }: { code?: string; visitor?: string | null } = {},
): Promise<string> {
  await insertCode(db, { ...key, visitor, codeHash: hashOf(key, code), expiresAt: now + CODE_LIFE_MS });
  return code;
}

/**
 * Judges a code, and answers how to spend it: what the code is for may still fail without costing the code, and a right
 * one counts as no try. Five wrong ones end it, for the visitor that asked for it and for all others apart: who guesses
 * from elsewhere takes nobody's code away. So nobody has more than ten guesses at one.
 * @throws Refusal `verification.code.expired`, or `verification.code.wrong` for every other fault; `spend` throws the
 * latter when the code was spent meanwhile.
 */
export async function proveCode(
  db: Db,
  key: CodeKey,
  { code, visitor }: { code: string; visitor: string },
  now: number,
): Promise<{ spend: () => Promise<void> }> {
  const codeHash = hashOf(key, code);
  const latest = await tryLatestCode(db, key, { codeHash, visitor });
  if (!latest || latest.usedAt !== null) throw new Refusal('verification.code.wrong');
  if (latest.expiresAt <= now) throw new Refusal('verification.code.expired');
  const wrong = latest.visitor === visitor ? latest.ownTries : latest.otherTries;
  if (latest.codeHash !== codeHash || wrong > MOST_WRONG) throw new Refusal('verification.code.wrong');
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
