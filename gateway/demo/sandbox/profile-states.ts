import { AVATARS } from '@/contracts/member/avatars';
import { EXAMPLE_PHOTO } from '@/contracts/member/icon';
import { allowContact, saveIcon } from '../../db/profiles';
import type { State } from './state';
import { demoMember, freshAccount, freshMember } from './state-member';
import { tokenOf } from './withdraw-states';

/** What members want of their accounts. */
const WISHES = {
  nickname: 'Lan',
  payeeName: 'Tran Thi Hoa',
  birthday: '1991-09-22',
  icon: AVATARS[1],
};

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
    const { payeeName, birthday } = WISHES;
    return {
      ...(await tokenOf(sandbox, await freshMember(sandbox, { ...told, email }))),
      payeeName,
      birthday,
    };
  },
  'a member may change its account': async (sandbox) => ({
    ...(await tokenOf(sandbox, await freshMember(sandbox))),
    ...WISHES,
  }),
  'a member may bring a photo': async (sandbox) => ({
    ...(await tokenOf(sandbox, await freshMember(sandbox))),
    icon: EXAMPLE_PHOTO,
  }),
  'a member breaks the rule of a field': async (sandbox) => ({
    ...(await tokenOf(sandbox, await freshMember(sandbox))),
    nickname: '1',
    payeeName: '1',
  }),
  'a member is too young for the site': async (sandbox) => ({
    ...(await tokenOf(sandbox, await freshMember(sandbox))),
    birthday: '2020-01-01',
  }),
  'a member on trial changes its account': async (sandbox) => ({
    ...(await tokenOf(sandbox, await demoMember(sandbox, { type: 4 }))),
    ...WISHES,
  }),
  'a member has allowed offers by e-mail': async (sandbox) => {
    const member = await freshMember(sandbox);
    const choice = { memberId: member.id, topic: 'offers', channel: 'email' } as const;
    await allowContact(sandbox.db, choice, sandbox.clock.now());
    return tokenOf(sandbox, member);
  },
  'a member is on the way to the next rank': async (sandbox) =>
    tokenOf(sandbox, await freshMember(sandbox, { rank: 'silver' })),
};
