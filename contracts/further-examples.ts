import { FULL_LANGUAGES, LANGUAGE_CODES, LANGUAGE_TAG_OF, type LanguageCode } from './languages';

/** States in which lists are empty: of a member, of an agent, and of what everybody is shown. */
export const NOTHING_YET = { name: 'a member', params: { isNew: true } };
export const NOBODY_YET = { name: 'a member', params: { type: 1, isNew: true } };
export const NOTHING_PUBLISHED = { name: 'the site', params: { empty: true } };

/** Languages that the site is not written in; worked out when asked for, so that no phone loads it. */
// @__NO_SIDE_EFFECTS__
function furtherLanguages() {
  return LANGUAGE_CODES.filter((language) => !FULL_LANGUAGES.some((full) => full === language));
}

const asked = <E extends { input: object }>(example: E, language: LanguageCode) => ({
  ...example,
  visit: { locale: LANGUAGE_TAG_OF[language] },
  input: { ...example.input, language },
});

/** Examples of a call in each language that is not written in full. */
// @__NO_SIDE_EFFECTS__
export function inFurtherLanguages<E extends { input: { language: LanguageCode } }>(example: E) {
  return furtherLanguages().map((language) => ({ ...asked(example, language), title: `in ${language}` }));
}

/**
 * Examples of a call, each in the next of these languages, from a place on; as they are beyond the last. Together those of a
 * backend service have all of them.
 */
// @__NO_SIDE_EFFECTS__
export function eachInFurtherLanguage<E extends { input: { language: LanguageCode } }>(
  examples: readonly E[],
  first = 0,
) {
  const languages = furtherLanguages();
  return examples.map((example, index) => asked(example, languages[first + index] ?? example.input.language));
}
