import * as v from 'valibot';

/** The name of a card's holder as it is sent: letters of any script, their marks, spaces, apostrophes, dots, hyphens. */
export const holderName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(2),
  v.maxLength(50),
  v.regex(/^\p{L}[\p{L}\p{M} .'’-]*$/u),
);

/** A name as banks print it, in capitals without marks: `NGUYEN MINH AN`. */
export function printedName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'D')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
}

/**
 * Whether two names are one as banks print them (ACC-15): neither case and accents, nor spaces, hyphens, dots and the kind
 * of an apostrophe make another name. `H’Hen Niê`, as a phone writes it, is `H HEN NIE` at a bank.
 */
export const isSameName = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);

const lettersOf = (name: string): string => printedName(name).replace(/[^\p{L}]/gu, '');
