import { expect, it } from 'vitest';
import { isEditOfDigits, plainFigures } from './typed-edit';

const at = (start: number, end = start) => ({ text: '1.500', start, end });
const edited = (text: string, caret: number, inputType = 'insertText', data: string | null = null) => ({
  text,
  caret,
  inputType,
  data,
});

it.each([
  ['a digit behind the others', at(5), edited('1.5007', 6)],
  ['digits among the others, from wherever', at(3), edited('1.57700', 5, 'insertFromPaste', '77')],
  ['digits in the place of some', at(2, 5), edited('1.7', 3)],
  ['digits in the place of all', at(0, 5), edited('77', 2)],
  ['a key that nobody announced', null, edited('1.5007', 6, 'insertText', '7')],
  ['a digit that is taken away', at(5), edited('1.50', 4, 'deleteContentBackward')],
  ['all that is taken away', null, edited('', 0, 'deleteByCut')],
])('is one of digits: %s [MONEY-02]', (_, before, after) => {
  expect(isEditOfDigits('1.500', before, after)).toBe(true);
});

it.each([
  ['a mark', at(5), edited('1.500.', 6)],
  ['a whole text in the place of all, alike as it is', at(0, 5), edited('1.5', 3, 'insertText', '1.5')],
  ['the same, which nobody announced', null, edited('1.5', 3, 'insertText', '1.5')],
  ['one with a digit more, which nobody announced', null, edited('1.5000', 6, 'insertText', '1.5000')],
  ['what a browser fills in, and says nothing of', null, edited('1.5000', 6, '')],
  ['a correction of the whole', at(5), edited('1.50', 4, 'insertReplacementText')],
  ['another text that an undo brings back', at(5), edited('1.7', 3, 'historyUndo')],
  ['a deletion that leaves another text', at(5), edited('7.5', 3, 'deleteContentBackward')],
])('is none of digits: %s [MONEY-02]', (_, before, after) => {
  expect(isEditOfDigits('1.500', before, after)).toBe(false);
});

it('reads digits of any script, and no signs that nobody sees', () => {
  expect(plainFigures('\u202a+۸۴ ٩١٢\u202c\u200b')).toBe('+84 912');
});
