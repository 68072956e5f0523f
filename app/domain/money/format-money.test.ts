import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { shownAmount } from '@/contracts/shared/amount';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { formatMoney, formatShortMoney, moneyParts } from './format-money';

const VND = { symbol: '₫' };

describe('money', () => {
  it.each([
    [12345678.5, '12.345.678,50\u00a0₫'],
    [0, '0,00\u00a0₫'],
    [0.29, '0,29\u00a0₫'],
    [999.999, '999,99\u00a0₫'],
    [1000, '1.000,00\u00a0₫'],
    [-45.1, '−45,10\u00a0₫'],
    [-0.05, '−0,05\u00a0₫'],
    [-0.001, '0,00\u00a0₫'],
    [123456789012.34, '123.456.789.012,34\u00a0₫'],
  ])(
    'writes %d with a currency sign and two decimals, cut and never rounded up [WALLET-02 WALLET-03 WALLET-04 CONST-24]',
    (amount, text) => {
      expect(formatMoney(v.parse(shownAmount, amount), VND)).toBe(text);
    },
  );

  it('takes its separators from the language of the page, its symbol from the site settings [WALLET-04]', () => {
    const amount = v.parse(shownAmount, 1234.5);
    expect(formatMoney(amount, { symbol: '$' })).toBe('1.234,50\u00a0$');
    overwriteGetLocale(() => 'en');
    expect(formatMoney(amount, VND)).toBe('1,234.50\u00a0₫');
    overwriteGetLocale(() => 'vi');
    expect(moneyParts(amount, VND)).toEqual({ sign: '', whole: '1.234', decimals: ',50', symbol: '₫' });
  });

  it('leaves the decimals out of running text where they are zero [MONEY-02]', () => {
    const texts = [50_000, 0, -12.5, 1.05].map((given) => formatShortMoney(v.parse(shownAmount, given), VND));
    expect(texts).toEqual(['50.000\u00a0₫', '0\u00a0₫', '−12,50\u00a0₫', '1,05\u00a0₫']);
  });
});
