import { expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../languages';
import { asciiDigits } from './digits';

const ASCII = '0123456789';
const all = (property: RegExp) =>
  Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => (code < 0xd800 || code > 0xdfff) && property.test(String.fromCodePoint(code)))
    .map((code) => String.fromCodePoint(code));

it('reads the digits of every numbering system and language, as the platform writes them', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').map((system) => `en-u-nu-${system}`);
  const tags = [...systems, ...LANGUAGE_TAGS, ...LANGUAGE_TAGS.map((tag) => `${tag}-u-nu-native`)];
  const written = tags.map((tag) => new Intl.NumberFormat(tag, { useGrouping: false }).format(9_876_543_210));
  // Some write numbers in words or signs that are no digits.
  const inDigits = written.filter((number) => /^\p{Nd}+$/u.test(number));
  expect(inDigits.length).toBeGreaterThan(80);
  expect([...new Set(inDigits.map(asciiDigits))]).toEqual(['9876543210']);
});

it('makes of every digit there is its own, ten of each script, and leaves everything else alone', () => {
  const digits = all(/^\p{Nd}$/u);
  expect(digits.length).toBeGreaterThan(600);
  expect(digits.map(asciiDigits).join('')).toBe(ASCII.repeat(digits.length / ASCII.length));
  const others = all(/^[\p{No}\p{Nl}\p{P}\p{S}\p{Z}\p{Cf}]$/u);
  expect(others.filter((other) => asciiDigits(other) !== other)).toEqual([]);
  expect(asciiDigits('Đợt ٣ — ½ x² Ⅷ 一')).toBe('Đợt 3 — ½ x² Ⅷ 一');
});
