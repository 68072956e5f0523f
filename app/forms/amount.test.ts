import { expect, it } from 'vitest';
import { amountIssue, amountOf, groupedAmount, typedAmount } from './amount';

const BOUNDS = { min: 50_000_00, max: 300_000_000_00 };

it.each([
  ['500000', '500000'],
  ['500.000', '500000'],
  [' 1.234.567 ', '1234567'],
  ['007', '7'],
  ['0', '0'],
])('reads %s, however it came, as %s [MONEY-02]', (text, value) => {
  expect(typedAmount(text, '.')).toBe(value);
  expect(typedAmount(text, '.', true)).toBe(value);
});

it('lets separators stand anywhere while keys come one by one [MONEY-02]', () => {
  expect(typedAmount('50.0000', '.', true)).toBe('500000');
  expect(typedAmount('.', '.', true)).toBe('');
});

it.each([
  ['+500000', '-500000', '−500000', '-0'],
  ['5e5', '1e400', '0x10', '٥٠٠٠٠٠', '５０００００'],
  ['50 000', '50 000', '500,000', "500'000", '50000,5', '50000.5', '5.00', '1.5'],
  ['NaN', 'Infinity', 'nhiều', '9'.repeat(400), '1'.repeat(14)],
])('leaves %s and its like as they were typed, and refuses them [MONEY-02 MONEY-22]', (...texts) => {
  for (const text of texts) {
    const value = typedAmount(text, '.');
    expect([text, value, amountIssue(value, BOUNDS)]).toEqual([text, text, 'amount']);
    expect(amountOf(value)).toBeUndefined();
    expect(groupedAmount(value)).toBe(text);
  }
});

it('says what is missing, too little and too much, the bounds themselves included [MONEY-02]', () => {
  const issues = ['', '0', '49999', '50000', '300000000', '300000001', '9999999999999'].map((value) =>
    amountIssue(value, BOUNDS),
  );
  expect(issues).toEqual(['required', 'low', 'low', undefined, undefined, 'high', 'high']);
});

it('shows digits in groups of three, and keeps every one of them [MONEY-02]', () => {
  expect(groupedAmount('1234567')).toBe('1.234.567');
  expect(groupedAmount('999')).toBe('999');
  expect(amountOf('9999999999999')).toBe(999_999_999_999_900);
});
