import type { staySignedIn as operation } from '@/contracts/session/stay';
import { STAY_MS, setStaying } from '../../db/sessions';
import type { Call } from '../../platform/handler';
import { sha256 } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';
import { refuseTrial } from '../../platform/trial';
import { AGENT_TYPES } from './log-in';
import { idleMsOf } from './open-session';

/** Has the session outlast the idle limit, or not any more (SESS-45). @throws Refusal those of the contract */
export async function staySignedIn({ db, env, member, token, input: { stays } }: Call<typeof operation>) {
  refuseTrial(member);
  if (AGENT_TYPES.has(member.type)) throw new Refusal('permission.denied');
  await setStaying(db, sha256(token ?? ''), stays);
  return { idleSeconds: (stays ? STAY_MS : idleMsOf(env)) / 1000 };
}
