import { HOUR_MS } from '../../db/quota-uses';
import type { Member } from '../../db/schema';
import { judgeGuess } from '../../platform/quota';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';
import { verifyPassword } from './password';

/** Wrong tries an hour: who holds a session only may not guess the password. */
const MOST_TRIES = 10;

type Prover = Pick<RequestContext, 'db' | 'clock'> & { member: Member };

/**
 * Judges a login password in a session of the member's.
 * @throws Refusal `password.wrong`, or `rate.limited` after ten wrong ones within an hour
 */
export async function proveLoginPassword({ db, clock, member }: Prover, password: string): Promise<void> {
  const quota = { key: `password:${member.id}`, most: MOST_TRIES, withinMs: HOUR_MS };
  const judge = async () => (await verifyPassword(password, member.passwordHash || null)) || null;
  if (!(await judgeGuess(db, quota, clock.now(), judge))) throw new Refusal('password.wrong');
}
