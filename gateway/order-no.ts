import { secureRandom } from './random';

/** Without the letters and digits that are taken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** So many characters that nobody guesses, easy to read out. */
export const readableCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[secureRandom(ALPHABET.length)]).join('');

/** A number for an order of a day in a time zone: readable, and not to be guessed, such as `NT261122-4K7Q2M`. */
export function newOrderNo(prefix: 'NT' | 'RT' | 'CT' | 'TH' | 'DQ', now: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now).slice(2).replaceAll('-', '');
  return `${prefix}${day}-${readableCode(6)}`;
}
