import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { formatCount, formatNumber, formatRate, formatShortRate, runningYear } from './figures';

afterEach(() => overwriteGetLocale(() => 'vi'));

it.each([
  ['vi', '8.420', '1.234.567,5', '1.500,70', '0,5', '15'],
  ['en', '8,420', '1,234,567.5', '1,500.70', '0.5', '15'],
] as const)('writes figures in %s as its texts do [WALLET-12 LANG-26]', (locale, ...texts) => {
  overwriteGetLocale(() => locale);
  expect([
    formatCount(8420.9),
    formatNumber('1234567.5'),
    formatRate(150_070),
    formatShortRate(50),
    formatShortRate(1_500),
  ]).toEqual(texts);
});

it.each([
  [5, '0,05', '0,05'],
  [70, '0,70', '0,7'],
  [1234, '12,34', '12,34'],
  [1000, '10,00', '10'],
])('writes %d hundredths of a percent as %s, or short as %s [MONEY-02]', (rate, whole, short) => {
  expect([formatRate(rate), formatShortRate(rate)]).toEqual([whole, short]);
});

it.each([
  ['2026-06-30T12:00:00Z', 'Asia/Ho_Chi_Minh', '2026'],
  ['2026-12-31T16:59:59Z', 'Asia/Ho_Chi_Minh', '2026'],
  ['2026-12-31T17:00:00Z', 'Asia/Ho_Chi_Minh', '2027'],
  ['2027-01-01T04:59:59Z', 'America/New_York', '2026'],
  ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027'],
])('knows the year at %s in %s: %s [HOME-30]', (moment, zone, year) => {
  expect(runningYear(zone, Date.parse(moment))).toBe(year);
});
