import { UnsecuredJWT } from 'jose';
import { insertFailures } from '../../db/login-failures';
import { randomToken } from '../../hash';
import { captcha } from '../../session/captcha';
import { firebaseProject, verifyFirebaseToken } from '../../session/firebase-token';
import { keysOf } from '../../session/guarded-attempt';
import { CODE_LIFE_MS, issueCode } from '../../verification/codes';
import { type Sandbox, SandboxError } from './command';
import { seal } from './sealed-body';
import type { State } from './state';
import { demoMember, freshMember, STATE_MERCHANT } from './state-member';

/** Codes have six digits: seven are wrong whatever was sent. */
export const WRONG_CODE = '0000000';
export const RIGHT_CODE = '418205';

/** Provider states of the login. Each answers the parts of a freshly encrypted body, and its key for the header. */
export const loginStates: Record<string, State> = {
  'a login with a right password': async (sandbox, { type = 0 }) =>
    seal(sandbox, credentialsOf(await demoMember(sandbox, { type }))),

  'a login with a wrong password': async (sandbox, { failures = 0 }) => {
    const member = await demoMember(sandbox, { type: 0 });
    await fail(sandbox, member.account, Number(failures));
    return seal(sandbox, { ...credentialsOf(member), password: 'not-the-password' });
  },

  'a login with a wrong captcha': async (sandbox) => {
    const member = await demoMember(sandbox, { type: 0 });
    await fail(sandbox, member.account, 3);
    const { captchaId } = await captcha(sandbox);
    // Answers have four digits: five are wrong whatever was drawn.
    return seal(sandbox, { ...credentialsOf(member), captcha: '00000', captchaId });
  },

  'a login of a disabled member': async (sandbox) =>
    seal(sandbox, credentialsOf(await demoMember(sandbox, { type: 0, disabled: true }))),

  'a login of an account that is no member': async (sandbox) =>
    seal(sandbox, credentialsOf(await demoMember(sandbox, { type: 90 }))),

  'a login of a member on the agent page': async (sandbox) =>
    seal(sandbox, { ...credentialsOf(await demoMember(sandbox, { type: 0 })), agent: true }),

  'a login with a wrong SMS code': async (sandbox) => {
    const { mobileNum, mobile } = await freshMember(sandbox);
    await issueCode(sandbox.db, codeKey(mobile), sandbox.clock.now());
    return seal(sandbox, byCode(mobileNum, WRONG_CODE));
  },

  'a login with an expired SMS code': async (sandbox) => {
    const { mobileNum, mobile } = await freshMember(sandbox);
    await issueCode(sandbox.db, codeKey(mobile), sandbox.clock.now() - CODE_LIFE_MS, RIGHT_CODE);
    return seal(sandbox, byCode(mobileNum, RIGHT_CODE));
  },

  'a login with a Firebase identity without an account': async (sandbox) =>
    seal(sandbox, {
      type: 'firebase',
      firebaseChannel: 'google',
      firebaseIdToken: await strangersToken(sandbox),
    }),
};

/** Ten failures also lock, as the tenth one would have. */
async function fail({ db, clock }: Sandbox, account: string, failures: number): Promise<void> {
  await insertFailures(db, keysOf(STATE_MERCHANT, account, null), failures, clock.now());
}

const credentialsOf = ({ account, password }: { account: string; password: string }) => ({
  username: account,
  password,
  type: 'username',
});

const byCode = (mobileNum: string, code: string) => ({
  username: mobileNum,
  password: code,
  countryDialingCode: '84',
  type: 'sms',
});

const codeKey = (mobile: string) => ({ merchant: STATE_MERCHANT, purpose: 'login', mobile }) as const;

/** A token as the Auth emulator makes them, of somebody who was never here. */
async function strangersToken({ env, clock }: Sandbox): Promise<string> {
  const project = firebaseProject(env) ?? '';
  const now = Math.floor(clock.wall() / 1000);
  const token = new UnsecuredJWT({ firebase: { sign_in_provider: 'google.com' }, auth_time: now })
    .setSubject(randomToken())
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
