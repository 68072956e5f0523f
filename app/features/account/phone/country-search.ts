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
  const wanted = plain(search);
  const code = wanted.replace(/^\+/, '');
  if (!code) return countries;
  return countries.filter(
    ({ name, countryCode, countryDialingCode }) =>
      plain(name).includes(wanted) ||
      countryDialingCode.startsWith(code) ||
      countryCode.toLowerCase() === wanted,
  );
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().trim();
}
