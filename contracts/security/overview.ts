import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { defineOperation } from '../operation';
import { A_MEMBER, but } from '../provider-states/given';
import { count } from '../shared/values';
import { tolerant } from '../tolerant';

/** A contact as its owner knows it again and nobody else (ACC-18). */
const masked = tolerant(v.string(), null);

/** What protects the account, and what is missing; nothing of it in full (ACC-01, ACC-02, ACC-18). */
export const getSecurityOverview = defineOperation({
  id: 'security.overview',
  method: 'GET',
  path: '/wps/member/info/security',
  session: 'required',
  input: v.object({}),
  output: v.object({
    /** False of an account that a social sign-in opened, until one is set. */
    hasLoginPassword: v.boolean(),
    /** Null while it is the first one. */
    passwordChangedAt: tolerant(timestamp(), null),
    hasPaymentPassword: v.boolean(),
    bankCards: count,
    /** Last digits of the default card; null without one. */
    lastDigits: tolerant(v.pipe(v.string(), v.regex(/^\d{4}$/)), null),
    /** Null without one. */
    mobile: masked,
    /** A code was received there once. */
    isMobileProved: v.boolean(),
    email: masked,
    isEmailProved: v.boolean(),
    hasQuestions: v.boolean(),
    /** After an objection (`security.object`); in the past when the account is free. */
    frozenUntil: tolerant(timestamp(), null),
  }),
  refusals: [],
  example: {
    state: [
      A_MEMBER,
      but({ contacts: 'proved' }),
      { name: 'a bank card' },
      but({ questionsDaysAgo: 0 }),
      but({ account: 'changed' }),
    ],
    holds: {
      hasLoginPassword: 'same',
      hasPaymentPassword: 'same',
      bankCards: 'positive',
      isMobileProved: 'same',
      isEmailProved: 'same',
      hasQuestions: 'same',
      frozenUntil: 'past',
    },
    input: {},
    output: {
      hasLoginPassword: true,
      passwordChangedAt: 1748836800000,
      hasPaymentPassword: true,
      bankCards: 2,
      lastDigits: '6724',
      mobile: '+84 91•••• 512',
      isMobileProved: true,
      email: 'm•••••@example.com',
      isEmailProved: true,
      hasQuestions: true,
      frozenUntil: 1748836800000,
    },
  },
});
