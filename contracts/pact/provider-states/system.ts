import type { StateEntry } from './state-entry';

/** Who may enter the site. */
export const siteStates = {
  'the site is open': {
    means:
      'The merchant of the request is open to the visitor; it has customer-service links, social links, an image host, one other domain, and each flag written out, on or off, `register.firebaseVerification` and `passkeys`, which is on, among them.',
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
} satisfies Record<string, StateEntry>;
