import type { Input } from './server-functions';

/** Values that must not come out anywhere. */
export const PLANTED = {
  password: 'PLANTEDpass7',
  verificationCode: '90817263',
  paymentPassword: '908172',
  cardNumber: '9081726354',
  firebaseIdToken: 'PLANTED.firebase.token',
  verificationPayload: 'PLANTED-proof',
  email: 'PLANTED@mail.example',
  pin: 'PLANTEDPIN7',
  answer: 'PLANTED answer',
  credential: '{"id":"PLANTED"}',
  objectionCode: 'PLANTED-objection-code',
};

/** A server function of the build that carries credentials. */
export type PlantedForm = {
  name: string;
  /** What its form sends. */
  data: Input;
  /** Gateway calls behind it, in order. */
  calls: string[];
  /** Whether their bodies are encrypted. */
  isEncrypted: boolean;
  /** Sent without a session, which would change what it does. */
  byGuest?: true;
};

const { password, verificationCode, firebaseIdToken, verificationPayload, email } = PLANTED;
const { paymentPassword, cardNumber, pin, answer, credential, objectionCode } = PLANTED;
const idempotencyKey = '7d0d8c3a-52f4-4c8e-9b1f-2f6f0c4f1a55';
const answers = ['first-pet', 'first-job', 'favourite-dish'].map((questionId) => ({ questionId, answer }));
const mobile = { mobileNum: '0912345678', countryDialingCode: '84' };

/** A new server function that takes a password, a code or a token gets a line here (ERR-60). */
export const PLANTED_FORMS: PlantedForm[] = [
  {
    name: 'logInFn',
    data: { type: 'username', username: 'minhan_2209', password },
    calls: ['/wps/session/login'],
    isEncrypted: true,
  },
  {
    name: 'logInFn',
    data: { type: 'sms', ...mobile, verificationCode },
    calls: ['/wps/session/login'],
    isEncrypted: true,
  },
  {
    name: 'logInFn',
    data: { type: 'firebase', firebaseChannel: 'google', firebaseIdToken },
    calls: ['/wps/session/login'],
    isEncrypted: true,
  },
  {
    name: 'startFreePlayFn',
    data: {},
    calls: ['/wps/session/freeplay'],
    isEncrypted: false,
    byGuest: true,
  },
  {
    name: 'registerFn',
    data: {
      registerMethod: 'H5',
      codeIsPreset: true,
      ...mobile,
      username: 'minhan_2209',
      password,
      confirmPassword: password,
      paymentPassword: password,
      verificationCode,
      firebaseChannel: 'sms',
      firebaseIdToken,
      email,
    },
    calls: ['/wps/member/register', '/wps/session/login'],
    isEncrypted: true,
  },
  {
    name: 'firebaseNumberFn',
    data: { ...mobile, verificationProvider: 'none', verificationPayload },
    calls: [],
    isEncrypted: false,
  },
  {
    name: 'sendCodeFn',
    data: { ...mobile, purpose: 'login', verificationProvider: 'none', verificationPayload },
    calls: ['/wps/verification/code'],
    isEncrypted: false,
  },
  {
    name: 'setPasswordByPhoneFn',
    data: { ...mobile, newPassword: password, verificationCode },
    calls: ['/wps/member/forget/phone', '/wps/session/login'],
    isEncrypted: true,
  },
  {
    name: 'setPasswordByPhoneFn',
    data: { ...mobile, newPassword: password, firebaseIdToken },
    calls: ['/wps/member/forget/phone', '/wps/session/login'],
    isEncrypted: true,
  },
  {
    name: 'changePasswordFn',
    data: { oldPassword: password, newPassword: `${password}x`, confirmNewPassword: `${password}x` },
    calls: ['/wps/member/password/v2'],
    isEncrypted: true,
  },
  {
    name: 'recoverByEmailFn',
    data: { username: 'minhan_2209', email },
    calls: ['/wps/member/forget/email'],
    isEncrypted: false,
  },
  {
    name: 'setPaymentPasswordFn',
    data: { oldPassword: paymentPassword, newPassword: paymentPassword },
    calls: ['/wps/member/info/paymentpassword'],
    isEncrypted: true,
  },
  {
    name: 'setPaymentPasswordFn',
    data: { loginPassword: password, newPassword: paymentPassword },
    calls: ['/wps/member/info/paymentpassword'],
    isEncrypted: true,
  },
  {
    name: 'createDownlineFn',
    data: { account: 'hoa_moi_2026', kind: 'player', password, idempotencyKey },
    calls: ['/wps/agent/downlines'],
    isEncrypted: true,
  },
  {
    name: 'addBankCardFn',
    data: { bankCode: 'CBUOM', cardNumber, holder: 'NGUYEN MINH AN', idempotencyKey },
    calls: ['/wps/member/info/bankcards'],
    isEncrypted: true,
  },
  {
    name: 'withdrawFn',
    data: { amount: '2000000.00', fee: '0.00', bankCardId: 'card-1', paymentPassword, idempotencyKey },
    calls: ['/wps/transaction/withdraw'],
    isEncrypted: true,
  },
  {
    name: 'createDepositFn',
    data: {
      channelId: 'card',
      amount: '100000',
      option: 'SENVIET',
      idempotencyKey,
      serial: '10002233445566',
      pin,
    },
    calls: ['/wps/deposit/orders'],
    isEncrypted: true,
  },
  {
    name: 'transferUpFn',
    data: { amount: '2000000.00', paymentPassword, idempotencyKey },
    calls: ['/wps/transfer/up'],
    isEncrypted: true,
  },
  {
    name: 'transferDownFn',
    data: { account: 'hoangyen_88', amount: '2000000.00', paymentPassword, idempotencyKey },
    calls: ['/wps/transfer/down'],
    isEncrypted: true,
  },
  {
    name: 'sendMemberCodeFn',
    data: { channel: 'email', email },
    calls: ['/wps/member/info/code'],
    isEncrypted: false,
  },
  {
    name: 'changeMobileFn',
    data: { mobile, verificationCode, currentCode: verificationCode },
    calls: ['/wps/member/info/mobile'],
    isEncrypted: true,
  },
  {
    name: 'changeMobileFn',
    data: { mobile, verificationCode, answers },
    calls: ['/wps/member/info/mobile'],
    isEncrypted: true,
  },
  {
    name: 'changeEmailFn',
    data: { email, verificationCode, loginPassword: password },
    calls: ['/wps/member/info/email'],
    isEncrypted: true,
  },
  {
    name: 'changeEmailFn',
    data: { email, verificationCode, passkey: credential },
    calls: ['/wps/member/info/email'],
    isEncrypted: true,
  },
  {
    name: 'setSecurityQuestionsFn',
    data: { answers, loginPassword: password },
    calls: ['/wps/member/info/securityquestions'],
    isEncrypted: true,
  },
  {
    name: 'objectToChangeFn',
    data: { objectionCode },
    calls: ['/wps/member/objection'],
    isEncrypted: true,
    byGuest: true,
  },
  {
    name: 'reauthenticateFn',
    data: { loginPassword: password },
    calls: ['/wps/session/reauthenticate'],
    isEncrypted: true,
  },
  {
    name: 'reauthenticateFn',
    data: { passkey: credential },
    calls: ['/wps/session/reauthenticate'],
    isEncrypted: true,
  },
  {
    name: 'addPasskeyFn',
    data: { name: 'An', credential, loginPassword: password },
    calls: ['/wps/member/passkeys'],
    isEncrypted: true,
  },
  {
    name: 'logInByPasskeyFn',
    data: { credential },
    calls: ['/wps/session/passkey'],
    isEncrypted: false,
  },
];

/** Pages whose forms carry credentials; without scripts a browser would post them as they are. */
export const FORM_PAGES = [
  '/m/login',
  '/m/agent',
  '/m/register',
  '/m/forget',
  '/m/changePsw',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/bankCards',
  '/m/paymentPassword',
  '/m/transferUp',
  '/m/securityCenter/mobile',
  '/m/securityCenter/email',
  '/m/securityCenter/questions',
  '/m/agent/grow?part=account',
  '/m/agent/transfer/hoangyen_88',
];
