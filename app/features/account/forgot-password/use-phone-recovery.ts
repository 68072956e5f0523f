import { type RefObject, useEffect, useState } from 'react';
import { type ErrorCode, GatewayError } from '../../../../contracts/errors';
import { unwrap } from '../../../lib/outcome';
import { SET_PASSWORD_LOADING } from '../../../lib/timing';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { useSessionActions } from '../../../session/use-session-actions';
import { useSessionEnded } from '../../../shell/session-watch';
import { useToast } from '../../../shell/toast';
import type { Issues } from '../field-rules';
import { focusField } from '../focus-field';
import type { KnownAccount } from '../known-name';
import { typedDigits } from '../phone/typed-number';
import { useCountries } from '../phone/use-countries';
import { typedValues } from '../typed-values';
import { useBusy } from '../use-busy';
import { useRevalidateOnLanguage } from '../use-revalidate-on-language';
import { useVerificationCode } from '../verification/use-verification-code';
import { setPasswordByPhoneFn } from './recovery.functions';
import { type PhoneFieldName, type PhoneValues, phoneIssues } from './recovery-rules';

const EMPTY: PhoneValues = { mobileNum: '', verificationCode: '', newPassword: '' };

type Reactions = {
  onLoggedIn: () => Promise<void> | void;
  /** The password is set, but the login with it failed (FORGOT-26). */
  onLoginNeeded: (account: KnownAccount) => Promise<void> | void;
};

/** State and behaviour of recovery by phone: code, new password, login (FORGOT-21 to FORGOT-38). */
export function usePhoneRecovery(
  form: RefObject<HTMLFormElement | null>,
  { onLoggedIn, onLoginNeeded }: Reactions,
) {
  const { firebaseVerification } = useSite();
  const { begin } = useSessionActions();
  const onClosed = useSessionEnded();
  const toast = useToast();
  const { defaultCountryCode, dialingCodeOf } = useCountries();
  const [picked, setCountry] = useState<string | null>(null);
  const [values, setValues] = useState(EMPTY);
  const [issues, setIssues] = useState<Issues<PhoneFieldName>>({});
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const { sending, isBusy, setBusy } = useBusy();
  const [ready, setReady] = useState(false);
  const country = picked ?? defaultCountryCode;
  const mobile = { mobileNum: values.mobileNum, countryDialingCode: dialingCodeOf(country) };
  const code = useVerificationCode({
    purpose: 'forget',
    mobile,
    checkMobile,
    firebase: firebaseVerification,
  });

  useEffect(() => {
    const typed = typedValues(form, EMPTY);
    setValues({ ...typed, mobileNum: typedDigits(typed.mobileNum, '') });
    setReady(true);
  }, [form]);

  useRevalidateOnLanguage(() => {
    if (Object.keys(issues).length > 0) setIssues(phoneIssues(values));
  });

  function change(field: PhoneFieldName, value: string) {
    const next = { ...values, [field]: value };
    setValues((typed) => ({ ...typed, [field]: value }));
    if (issues[field]) setIssues({ ...issues, [field]: phoneIssues(next)[field] });
  }

  // A code needs a good number and nothing else (FORGOT-21, SMS-03).
  function checkMobile(): boolean {
    const { mobileNum } = phoneIssues(values);
    setIssues({ mobileNum });
    if (mobileNum) focusField(form, 'mobileNum');
    return !mobileNum;
  }

  async function submit() {
    if (isBusy()) return;
    const found = phoneIssues(values);
    setIssues(found);
    setRefusal(null);
    const first = Object.keys(found)[0];
    if (first) return focusField(form, first);
    setBusy(true);
    const hideLoading = toast(m.forgot_saving(), { duration: SET_PASSWORD_LOADING });
    try {
      await finish(await setPassword());
    } catch (error) {
      hideLoading();
      setBusy(false);
      refused(error);
    }
  }

  async function setPassword() {
    const { newPassword, verificationCode } = values;
    const { firebaseIdToken } = await code.confirm(verificationCode);
    const proof = firebaseIdToken ? { firebaseIdToken } : { verificationCode };
    return unwrap(setPasswordByPhoneFn({ data: { ...mobile, newPassword, ...proof } }));
  }

  async function finish({ account, session }: Awaited<ReturnType<typeof setPassword>>) {
    toast(m.forgot_saved(), { kind: 'success' });
    // A gateway that names no account: the login opens with the number (FORGOT-26).
    if (!session)
      return onLoginNeeded(account ? { userName: account } : { mobileNum: values.mobileNum, country });
    begin(session);
    // The form stays busy until the next page stands: a second tap must not send it again.
    await onLoggedIn();
  }

  // The old password again empties the password, anything else the code (FORGOT-37, FORGOT-38).
  function refused(error: unknown) {
    onClosed(error);
    const refusedWith = error instanceof GatewayError ? error.code : 'unknown';
    const emptied = refusedWith === 'modify.new.old.same' ? 'newPassword' : 'verificationCode';
    setRefusal(refusedWith);
    setValues((typed) => ({ ...typed, [emptied]: '' }));
    focusField(form, emptied);
  }

  return { ready, values, issues, refusal, sending, country, setCountry, code, change, submit };
}
