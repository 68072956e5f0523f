import { AVATARS } from '../../../contracts/member/avatars';
import { allowContact, saveIcon } from '../../db/profiles';
import type { State } from './state';
import { demoMember, freshAccount, freshMember } from './state-member';
import { tokenOf } from './withdraw-states';

/** Provider states of a member's account, each of a member nobody else uses. */
export const profileStates: Record<string, State> = {
  'a member has a picture': async (sandbox) => {
    const member = await freshMember(sandbox);
    await saveIcon(sandbox.db, member.id, AVATARS[0]);
    return tokenOf(sandbox, member);
  },
  'a member has told all of itself': async (sandbox) => {
    const told = { payeeName: 'NGUYEN MINH AN', birthday: '1996-04-18' };
    const email = `${freshAccount()}@example.org`;
    return tokenOf(sandbox, await freshMember(sandbox, { ...told, email }));
  },
  'a member may change its account': async (sandbox) => tokenOf(sandbox, await freshMember(sandbox)),
  'a member on trial changes its account': async (sandbox) =>
    tokenOf(sandbox, await demoMember(sandbox, { type: 4 })),
  'a member has allowed offers by e-mail': async (sandbox) => {
    const member = await freshMember(sandbox);
    const choice = { memberId: member.id, topic: 'offers', channel: 'email' } as const;
    await allowContact(sandbox.db, choice, sandbox.clock.now());
    return tokenOf(sandbox, member);
  },
  'a member is on the way to the next rank': async (sandbox) =>
    tokenOf(sandbox, await freshMember(sandbox, { rank: 'silver' })),
};
