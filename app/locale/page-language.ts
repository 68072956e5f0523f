import { LANGUAGE_TAG_OF, type LanguageCode } from '../../contracts/languages';
import type { Locale } from '../paraglide/runtime.js';

/** What every screen needs to know of a language; its name and flag are in `languages.ts`, with the selector. */
export type PageLanguage = { tag: Locale; code: LanguageCode; rtl: boolean };

/** Languages written from right to left (LANG-29). */
const RTL: readonly Locale[] = ['ar', 'fa', 'ur'];

/** The requirements' code and the direction of a tag (LANG-28, LANG-29). */
export function pageLanguage(tag: Locale): PageLanguage {
  const code = Object.keys(LANGUAGE_TAG_OF).find((key) => LANGUAGE_TAG_OF[key as LanguageCode] === tag);
  return { tag, code: (code ?? 'VI') as LanguageCode, rtl: RTL.includes(tag) };
}
