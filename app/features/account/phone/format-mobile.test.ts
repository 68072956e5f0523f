import { describe, expect, it } from 'vitest';
import { formatMobile } from './format-mobile';

describe('a number while it is typed', () => {
  it.each([
    ['84', '912345678', '912 345 678', true],
    ['84', '0912345678', '0912 345 678', true],
    ['84', '912', '912', false],
    ['84', '91234', '912 34', false],
    ['84', '84912345678', '84912345678', false],
    ['1', '2025550123', '202 555 0123', true],
    ['66', '812345678', '81 234 5678', true],
    ['86', '13800138000', '138 0013 8000', true],
    ['855', '12345678', '12 345 678', true],
    ['999', '912345678', '912345678', false],
  ])('+%s %s is shown as %s [LOGIN-07]', (code, digits, text, complete) => {
    expect(formatMobile(digits, code)).toEqual({ text, complete });
  });

  it('never loses a digit, whatever is typed [LOGIN-07]', () => {
    for (const code of ['84', '1', '7', '39', '54', '52', '55', '86', '880', '998']) {
      for (const typed of ['0', '00', '1', '0000000000', '99999999999999999999', '12345678901234567890']) {
        for (let length = 1; length <= typed.length; length += 1) {
          const digits = typed.slice(0, length);
          expect(formatMobile(digits, code).text.replace(/\D/g, '')).toBe(digits);
        }
      }
    }
  });
});
