import * as v from 'valibot';
import { type Issues, issuesOf } from '@/app/forms/field-issues';
import { isGuessable, paymentPassword } from '@/contracts/member/payment-password';

/** By what a new payment password is set: the old one, or the login password. */
export type Proof = 'old' | 'login';
export type PaymentPasswordValues = {
  oldPassword: string;
  loginPassword: string;
  newPassword: string;
  confirm: string;
};

const text = v.pipe(v.string(), v.nonEmpty());
const digits = v.pipe(
  text,
  v.check((typed) => v.is(paymentPassword, typed)),
);
const common = {
  newPassword: v.pipe(
    digits,
    v.check((typed) => !isGuessable(typed)),
  ),
  confirm: text,
};
const byOld = v.object({ oldPassword: digits, ...common });
const byLogin = v.object({ loginPassword: text, ...common });

/** The first issue of each field, in the order of the form (ACC-12). */
export function paymentPasswordIssues(
  values: PaymentPasswordValues,
  proof: Proof,
): Issues<keyof PaymentPasswordValues> {
  const issues: Issues<keyof PaymentPasswordValues> =
    proof === 'old' ? issuesOf(byOld, values) : issuesOf(byLogin, values);
  const differs = values.confirm !== values.newPassword;
  return !issues.confirm && differs ? { ...issues, confirm: 'mismatch' } : issues;
}
