import type { LanguageCode } from '../../contracts/languages';
import type { Language } from '../visit';

/** The wording in the language that the call asks for (GAME-55): Vietnamese, or English for all others. */
export function wordingOf(wordings: Record<Language, string>, language: LanguageCode): string {
  return language === 'VI' ? wordings.vi : wordings.en;
}
