import type { LoginWay } from '@/contracts/session/logins';
import type { Member } from '../../db/schema';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';
import { markDevice } from './device-mark';
import type { LogIn } from './guarded-attempt';
import { startSession } from './open-session';
import { byCode, byFirebase, byPassword } from './ways-in';

/** Types the site knows; any other account is the operator's own and no member (ROLE-37). */
const MEMBER_TYPES = new Set([0, 1, 2, 4, 40, 41, 42]);
/** Types that the agent page lets in (ROLE-36). */
export const AGENT_TYPES = new Set([1, 2, 41, 42]);

const WAYS_IN = { username: byPassword, sms: byCode, firebase: byFirebase };
/** How the list of logins calls them. */
const WAY_NAMES = { username: 'password', sms: 'code', firebase: 'social' } as const;

/**
 * Opens a session (CALL-08). The answer never tells whether an account exists: only who has proved to be the member
 * learns that it is disabled, no member's or no agent's.
 */
export async function logIn(call: LogIn) {
  const { input } = call;
  const member = await WAYS_IN[input.type](call);
  refuseEntry(member, input.agent);
  return admitted(call, member, WAY_NAMES[input.type], input.deviceMark);
}

/**
 * Opens the session of a member that has proved to be it, marks its device, and answers as a login does.
 * @throws Refusal `account.disabled`, `login.not.member`
 */
export async function admitted(
  { db, clock, from }: Pick<RequestContext, 'db' | 'clock' | 'from'>,
  member: Member,
  way: LoginWay,
  mark: string | undefined,
) {
  refuseEntry(member);
  const { deviceMark, markHash } = await markDevice(db, mark, member.id, clock.now());
  return {
    deviceMark,
    token: await startSession(db, member, clock.now(), { ...from, way, markHash }),
    userName: member.account,
    type: member.type,
    firstTimeLogin: member.mustChangePassword,
  };
}

function refuseEntry(member: Member, agent?: true): void {
  if (member.status === 'disabled') throw new Refusal('account.disabled');
  if (!MEMBER_TYPES.has(member.type)) throw new Refusal('login.not.member');
  if (agent && !AGENT_TYPES.has(member.type)) throw new Refusal('login.not.agent');
}
