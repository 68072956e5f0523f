/** Where the caret stands in a grouped number after so many digits. */
export function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(text.charAt(at))) seen += 1;
  }
  return text.length;
}

/**
 * What remains of `digits` after a key, and where its caret stands. A key that erased nothing but what stands between
 * two groups means the digit before it.
 */
export function afterKey(
  input: { value: string; selectionStart: number | null },
  event: Event,
  digits: string,
  before: string,
): { digits: string; caret: number } {
  const end = input.selectionStart ?? input.value.length;
  const caret = Math.min(input.value.slice(0, end).replace(/\D/g, '').length, digits.length);
  const erased = (event as InputEvent).inputType === 'deleteContentBackward';
  if (!erased || digits !== before || caret === 0) return { digits, caret };
  return { digits: digits.slice(0, caret - 1) + digits.slice(caret), caret: caret - 1 };
}
