import { secureRandom } from '../random';

/** Without the letters and digits that are taken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** A number for an order of a day, `YYYY-MM-DD`: readable, and not to be guessed, such as `RT250821-7H3KPD`. */
export function newOrderNo(prefix: 'RT', day: string): string {
  const drawn = Array.from({ length: LENGTH }, () => ALPHABET[secureRandom(ALPHABET.length)]);
  return `${prefix}${day.slice(2).replaceAll('-', '')}-${drawn.join('')}`;
}
