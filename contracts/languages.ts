/**
 * The languages of the site: the requirements' code and its tag (LANG-01 to LANG-28). All other tables are typed by this
 * one: `app/locale/languages.ts` with their names and flags, the locales of `messages/project.inlang/settings.json`.
 */
export const LANGUAGE_TAG_OF = {
  VI: 'vi',
  EN: 'en',
  CN: 'zh-cn',
  JA: 'ja',
  TH: 'th',
  MY: 'my',
  ES: 'es',
  HI: 'hi',
  ID: 'id',
  KM: 'km',
  KO: 'ko',
  MS: 'ms',
  PT: 'pt',
  TA: 'ta',
  TW: 'zh-tw',
  UR: 'ur',
  TY: 'tl-ph',
  TR: 'tr',
  AR: 'ar',
  'PT-BR': 'pt-br',
  BN: 'bn',
  UZ: 'uz',
  RU: 'ru',
  FA: 'fa',
  LO: 'lo',
} as const;

export type LanguageCode = keyof typeof LANGUAGE_TAG_OF;
export type LanguageTag = (typeof LANGUAGE_TAG_OF)[LanguageCode];

export const LANGUAGE_CODES = Object.keys(LANGUAGE_TAG_OF) as LanguageCode[];
/** The languages that are written in full: every screen in each of them. */
export const FULL_LANGUAGES = ['VI', 'EN'] as const satisfies readonly LanguageCode[];

/** Languages that are written from right to left (LANG-29). */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'ur'] satisfies LanguageTag[];

/** Whether the language of a tag is written from right to left. */
export const isRightToLeft = (tag: string): boolean => RIGHT_TO_LEFT.includes(tag);

export const LANGUAGE_TAGS: readonly LanguageTag[] = Object.values(LANGUAGE_TAG_OF);
export const DEFAULT_TAG: LanguageTag = 'vi';

/** The tag as given, in lower case, when the site has that language, else Vietnamese, or what the operator chose (LANG-32). */
export function knownTag(given: string | undefined, otherwise: LanguageTag = DEFAULT_TAG): LanguageTag {
  const lower = given?.toLowerCase();
  return LANGUAGE_TAGS.find((tag) => tag === lower) ?? otherwise;
}
