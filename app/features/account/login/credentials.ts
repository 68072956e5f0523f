import * as v from 'valibot';
import { logInInput } from '@/contracts/session/log-in';
import { humanProof } from '@/contracts/verification/send-code';
import {
  countryDialingCode,
  firebaseChannel,
  firebaseIdToken,
  verificationCode,
} from '@/contracts/verification/verification-fields';

const { username, password, captcha, work, workInstead, agent } = logInInput.entries;
const typedNumber = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
/**
 * What every kind of login may carry: the captcha's digits or work instead, work that was asked for, what a widget said of the visitor, and
 * that the agent page asks.
 */
const shared = { captcha, work, workInstead, agent, ...humanProof.entries };

/** What the forms send to the site's server, one shape for each kind of login (LOGIN-63 to LOGIN-72). */
export const credentialsSchema = v.variant('type', [
  v.object({
    type: v.literal('username'),
    username: v.nonOptional(username),
    password: v.nonOptional(password),
    ...shared,
  }),
  v.object({
    type: v.literal('sms'),
    mobileNum: typedNumber,
    countryDialingCode,
    verificationCode,
    ...shared,
  }),
  v.object({
    type: v.literal('firebase'),
    firebaseChannel,
    firebaseIdToken,
    /** The number that Firebase verified, as it was typed; with channel `sms` alone. */
    mobile: v.optional(v.object({ mobileNum: typedNumber, countryDialingCode })),
    ...shared,
  }),
]);

export type Credentials = v.InferOutput<typeof credentialsSchema>;
