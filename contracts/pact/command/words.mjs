const LONGEST = 80;

/**
 * The type of a JSON value in words.
 * @param {unknown} value
 */
export function typeOf(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return { string: 'a text', number: 'a number', boolean: 'true or false' }[typeof value] ?? 'an object';
}

/**
 * A value for a sentence, shortened.
 * @param {unknown} value
 */
export function shown(value) {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value !== null && typeof value === 'object') return 'an object';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/**
 * Whether two JSON values are the same, whatever the order of their members.
 * @param {unknown} one
 * @param {unknown} other
 */
export function sameValue(one, other) {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object')
    return one === other;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameValue(one[name], other[name]))
  );
}

/** What a terminal acts on or draws out of order: controls, marks of direction, what is no character. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/**
 * A line as it may be printed: what is not to be seen in it stands there as an escape.
 * @param {string} line
 */
export function printable(line) {
  return line.replace(UNPRINTABLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
