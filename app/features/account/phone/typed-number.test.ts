import { expect, it } from 'vitest';
import { LOGIN_MOBILE_NUM } from '../field-rules';
import { typedDigits } from './typed-number';

it.each([
  ['912345678', '912345678'],
  ['0912 345 678', '0912345678'],
  ['+84 912-345.678', '912345678'],
  ['\u202a+٨٤ ٩١٢ ٣٤٥ ٦٧٨\u202c', '912345678'],
  ['０９１２３４５６７８', '0912345678'],
  ['  +84912345678', '912345678'],
  ['84912345678', '84912345678'],
  ['+1 202 555 0123', '12025550123'],
  ['abc', ''],
  ['9'.repeat(30), '9'.repeat(20)],
])('of %s typed beside +84 the digits %s are kept [LOGIN-07]', (typed, digits) => {
  expect(typedDigits(typed, '84')).toBe(digits);
});

it('keeps at most 20 digits of a mobile number [CONST-05]', () => {
  expect(LOGIN_MOBILE_NUM.max).toBe(20);
  expect(typedDigits('1'.repeat(21), '84')).toHaveLength(20);
});
