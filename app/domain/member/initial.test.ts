import { describe, expect, it } from 'vitest';
import { initialOf } from './initial';

describe('the initial in the avatar [MEMB-27 MEMB-28]', () => {
  it.each([
    ['minh An', 'account', 'M'],
    ['đạt', 'account', 'Đ'],
    ['  ', 'account', 'A'],
    [null, 'khoa', 'K'],
    ['🐯 hổ', 'khoa', '🐯'],
  ])(
    'takes the first letter of the nickname %s, else of the account, in upper case [MEMB-27 MEMB-28]',
    (nickname, account, initial) => {
      expect(initialOf(nickname, account)).toBe(initial);
    },
  );
});
