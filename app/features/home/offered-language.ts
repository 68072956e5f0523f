import { m } from '../../paraglide/messages.js';
import type { Locale } from '../../paraglide/runtime.js';

/** The offer of each language that the site has whole, in that language. */
export const LANGUAGE_OFFERS: Partial<Record<Locale, () => string>> = {
  vi: m.language_offer_vi,
  en: m.language_offer_en,
};
/** What stands in for a language that the site has no texts of (LANG-26). */
const FALLBACK: Locale = 'en';

/**
 * The language to offer: the first that the browser wants (RFC 9110, 12.5.4, as `navigator.languages` tells it) and the
 * site has whole, else the one that stands in for the others. Null when the page is in it, or nothing is wanted.
 */
export function offeredLanguage(wanted: readonly string[], page: Locale): Locale | null {
  if (wanted.length === 0) return null;
  const whole = Object.keys(LANGUAGE_OFFERS) as Locale[];
  const wished = wanted.flatMap(
    (range) => whole.find((tag) => range.toLowerCase().split('-')[0] === tag) ?? [],
  );
  const [best = FALLBACK] = wished;
  return best === page ? null : best;
}
