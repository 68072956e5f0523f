import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getCountries } from 'libphonenumber-js/min';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@/app/locale/languages';
import { findCountries, namedCountries } from './country-search';

const COUNTRIES = [
  { countryCode: 'VN', countryDialingCode: '84' },
  { countryCode: 'FR', countryDialingCode: '33' },
  { countryCode: 'US', countryDialingCode: '1' },
  { countryCode: 'DE', countryDialingCode: '49' },
  { countryCode: 'CI', countryDialingCode: '225' },
  { countryCode: 'KH', countryDialingCode: '855' },
];

it('names the countries in the language of the page and sorts them by its rules [LOGIN-07]', () => {
  expect(namedCountries(COUNTRIES, 'vi').map(({ name }) => name)).toEqual([
    'Campuchia',
    'Côte d’Ivoire',
    'Đức',
    'Hoa Kỳ',
    'Pháp',
    'Việt Nam',
  ]);
  expect(namedCountries(COUNTRIES, 'en').map(({ name }) => name)).toContain('Germany');
});

it.each([
  ['phap', ['FR']],
  ['PHÁP', ['FR']],
  ['duc', ['DE']],
  ['cote d', ['CI']],
  ['viet', ['VN']],
  ['+84', ['VN']],
  ['84', ['VN']],
  ['8', ['KH', 'VN']],
  ['p', ['FR', 'KH']],
  ['kh', ['KH']],
  ['us', ['US']],
  [' ', ['KH', 'CI', 'DE', 'US', 'FR', 'VN']],
  ['+', ['KH', 'CI', 'DE', 'US', 'FR', 'VN']],
  ['nowhere', []],
])('"%s" finds %s [LOGIN-07]', (search, codes) => {
  const found = findCountries(namedCountries(COUNTRIES, 'vi'), search);
  expect(found.map(({ countryCode }) => countryCode)).toEqual(codes);
});

it('has names in every language of the site, and a flag, for every country with a dialling code [LOGIN-07]', () => {
  const all = getCountries().map((countryCode) => ({ countryCode, countryDialingCode: '1' }));
  expect(all.length).toBeGreaterThan(240);
  for (const { tag } of LANGUAGES) {
    const unnamed = namedCountries(all, tag).filter(({ name, countryCode }) => name === countryCode);
    expect([tag, unnamed]).toEqual([tag, []]);
  }
  const flagOf = (code: string) => join(process.cwd(), 'public/flags', `${code.toLowerCase()}.svg`);
  expect(all.filter(({ countryCode }) => !existsSync(flagOf(countryCode)))).toEqual([]);
});
