import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { codePurpose, sendCode } from '../../../../contracts/verification/send-code';
import { countryDialingCode } from '../../../../contracts/verification/verification-fields';
import { checked, outcomeOf } from '../../../lib/outcome';
import { siteContext } from '../../../lib/site-context';
import { CODE_COUNTDOWN } from '../../../lib/timing';
import { normaliseMobile } from '../phone/normalise-mobile.server';

const proofEntries = {
  verificationProvider: sendCode.input.entries.verificationProvider,
  verificationPayload: sendCode.input.entries.verificationPayload,
};
/** As typed: digits, perhaps with a trunk zero or a dialling code of its own. */
const mobileEntries = { mobileNum: v.pipe(v.string(), v.regex(/^\d{1,24}$/)), countryDialingCode };
const requestSchema = v.object({ ...mobileEntries, ...proofEntries });
const codeRequestSchema = v.object({ ...requestSchema.entries, purpose: codePurpose });

/** Sends an SMS code after the human verification; answers the wait before another one (SMS-15 to SMS-22, SMS-29, SMS-30). */
export const sendCodeFn = createServerFn({ method: 'POST' })
  .validator((data: v.InferInput<typeof codeRequestSchema>) => data)
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { callGateway, verifyHuman } = siteContext();
      const { purpose, mobileNum, countryDialingCode, ...proof } = checked(codeRequestSchema, data);
      const mobile = normaliseMobile({ mobileNum, countryDialingCode });
      await verifyHuman(proof);
      const { expirationTime } = await callGateway(sendCode, {
        ...(purpose === 'register' ? { mobileNo: mobile.mobileNum } : { mobileNum: mobile.mobileNum }),
        countryDialingCode: mobile.countryDialingCode,
        purpose,
        ...proof,
      });
      const waitMs = (expirationTime ?? 0) - Date.now();
      return { waitMs: waitMs > 0 ? waitMs : CODE_COUNTDOWN };
    }),
  );

/** The same checks where Firebase sends the code; answers the number that Firebase is given (SMS-23, SMS-30). */
export const checkFirebaseNumberFn = createServerFn({ method: 'POST' })
  .validator((data: v.InferInput<typeof requestSchema>) => data)
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { mobileNum, countryDialingCode, ...proof } = checked(requestSchema, data);
      const mobile = normaliseMobile({ mobileNum, countryDialingCode });
      await siteContext().verifyHuman(proof);
      return { e164: `+${mobile.countryDialingCode}${mobile.mobileNum}` };
    }),
  );
