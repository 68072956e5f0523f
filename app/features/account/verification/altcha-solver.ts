import { solveChallenge } from 'altcha-lib/v1';
import type { Work } from '@/contracts/session/work';
import type { AltchaChallenge } from '@/contracts/verification/altcha';

export type AltchaTask = Pick<AltchaChallenge, 'algorithm' | 'challenge' | 'salt' | 'maxnumber'> &
  Pick<Work, 'iterations'>;

/** Tries number after number; null when none fits. Each try is a task of its own, so the page stays alive meanwhile. */
export async function solveAltcha(task: AltchaTask): Promise<number | null> {
  const { challenge, salt, algorithm, maxnumber, iterations } = task;
  if (iterations) return solveDerived({ challenge, salt, maxnumber, iterations });
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  return solution?.number ?? null;
}

/** The number from which, with the salt, PBKDF2 derives the challenge (contracts/session/work.ts). */
async function solveDerived({ challenge, salt, maxnumber, iterations }: Required<Work>) {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(salt), 'PBKDF2', false, ['deriveBits']);
  for (let number = 0; number <= maxnumber; number += 1) {
    const tried = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(String(number)), iterations };
    if (hexOf(await crypto.subtle.deriveBits(tried, key, 256)) === challenge) return number;
  }
  return null;
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
