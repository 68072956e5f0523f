import type { SafeHtml } from '@/contracts/safe-html';

const LENGTH = 160;
/** Characters of markup that are looked at: the start of a text is in the first of them. */
const WINDOW = 4_000;

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#x26': '&',
  '#x3c': '<',
  '#39': "'",
};

/** The first words of an HTML text, as plain text of at most 160 characters, cut between words. */
export function excerptOf(html: SafeHtml): string {
  const words = html
    .slice(0, WINDOW)
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= LENGTH) return words;
  const end = words.lastIndexOf(' ', LENGTH);
  return `${words.slice(0, end > 0 ? end : LENGTH)}…`;
}
