import { type Ref, useImperativeHandle } from 'react';
import { useLocale } from '@/app/locale/locale';
import { useSite } from '@/app/session/site.queries';
import { PhoneField } from '../phone/phone-field';
import { useCountries } from '../phone/use-countries';
import { CodeField } from '../verification/code-field';
import { useVerificationCode } from '../verification/use-verification-code';
import type { LoginFormState, SmsFieldsHandle } from './use-login-form';

type Props = { ref: Ref<SmsFieldsHandle>; form: LoginFormState };

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
  const countryDialingCode = dialingCodeOf(country);
  const code = useVerificationCode({
    purpose: 'login',
    mobile: { mobileNum: form.values.mobileNum, countryDialingCode },
    checkMobile: form.checkMobile,
    firebase: firebaseVerification,
  });
  useImperativeHandle(ref, () => ({ countryDialingCode, confirm: code.confirm }));

  return (
    <>
      <PhoneField {...form.field('mobileNum')} country={country} onCountry={form.setCountry} />
      <CodeField {...form.field('verificationCode')} code={code} />
    </>
  );
}
