import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it.each([
  ['Nổ hũ', 'no hu'],
  ['  NỔ   HŨ ', 'no hu'],
  ['Đèn Trời', 'den troi'],
  ['đá gà', 'da ga'],
  ['Bắn cá', 'ban ca'],
  // The same letters, their marks written apart.
  ['Nổ hũ'.normalize('NFD'), 'no hu'],
  ['ÇéÑ 88', 'cen 88'],
  ['Sâm Lộc ۸۸๘', 'sam loc 888'],
  ['', ''],
])('reads %j as %j [GAME-75]', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
