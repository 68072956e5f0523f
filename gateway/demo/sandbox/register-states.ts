import { insertCaptcha } from '../../db/captchas';
import { updateMerchant } from '../../db/merchants';
import { randomToken } from '../../hash';
import { DEMO_REGISTER_RULES, EVERY_REGISTER_RULE } from '../../seed/register-rules';
import { CODE_LIFE_MS, issueCode } from '../../verification/codes';
import type { Sandbox } from './command';
import { RIGHT_CODE, WRONG_CODE } from './login-states';
import { seal } from './sealed-body';
import type { State } from './state';
import {
  demoMember,
  freshAccount,
  freshMember,
  freshMobileNum,
  STATE_MERCHANT,
  STATE_PASSWORD,
} from './state-member';

const HOST = 'hoadang.example.com';
const DAY_MS = 24 * 3600 * 1000;

/** Provider states of registration. Most answer the parts of a freshly encrypted registration. */
export const registerStates: Record<string, State> = {
  'every registration field is enabled': ({ db }) =>
    updateMerchant(db, STATE_MERCHANT, { registerRules: EVERY_REGISTER_RULE }),

  'a registration that keeps the rules': (sandbox) => registration(sandbox),

  'a registration with a taken username': async (sandbox) =>
    registration(sandbox, { username: (await demoMember(sandbox, { type: 0 })).account }),

  'a registration with a taken mobile number': async (sandbox) => {
    const { mobileNum } = await freshMember(sandbox);
    await sendCodeTo(sandbox, mobileNum);
    return registration(sandbox, { mobileNum, verificationCode: RIGHT_CODE });
  },

  // Answers have four digits: five are wrong whatever was drawn.
  'a registration with a wrong captcha': (sandbox) => registration(sandbox, { captcha: '00000' }),

  'a registration with a wrong SMS code': async (sandbox) => {
    const mobileNum = freshMobileNum();
    await sendCodeTo(sandbox, mobileNum);
    return registration(sandbox, { mobileNum, verificationCode: WRONG_CODE });
  },

  'a registration with an expired SMS code': async (sandbox) => {
    const mobileNum = freshMobileNum();
    await sendCodeTo(sandbox, mobileNum, CODE_LIFE_MS);
    return registration(sandbox, { mobileNum, verificationCode: RIGHT_CODE });
  },

  'a registration with a Firebase identity that is not good': (sandbox) =>
    registration(sandbox, {
      mobileNum: freshMobileNum(),
      firebaseChannel: 'sms',
      firebaseIdToken: 'not.a.token',
    }),

  'a registration with an unknown invitation code': (sandbox) =>
    registration(sandbox, { affiliateCode: 'NOBODY00' }),

  'a registration with an invitation code of another domain': (sandbox) =>
    registration(sandbox, { affiliateCode: 'HD8899' }),

  'a registration with an unknown recommender': async (sandbox) => {
    await updateMerchant(sandbox.db, STATE_MERCHANT, {
      registerRules: { ...DEMO_REGISTER_RULES, recommenderId: EVERY_REGISTER_RULE.recommenderId },
    });
    return registration(sandbox, { recommenderId: 'nobody_at_all' });
  },

  'a registration of a minor': (sandbox) => {
    const tenYearsAgo = new Date(sandbox.clock.now() - 10 * 365 * DAY_MS);
    return registration(sandbox, { birthday: tenYearsAgo.toISOString().slice(0, 10) });
  },

  'a registration that breaks a rule': (sandbox) => registration(sandbox, { username: 'ab' }),

  'registration is shut': async (sandbox) => {
    await updateMerchant(sandbox.db, STATE_MERCHANT, {
      registerSettings: { usernameRegister: false, mobileRegister: false, firebaseVerification: false },
    });
    return registration(sandbox);
  },
};

async function registration(sandbox: Sandbox, more: Record<string, string> = {}) {
  const { db, clock } = sandbox;
  const captchaId = randomToken();
  const answer = '7390';
  const expiresAt = clock.now() + DAY_MS;
  await insertCaptcha(db, { id: captchaId, answer, createdAt: clock.now(), expiresAt });
  return seal(sandbox, {
    registerUrl: HOST,
    registerMethod: 'H5',
    domain: HOST,
    type: 0,
    countryDialingCode: '84',
    username: freshAccount(),
    password: STATE_PASSWORD,
    confirmPassword: STATE_PASSWORD,
    captcha: answer,
    captchaId,
    ...more,
  });
}

/** Issues the right code, `ago` milliseconds back. */
async function sendCodeTo({ db, clock }: Sandbox, mobileNum: string, ago = 0): Promise<void> {
  const key = { merchant: STATE_MERCHANT, purpose: 'register', mobile: `+84${mobileNum}` } as const;
  await issueCode(db, key, clock.now() - ago, RIGHT_CODE);
}
