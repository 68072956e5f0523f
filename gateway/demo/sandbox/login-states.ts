import { UnsecuredJWT } from 'jose';
import { writeWork } from '@/contracts/session/work-done';
import { insertCaptcha } from '../../db/captchas';
import { insertFailures } from '../../db/login-failures';
import { insertLoginTask } from '../../db/login-tasks';
import { markDevice } from '../../domains/session/device-mark';
import { keysOf } from '../../domains/session/guarded-attempt';
import { CODE_LIFE_MS, issueCode } from '../../domains/verification/codes';
import { firebaseProject, verifyFirebaseToken } from '../../domains/verification/firebase-token';
import { ANY_VISITOR, MOST, newTask } from '../../domains/verification/task';
import { randomToken } from '../../platform/hash';
import { type Sandbox, SandboxError } from './command';
import { publicKey } from './public-key';
import type { State } from './state';
import { demoMember, freshMember, STATE_MERCHANT } from './state-member';

/** Codes have six digits: seven are wrong whatever was sent. */
export const WRONG_CODE = '0000000';
export const RIGHT_CODE = '418205';
const DAY_MS = 24 * 3600 * 1000;

const NUMBER_PROVIDER = 'phone';
/** How Firebase calls the provider of each channel. */
const PROVIDERS: Record<string, string> = {
  line: 'oidc.line',
  facebook: 'facebook.com',
  google: 'google.com',
};

/** Provider states of the login. Each answers what is in the body, and the key that seals it. */
export const loginStates: Record<string, State> = sealed({
  'a login with a right password': async (sandbox, { type = 0 }) =>
    credentialsOf(await demoMember(sandbox, { type })),

  'a login with a wrong password': async (sandbox, { failures = 0 }) => {
    const { username } = await askedForCaptcha(sandbox, 0, Number(failures));
    return { username, password: 'not-the-password' };
  },

  // Responses have four digits: five are wrong whatever was drawn.
  'a login with a wrong captcha': async (sandbox) => {
    const credentials = await askedForCaptcha(sandbox);
    const work = await doneWork(sandbox);
    return { ...credentials, ...(await drawCaptcha(sandbox)), captcha: '00000', ...work };
  },

  'a login without work that is asked for': async (sandbox) => ({
    ...(await askedForCaptcha(sandbox)),
    ...(await drawCaptcha(sandbox)),
  }),

  'a login on a device of the member while others fail': async (sandbox) => {
    const credentials = await askedForCaptcha(sandbox, 0, 20);
    const { id } = await demoMember(sandbox, { type: 0 });
    const { deviceMark } = await markDevice(sandbox.db, undefined, id, sandbox.clock.now());
    return { ...credentials, deviceMark };
  },

  'a login with a right captcha': async (sandbox, { type = 0 }) => {
    const credentials = await askedForCaptcha(sandbox, type);
    return { ...credentials, ...(await guarded(sandbox)) };
  },

  'a login of a disabled member': async (sandbox) =>
    credentialsOf(await demoMember(sandbox, { type: 0, disabled: true })),

  'a login of an account that is no member': async (sandbox) =>
    credentialsOf(await demoMember(sandbox, { type: 90 })),

  'a login with a mobile number': async (sandbox) => {
    const { mobileNum, password, countryDialingCode } = await freshMember(sandbox);
    return { username: mobileNum, password, countryDialingCode };
  },

  'a login with a right SMS code': (sandbox) => byCode(sandbox, RIGHT_CODE),
  'a login with a wrong SMS code': (sandbox) => byCode(sandbox, WRONG_CODE),
  'a login with an expired SMS code': (sandbox) => byCode(sandbox, RIGHT_CODE, CODE_LIFE_MS),
  'a login with a right SMS code and captcha': async (sandbox) => {
    const values = await byCode(sandbox, RIGHT_CODE);
    await fail(sandbox, values.username, 3);
    return { ...values, ...(await guarded(sandbox)) };
  },

  'a login with a Firebase identity': async (sandbox, { firebaseChannel }) => {
    const provider = PROVIDERS[String(firebaseChannel)] ?? '';
    const uid = randomToken();
    await freshMember(sandbox, {}, { provider, uid });
    return { firebaseIdToken: await identityToken(sandbox, { provider, uid }) };
  },
  'a login with a number that Firebase proved': async (sandbox) => {
    const { mobileNum, mobile, countryDialingCode } = await freshMember(sandbox);
    return {
      firebaseIdToken: await numberToken(sandbox, mobile),
      firebaseMobileNo: mobileNum,
      countryDialingCode,
      deviceMark: randomToken(),
    };
  },
  'a login with a Firebase identity without an account': async (sandbox) => ({
    firebaseIdToken: await identityToken(sandbox, { provider: 'google.com' }),
  }),
});

/** The states, each with the key that seals the body. */
export function sealed(states: Record<string, State>): Record<string, State> {
  const entries = Object.entries(states).map(([name, state]): [string, State] => [
    name,
    async (sandbox, params) => ({
      publicKey: publicKey(sandbox.env),
      ...((await state(sandbox, params)) as object),
    }),
  ]);
  return Object.fromEntries(entries);
}

/** A captcha that is good for a day, and its answer. */
export async function drawCaptcha({ db, clock }: Sandbox): Promise<{ captcha: string; captchaId: string }> {
  const now = clock.now();
  const drawn = { id: randomToken(), answer: '7390', visitor: null, createdAt: now, expiresAt: now + DAY_MS };
  await insertCaptcha(db, drawn);
  return { captcha: drawn.answer, captchaId: drawn.id };
}

/** What a stranger brings that is asked for captcha and work. */
async function guarded(sandbox: Sandbox) {
  return {
    ...(await drawCaptcha(sandbox)),
    ...(await doneWork(sandbox)),
    deviceMark: randomToken(),
  };
}

/** Work that is done, of the dearest, whoever sends it for whatever takes work. */
export async function doneWork({ db, clock }: Sandbox): Promise<{ work: string }> {
  const { challenge, answer } = newTask(MOST);
  const expiresAt = clock.now() + DAY_MS;
  const accountKey = challenge;
  await insertLoginTask(db, { challenge, accountKey, visitor: ANY_VISITOR, answer, size: MOST, expiresAt });
  return { work: writeWork(challenge, answer) };
}

/** Name and password of a demo member whose last logins failed; three of them ask for a captcha. */
async function askedForCaptcha(sandbox: Sandbox, type: unknown = 0, failures = 3) {
  const member = await demoMember(sandbox, { type });
  await fail(sandbox, member.account, failures);
  return credentialsOf(member);
}

/** Ten failures also lock, as the tenth one would have. */
async function fail({ db, clock }: Sandbox, account: string, failures: number): Promise<void> {
  await insertFailures(db, { account: keyOf(account), address: null }, failures, clock.now());
}

const keyOf = (name: string) => keysOf(STATE_MERCHANT, name, null).account;

const credentialsOf = ({ account, password }: { account: string; password: string }) => ({
  username: account,
  password,
});

/** A member's number with a code; the right one was sent to it, `ago` milliseconds back. */
async function byCode(sandbox: Sandbox, code: string, ago = 0) {
  const { mobileNum, mobile, countryDialingCode } = await freshMember(sandbox);
  const key = { merchant: STATE_MERCHANT, purpose: 'login', mobile } as const;
  await issueCode(sandbox.db, key, sandbox.clock.now() - ago, { code: RIGHT_CODE });
  return { username: mobileNum, password: code, countryDialingCode };
}

/** A token that proves a number, with its plus sign. */
export const numberToken = (sandbox: Sandbox, mobile: string): Promise<string> =>
  identityToken(sandbox, { provider: NUMBER_PROVIDER, mobile });

/** A token of a provider, for a state of its channel; of a stranger. */
export const strangersToken = (sandbox: Sandbox, channel: unknown): Promise<string> =>
  identityToken(sandbox, { provider: PROVIDERS[String(channel)] ?? '' });

/** A token as the Auth emulator makes them. */
async function identityToken(
  { env, clock }: Sandbox,
  { provider, uid = randomToken(), mobile }: { provider: string; uid?: string; mobile?: string },
): Promise<string> {
  const project = firebaseProject(env) ?? '';
  const now = Math.floor(clock.wall() / 1000);
  const token = new UnsecuredJWT({
    firebase: { sign_in_provider: provider },
    auth_time: now,
    phone_number: mobile,
  })
    .setSubject(uid)
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setIssuedAt(now)
    .setExpirationTime(now + 600)
    .encode();
  if (!(await verifyFirebaseToken(env, token, clock.wall()))) {
    throw new SandboxError('this state needs the demo project of Firebase: unset FIREBASE_PROJECT_ID');
  }
  return token;
}
