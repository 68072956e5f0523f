import { secureRandom } from './random';

/** Without the letters and digits that are taken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** So many characters that nobody guesses, easy to read out. */
export const readableCode = (length: number): string => drawn(ALPHABET, length);

const drawn = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[secureRandom(alphabet.length)]).join('');

/**
 * Of references of transfers, which members type and banks rewrite: nothing that is taken for something else in either
 * size of letters (0 O, 1 I L), and nothing that Vietnamese keyboards (Telex, VNI) join with its neighbours into another
 * letter: no vowel, no D, W and 9. Without D a reference never begins inside another one.
 */
const REFERENCE_ALPHABET = '2345678BCFGHJKMNPQRSTVXZ';

/** What a transfer is recognised by, such as `HD4K7Q2M8B`: random, and the same however a bank writes it. */
export const newReference = (): string => `HD${drawn(REFERENCE_ALPHABET, 8)}`;

/** A number for an order of a day in a time zone: readable, and not to be guessed, such as `NT261122-4K7Q2M`. */
export function newOrderNo(prefix: 'NT' | 'RT' | 'CT' | 'TH' | 'DQ', now: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now).slice(2).replaceAll('-', '');
  return `${prefix}${day}-${readableCode(6)}`;
}
