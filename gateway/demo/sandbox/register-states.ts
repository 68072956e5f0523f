import type { RegisterField } from '@/contracts/register/register-fields';
import { updateMerchant } from '../../db/merchants';
import { consumeQuota } from '../../db/quota-uses';
import { registrationCounters } from '../../domains/member/register';
import { CODE_LIFE_MS, issueCode } from '../../domains/verification/codes';
import {
  CAPTCHA_REGISTER_RULES,
  DEMO_REGISTER_RULES,
  EVERY_REGISTER_RULE,
  REQUIRED_REGISTER_RULE,
} from '../../seed/register-rules';
import type { Sandbox } from './command';
import {
  doneWork,
  drawCaptcha,
  numberToken,
  RIGHT_CODE,
  sealed,
  strangersToken,
  WRONG_CODE,
} from './login-states';
import type { State } from './state';
import {
  demoMember,
  freshAccount,
  freshMember,
  freshNumber,
  internationalOf,
  STATE_MERCHANT,
  STATE_PASSWORD,
  VISITOR,
} from './state-member';

const HOST = 'hoadang.example.com';
const DAY_MS = 24 * 3600 * 1000;

/** Provider states of registration. Those of a registration answer what is in it, and the key that seals it. */
export const registerStates: Record<string, State> = {
  'every registration field is enabled': ({ db }) =>
    updateMerchant(db, STATE_MERCHANT, { registerRules: EVERY_REGISTER_RULE }),

  ...sealed({
    'a registration that keeps the rules': (sandbox) => newcomer(sandbox),

    'a registration with a right SMS code': (sandbox) => caller(sandbox, freshNumber()),

    'a registration where the least is asked for': async (sandbox) => {
      await unasked(sandbox, 'captcha', 'confirmPassword', 'verificationCode');
      return caller(sandbox, freshNumber());
    },
    'a registration where no password is asked for': async (sandbox) => {
      await unasked(sandbox, 'captcha', 'password', 'confirmPassword');
      return caller(sandbox, freshNumber());
    },

    'a registration with every field': async (sandbox) => {
      await updateMerchant(sandbox.db, STATE_MERCHANT, { registerRules: REQUIRED_REGISTER_RULE });
      const { account } = await demoMember(sandbox, { type: 0 });
      const email = `${freshAccount()}@example.com`;
      return { ...(await caller(sandbox, freshNumber())), ...FURTHER, email, recommenderId: account };
    },

    'a registration with a number that Firebase proved': async (sandbox) => {
      const number = freshNumber();
      const firebaseIdToken = await numberToken(sandbox, internationalOf(number));
      return { ...(await newcomer(sandbox)), ...number, firebaseIdToken };
    },
    'a registration with a Firebase identity': async (sandbox, { firebaseChannel }) => ({
      ...(await newcomer(sandbox)),
      firebaseIdToken: await strangersToken(sandbox, firebaseChannel),
    }),

    'a registration with an identity where the least is asked for': async (sandbox) => {
      await unasked(sandbox, 'captcha', 'confirmPassword');
      return { ...(await newcomer(sandbox)), firebaseIdToken: await strangersToken(sandbox, 'google') };
    },
    'a registration with an identity and every field': async (sandbox) => {
      const { mobileNum: _, verificationCode: __, ...registerRules } = REQUIRED_REGISTER_RULE;
      await updateMerchant(sandbox.db, STATE_MERCHANT, { registerRules });
      return {
        ...(await newcomer(sandbox)),
        ...FURTHER,
        email: `${freshAccount()}@example.com`,
        recommenderId: (await demoMember(sandbox, { type: 0 })).account,
        firebaseIdToken: await strangersToken(sandbox, 'google'),
      };
    },

    'a registration with a taken username': async (sandbox) =>
      newcomer(sandbox, (await demoMember(sandbox, { type: 0 })).account),
    'a registration with a taken mobile number': async (sandbox) => {
      const { mobileNum, countryDialingCode } = await freshMember(sandbox);
      return caller(sandbox, { mobileNum, countryDialingCode });
    },

    // Responses have four digits: five are wrong whatever was drawn.
    'a registration with a wrong captcha': async (sandbox) => {
      await askingForCaptcha(sandbox);
      return { ...(await newcomer(sandbox)), captcha: '00000' };
    },
    'a registration with work instead of a captcha': async (sandbox) => {
      await askingForCaptcha(sandbox);
      const { captcha: _, captchaId: __, ...unread } = await newcomer(sandbox);
      return unread;
    },
    'a registration without work that is asked for': async (sandbox) => {
      await askingForCaptcha(sandbox);
      const { work: _, ...unworked } = await newcomer(sandbox);
      return unworked;
    },
    'a registration with work that was asked for': async (sandbox) => {
      const [address] = registrationCounters(STATE_MERCHANT, VISITOR);
      for (let time = 0; address && time < address.free + address.step; time += 1) {
        await consumeQuota(sandbox.db, [{ ...address, most: 1000 }], sandbox.clock.now());
      }
      return newcomer(sandbox);
    },
    'a registration with a wrong SMS code': async (sandbox) => ({
      ...(await caller(sandbox, freshNumber())),
      verificationCode: WRONG_CODE,
    }),
    'a registration with an expired SMS code': (sandbox) => caller(sandbox, freshNumber(), CODE_LIFE_MS),
    'a registration with a Firebase identity that is not good': async (sandbox) => ({
      ...(await newcomer(sandbox)),
      ...freshNumber(),
      firebaseIdToken: 'not.a.token',
    }),

    'a registration with an unknown invitation code': async (sandbox) => ({
      ...(await newcomer(sandbox)),
      affiliateCode: 'NOBODY00',
    }),
    'a registration with an invitation code of another domain': async (sandbox) => ({
      ...(await newcomer(sandbox)),
      affiliateCode: 'HD8899',
    }),
    'a registration with an unknown recommender': async (sandbox) => {
      await updateMerchant(sandbox.db, STATE_MERCHANT, {
        registerRules: { ...DEMO_REGISTER_RULES, recommenderId: EVERY_REGISTER_RULE.recommenderId },
      });
      return { ...(await newcomer(sandbox)), recommenderId: 'nobody_at_all' };
    },
    'a registration of a minor': async (sandbox) => {
      const tenYearsAgo = new Date(sandbox.clock.now() - 10 * 365 * DAY_MS);
      return { ...(await newcomer(sandbox)), birthday: tenYearsAgo.toISOString().slice(0, 10) };
    },
    'a registration that breaks a rule': async (sandbox) => ({
      ...(await newcomer(sandbox)),
      username: 'ab',
    }),

    'registration is shut': async (sandbox) => {
      await updateMerchant(sandbox.db, STATE_MERCHANT, {
        registerSettings: { usernameRegister: false, mobileRegister: false, firebaseVerification: false },
      });
      return newcomer(sandbox);
    },
  }),
};

/** Has registrations ask for a captcha, which the demo site's do not. */
const askingForCaptcha = ({ db }: Sandbox) =>
  updateMerchant(db, STATE_MERCHANT, { registerRules: CAPTCHA_REGISTER_RULES });

/** Has registrations do without these fields, and without work. */
function unasked({ db }: Sandbox, ...names: RegisterField[]) {
  const rules = names.map((name) => [name, { ...DEMO_REGISTER_RULES[name], enabled: false }]);
  return updateMerchant(db, STATE_MERCHANT, {
    registerRules: { ...DEMO_REGISTER_RULES, ...Object.fromEntries(rules) },
    asksForWork: false,
  });
}

/** What the demo site can be asked for besides. */
const FURTHER = {
  affiliateCode: 'HD8826',
  paymentPassword: '220926',
  nickname: 'Hoa',
  payeeName: 'NGUYEN THI HOA',
  idNumber: '079199000001',
  qqNum: '10001000',
  facebook: 'hoa.moi',
  wechat: 'hoa_moi',
  line: 'hoamoi',
  whatsapp: '84912345678',
  zalo: '0912345678',
  birthday: '1999-09-22',
};

/** A registration with a new account name, or another that the state names, and the work that it takes. */
async function newcomer(sandbox: Sandbox, username = freshAccount()) {
  return {
    registerUrl: HOST,
    domain: HOST,
    username,
    password: STATE_PASSWORD,
    confirmPassword: STATE_PASSWORD,
    ...(await drawCaptcha(sandbox)),
    ...(await doneWork(sandbox)),
  };
}

/** A registration with a mobile number and the code that was sent to it, `ago` milliseconds back. */
async function caller(sandbox: Sandbox, number: ReturnType<typeof freshNumber>, ago = 0) {
  const key = { merchant: STATE_MERCHANT, purpose: 'register', mobile: internationalOf(number) } as const;
  await issueCode(sandbox.db, key, sandbox.clock.now() - ago, { code: RIGHT_CODE });
  return { ...(await newcomer(sandbox)), ...number, verificationCode: RIGHT_CODE };
}
