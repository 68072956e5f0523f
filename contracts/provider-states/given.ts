import type { ProviderState } from '../operation';
import { TEST_PASSKEY_COSE } from '../passkeys/credential';
import type { StateParams } from './states';

/** The name of what is no state of its own, but different about the member of one before. */
export const BUT = 'but';

/** Provider states that many calls are tried in; `provider-states/states.ts` says what each means. */
export const A_MEMBER: ProviderState = { name: 'a member', params: { type: 0 } };
export const AN_AGENT: ProviderState = { name: 'a member', params: { type: 1 } };
/** Comes after the states of an example: what they made is another member's then. */
export const ANOTHER_MEMBER: ProviderState = { name: 'a member', params: { type: 0, another: true } };
export const ON_TRIAL: ProviderState = { name: 'a member', params: { type: 4, another: true } };
export const ANOTHER_AGENT: ProviderState = { name: 'a member', params: { type: 1, another: true } };

/** What is different about the last member of the states before: it is said of that state in the contracts. */
// @__NO_SIDE_EFFECTS__
export const but = (params: StateParams<'a member'>): ProviderState => ({ name: BUT, params });

export const AN_UPLINE: ProviderState = { name: 'the member’s team', params: { has: 'upline' } };
export const A_DOWNLINE: ProviderState = { name: 'the member’s team', params: { has: 'downline' } };
/** Who stands below an agent, and is one. */
export const AN_AGENT_BELOW: ProviderState = {
  name: 'the member’s team',
  params: { has: 'downline', type: 1 },
};
export const JUST_PROVED: ProviderState = { name: BUT, params: { session: 'proved' } };
export const A_STRANGER: ProviderState = { name: 'somebody who is not a member' };
/** The same whose names somebody else has by now. */
export const A_LATE_STRANGER: ProviderState = { ...A_STRANGER, params: { taken: true } };
/** What proves to the gateway that a human asks. */
export const A_HUMAN: ProviderState = { name: 'a proof', params: { of: 'human' } };
export const A_CAPTCHA: ProviderState = { name: 'a proof', params: { of: 'captcha' } };
export const WORK_ASKED: ProviderState = { name: 'a proof', params: { of: 'work' } };

/** A passkey of the member's, added so many days ago. */
// @__NO_SIDE_EFFECTS__
export const passkeyOf = (params: ProviderState['params'] = {}): ProviderState => ({
  name: 'a passkey',
  params: { publicKey: TEST_PASSKEY_COSE, ...params },
});

/** A challenge for what a passkey is to do. */
// @__NO_SIDE_EFFECTS__
export const challengeTo = (purpose: 'login' | 'add' | 'confirm'): ProviderState => ({
  name: 'a passkey',
  params: { challenge: purpose },
});

/** As many as may be. */
// @__NO_SIDE_EFFECTS__
export const theMost = (of: string): ProviderState => ({ name: 'the most is reached', params: { of } });

/** A code that was sent. */
// @__NO_SIDE_EFFECTS__
export const codeSent = (purpose: string, to: string, more: ProviderState['params'] = {}): ProviderState => ({
  name: 'a proof',
  params: { of: 'code', purpose, to, ...more },
});

/** Logins that failed one after the other. */
// @__NO_SIDE_EFFECTS__
export const failedLogins = (times: number): ProviderState => but({ failedLogins: times });

/** No more payment passwords are taken for a while. */
export const PAYMENT_PASSWORD_LOCKED: ProviderState = { name: BUT, params: { paymentPassword: 'locked' } };

/** How Firebase calls the provider of each channel. */
export const FIREBASE_PROVIDERS = {
  line: 'oidc.line',
  facebook: 'facebook.com',
  google: 'google.com',
} as const;

/** A user of Firebase, by a provider; of the member when it says so. */
// @__NO_SIDE_EFFECTS__
export const firebaseUser = (signInProvider: string, ofMember = false): ProviderState => ({
  name: 'a proof',
  params: { of: 'firebase', signInProvider, ofMember },
});

/** A token of Firebase, written when the request is sent; `mobile` is the number that it proves, without its plus sign. */
// @__NO_SIDE_EFFECTS__
export const makeFirebaseToken = (provider: string, mobile?: string): string =>
  `make:firebase-token?project=\${firebaseProject}&provider=${provider}&uid=\${uid}${mobile ? `&mobile=${mobile}` : ''}`;

/** Work, done when the request is sent. */
export const MAKE_WORK = `make:work?salt=\${workSalt}&challenge=\${workChallenge}&maxnumber=\${workMaxnumber}&iterations=\${workIterations}`;

/** An agreement of the member's, with the house or, as the one who offers it, with the downline. */
// @__NO_SIDE_EFFECTS__
export const anAgreement = (params: NonNullable<ProviderState['params']>): ProviderState => ({
  name: 'an agreement',
  params,
});
/** Agreements that the house gives the member hold. */
// @__NO_SIDE_EFFECTS__
export const held = (kind = 'salary'): ProviderState => anAgreement({ kind, state: 'inForce' });
