import { asciiDigits } from '../../contracts/shared/digits';

/** A text and the part of it that is selected. */
export type Selected = { text: string; start: number; end: number };

/** What an edit left: the text, where the caret stands in it, and what the browser says of the edit, if anything. */
export type Edited = { text: string; caret: number; inputType: string; data: string | null };

/** A text of figures as it is read: its digits those of ASCII, without signs that nobody sees. */
export const plainFigures = (text: string): string => asciiDigits(text.replace(/\p{Cf}/gu, ''));

/** What stands in an input, its selection in the same characters. */
export function selectedOf({ value, selectionStart, selectionEnd }: HTMLInputElement): Selected {
  const upTo = (end: number | null) => plainFigures(value.slice(0, end ?? value.length)).length;
  return { text: plainFigures(value), start: upTo(selectionStart), end: upTo(selectionEnd) };
}

/**
 * Whether an edit put digits in the place of what was selected, or took characters away, and nothing else, so that all
 * that is no digit stood in the text before. Judged by the text, for a keyboard, a clipboard and a voice may all call a
 * whole text one insertion. `before` is null where nobody saw what was selected: then a single key is recognised.
 */
export function isEditOfDigits(shown: string, before: Selected | null, edited: Edited): boolean {
  const { text, caret, inputType, data } = edited;
  if (inputType.startsWith('delete')) {
    const isLess = text.length < shown.length;
    return isLess && shown.startsWith(text.slice(0, caret)) && shown.endsWith(text.slice(caret));
  }
  const isKey = /^insert(?:Composition)?Text$/.test(inputType) && (data || ' ').length === 1;
  if (before === null && !isKey) return false;
  const { start, end } = before ?? { start: caret - 1, end: caret - 1 };
  const digits = text.slice(start, caret);
  return /^\d*$/.test(digits) && start >= 0 && text === shown.slice(0, start) + digits + shown.slice(end);
}
