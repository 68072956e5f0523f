import { plainText } from '@/app/lib/text/plain-text';
import type { Country } from './use-countries';

export type NamedCountry = Country & { name: string };

/** The countries by their names in a language, in its order; a code stands for a name the platform does not know. */
export function namedCountries(countries: readonly Country[], languageTag: string): NamedCountry[] {
  const names = new Intl.DisplayNames([languageTag, 'en'], { type: 'region' });
  return countries
    .map((country) => ({ ...country, name: names.of(country.countryCode) ?? country.countryCode }))
    .sort((a, b) => a.name.localeCompare(b.name, languageTag));
}

/** Countries whose name, with or without accents, dialling code or ISO code is looked for (LOGIN-07). */
export function findCountries(countries: readonly NamedCountry[], search: string): readonly NamedCountry[] {
  const wanted = plainText(search);
  const code = wanted.replace(/^\+/, '');
  if (!code) return countries;
  const found = countries.filter(
    ({ name, countryCode, countryDialingCode }) =>
      plainText(name).includes(wanted) ||
      countryDialingCode.startsWith(code) ||
      countryCode.toLowerCase() === wanted,
  );
  return found.sort((a, b) => Number(isMeant(b, wanted)) - Number(isMeant(a, wanted)));
}

/** Names that begin with what was typed, and the code itself, go before names that merely have it in them. */
function isMeant({ name, countryCode, countryDialingCode }: NamedCountry, wanted: string): boolean {
  return (
    plainText(name).startsWith(wanted) ||
    countryCode.toLowerCase() === wanted ||
    countryDialingCode === wanted.replace(/^\+/, '')
  );
}
