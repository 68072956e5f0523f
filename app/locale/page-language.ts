import { isRightToLeft, LANGUAGE_CODES, LANGUAGE_TAG_OF, type LanguageCode } from '../../contracts/languages';
import type { Locale } from '../paraglide/runtime.js';

/** What every screen needs to know of a language; its name and flag are in `languages.ts`, with the selector. */
export type PageLanguage = { tag: Locale; code: LanguageCode; rtl: boolean };

/** The requirements' code and the direction of a tag (LANG-28, LANG-29). */
export function pageLanguage(tag: Locale): PageLanguage {
  const code = LANGUAGE_CODES.find((known) => LANGUAGE_TAG_OF[known] === tag);
  return { tag, code: code ?? 'VI', rtl: isRightToLeft(tag) };
}
