import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { type AltchaChallenge, readSolution } from '@/contracts/verification/altcha';
import type { Env } from '@/edge/env';
import { sealKeys } from '../../session/sealed-cookie';
import { derivedKey } from '../derived-key';

const VALID_FOR = 5 * 60_000;
/** About a second of work for a cheap phone, a tenth of that for a new one. */
const MAX_NUMBER = 30_000;

/** A signed task for the browser, good for five minutes; null without SESSION_KEYS, of which its key is made. */
export async function issueChallenge(env: Env): Promise<AltchaChallenge | null> {
  const [hmacKey] = await signingKeys(env);
  if (!hmacKey) return null;
  const expires = new Date(Date.now() + VALID_FOR);
  const task = await createChallenge({ algorithm: 'SHA-256', hmacKey, maxNumber: MAX_NUMBER, expires });
  return task as AltchaChallenge;
}

/** Whether the payload solves a task of this edge that is not older than five minutes, signed with any of the keys. */
export async function verifyAltcha(payload: string, env: Env): Promise<boolean> {
  const solution = readSolution(payload);
  if (!solution) return false;
  for (const key of await signingKeys(env)) {
    if (await verifySolution(solution, key)) return true;
  }
  return false;
}

function signingKeys(env: Env): Promise<string[]> {
  return Promise.all(sealKeys(env).map(({ secret }) => derivedKey(secret, 'human-verification')));
}
