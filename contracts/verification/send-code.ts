import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { defineOperation } from '../operation';
import { A_HUMAN, A_STRANGER, MAKE_WORK, theMost, WORK_ASKED } from '../provider-states/given';
import { asksForWork, WORK_DONE_EXAMPLE, workDone } from '../session/work';
import { tolerant } from '../tolerant';
import { countryDialingCode, mobileNumber } from './verification-fields';

/** What a code is good for; a code sent for one purpose opens nothing else. */
export const codePurpose = v.picklist(['login', 'register', 'forget']);
export type CodePurpose = v.InferOutput<typeof codePurpose>;

/** What may have proved that a human asks; with `none` nothing has, and the operator wants it so (SMS-31). */
const humanProvider = v.picklist(['altcha', 'turnstile', 'none']);

const proved = {
  countryDialingCode: '84',
  verificationProvider: 'altcha',
  verificationPayload: 'eyJleGFtcGxlIjp0cnVlfQ==',
} as const;
const sent = {
  state: [A_STRANGER, A_HUMAN],
  output: { expirationTime: 1_790_000_000_000 },
};

/**
 * Sends an SMS code (CALL-17). Registration names the number `mobileNo`, the others `mobileNum` (SMS-15 to SMS-17).
 * The answer is the same whether or not an account has the number (FORGOT-54).
 */
export const sendCode = defineOperation({
  id: 'verification.sendCode',
  method: 'POST',
  path: '/wps/verification/code',
  moduleId: 'REGMOBVERF3',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({
    mobileNum: v.optional(mobileNumber),
    mobileNo: v.optional(mobileNumber),
    countryDialingCode,
    purpose: codePurpose,
    /** Which human verification was passed, and what proves it (SMS-19, SMS-32). */
    verificationProvider: humanProvider,
    verificationPayload: v.pipe(v.string(), v.maxLength(4096)),
    /** The work that the last refusal asked for, for this number. */
    work: v.optional(workDone),
  }),
  /** When the next code may be asked for (SMS-20 to SMS-22). */
  output: v.object({ expirationTime: tolerant(timestamp()) }),
  inputFromState: {
    mobileNum: 'newMobileNum',
    mobileNo: 'newMobileNum',
    countryDialingCode: 'newCountryDialingCode',
    verificationPayload: 'verificationPayload',
    work: MAKE_WORK,
  },
  refusals: [
    {
      errorCode: 'rate.limited',
      status: 429,
      state: [A_STRANGER, A_HUMAN, theMost('newCodes')],
      retryAfter: 60,
    },
    {
      errorCode: 'human.verification.failed',
      status: 200,
      state: [A_STRANGER, { ...A_HUMAN, params: { ...A_HUMAN.params, used: true } }],
    },
    {
      errorCode: 'mobile.country.closed',
      status: 200,
      state: [A_STRANGER, A_HUMAN],
      input: { ...proved, countryDialingCode: '999', mobileNum: '912345678', purpose: 'login' },
      inputFromState: { countryDialingCode: null },
    },
    // Many codes were asked for: whose number it is still has a way.
    {
      errorCode: 'work.required',
      status: 200,
      state: [A_STRANGER, A_HUMAN, theMost('freeCodes')],
      value: asksForWork(false),
    },
  ],
  example: { ...sent, input: { ...proved, mobileNum: '912345678', purpose: 'login' } },
  moreExamples: [
    {
      ...sent,
      title: 'for a registration',
      input: { ...proved, mobileNo: '912345678', purpose: 'register' },
    },
    {
      title: 'with work that was asked for',
      state: [A_STRANGER, A_HUMAN, theMost('freeCodes'), WORK_ASKED],
      input: { ...proved, mobileNum: '912345678', purpose: 'login', work: WORK_DONE_EXAMPLE },
      output: sent.output,
    },
    { ...sent, title: 'for a new password', input: { ...proved, mobileNum: '912345678', purpose: 'forget' } },
    ...(['turnstile', 'none'] as const).map((verificationProvider) => ({
      ...sent,
      title: verificationProvider === 'none' ? 'without a human verification' : 'with Turnstile',
      input: { ...proved, verificationProvider, mobileNum: '912345678', purpose: 'login' as const },
    })),
  ],
});

/** Which human verification was passed, and what proves it. */
export type HumanProof = Pick<
  v.InferOutput<(typeof sendCode)['input']>,
  'verificationProvider' | 'verificationPayload'
>;

/** The same where nobody may have asked for it. */
export const humanProof = v.partial(v.pick(sendCode.input, ['verificationProvider', 'verificationPayload']));
