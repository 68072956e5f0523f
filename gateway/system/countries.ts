import { getCountries as allCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { getCountries } from '../../contracts/system/countries';
import type { Merchant } from '../db/schema';
import type { Call } from '../handler';

const COUNTRIES = allCountries().map((countryCode) => ({
  countryCode: countryCode as string,
  countryDialingCode: getCountryCallingCode(countryCode) as string,
}));

/** All countries with their dialling codes, and the merchant's own (CALL-32). */
export function countries({ merchant }: Call<typeof getCountries>) {
  return { list: COUNTRIES, defaultCountryCode: merchant.defaultCountry };
}

/** Whether there is a dialling code for a country. */
export function isCountry(code: string): boolean {
  return COUNTRIES.some(({ countryCode }) => countryCode === code);
}

/** `+84912345678`; a number without a dialling code is of the merchant's own country. */
export function internationalNumber(
  merchant: Merchant,
  { mobileNum, countryDialingCode }: { mobileNum: string; countryDialingCode?: string },
): string {
  return `+${countryDialingCode || dialingCodeOf(merchant)}${mobileNum}`;
}

/** Dialling code of the merchant's own country, as in `84`. */
export function dialingCodeOf({ defaultCountry }: Merchant): string {
  return COUNTRIES.find(({ countryCode }) => countryCode === defaultCountry)?.countryDialingCode ?? '84';
}
