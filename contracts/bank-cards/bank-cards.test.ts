import * as v from 'valibot';
import { expect, it } from 'vitest';
import { isGuessable } from '../member/payment-password';
import { isCardNumber } from './card-number';
import { holderName, isSameName, printedName } from './holder-name';

it.each([
  ['1029384756', true],
  ['9704000000000018', true],
  ['9704000000000017', false],
  ['9704000000000000001', false],
  ['12345', false],
  ['12345678901234567890', false],
  ['1029 3847 56', false],
  ['١٢٣٤٥٦٧٨', false],
  ['-1029384756', false],
  ['', false],
])('takes %j for a card or account number: %s [ACC-15]', (digits, is) => {
  expect(isCardNumber(digits)).toBe(is);
});

it.each([
  ['Nguyễn Minh An', 'NGUYEN MINH AN'],
  ['  đỗ   thị  ngọc ánh ', 'DO THI NGOC ANH'],
  ["Trần D'Arc-Lê", "TRAN D'ARC-LE"],
])('reads the name %j as banks print it, %s [ACC-15]', (name, printed) => {
  expect(v.is(holderName, name)).toBe(true);
  expect(printedName(name)).toBe(printed);
});

it('takes a name for the same whatever phone or bank wrote it, and another for another [ACC-15]', () => {
  for (const [one, other] of [
    ['Nguyễn Minh An', 'NGUYEN  MINH AN'],
    ['H’Hen Niê', "H'HEN NIE"],
    ["H'Hen Niê", 'H HEN NIE'],
    ['Trần Anne-Marie', 'TRAN ANNE MARIE'],
    ['Nguyễn Minh An'.normalize('NFD'), 'NGUYỄN MINH AN'],
  ] as const)
    expect([one, isSameName(one, other)]).toEqual([one, true]);
  for (const other of ['Nguyen Minh Anh', 'Nguyen An Minh', 'Nguyen Min An'])
    expect(isSameName('Nguyễn Minh An', other)).toBe(false);
});

it.each(['A', '1', '<b>An</b>', 'An\u0000h', '   ', 'x'.repeat(51)])(
  'takes %j for nobody’s name [ACC-15]',
  (name) => {
    expect(v.is(holderName, name)).toBe(false);
  },
);

it('knows the payment passwords that are guessed first [ACC-12]', () => {
  expect(['111111', '123456', '987654', '654321'].map(isGuessable)).toEqual([true, true, true, true]);
  expect(['220926', '121212', '112345', '901234'].map(isGuessable)).toEqual([false, false, false, false]);
});
