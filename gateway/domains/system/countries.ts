import { getCountries as allCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { getCountries } from '@/contracts/system/countries';
import type { Merchant } from '../../db/schema';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';

const COUNTRIES = allCountries().map((countryCode) => ({
  countryCode: countryCode as string,
  countryDialingCode: getCountryCallingCode(countryCode) as string,
}));

/** The merchant's countries with their dialling codes, every country unless it names some, and its own (CALL-32). */
export function countries({ merchant }: Call<typeof getCountries>) {
  return { list: countriesOf(merchant), defaultCountryCode: merchant.defaultCountry };
}

function countriesOf({ mobileCountries, defaultCountry }: Merchant) {
  if (mobileCountries.length === 0) return COUNTRIES;
  return COUNTRIES.filter(
    ({ countryCode }) => countryCode === defaultCountry || mobileCountries.includes(countryCode),
  );
}

/**
 * Stops before a message to a country that is not on the merchant's list: each one costs, and whoever asks for it may
 * earn by it (SMS-18).
 * @throws Refusal `mobile.country.closed`
 */
export function refuseClosedCountry(merchant: Merchant, dialingCode: string): void {
  const isOpen = countriesOf(merchant).some(({ countryDialingCode }) => countryDialingCode === dialingCode);
  if (!isOpen) throw new Refusal('mobile.country.closed');
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
