import { FULL_LANGUAGES, LANGUAGE_CODES, LANGUAGE_TAG_OF, type LanguageCode } from './languages';

/** States in which lists are empty: of a member, of an agent, and of what everybody is shown. */
export const NOTHING_YET = { name: 'a new member is logged in, who has nothing yet' };
export const NOBODY_YET = { name: 'a new agent is logged in, who has nobody yet' };
export const NOTHING_PUBLISHED = { name: 'nothing is published' };

/** Examples of a call in each language that is not written in full: one call of each backend service has them. */
export function inFurtherLanguages<E extends { input: { language: LanguageCode } }>(example: E) {
  return LANGUAGE_CODES.filter((language) => !FULL_LANGUAGES.some((full) => full === language)).map(
    (language) => ({
      ...example,
      title: `in ${language}`,
      visit: { locale: LANGUAGE_TAG_OF[language] },
      input: { ...example.input, language },
    }),
  );
}

/** Every choice of some of an object's members: neither none of them nor all. */
export function someOf<T extends object>(whole: T): Partial<T>[] {
  const members = Object.entries(whole);
  return Array.from({ length: 2 ** members.length - 2 }, (_, index) => {
    const chosen = members.filter((__, place) => (index + 1) & (1 << place));
    return Object.fromEntries(chosen) as Partial<T>;
  });
}
