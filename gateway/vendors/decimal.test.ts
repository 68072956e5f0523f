import { expect, it } from 'vitest';
import { decimalOf, hundredthsOf } from './decimal';

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [100_050, '1000.50'],
  [-123_456_789_012_345, '-1234567890123.45'],
])('writes %i hundredths as %s, and reads them back', (hundredths, decimal) => {
  expect(decimalOf(hundredths)).toBe(decimal);
  expect(hundredthsOf(decimal)).toBe(hundredths);
});

it.each([
  '',
  '1',
  '1.5',
  '1.555',
  '01.00',
  '+1.00',
  ' 1.00',
  '1e3',
  '1,000.00',
  'NaN',
  '--1.00',
  '99999999999999.99',
])('reads no amount in %j', (text) => {
  expect(hundredthsOf(text)).toBeNull();
});
