import { expect, it } from 'vitest';
import { initialOf } from './initial';

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
