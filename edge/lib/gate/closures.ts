import { country, range } from '../settings/readers.ts';
import { type Address, inRange, type Range, rangeText } from './ip.ts';

/** Under which key the closures stand, as JSON: an array of entries. */
export const CLOSURES_KEY = 'closed';
/** What a closure of the whole site names in the place of a country. */
const WHOLE_SITE = 'site';

/** What is closed, since when (UTC), by whom and why. */
export type Closure = { what: string; at: string; by: string; reason: string };
/** All closures together, as visitors are asked by them. */
export type Closures = {
  site: boolean;
  countries: ReadonlySet<string>;
  ranges: readonly Range[];
};

export const NOTHING_CLOSED: Closures = { site: false, countries: new Set(), ranges: [] };

/**
 * What a closure is to name: `site`, a country by its code, or an address or range, each in the one way it is written down.
 * @throws Error in words where it is none of them
 */
export function closable(text: string): string {
  if (text.toLowerCase() === WHOLE_SITE) return WHOLE_SITE;
  if (/^[a-z\d]{2}$/i.test(text)) return country(text);
  if (!/[.:]/.test(text)) throw new Error('is neither "site", nor a two-letter country code, nor a range');
  return rangeText(range(text));
}

/** The closures that a text names, and how many entries of it cannot be read. Null where it is no list at all. */
export function readClosures(text: string | null): { closures: Closures; unread: number } | null {
  const entries = entriesOf(text);
  if (!entries) return null;
  const countries = new Set<string>();
  const ranges: Range[] = [];
  let [site, unread] = [false, 0];
  for (const { what } of entries) {
    try {
      const named = closable(what);
      if (named === WHOLE_SITE) site = true;
      else if (named.length === 2) countries.add(named);
      else ranges.push(range(named));
    } catch {
      unread += 1;
    }
  }
  return { closures: { site, countries, ranges }, unread };
}

/** The entries as they were written; null where the text is no list of any. */
export function entriesOf(text: string | null): Closure[] | null {
  if (text === null || text === '') return [];
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) && entries.every((entry) => typeof entry?.what === 'string')
      ? entries
      : null;
  } catch {
    return null;
  }
}

/** What closes the site for a visitor. */
export function closedFor(
  { site, countries, ranges }: Closures,
  visitor: { country: string | null; address: () => Address | null },
): 'maintenance' | 'region' | 'ip' | null {
  if (ranges.length > 0) {
    const address = visitor.address();
    if (address && ranges.some((one) => inRange(address, one))) return 'ip';
  }
  if (countries.has(visitor.country ?? '')) return 'region';
  return site ? 'maintenance' : null;
}
