import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { sendCode } from '@/contracts/verification/send-code';
import { firebaseNumber, requestCode } from './request-code.server';

const { purpose, work, countryDialingCode, verificationProvider, verificationPayload } =
  sendCode.input.entries;
const numberSchema = v.object({
  /** As typed: digits, perhaps with a trunk zero or a dialling code of its own. */
  mobileNum: v.pipe(v.string(), v.regex(/^\d{1,24}$/)),
  countryDialingCode,
  verificationProvider,
  verificationPayload,
});
const codeSchema = v.object({ ...numberSchema.entries, purpose, work });

/** Sends an SMS code after the human verification; answers the wait before another one (SMS-15 to SMS-22). */
export const sendCodeFn = createServerFn({ method: 'POST' })
  .validator(inputOf(codeSchema))
  .handler(({ data }) => outcomeOf(async () => requestCode(siteContext(), data())));

/** The same checks where Firebase sends the code; answers the number that Firebase is given (SMS-23). */
export const firebaseNumberFn = createServerFn({ method: 'POST' })
  .validator(inputOf(numberSchema))
  .handler(({ data }) => outcomeOf(async () => firebaseNumber(siteContext(), data())));
