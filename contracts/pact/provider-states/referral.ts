import { type StateEntry, signedIn } from './state-entry';

/** Friends whom a member invites. */
export const referralStates = {
  'a member has invited friends': signedIn(
    'A member is logged in who invited two friends or more who paid in, the last of them with the reward paid, and as many who did not; `cursor` is a place before them.',
    'cursor',
  ),
  'a member on trial invites friends': signedIn('A member of type 4 is logged in.'),
  'nobody invites friends at the site': signedIn(
    'A member is logged in; the flag `REFERRAL3` is off.',
    'cursor',
  ),
} satisfies Record<string, StateEntry>;
