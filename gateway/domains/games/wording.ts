import type { LanguageCode } from '@/contracts/languages';
import type { Language } from '../../platform/language';

/** The language of what the gateway has in two: Vietnamese, or English for all others. */
export const languageOf = (language: LanguageCode): Language => (language === 'VI' ? 'vi' : 'en');

/** The wording in the language that the call asks for (GAME-55). */
export function wordingOf(wordings: Record<Language, string>, language: LanguageCode): string {
  return wordings[languageOf(language)];
}
