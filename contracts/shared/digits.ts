const DIGIT = /\p{Nd}/u;
/** Of each script: its digits stand in a row, from zero to nine. */
const BASE = 10;

/** Decimal digits of any script (Unicode `Nd`) as those of ASCII; everything else as it is. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, figureOf);
}

/** Rows of digits begin at a zero, and those that follow one another have ten each. */
function figureOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % BASE);
}
