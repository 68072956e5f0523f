import { randomInt } from 'node:crypto';
import type { Db } from '../../db/open';
import { type CodeKey, insertCode, spendCode, tryLatestCode } from '../../db/verification-codes';
import { sha256 } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';

/** How long a code may be used. */
export const CODE_LIFE_MS = 5 * 60 * 1000;
const DIGITS = 6;
/** Where so many are asked for that each takes work: more codes can be guessed at then. */
const MORE_DIGITS = 8;
/** Wrong tries that a code outlives: of whoever asked for it, and of all others together. */
const MOST_WRONG = 4;

type Issue = { code?: string; visitor?: string | null; isLong?: boolean };

/**
 * Draws a code of six digits for a number and a purpose, of eight where `isLong`. From now on it alone is good for them, but
 * that a visitor's own stays good beside one that somebody else asks for.
 */
export async function issueCode(
  db: Db,
  key: CodeKey,
  now: number,
  { isLong = false, code = drawCode(isLong ? MORE_DIGITS : DIGITS), visitor = null }: Issue = {},
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
  const latest = await tryLatestCode(db, key, { codeHash, visitor, now });
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

function drawCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

function hashOf({ merchant, purpose, mobile }: CodeKey, code: string): string {
  return sha256([merchant, purpose, mobile, code].join(':'));
}
