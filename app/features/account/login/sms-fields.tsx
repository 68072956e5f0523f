import { type Ref, useImperativeHandle } from 'react';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { LOGIN_MOBILE_NUM, VERIFICATION_CODE } from '../field-rules';
import { issueText } from '../issue-text';
import { PhoneField } from '../phone/phone-field';
import { useCountries } from '../phone/use-countries';
import { CodeField } from '../verification/code-field';
import { useVerificationCode } from '../verification/use-verification-code';
import type { SmsFieldsHandle, useLoginForm } from './use-login-form';

type Props = { ref: Ref<SmsFieldsHandle>; form: ReturnType<typeof useLoginForm> };

/** Fields of the mobile tab: number with dialling code, and the code sent to it (LOGIN-06 to LOGIN-08). */
export function SmsFields({ ref, form }: Props) {
  useLocale();
  const { firebaseVerification } = useSite();
  const { countries, defaultCountryCode, dialingCodeOf } = useCountries();
  // Several countries share a dialling code; the usual one of the site goes first.
  const kept = [defaultCountryCode, ...countries.map(({ countryCode }) => countryCode)].find(
    (countryCode) => dialingCodeOf(countryCode) === form.keptDialingCode,
  );
  const country = form.country ?? kept ?? defaultCountryCode;
  const { mobileNum, verificationCode } = form.values;
  const countryDialingCode = dialingCodeOf(country);
  const code = useVerificationCode({
    purpose: 'login',
    mobile: { mobileNum, countryDialingCode },
    checkMobile: form.checkMobile,
    firebase: firebaseVerification,
  });
  useImperativeHandle(ref, () => ({ countryDialingCode, confirm: code.confirm }));

  return (
    <>
      <PhoneField
        name="mobileNum"
        label={m.login_mobile()}
        value={mobileNum}
        onChange={(digits) => form.change('mobileNum', digits)}
        country={country}
        onCountry={form.setCountry}
        error={issueText(
          { label: m.login_mobile(), bounds: LOGIN_MOBILE_NUM, format: m.form_mobile_invalid() },
          form.issues.mobileNum,
        )}
      />
      <CodeField
        name="verificationCode"
        label={m.login_code()}
        value={verificationCode}
        onChange={(digits) => form.change('verificationCode', digits)}
        error={issueText(
          { label: m.login_code(), bounds: VERIFICATION_CODE, format: m.form_digits_only() },
          form.issues.verificationCode,
        )}
        code={code}
      />
    </>
  );
}
