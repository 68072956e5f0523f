import type { ProviderState } from '../operation';

/** One entry of the catalogue: what a backend team has to make true, and what their endpoint answers. */
export type StateEntry = {
  /** What must be true when the endpoint has answered. */
  means: string;
  /** Each parameter with one example. */
  params: NonNullable<ProviderState['params']>;
  /** Names of the values that the endpoint answers; the verifier puts them into the request. */
  values: readonly StateValue[];
};

/** Values that a provider state may answer: the member's token, or the parts of an encrypted body (RFC 7516). */
export type StateValue = 'token' | 'encryptedKey' | 'protected' | 'iv' | 'ciphertext' | 'tag';

const ENCRYPTED = ['encryptedKey', 'protected', 'iv', 'ciphertext', 'tag'] as const;

/** Every provider state that the contracts use; docs/backend-teams.md shows this table. */
export const providerStates = {
  'the site is open': {
    means:
      'The merchant of the request is open to the visitor; it has customer-service links, social links, an image host, one other domain, and each flag written out, on or off.',
    params: {},
    values: [],
  },
  'the visitor is blocked by location': {
    means: 'The merchant of the request refuses visitors of this region.',
    params: {},
    values: [],
  },
  'the platform is under maintenance': {
    means: 'The merchant of the request is under maintenance.',
    params: {},
    values: [],
  },
  'announcements are published': {
    means:
      'At least one promotion, one banner and one hot announcement are published; each promotion and hot announcement has at least one image.',
    params: {},
    values: [],
  },
  'the lobby has games': {
    means: 'At least one game is among the hot games.',
    params: {},
    values: [],
  },
  'a member is logged in': {
    means:
      'A member of this type (0 is an ordinary member) has an open session, a nickname, a registration date, a balance, points and a rank that is not the highest; `token` is the token of the session.',
    params: { type: 0 },
    values: ['token'],
  },
  'a member whose session has ended': {
    means: 'A member was logged in and the session is over; `token` is the token it had.',
    params: {},
    values: ['token'],
  },
  'a login with a right password': {
    means:
      'A member of this type exists and may log in; the values are an encrypted login body with the right password.',
    params: { type: 0 },
    values: ENCRYPTED,
  },
  'a login with a wrong password': {
    means:
      'A member exists whose last so many logins failed; the values are an encrypted login body with a wrong password and no captcha.',
    params: { failures: 3 },
    values: ENCRYPTED,
  },
  'a login with a wrong captcha': {
    means:
      'A member exists for whom a captcha is asked, and a captcha was drawn; the values are an encrypted login body with the right password and a wrong answer to that captcha.',
    params: {},
    values: ENCRYPTED,
  },
  'a login of a disabled member': {
    means:
      'A member exists whose account is disabled; the values are an encrypted login body with the right password.',
    params: {},
    values: ENCRYPTED,
  },
  'a login of an account that is no member': {
    means:
      'An account exists that may not log in as a member, such as an agent of the back office; the values are an encrypted login body with its right password.',
    params: {},
    values: ENCRYPTED,
  },
} as const satisfies Record<string, StateEntry>;

export type ProviderStateName = keyof typeof providerStates;
