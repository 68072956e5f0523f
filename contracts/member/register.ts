import * as v from 'valibot';
import { defineOperation } from '../operation';
import { REGISTER_FIELDS } from '../register/register-fields';
import { firebaseChannel, firebaseIdToken } from '../verification/verification-fields';

const text = v.optional(v.pipe(v.string(), v.maxLength(128)));

/** What a registration sends (REG-75 to REG-103); fields that do not show are left out. */
export const registerInput = v.object({
  countryDialingCode: text,
  /** Hostname in the address bar. */
  registerUrl: v.pipe(v.string(), v.maxLength(253)),
  registerMethod: v.picklist(['APP', 'H5', 'PWA', 'WEBCLIP']),
  username: text,
  password: text,
  confirmPassword: text,
  affiliateCode: text,
  paymentPassword: text,
  recommenderId: text,
  nickname: text,
  payeeName: text,
  email: text,
  mobileNum: text,
  idNumber: text,
  qqNum: text,
  facebook: text,
  wechat: text,
  line: text,
  whatsapp: text,
  zalo: text,
  /** YYYY-MM-DD (CONST-28). */
  birthday: text,
  captcha: text,
  /** Names the captcha image that `captcha` answers (CALL-15). */
  captchaId: text,
  /** Always 0 (CONST-92). */
  type: v.literal(0),
  /** Main domain of the site. */
  domain: v.pipe(v.string(), v.maxLength(253)),
  verificationCode: text,
  firebaseChannel: v.optional(firebaseChannel),
  firebaseIdToken: v.optional(firebaseIdToken),
});

const A_FIELD = { schema: v.object({ field: v.picklist(REGISTER_FIELDS) }), example: { field: 'username' } };

/** Opens an account (CALL-12). Nothing of the answer is read: the site logs in afterwards (REG-43). */
export const register = defineOperation({
  id: 'member.register',
  method: 'POST',
  path: '/wps/member/register',
  moduleId: 'REG3',
  session: 'none',
  encrypted: true,
  merchantIn: 'merchantCode',
  input: registerInput,
  output: v.unknown(),
  refusals: [
    { errorCode: 'account.exists', status: 200, state: { name: 'a registration with a taken username' } },
    {
      errorCode: 'account.in.use',
      status: 200,
      state: { name: 'a registration with a taken mobile number' },
    },
    { errorCode: 'captcha.wrong', status: 200, state: { name: 'a registration with a wrong captcha' } },
    {
      errorCode: 'verification.code.wrong',
      status: 200,
      state: { name: 'a registration with a wrong SMS code' },
    },
    {
      errorCode: 'verification.code.expired',
      status: 200,
      state: { name: 'a registration with an expired SMS code' },
    },
    {
      errorCode: 'firebase.failed',
      status: 200,
      state: { name: 'a registration with a Firebase identity that is not good' },
    },
    {
      errorCode: 'affiliate.code.invalid',
      status: 200,
      state: { name: 'a registration with an unknown invitation code' },
    },
    {
      errorCode: 'agent.link.invalid',
      status: 200,
      state: { name: 'a registration with an invitation code of another domain' },
    },
    {
      errorCode: 'referrer.invalid',
      status: 200,
      state: { name: 'a registration with an unknown recommender' },
    },
    { errorCode: 'age.too.young', status: 200, state: { name: 'a registration of a minor' } },
    // The rules changed while the form was open: the site names the field and asks for the rules again.
    {
      errorCode: 'register.field.invalid',
      status: 200,
      state: { name: 'a registration that breaks a rule' },
      value: A_FIELD,
    },
    { errorCode: 'permission.denied', status: 200, state: { name: 'registration is shut' } },
  ],
  example: {
    state: { name: 'a registration that keeps the rules' },
    input: {
      registerUrl: 'hoadang.example.com',
      registerMethod: 'H5',
      username: 'hoa_moi_2026',
      password: 'Lantern2209',
      confirmPassword: 'Lantern2209',
      captcha: '7390',
      captchaId: 'c-1',
      type: 0,
      domain: 'hoadang.example.com',
    },
    output: null,
  },
});
