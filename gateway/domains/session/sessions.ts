import type {
  endSession as ending,
  endOtherSessions as endingOthers,
  listSessions as listing,
} from '@/contracts/session/sessions';
import { endNamedSession, endSessionsOf, listSessions, STAY_MS } from '../../db/sessions';
import type { Call } from '../../platform/handler';
import { sha256 } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';
import { idleMsOf } from './open-session';

/** Where the member is logged in now, this session first. */
export async function sessionList({ db, clock, env, member, token }: Call<typeof listing>) {
  const own = sha256(token ?? '');
  const open = await listSessions(db, member.id, clock.now(), idleMsOf(env));
  const list = open.map(({ session, login }) => ({
    sessionId: session.loginId,
    device: login?.device ?? null,
    browser: login?.browser ?? null,
    country: login?.country ?? null,
    openedAt: session.openedAt,
    lastUsedAt: session.lastSeenAt,
    staysUntil: session.stays ? session.lastSeenAt + STAY_MS : null,
    isCurrent: session.tokenHash === own,
  }));
  return { list: list.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
}

/** Ends a session of the member's own (SESS-45). @throws Refusal `session.unknown` */
export async function endSession({ db, clock, member, input }: Call<typeof ending>) {
  const ended = await endNamedSession(db, member.id, input.sessionId, clock.now());
  if (!ended) throw new Refusal('session.unknown');
  return null;
}

/** Ends all sessions of the member but this one (SESS-45). */
export async function endOtherSessions({ db, clock, member, token }: Call<typeof endingOthers>) {
  await endSessionsOf(db, member.id, clock.now(), 'elsewhere', sha256(token ?? ''));
  return null;
}
