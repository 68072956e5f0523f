import { asciiDigits } from '@/contracts/shared/digits';

/**
 * A text as it is looked for: without case, without accents and other marks, đ as d, the digits of any script as those of
 * ASCII, one space between words.
 */
export function plainText(text: string): string {
  return asciiDigits(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
