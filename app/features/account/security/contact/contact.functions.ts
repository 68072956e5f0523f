import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { visitOrigin } from '@/app/lib/calls/visit';
import { CODE_COUNTDOWN } from '@/app/lib/time/timing';
import { changeEmail, changeMobile, emailAddress } from '@/contracts/security/contacts';
import { sendMemberCode } from '@/contracts/verification/send-member-code';
import { countryDialingCode } from '@/contracts/verification/verification-fields';
import { normaliseMobile } from '../../phone/normalise-mobile.server';

/** As typed: digits, perhaps with a trunk zero. */
const typedNumber = v.object({ mobileNum: v.pipe(v.string(), v.regex(/^\d{1,24}$/)), countryDialingCode });
const { channel } = sendMemberCode.input.entries;
const codeSchema = v.object({ channel, mobile: v.optional(typedNumber), email: v.optional(emailAddress) });
const { verificationCode, currentCode, answers, loginPassword, passkey } = changeMobile.input.entries;
const proof = { verificationCode, currentCode, answers, loginPassword, passkey };
const mobileSchema = v.object({ ...proof, mobile: v.optional(typedNumber) });
const emailSchema = v.object({ ...proof, email: v.optional(emailAddress) });

/** A passkey is judged by the site that the member sees. */
function onSite<Given extends { passkey?: string }>(given: Given) {
  return given.passkey ? { ...given, origin: visitOrigin() } : given;
}

/** Has a code sent to the member's present contact or a new one; answers the wait before another, in milliseconds. */
export const sendMemberCodeFn = createServerFn({ method: 'POST' })
  .validator(inputOf(codeSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { mobile, ...asked } = data();
      const { expirationTime } = await siteContext().callGateway(sendMemberCode, {
        ...asked,
        ...(mobile && normaliseMobile(mobile)),
      });
      const waitMs = (expirationTime ?? 0) - Date.now();
      return { waitMs: waitMs > 0 ? waitMs : CODE_COUNTDOWN };
    }),
  );

/** Changes the mobile number, or proves the present one; what proves it leaves the edge encrypted only (ACC-02). */
export const changeMobileFn = createServerFn({ method: 'POST' })
  .validator(inputOf(mobileSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { mobile, ...given } = data();
      const number = mobile && normaliseMobile(mobile);
      await siteContext().callGateway(changeMobile, { ...onSite(given), ...number });
      return null;
    }),
  );

/** Changes the e-mail address, or proves the present one; what proves it leaves the edge encrypted only (CALL-39). */
export const changeEmailFn = createServerFn({ method: 'POST' })
  .validator(inputOf(emailSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      await siteContext().callGateway(changeEmail, onSite(data()));
      return null;
    }),
  );
