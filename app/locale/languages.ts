import {
  FULL_LANGUAGES,
  LANGUAGE_CODES,
  LANGUAGE_TAG_OF,
  type LanguageCode,
} from '../../contracts/languages';
import { type PageLanguage, pageLanguage } from './page-language';

/** A language's own name, and the country whose flag in `public/flags` stands beside it. */
type Face = { name: string; flag: string };

/** A language of the selector (LANG-01 to LANG-30). */
export type Language = PageLanguage & Face & { complete: boolean };

const FACES: Record<LanguageCode, Face> = {
  VI: { name: 'Tiếng Việt', flag: 'vn' },
  EN: { name: 'English', flag: 'gb' },
  CN: { name: '简体中文', flag: 'cn' },
  JA: { name: '日本語', flag: 'jp' },
  TH: { name: 'ไทย', flag: 'th' },
  MY: { name: 'မြန်မာ', flag: 'mm' },
  ES: { name: 'Español', flag: 'es' },
  HI: { name: 'हिन्दी', flag: 'in' },
  ID: { name: 'Bahasa Indonesia', flag: 'id' },
  KM: { name: 'ខ្មែរ', flag: 'kh' },
  KO: { name: '한국어', flag: 'kr' },
  MS: { name: 'Bahasa Melayu', flag: 'my' },
  PT: { name: 'Português', flag: 'pt' },
  TA: { name: 'தமிழ்', flag: 'lk' },
  TW: { name: '繁體中文', flag: 'tw' },
  UR: { name: 'اردو', flag: 'pk' },
  TY: { name: 'Tagalog', flag: 'ph' },
  TR: { name: 'Türkçe', flag: 'tr' },
  AR: { name: 'العربية', flag: 'sa' },
  'PT-BR': { name: 'Português (Brasil)', flag: 'br' },
  BN: { name: 'বাংলা', flag: 'bd' },
  UZ: { name: 'Oʻzbekcha', flag: 'uz' },
  RU: { name: 'Русский', flag: 'ru' },
  FA: { name: 'فارسی', flag: 'ir' },
  LO: { name: 'ລາວ', flag: 'la' },
};

/** The languages of `contracts/languages.ts`, in their order. */
export const LANGUAGES: readonly Language[] = LANGUAGE_CODES.map((code) => ({
  ...pageLanguage(LANGUAGE_TAG_OF[code]),
  ...FACES[code],
  complete: FULL_LANGUAGES.some((full) => full === code),
}));

const ALIASES: Record<string, LanguageCode> = { KR: 'KO' };

/** The language of a tag or of a code, `KR` being another name of `KO` (LANG-27); Vietnamese when unknown. */
export function languageOf(tagOrCode: string): Language {
  const code = ALIASES[tagOrCode.toUpperCase()] ?? tagOrCode.toUpperCase();
  const found = LANGUAGES.find((language) => language.tag === tagOrCode || language.code === code);
  return found ?? (LANGUAGES[0] as Language);
}
