import type { LanguageCode } from '../../contracts/languages';
import type { Locale } from '../paraglide/runtime.js';

/**
 * A language of the selector: the requirements' code, its tag, its own name and the country whose flag in
 * `public/flags` stands beside it (LANG-01 to LANG-30).
 */
export type Language = {
  code: LanguageCode;
  tag: Locale;
  name: string;
  flag: string;
  complete?: true;
  rtl?: true;
};

export const LANGUAGES: readonly Language[] = [
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt', flag: 'vn', complete: true },
  { code: 'EN', tag: 'en', name: 'English', flag: 'gb', complete: true },
  { code: 'CN', tag: 'zh-cn', name: '简体中文', flag: 'cn' },
  { code: 'JA', tag: 'ja', name: '日本語', flag: 'jp' },
  { code: 'TH', tag: 'th', name: 'ไทย', flag: 'th' },
  { code: 'MY', tag: 'my', name: 'မြန်မာ', flag: 'mm' },
  { code: 'ES', tag: 'es', name: 'Español', flag: 'es' },
  { code: 'HI', tag: 'hi', name: 'हिन्दी', flag: 'in' },
  { code: 'ID', tag: 'id', name: 'Bahasa Indonesia', flag: 'id' },
  { code: 'KM', tag: 'km', name: 'ខ្មែរ', flag: 'kh' },
  { code: 'KO', tag: 'ko', name: '한국어', flag: 'kr' },
  { code: 'MS', tag: 'ms', name: 'Bahasa Melayu', flag: 'my' },
  { code: 'PT', tag: 'pt', name: 'Português', flag: 'pt' },
  { code: 'TA', tag: 'ta', name: 'தமிழ்', flag: 'lk' },
  { code: 'TW', tag: 'zh-tw', name: '繁體中文', flag: 'tw' },
  { code: 'UR', tag: 'ur', name: 'اردو', flag: 'pk', rtl: true },
  { code: 'TY', tag: 'tl-ph', name: 'Tagalog', flag: 'ph' },
  { code: 'TR', tag: 'tr', name: 'Türkçe', flag: 'tr' },
  { code: 'AR', tag: 'ar', name: 'العربية', flag: 'sa', rtl: true },
  { code: 'PT-BR', tag: 'pt-br', name: 'Português (Brasil)', flag: 'br' },
  { code: 'BN', tag: 'bn', name: 'বাংলা', flag: 'bd' },
  { code: 'UZ', tag: 'uz', name: 'Oʻzbekcha', flag: 'uz' },
  { code: 'RU', tag: 'ru', name: 'Русский', flag: 'ru' },
  { code: 'FA', tag: 'fa', name: 'فارسی', flag: 'ir', rtl: true },
  { code: 'LO', tag: 'lo', name: 'ລາວ', flag: 'la' },
];

const ALIASES: Record<string, LanguageCode> = { KR: 'KO' };

/** The language of a tag or of a code, `KR` being another name of `KO` (LANG-27); Vietnamese when unknown. */
export function languageOf(tagOrCode: string): Language {
  const code = ALIASES[tagOrCode.toUpperCase()] ?? tagOrCode.toUpperCase();
  const found = LANGUAGES.find((language) => language.tag === tagOrCode || language.code === code);
  return found ?? (LANGUAGES[0] as Language);
}
