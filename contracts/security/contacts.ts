import * as v from 'valibot';
import { defineOperation } from '../operation';
import { credential, EXAMPLE_CREDENTIAL, EXAMPLE_ORIGIN, origin } from '../passkeys/credential';
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
const PROOF = ['currentCode', 'loginPassword', 'passkey'] as const;

const NEW_NUMBER = { countryDialingCode: '84', mobileNum: '987654321', verificationCode: '418205' };
const NEW_ADDRESS = { email: 'an.moi@example.com', verificationCode: '418205' };
const BY_CODE = { currentCode: '507316' };
const BY_PASSWORD = { loginPassword: 'Lantern2209' };
const BY_PASSKEY = { passkey: EXAMPLE_CREDENTIAL, origin: EXAMPLE_ORIGIN };
const BY_ANSWERS = { answers: EXAMPLE_ANSWERS };

const stateOf = (what: string, how: string) => ({ name: `a member changes the ${what} ${how}` });
const current = { ...codeField, example: { field: 'currentCode' } };

function refusalsOf<const Fields>(what: 'mobile number' | 'e-mail address', fields: Fields) {
  return [
    { errorCode: 'account.trial', status: 200, state: stateOf(what, 'on trial') },
    {
      errorCode: 'verification.code.wrong',
      status: 200,
      state: stateOf(what, 'with a wrong code of the new one'),
      value: codeField,
    },
    {
      errorCode: 'verification.code.wrong',
      status: 200,
      state: stateOf(what, 'with a wrong code of the old one'),
      value: current,
    },
    {
      errorCode: 'verification.code.expired',
      status: 200,
      state: stateOf(what, 'with an expired code of the new one'),
      value: codeField,
    },
    {
      errorCode: 'security.answers.wrong',
      status: 200,
      state: stateOf(what, 'with wrong answers'),
      input: { ...fields, ...BY_ANSWERS },
    },
    {
      errorCode: 'passkey.refused',
      status: 200,
      state: stateOf(what, 'with a passkey that answers another challenge'),
      input: { ...fields, ...BY_PASSKEY },
    },
    {
      errorCode: 'password.wrong',
      status: 200,
      state: stateOf(what, 'with a wrong password'),
      input: { ...fields, ...BY_PASSWORD },
    },
    {
      errorCode: 'security.proof.missing',
      status: 200,
      state: stateOf(what, 'that is proved by the password alone'),
      input: { ...fields, ...BY_PASSWORD },
    },
    {
      errorCode: 'security.proof.fresh',
      status: 200,
      state: stateOf(what, 'with a passkey added lately'),
      input: { ...fields, ...BY_PASSKEY },
    },
    {
      errorCode: 'security.proof.fresh',
      status: 200,
      state: stateOf(what, 'with answers given lately'),
      input: { ...fields, ...BY_ANSWERS },
    },
    { errorCode: 'account.in.use', status: 200, state: stateOf(what, 'to one of another member') },
  ] as const;
}

function furtherOf<const Fields extends { verificationCode: string }>(
  what: 'mobile number' | 'e-mail address',
  fields: Fields,
) {
  return [
    {
      title: 'for the first time',
      state: stateOf(what, 'for the first time'),
      input: { ...fields, ...BY_PASSWORD },
      output: null,
    },
    {
      title: 'by the answers',
      state: stateOf(what, 'with the right answers'),
      input: { ...fields, ...BY_ANSWERS },
      output: null,
    },
    {
      title: 'by a passkey',
      state: stateOf(what, 'with a passkey'),
      input: { ...fields, ...BY_PASSKEY },
      output: null,
    },
    {
      title: 'into a proved one',
      state: stateOf(what, 'into a proved one'),
      input: { verificationCode: fields.verificationCode },
      output: null,
    },
  ] as const;
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
  inputFromState: ['countryDialingCode', 'mobileNum', 'verificationCode', ...PROOF],
  output: v.unknown(),
  refusals: refusalsOf('mobile number', NEW_NUMBER).map((one) => ({
    input: { ...NEW_NUMBER, ...BY_CODE },
    ...one,
  })),
  example: {
    state: stateOf('mobile number', 'with the right codes'),
    input: { ...NEW_NUMBER, ...BY_CODE },
    output: null,
  },
  moreExamples: furtherOf('mobile number', NEW_NUMBER),
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
  inputFromState: ['email', 'verificationCode', ...PROOF],
  output: v.unknown(),
  refusals: refusalsOf('e-mail address', NEW_ADDRESS).map((one) => ({
    input: { ...NEW_ADDRESS, ...BY_CODE },
    ...one,
  })),
  example: {
    state: stateOf('e-mail address', 'with the right codes'),
    input: { ...NEW_ADDRESS, ...BY_CODE },
    output: null,
  },
  moreExamples: furtherOf('e-mail address', NEW_ADDRESS),
});
