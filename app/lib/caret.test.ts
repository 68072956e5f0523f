import { expect, it } from 'vitest';
import { afterKey, caretAfter } from './caret';

it.each([
  ['912 345 678', 0, 0],
  ['912 345 678', 3, 3],
  ['912 345 678', 4, 5],
  ['912 345 678', 9, 11],
  ['', 0, 0],
])('in "%s" the caret after %d digits stands at %d [LOGIN-07]', (text, digits, caret) => {
  expect(caretAfter(text, digits)).toBe(caret);
});

it.each([
  // The dot of 12.345 was erased: the 2 is meant.
  ['deleteContentBackward', '12345', 2, '12345', { digits: '1345', caret: 1 }],
  ['deleteContentBackward', '12.34', 5, '12345', { digits: '1234', caret: 4 }],
  ['deleteContentForward', '12345', 2, '12345', { digits: '12345', caret: 2 }],
  ['insertText', '126.345', 3, '12345', { digits: '126345', caret: 3 }],
])(
  'after %s leaves in "%s" at %d what was meant [LOGIN-07 MONEY-02]',
  (inputType, value, at, before, left) => {
    const event = { inputType } as unknown as Event;
    expect(afterKey({ value, selectionStart: at }, event, value.replace(/\D/g, ''), before)).toEqual(left);
  },
);
