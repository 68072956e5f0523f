import { solveChallenge } from 'altcha-lib/v1';
import type { AltchaChallenge } from '../../../../contracts/verification/altcha';

export type AltchaTask = Pick<AltchaChallenge, 'algorithm' | 'challenge' | 'salt' | 'maxnumber'>;

/** Tries number after number; null when none fits. Each try is a task of its own, so the page stays alive meanwhile. */
export async function solveAltcha(task: AltchaTask): Promise<number | null> {
  const { challenge, salt, algorithm, maxnumber } = task;
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  return solution?.number ?? null;
}
