import { fireEvent } from '@testing-library/react';

/** What a browser says of an insertion; `unannounced`: old ones tell of it afterwards alone. */
type How = { inputType?: string; unannounced?: boolean; isComposing?: boolean };

const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

function put(input: HTMLInputElement, text: string, caret: number): void {
  setter?.call(input, text);
  input.setSelectionRange(caret, caret);
}

function edit(input: HTMLInputElement, text: string, caret: number, data: string | null, how: How): void {
  const { inputType = 'insertText', unannounced = false, isComposing = false } = how;
  const init = { bubbles: true, inputType, data, isComposing };
  if (!unannounced) fireEvent(input, new InputEvent('beforeinput', { ...init, cancelable: true }));
  put(input, text, caret);
  fireEvent(input, new InputEvent('input', init));
}

const selectionOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  [selectionStart ?? value.length, selectionEnd ?? value.length] as const;

/** Puts a text in the place of the selection, as a key, a clipboard, a suggestion, a voice and a drop do. */
export function insert(input: HTMLInputElement, text: string, how: How = {}): void {
  input.focus();
  const [start, end] = selectionOf(input);
  const now = input.value.slice(0, start) + text + input.value.slice(end);
  edit(input, now, start + text.length, text, how);
}

/** One character after the other, each its own event. */
export function typeKeys(input: HTMLInputElement, text: string, how: How = {}): void {
  for (const key of text) insert(input, key, how);
}

/** Backspace: takes the selection away, or what stands before the caret. */
export function erase(input: HTMLInputElement): void {
  input.focus();
  const [start, end] = selectionOf(input);
  const from = start === end ? Math.max(0, start - 1) : start;
  if (from === end) return;
  edit(input, input.value.slice(0, from) + input.value.slice(end), from, null, {
    inputType: 'deleteContentBackward',
  });
}

/** An input method: its text stands in the field while it grows, each state in the place of the last. */
export function startComposing(input: HTMLInputElement, ...states: readonly string[]): void {
  input.focus();
  const [start, end] = selectionOf(input);
  fireEvent.compositionStart(input, { data: '' });
  let length = end - start;
  for (const state of states) {
    const now = input.value.slice(0, start) + state + input.value.slice(start + length);
    const how = { inputType: 'insertCompositionText', isComposing: true };
    edit(input, now, start + state.length, state, how);
    length = state.length;
  }
}

/** The same, and the text is taken over as it is. */
export function compose(input: HTMLInputElement, ...states: readonly string[]): void {
  startComposing(input, ...states);
  fireEvent.compositionEnd(input, { data: states.at(-1) ?? '' });
}

/** A suggestion takes the place of all that stands there, wherever the caret is. */
export function replaceWord(input: HTMLInputElement, text: string): void {
  input.focus();
  edit(input, text, text.length, text, { inputType: 'insertReplacementText' });
}

/** The browser fills the field in, and says no more than that something is there. */
export function fillIn(input: HTMLInputElement, text: string): void {
  put(input, text, text.length);
  fireEvent(input, new Event('input', { bubbles: true }));
  fireEvent(input, new Event('change', { bubbles: true }));
}

/** Undo or redo: another text stands there. */
export function goBackTo(input: HTMLInputElement, text: string): void {
  input.focus();
  edit(input, text, text.length, null, { inputType: 'historyUndo' });
}
