import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER, codeSent, firebaseUser, makeFirebaseToken } from '../provider-states/given';
import { tolerant } from '../tolerant';
import {
  countryDialingCode,
  firebaseIdToken,
  mobileNumber,
  verificationCode,
} from '../verification/verification-fields';

const BY_CODE = {
  newPassword: 'Lantern3310',
  mobileNum: '912345678',
  countryDialingCode: '84',
  verificationCode: '418205',
};
const BY_FIREBASE = {
  newPassword: 'Lantern3310',
  mobileNum: '912345678',
  countryDialingCode: '84',
  firebaseIdToken: 'eyJhbGciOiJub25lIn0.e30.',
};

/** The member's, without its plus sign. */
const NUMBER = `\${countryDialingCode}\${mobileNum}`;
const CODE_SENT = [A_MEMBER, codeSent('forget', 'mobile')];

/** Sets a new password for the account of a proved mobile number, and names the account (CALL-18, FORGOT-26). */
export const setPasswordByPhone = defineOperation({
  id: 'member.setPasswordByPhone',
  method: 'POST',
  path: '/wps/member/forget/phone',
  session: 'none',
  encrypted: true,
  merchantIn: 'merchantCode',
  input: v.object({
    newPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    mobileNum: mobileNumber,
    countryDialingCode: v.optional(countryDialingCode),
    /** Left out when `firebaseIdToken` proves the number. */
    verificationCode: v.optional(verificationCode),
    firebaseIdToken: v.optional(firebaseIdToken),
  }),
  inputFromState: {
    mobileNum: 'mobileNum',
    countryDialingCode: 'countryDialingCode',
    verificationCode: 'verificationCode',
    firebaseIdToken: makeFirebaseToken('phone', NUMBER),
  },
  /** A gateway that names no account has set the password all the same (FORGOT-26). */
  output: tolerant(v.object({ account: tolerant(v.string()) }), {}),
  refusals: [
    {
      errorCode: 'modify.new.old.same',
      status: 200,
      state: CODE_SENT,
      inputFromState: { newPassword: 'password' },
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
      state: [A_MEMBER, codeSent('forget', 'mobile', { expired: true })],
    },
    {
      errorCode: 'register.field.invalid',
      status: 200,
      state: CODE_SENT,
      input: { ...BY_CODE, newPassword: 'a' },
      value: { schema: v.object({ field: v.string() }), example: { field: 'password' } },
    },
    {
      errorCode: 'firebase.failed',
      status: 200,
      state: A_MEMBER,
      input: { ...BY_FIREBASE, firebaseIdToken: 'made.up.token' },
      inputFromState: { firebaseIdToken: null },
    },
  ],
  example: {
    state: CODE_SENT,
    input: BY_CODE,
    output: { account: 'minhan_2209' },
  },
  moreExamples: [
    {
      title: 'with a number that Firebase proved',
      state: [A_MEMBER, firebaseUser('phone')],
      input: BY_FIREBASE,
      output: { account: 'minhan_2209' },
    },
  ],
});
