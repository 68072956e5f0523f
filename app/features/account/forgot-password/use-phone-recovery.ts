import { useState } from 'react';
import { useForm } from '@/app/forms/use-form';
import { unwrap } from '@/app/lib/calls/outcome';
import { keepsCookies } from '@/app/lib/storage/need-cookies';
import { SET_PASSWORD_LOADING } from '@/app/lib/time/timing';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { useSessionActions } from '@/app/session/use-session-actions';
import { useToast } from '@/app/shell/toast';
import type { GatewayError } from '@/contracts/errors';
import { codeWords, mobileWords, passwordWords } from '../field-words';
import type { KnownAccount } from '../known-account';
import { useCountries } from '../phone/use-countries';
import { useVerificationCode } from '../verification/use-verification-code';
import { setPasswordByPhoneFn } from './recovery.functions';
import { type PhoneFieldName, type PhoneValues, phoneIssues } from './recovery-rules';

const EMPTY: PhoneValues = { mobileNum: '', verificationCode: '', newPassword: '' };
const WORDS = {
  mobileNum: mobileWords,
  verificationCode: codeWords,
  newPassword: () => passwordWords(m.forgot_new_password()),
};

type Reactions = {
  onLoggedIn: () => Promise<void> | void;
  /** The password is set, but the login with it failed (FORGOT-26). */
  onLoginNeeded: (account: KnownAccount) => Promise<void> | void;
};

/** Recovery by phone: code, new password, login (FORGOT-21 to FORGOT-38). */
export function usePhoneRecovery({ onLoggedIn, onLoginNeeded }: Reactions) {
  const { firebaseVerification } = useSite();
  const { begin } = useSessionActions();
  const toast = useToast();
  const { defaultCountryCode, dialingCodeOf } = useCountries();
  const [picked, setCountry] = useState<string | null>(null);
  const country = picked ?? defaultCountryCode;
  const countryDialingCode = dialingCodeOf(country);
  const form = useForm({
    empty: EMPTY,
    words: WORDS,
    check: phoneIssues,
    loading: { text: m.forgot_saving, duration: SET_PASSWORD_LOADING },
    send,
    refused,
  });
  const code = useVerificationCode({
    purpose: 'forget',
    mobile: { mobileNum: form.values.mobileNum, countryDialingCode },
    checkMobile,
    firebase: firebaseVerification,
  });

  // A code needs a good number and nothing else.
  function checkMobile(): boolean {
    const { mobileNum } = form.found;
    return !form.stopAt(mobileNum ? { mobileNum } : {});
  }

  async function send({ mobileNum, verificationCode, newPassword }: PhoneValues) {
    const { firebaseIdToken } = await code.confirm(verificationCode);
    const proof = firebaseIdToken ? { firebaseIdToken } : { verificationCode };
    const { account, session, refusal } = await unwrap(
      setPasswordByPhoneFn({ data: { mobileNum, countryDialingCode, newPassword, ...proof } }),
    );
    toast(m.forgot_saved(), { kind: 'success' });
    // A browser that keeps no cookie has the new password all the same, and reads at the login why that does not hold.
    if (session && keepsCookies()) {
      begin(session);
      return onLoggedIn();
    }
    // A gateway that names no account: the login opens with the number.
    return onLoginNeeded({ ...(account ? { userName: account } : { mobileNum, country }), refusal });
  }

  // The old password again empties the password, anything else the code.
  function refused(error: GatewayError): { spent: PhoneFieldName[] } {
    return { spent: [error.code === 'modify.new.old.same' ? 'newPassword' : 'verificationCode'] };
  }

  return { ...form, country, setCountry, code };
}
