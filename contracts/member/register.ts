import * as v from 'valibot';
import { defineOperation } from '../operation';
import {
  A_CAPTCHA,
  A_LATE_STRANGER,
  A_MEMBER,
  A_STRANGER,
  codeSent,
  FIREBASE_PROVIDERS,
  firebaseUser,
  MAKE_WORK,
  makeFirebaseToken,
  theMost,
  WORK_ASKED,
} from '../provider-states/given';
import { REGISTER_FIELDS } from '../register/register-fields';
import { asksForWork, WORK_DONE_EXAMPLE, workDone, workInstead } from '../session/work';
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
  /** The work that the last refusal asked for, for this name or number. */
  work: v.optional(workDone),
  workInstead,
  /** Always 0 (CONST-92). */
  type: v.literal(0),
  /** Main domain of the site. */
  domain: v.pipe(v.string(), v.maxLength(253)),
  verificationCode: text,
  firebaseChannel: v.optional(firebaseChannel),
  firebaseIdToken: v.optional(firebaseIdToken),
});

const A_FIELD = { schema: v.object({ field: v.picklist(REGISTER_FIELDS) }), example: { field: 'username' } };

const PLACE = { registerUrl: 'hoadang.example.com', domain: 'hoadang.example.com' };
const PASSWORD = { password: 'Lantern2209', confirmPassword: 'Lantern2209' };
const WORK = { work: WORK_DONE_EXAMPLE };
const CAPTCHA = { captcha: '7390', captchaId: 'c-1' };
const BY_NAME = {
  ...PLACE,
  ...PASSWORD,
  ...CAPTCHA,
  ...WORK,
  username: 'hoa_moi_2026',
  registerMethod: 'H5',
  type: 0,
} as const;
const { work: _, ...UNWORKED } = BY_NAME;
const { captcha: __, captchaId: ___, ...UNREAD } = BY_NAME;
const { password } = PASSWORD;
const MOBILE = { mobileNum: '912345678', countryDialingCode: '84' };
const BY_CODE = {
  ...PLACE,
  ...PASSWORD,
  ...CAPTCHA,
  ...WORK,
  ...MOBILE,
  verificationCode: '418205',
  registerMethod: 'PWA',
  type: 0,
} as const;
const identity = (channel: v.InferInput<typeof firebaseChannel>) => ({
  firebaseChannel: channel,
  firebaseIdToken: 'eyJhbGciOiJub25lIn0.e30.',
});
const registrations = (ask = 'usual') => ({ name: 'registrations', params: { ask } });
/** Somebody who brings a new account name and all that is asked for. */
const newcomer = (ask?: string, who = A_STRANGER) => [registrations(ask), who, A_CAPTCHA, WORK_ASKED];
const CODE_SENT = [...newcomer(), codeSent('register', 'newMobile')];
const AN_INVITATION = { name: 'an invitation', params: { on: 'domain' } };
/** Without its plus sign. */
const NEW_NUMBER = `\${newCountryDialingCode}\${newMobileNum}`;
/** Whatever a merchant may ask for besides. */
const EVERYTHING = {
  affiliateCode: 'HD8826',
  recommenderId: 'minhan_2209',
  paymentPassword: '220926',
  nickname: 'Hoa',
  payeeName: 'NGUYEN THI HOA',
  email: 'hoa@example.com',
  idNumber: '079199000001',
  qqNum: '10001000',
  facebook: 'hoa.moi',
  wechat: 'hoa_moi',
  line: 'hoamoi',
  whatsapp: '84912345678',
  zalo: '0912345678',
  birthday: '1999-09-22',
};

/** Opens an account (CALL-12). Nothing of the answer is read: the site logs in afterwards (REG-43). */
export const register = defineOperation({
  id: 'member.register',
  method: 'POST',
  path: '/wps/member/register',
  moduleId: 'REG3',
  session: 'none',
  encrypted: true,
  fieldsByOperator: true,
  merchantIn: 'merchantCode',
  input: registerInput,
  inputFromState: {
    registerUrl: 'registerUrl',
    domain: 'domain',
    username: 'newUsername',
    password: 'newPassword',
    confirmPassword: 'newPassword',
    captcha: 'captcha',
    captchaId: 'captchaId',
    work: MAKE_WORK,
    mobileNum: 'newMobileNum',
    countryDialingCode: 'newCountryDialingCode',
    verificationCode: 'newVerificationCode',
    email: 'newEmail',
    affiliateCode: 'affiliateCode',
    recommenderId: 'username',
  },
  output: v.unknown(),
  refusals: [
    { errorCode: 'account.exists', status: 200, state: newcomer('usual', A_LATE_STRANGER) },
    {
      errorCode: 'account.in.use',
      status: 200,
      state: [...newcomer('usual', A_LATE_STRANGER), codeSent('register', 'newMobile')],
      input: BY_CODE,
    },
    {
      errorCode: 'captcha.wrong',
      status: 200,
      state: newcomer('captcha'),
      input: { ...BY_NAME, captcha: '00000' },
      inputFromState: { captcha: null },
    },
    // No count of an address or a site shuts registration: it is dearer then.
    {
      errorCode: 'work.required',
      status: 200,
      state: [registrations('captcha'), A_STRANGER, A_CAPTCHA],
      input: UNWORKED,
      value: asksForWork(true),
    },
    {
      errorCode: 'verification.code.wrong',
      status: 200,
      state: CODE_SENT,
      input: { ...BY_CODE, verificationCode: '0000000' },
      inputFromState: { verificationCode: null },
    },
    {
      errorCode: 'verification.code.expired',
      status: 200,
      state: [...newcomer(), codeSent('register', 'newMobile', { expired: true })],
      input: BY_CODE,
    },
    {
      errorCode: 'firebase.failed',
      status: 200,
      state: newcomer(),
      input: { ...BY_NAME, ...MOBILE, ...identity('sms') },
      inputFromState: { firebaseIdToken: null },
    },
    {
      errorCode: 'affiliate.code.invalid',
      status: 200,
      state: newcomer(),
      input: { ...BY_NAME, affiliateCode: 'NOBODY00' },
      inputFromState: { affiliateCode: null },
    },
    {
      errorCode: 'agent.link.invalid',
      status: 200,
      state: [...newcomer(), { name: 'an invitation', params: { on: 'another' } }],
      input: { ...BY_NAME, affiliateCode: 'HD8899' },
    },
    {
      errorCode: 'referrer.invalid',
      status: 200,
      state: newcomer('recommender'),
      input: { ...BY_NAME, recommenderId: 'nobody_at_all' },
      inputFromState: { recommenderId: null },
    },
    {
      errorCode: 'age.too.young',
      status: 200,
      state: newcomer(),
      input: { ...BY_NAME, birthday: '2020-01-01' },
    },
    // The rules changed while the form was open: the site names the field and asks for the rules again.
    {
      errorCode: 'register.field.invalid',
      status: 200,
      state: newcomer(),
      input: { ...BY_NAME, username: 'ab' },
      inputFromState: { username: null },
      value: A_FIELD,
    },
    { errorCode: 'permission.denied', status: 200, state: newcomer('shut') },
  ],
  example: { state: newcomer(), input: BY_NAME, output: null },
  moreExamples: [
    {
      title: 'with a mobile number',
      state: CODE_SENT,
      input: BY_CODE,
      output: null,
    },
    {
      title: 'with work that is dearer than the first',
      state: [...newcomer(), theMost('registrations')],
      input: BY_NAME,
      output: null,
    },
    {
      title: 'with work instead of a captcha',
      state: newcomer('captcha'),
      input: { ...UNREAD, workInstead: true },
      output: null,
    },
    {
      title: 'with a username and a password alone',
      state: [registrations('least'), A_STRANGER],
      input: { ...PLACE, username: BY_NAME.username, password, registerMethod: 'H5', type: 0 },
      output: null,
    },
    {
      title: 'with a mobile number and a password alone',
      state: [registrations('least'), A_STRANGER],
      input: { ...PLACE, ...MOBILE, password, registerMethod: 'H5', type: 0 },
      output: null,
    },
    {
      title: 'with a mobile number and an SMS code alone',
      state: [registrations('code'), A_STRANGER, codeSent('register', 'newMobile')],
      input: { ...PLACE, ...MOBILE, verificationCode: '418205', registerMethod: 'H5', type: 0 },
      output: null,
    },
    {
      title: 'with every field',
      state: [A_MEMBER, ...newcomer('all'), codeSent('register', 'newMobile'), AN_INVITATION],
      input: { ...BY_NAME, ...MOBILE, verificationCode: '418205', ...EVERYTHING, registerMethod: 'APP' },
      output: null,
    },
    {
      title: 'with a number that Firebase proved',
      state: [...newcomer(), firebaseUser('phone')],
      inputFromState: { firebaseIdToken: makeFirebaseToken('phone', NEW_NUMBER) },
      input: { ...BY_NAME, ...MOBILE, ...identity('sms'), registerMethod: 'WEBCLIP' },
      output: null,
    },
    {
      title: 'with an identity, where the least is asked for',
      state: [registrations('least'), A_STRANGER, firebaseUser('google.com')],
      inputFromState: { firebaseIdToken: makeFirebaseToken('google.com') },
      input: {
        ...PLACE,
        username: BY_NAME.username,
        password,
        registerMethod: 'H5',
        type: 0,
        ...identity('google'),
      },
      output: null,
    },
    {
      title: 'with an identity and every field',
      state: [A_MEMBER, ...newcomer('allButNumber'), AN_INVITATION, firebaseUser('google.com')],
      inputFromState: { firebaseIdToken: makeFirebaseToken('google.com') },
      input: { ...BY_NAME, ...EVERYTHING, ...identity('google') },
      output: null,
    },
    ...(['line', 'facebook', 'google'] as const).map((channel) => ({
      title: `with an identity of ${channel}`,
      state: [...newcomer(), firebaseUser(FIREBASE_PROVIDERS[channel])],
      inputFromState: { firebaseIdToken: makeFirebaseToken(FIREBASE_PROVIDERS[channel]) },
      input: { ...BY_NAME, ...identity(channel) },
      output: null,
    })),
  ],
});
