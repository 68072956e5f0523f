import { expect, it } from 'vitest';
import { asciiDigits } from '../../contracts/shared/digits';
import { amountIssue, amountOf, groupedAmount, typedAmount } from './amount';

const BOUNDS = { min: 50_000_00, max: 300_000_000_00 };

it.each([
  ['500000', '500000'],
  ['500.000', '500000'],
  [' 1.234.567 ', '1234567'],
  ['007', '7'],
  ['0', '0'],
  ['٥٠٠٠٠٠', '500000'],
  ['５０００００', '500000'],
  ['๕๐๐.๐๐๐', '500000'],
  ['\u200f500.000\u200e', '500000'],
])('reads %s as %s [MONEY-02]', (text, value) => {
  expect(typedAmount(text, '.')).toBe(value);
});

it('reads a mark as the page’s language has it [MONEY-02]', () => {
  expect([typedAmount('1.234', '.'), typedAmount('1.234', ',')]).toEqual(['1234', '1.234']);
  expect([typedAmount('1,234', '.'), typedAmount('1,234', ',')]).toEqual(['1,234', '1234']);
  expect([typedAmount('1 234 567', '\u202f'), typedAmount("1'234", '’')]).toEqual(['1234567', '1234']);
  expect([typedAmount('٥٠٠٬٠٠٠', '٬'), typedAmount('٥٠٠٬٠٠٠', '.')]).toEqual(['500000', '500٬000']);
});

it.each([
  ['+500000', '-500000', '−500000', '-0', '500.000-', '(500.000)'],
  ['5e5', '1e400', '0x10', '200k', '200.000đ', '₫ 200.000', '5²', 'hai trăm'],
  ['500,000', '50000,5', '50000.5', '5.00', '1.5', '200000.50', '200.000,50', '200,000.50', '٥٠٠٫٥', '1٫5'],
  ['0.500', '000.500', '1.5000', '1..500', '.500', '500.', '.', '1.234 567', '1 2 3', '1.234.56'],
  ['50 000', '50\u00a0000', '50\u202f000', "500'000", '500’000'],
  ['NaN', 'Infinity', 'nhiều', '9'.repeat(400), '1'.repeat(14)],
])('leaves %s and its like as they were typed, and refuses them [MONEY-02 MONEY-22]', (...texts) => {
  for (const text of texts) {
    const value = typedAmount(text, '.');
    expect([text, value, amountIssue(value, BOUNDS)]).toEqual([text, asciiDigits(text), 'amount']);
    expect(amountOf(value)).toBeUndefined();
    expect(groupedAmount(value)).toBe(value);
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
