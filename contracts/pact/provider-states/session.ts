import { plain, type StateEntry } from './state-entry';

/** Who is logged in. */
export const sessionStates = {
  'a member is logged in': {
    means:
      'A member of this type (0 is an ordinary member) has an open session, a nickname, a registration date, a balance, points and a rank that is not the highest; `token` is the token of the session.',
    params: { type: 0 },
    values: ['token'],
  },
} satisfies Record<string, StateEntry>;

/** Logins and free play. */
export const loginStates = {
  'free play is offered': plain(
    'The merchant of the request offers free play, and the address may have one.',
  ),
  'free play is not offered': plain('The merchant of the request does not offer free play.'),
  'the address has had its free plays': plain(
    'The address of the request has opened as many trials as one address may.',
  ),
} satisfies Record<string, StateEntry>;
