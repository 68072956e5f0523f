import { expect, it } from 'vitest';
import { LANGUAGES } from '../../locale/languages';
import type { Locale } from '../../paraglide/runtime.js';
import { LANGUAGE_OFFERS, offeredLanguage } from './offered-language';

it.each<[string[], Locale, Locale | null]>([
  [['en-GB', 'en', 'vi'], 'vi', 'en'],
  [['EN-us'], 'vi', 'en'],
  [['vi-VN', 'en'], 'vi', null],
  [['vi', 'en'], 'en', 'vi'],
  [['ko-KR', 'ko', 'vi'], 'vi', null],
  [['ko-KR', 'ko', 'en-US', 'vi'], 'vi', 'en'],
  [['ar-EG', 'fa'], 'vi', 'en'],
  [['ar-EG'], 'en', null],
  [['vindhyan', 'entish'], 'en', null],
  [[], 'vi', null],
])('offers a browser that wants %j on a page in %s: %s [LANG-26 LANG-31]', (wanted, page, offered) => {
  expect(offeredLanguage(wanted, page)).toBe(offered);
});

it('has an offer in each language that is whole, and in no other [LANG-26]', () => {
  const whole = LANGUAGES.flatMap(({ tag, complete }) => (complete ? tag : []));
  expect(Object.keys(LANGUAGE_OFFERS)).toEqual(whole);
});
