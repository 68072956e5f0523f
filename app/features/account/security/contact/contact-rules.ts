import * as v from 'valibot';
import { type Issues, issuesOf } from '@/app/forms/field-issues';
import type { PlaceOf } from '@/app/forms/form-options';
import { rowIssues } from '@/app/forms/use-rows';
import { emailAddress } from '@/contracts/security/contacts';
import { ANSWER_LENGTH } from '@/contracts/security/questions';
import { loginMobileNum, verificationCode } from '../../field-rules';

export type Channel = 'mobile' | 'email';
/** By what a new contact is confirmed: a code to the one before, the security questions, a passkey, or the login password. */
export type Proof = 'code' | 'answers' | 'password' | 'passkey';
/** The present contact is proved, or another one takes its place. */
export type Goal = { prove: true } | { prove: false; proof: Proof };

export type Answer = { answer: string };
export type ContactValues = {
  currentCode: string;
  /** To the member's security questions, one after the other. */
  answers: readonly Answer[];
  loginPassword: string;
  mobileNum: string;
  email: string;
  verificationCode: string;
};

const answerSchema = v.object({
  answer: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.minLength(ANSWER_LENGTH.min),
    v.maxLength(ANSWER_LENGTH.max),
  ),
});
const PROOFS = {
  code: { currentCode: verificationCode },
  answers: {},
  passkey: {},
  password: { loginPassword: v.pipe(v.string(), v.nonEmpty()) },
} as const;
const CONTACTS = {
  mobile: { mobileNum: loginMobileNum },
  email: { email: v.pipe(v.string(), v.trim(), v.nonEmpty(), emailAddress) },
} as const;

/** The first issue of each field that shows, in the order of the form (ACC-16). */
export function contactIssues(
  values: ContactValues,
  channel: Channel,
  goal: Goal,
): Issues<PlaceOf<ContactValues>> {
  const answers = goal.prove || goal.proof !== 'answers' ? [] : values.answers;
  const entries = goal.prove
    ? { verificationCode }
    : { ...PROOFS[goal.proof], ...CONTACTS[channel], verificationCode };
  return {
    ...rowIssues('answers', answers, (one) => issuesOf(answerSchema, one)),
    ...(issuesOf(v.object(entries), values) as Issues<keyof ContactValues>),
  };
}
