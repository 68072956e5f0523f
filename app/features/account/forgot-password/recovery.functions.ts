import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { recoverByEmail } from '@/contracts/member/recover-by-email';
import { setPasswordByPhone } from '@/contracts/member/set-password-by-phone';
import { humanProof } from '@/contracts/verification/send-code';
import { countryDialingCode } from '@/contracts/verification/verification-fields';
import { firstLogin, openLogin } from '../login/log-in.server';
import { normaliseMobile } from '../phone/normalise-mobile.server';
import { refuseUnproved } from '../verification/refuse-unproved.server';

const phoneSchema = v.object({ ...setPasswordByPhone.input.entries, countryDialingCode });

const emailSchema = v.object({ ...recoverByEmail.input.entries, ...humanProof.entries });

/** Sets the password of the account with this number and logs it in (FORGOT-23, FORGOT-24, FORGOT-31 to FORGOT-35). */
export const setPasswordByPhoneFn = createServerFn({ method: 'POST' })
  .validator(inputOf(phoneSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { mobileNum, countryDialingCode, ...proof } = data();
      const { account } = await siteContext().callGateway(setPasswordByPhone, {
        ...proof,
        ...normaliseMobile({ mobileNum, countryDialingCode }),
      });
      if (!account) return { account: '', session: null, refusal: undefined };
      // The password is set by now: a login that fails leaves the visitor a guest who knows it.
      const login = { type: 'username', username: account, password: proof.newPassword } as const;
      return { account, ...(await firstLogin(openLogin(siteContext(), login))) };
    }),
  );

/** Has the gateway send a way back in by e-mail; the answer tells nothing (FORGOT-46 to FORGOT-49, FORGOT-54). */
export const recoverByEmailFn = createServerFn({ method: 'POST' })
  .validator(inputOf(emailSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { username, email, work, ...proof } = data();
      await refuseUnproved(siteContext(), proof);
      await siteContext().callGateway(recoverByEmail, {
        username: username.trim(),
        email: email.trim(),
        work,
      });
      return null;
    }),
  );
