import type { Db } from '../../db/open';
import type { Member } from '../../db/schema';
import {
  endSession,
  findSession,
  insertSession,
  type Login,
  type Session,
  STAY_MS,
  touchSession,
} from '../../db/sessions';
import type { Env } from '../../platform/env';
import { randomToken, sha256 } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';

const FROM_NOWHERE: Login = { way: 'password', device: null, browser: null, country: null };

/**
 * The session whose token came with the visit, and its member; each use moves the idle limit on (SESS-45).
 * @throws Refusal `session.missing` without a token that is known, `session.ended` for one that has ended.
 */
export async function openSession({
  db,
  env,
  clock,
  token,
}: RequestContext): Promise<{ session: Session; member: Member }> {
  if (!token) throw new Refusal('session.missing');
  const tokenHash = sha256(token);
  const found = await findSession(db, tokenHash);
  if (!found) throw new Refusal('session.missing');
  const { session, member } = found;
  if (session.endedAt !== null) throw new Refusal('session.ended');

  const now = clock.now();
  const idleMs = idleMsOf(env);
  const idleFor = now - session.lastSeenAt;
  if (idleFor > (session.stays ? STAY_MS : idleMs) || member.status === 'disabled') {
    await endSession(db, tokenHash, now, member.status === 'disabled' ? 'disabled' : 'idle');
    throw new Refusal('session.ended');
  }
  // A write for every read would be a high price: a twentieth of the limit is near enough.
  if (idleFor > idleMs / 20) await touchSession(db, tokenHash, now);
  return found;
}

/** Opens a new session for a member and answers its token, which is stored nowhere. Earlier sessions go on. */
export async function startSession(
  db: Db,
  member: Member,
  now: number,
  login: Login = FROM_NOWHERE,
): Promise<string> {
  const token = randomToken();
  await insertSession(db, sha256(token), member, now, login);
  return token;
}

/** How long a session that does not stay may be unused, in milliseconds. */
export const idleMsOf = (env: Env): number => idleSeconds(env) * 1000;

function idleSeconds(env: Env): number {
  const seconds = Number(env.SESSION_IDLE_SECONDS);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 1800;
}
