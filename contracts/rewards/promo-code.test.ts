import * as v from 'valibot';
import { expect, it } from 'vitest';
import { promoCode, withoutBlanks } from './promo-code';

it('a promo code is taken with the blanks that a keyboard or a message brought with it [INVITE-10]', () => {
  for (const typed of [' TRANGRAM ', 'TRAN GRAM', 'TRANGRAM\n', '\u00a0TRAN\u2009GRAM'])
    expect(v.parse(promoCode, withoutBlanks(typed))).toBe('TRANGRAM');
  for (const typed of ['', '  ', 'A B', 'TRANG RẰM'])
    expect(v.is(promoCode, withoutBlanks(typed))).toBe(false);
});
