import * as v from 'valibot';
import { defineOperation, type ProviderState, type Refusal } from '../operation';
import {
  credential,
  EXAMPLE_CREDENTIAL,
  EXAMPLE_ORIGIN,
  makePasskeyUse,
  origin,
} from '../passkeys/credential';
import {
  A_LATE_STRANGER,
  A_MEMBER,
  A_STRANGER,
  but,
  challengeTo,
  codeSent,
  ON_TRIAL,
  passkeyOf,
} from '../provider-states/given';
import { countryDialingCode, mobileNumber, verificationCode } from '../verification/verification-fields';
import { codeField, currentCode, loginPassword } from './proof';
import { EXAMPLE_ANSWERS, securityAnswers } from './questions';

/** The registration's own bounds of the field (ACC-16). */
export const EMAIL_LENGTH = { min: 6, max: 64 };
export const emailAddress = v.pipe(
  v.string(),
  v.minLength(EMAIL_LENGTH.min),
  v.maxLength(EMAIL_LENGTH.max),
  v.regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/),
);

/**
 * What proves that it is the member who asks: a code sent to the proved contact that is replaced, or a passkey or answers that are
 * three days old, as the password alone sets those up; where no proved one is replaced, the password. A request that names no
 * contact proves the one that the account has, by its own code alone.
 */
const proof = {
  currentCode,
  answers: v.optional(securityAnswers),
  loginPassword: v.optional(loginPassword),
  /** The answer of one of the member's passkeys, and the site that it was made for. */
  passkey: v.optional(credential),
  origin: v.optional(origin),
};
const PROOF = {
  verificationCode: 'newVerificationCode',
  currentCode: 'verificationCode',
  loginPassword: 'password',
  passkey: makePasskeyUse('&counter=2'),
};

const NEW_NUMBER = { countryDialingCode: '84', mobileNum: '987654321', verificationCode: '418205' };
const NEW_ADDRESS = { email: 'an.moi@example.com', verificationCode: '418205' };
const BY_CODE = { currentCode: '507316' };
const BY_PASSWORD = { loginPassword: 'Lantern2209' };
const BY_PASSKEY = { passkey: EXAMPLE_CREDENTIAL, origin: EXAMPLE_ORIGIN };
const BY_ANSWERS = { answers: EXAMPLE_ANSWERS };

type Channel = 'mobile' | 'email';
const NEW: Record<Channel, string> = { mobile: 'newMobile', email: 'newEmail' };

/** A member whose contacts are proved; a code was sent to the new one. */
const proved = (channel: Channel, more: ProviderState['params'] = {}): ProviderState[] => [
  A_MEMBER,
  but({ contacts: 'proved' }),
  A_STRANGER,
  codeSent('contact', NEW[channel], more),
];
/** And one to the present one. */
const replacing = (channel: Channel, more?: ProviderState['params']): ProviderState[] => [
  ...proved(channel, more),
  codeSent('contact', channel),
];
/** A member without contacts. */
const firstOf = (channel: Channel): ProviderState[] => [
  A_MEMBER,
  but({ contacts: 'none' }),
  A_STRANGER,
  codeSent('contact', NEW[channel]),
];
const questions = (daysAgo: number): ProviderState => but({ questionsDaysAgo: daysAgo });
const WRONG_CODE = '0000000';
const current = { ...codeField, example: { field: 'currentCode' } };

function refusalsOf<const Fields extends { verificationCode: string }>(channel: Channel, fields: Fields) {
  const asked = { ...fields, ...BY_CODE };
  const byPasskey = (daysAgo: number, challenged: 'add' | 'confirm') => [
    ...proved(channel),
    passkeyOf({ daysAgo }),
    challengeTo(challenged),
  ];
  return [
    { errorCode: 'account.trial', status: 200, state: ON_TRIAL, afterExample: true },
    {
      errorCode: 'verification.code.wrong',
      title: 'of the new one',
      status: 200,
      state: replacing(channel),
      input: { ...asked, verificationCode: WRONG_CODE },
      inputFromState: { verificationCode: null },
      value: codeField,
    },
    {
      errorCode: 'verification.code.wrong',
      title: 'of the present one',
      status: 200,
      state: replacing(channel),
      input: { ...asked, currentCode: WRONG_CODE },
      inputFromState: { currentCode: null },
      value: current,
    },
    {
      errorCode: 'verification.code.expired',
      status: 200,
      state: replacing(channel, { expired: true }),
      value: codeField,
    },
    {
      errorCode: 'security.answers.wrong',
      status: 200,
      state: [...proved(channel), questions(4)],
      input: { ...fields, answers: EXAMPLE_ANSWERS.map((one) => ({ ...one, answer: `${one.answer} khác` })) },
    },
    {
      errorCode: 'passkey.refused',
      status: 200,
      state: byPasskey(4, 'add'),
      input: { ...fields, ...BY_PASSKEY },
    },
    {
      errorCode: 'password.wrong',
      status: 200,
      state: firstOf(channel),
      input: { ...fields, loginPassword: 'not-the-password' },
      inputFromState: { loginPassword: null },
    },
    {
      errorCode: 'security.proof.missing',
      status: 200,
      state: replacing(channel),
      input: { ...fields, ...BY_PASSWORD },
    },
    {
      errorCode: 'security.proof.fresh',
      title: 'a passkey',
      status: 200,
      state: byPasskey(0, 'confirm'),
      input: { ...fields, ...BY_PASSKEY },
    },
    {
      errorCode: 'security.proof.fresh',
      title: 'answers',
      status: 200,
      state: [...proved(channel), questions(0)],
      input: { ...fields, ...BY_ANSWERS },
    },
    {
      errorCode: 'account.in.use',
      status: 200,
      state: replacing(channel).map((state) => (state === A_STRANGER ? A_LATE_STRANGER : state)),
    },
  ] as const satisfies Partial<Refusal>[];
}

function furtherOf<const Fields extends { verificationCode: string }>(channel: Channel, fields: Fields) {
  return [
    {
      title: 'for the first time',
      state: firstOf(channel),
      input: { ...fields, ...BY_PASSWORD },
      output: null,
    },
    {
      title: 'by the answers',
      state: [...proved(channel), questions(4)],
      input: { ...fields, ...BY_ANSWERS },
      output: null,
    },
    {
      title: 'by a passkey',
      state: [...proved(channel), passkeyOf({ daysAgo: 4 }), challengeTo('confirm')],
      input: { ...fields, ...BY_PASSKEY },
      output: null,
    },
    {
      title: 'into a proved one',
      state: [A_MEMBER, codeSent('contact', channel)],
      inputFromState: { verificationCode: 'verificationCode' },
      input: { verificationCode: fields.verificationCode },
      output: null,
    },
  ];
}

/** Gives the member a mobile number that is proved by a code, or proves the one that is there (ACC-02, ACC-18). */
export const changeMobile = defineOperation({
  id: 'security.changeMobile',
  method: 'PUT',
  path: '/wps/member/info/mobile',
  session: 'required',
  needsOwnPassword: true,
  needsReauthentication: true,
  encrypted: true,
  input: v.object({
    countryDialingCode: v.optional(countryDialingCode),
    mobileNum: v.optional(mobileNumber),
    verificationCode,
    ...proof,
  }),
  inputFromState: { countryDialingCode: 'newCountryDialingCode', mobileNum: 'newMobileNum', ...PROOF },
  output: v.unknown(),
  refusals: refusalsOf('mobile', NEW_NUMBER).map((one) => ({
    input: { ...NEW_NUMBER, ...BY_CODE },
    ...one,
  })),
  example: {
    state: replacing('mobile'),
    input: { ...NEW_NUMBER, ...BY_CODE },
    output: null,
  },
  moreExamples: furtherOf('mobile', NEW_NUMBER),
});

/** Gives the member an e-mail address that is proved by a code, or proves the one that is there (CALL-39, ACC-02, ACC-09). */
export const changeEmail = defineOperation({
  id: 'security.changeEmail',
  method: 'PUT',
  path: '/wps/member/info/email',
  session: 'required',
  needsOwnPassword: true,
  needsReauthentication: true,
  encrypted: true,
  input: v.object({ email: v.optional(emailAddress), verificationCode, ...proof }),
  inputFromState: { email: 'newEmail', ...PROOF },
  output: v.unknown(),
  refusals: refusalsOf('email', NEW_ADDRESS).map((one) => ({
    input: { ...NEW_ADDRESS, ...BY_CODE },
    ...one,
  })),
  example: {
    state: replacing('email'),
    input: { ...NEW_ADDRESS, ...BY_CODE },
    output: null,
  },
  moreExamples: furtherOf('email', NEW_ADDRESS),
});
