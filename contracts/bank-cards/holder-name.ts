import * as v from 'valibot';

/** The name of a card's holder as it is sent: letters of any script, their marks, spaces, apostrophes, dots, hyphens. */
export const holderName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(2),
  v.maxLength(50),
  v.regex(/^\p{L}[\p{L}\p{M} .'’-]*$/u),
);

/** A name as banks print it, in capitals without marks: `NGUYEN MINH AN`. Names are compared so (ACC-15). */
export function printedName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'D')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
}
