import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER, ON_TRIAL, PAYMENT_PASSWORD_LOCKED } from '../provider-states/given';
import { count } from '../shared/values';

/** Digits of a payment password. */
export const PAYMENT_PASSWORD_LENGTH = 6;
export const paymentPassword = v.pipe(v.string(), v.regex(/^\d{6}$/));
const loginPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Whether everybody would guess it first: one digit over and over, or digits in a row. */
export function isGuessable(password: string): boolean {
  const steps = [...password].slice(1).map((digit, place) => Number(digit) - Number(password[place]));
  return [-1, 0, 1].some((step) => steps.every((one) => one === step));
}

/** How many tries are left, of a wrong payment password. */
export const triesLeft = {
  schema: v.object({ triesLeft: count }),
  example: { triesLeft: 4 },
};

const BY_OLD = { oldPassword: '220922', newPassword: '310714' };
const BY_LOGIN = { loginPassword: 'Lantern2209', newPassword: '310714' };

/**
 * Sets or changes the payment password, by the old one, or by the login password where there is none or it was forgotten
 * (CALL-43, ACC-12, LOGIN-77). Withdrawals wait for a while after it, but for the first one.
 */
export const setPaymentPassword = defineOperation({
  id: 'member.paymentPassword',
  method: 'PUT',
  path: '/wps/member/info/paymentpassword',
  session: 'required',
  needsOwnPassword: true,
  needsReauthentication: true,
  encrypted: true,
  input: v.union([
    v.object({ oldPassword: paymentPassword, newPassword: paymentPassword }),
    v.object({ loginPassword, newPassword: paymentPassword }),
  ]),
  inputFromState: { oldPassword: 'paymentPassword', loginPassword: 'password' },
  output: v.unknown(),
  refusals: [
    {
      errorCode: 'account.trial',
      status: 200,
      state: ON_TRIAL,
    },
    {
      errorCode: 'payment.password.wrong',
      status: 200,
      state: A_MEMBER,
      input: { ...BY_OLD, oldPassword: '310715' },
      inputFromState: { oldPassword: null },
      value: triesLeft,
    },
    {
      errorCode: 'payment.password.locked',
      status: 200,
      state: [A_MEMBER, PAYMENT_PASSWORD_LOCKED],
    },
    {
      errorCode: 'password.wrong',
      status: 200,
      state: A_MEMBER,
      input: { ...BY_LOGIN, loginPassword: 'not-the-password' },
      inputFromState: { loginPassword: null },
    },
    {
      errorCode: 'modify.new.old.same',
      status: 200,
      state: A_MEMBER,
      input: { ...BY_OLD, newPassword: BY_OLD.oldPassword },
      inputFromState: { newPassword: 'paymentPassword' },
    },
    {
      errorCode: 'payment.password.weak',
      status: 200,
      state: A_MEMBER,
      input: { ...BY_OLD, newPassword: '123456' },
    },
  ],
  example: {
    state: A_MEMBER,
    input: BY_OLD,
    output: null,
  },
  moreExamples: [
    {
      title: 'with the login password',
      state: A_MEMBER,
      input: BY_LOGIN,
      output: null,
    },
  ],
});
