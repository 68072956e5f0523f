import type { Locale } from '../paraglide/runtime.js';

/** A language of the selector: the requirements' code, its tag, its own name and a flag (LANG-01 to LANG-30). */
export type Language = { code: string; tag: Locale; name: string; flag: string; complete?: true; rtl?: true };

export const LANGUAGES: readonly Language[] = [
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt', flag: '🇻🇳', complete: true },
  { code: 'EN', tag: 'en', name: 'English', flag: '🇬🇧', complete: true },
  { code: 'CN', tag: 'zh-cn', name: '简体中文', flag: '🇨🇳' },
  { code: 'JA', tag: 'ja', name: '日本語', flag: '🇯🇵' },
  { code: 'TH', tag: 'th', name: 'ไทย', flag: '🇹🇭' },
  { code: 'MY', tag: 'my', name: 'မြန်မာ', flag: '🇲🇲' },
  { code: 'ES', tag: 'es', name: 'Español', flag: '🇪🇸' },
  { code: 'HI', tag: 'hi', name: 'हिन्दी', flag: '🇮🇳' },
  { code: 'ID', tag: 'id', name: 'Bahasa Indonesia', flag: '🇮🇩' },
  { code: 'KM', tag: 'km', name: 'ខ្មែរ', flag: '🇰🇭' },
  { code: 'KO', tag: 'ko', name: '한국어', flag: '🇰🇷' },
  { code: 'MS', tag: 'ms', name: 'Bahasa Melayu', flag: '🇲🇾' },
  { code: 'PT', tag: 'pt', name: 'Português', flag: '🇵🇹' },
  { code: 'TA', tag: 'ta', name: 'தமிழ்', flag: '🇱🇰' },
  { code: 'TW', tag: 'zh-tw', name: '繁體中文', flag: '🇹🇼' },
  { code: 'UR', tag: 'ur', name: 'اردو', flag: '🇵🇰', rtl: true },
  { code: 'TY', tag: 'tl-ph', name: 'Tagalog', flag: '🇵🇭' },
  { code: 'TR', tag: 'tr', name: 'Türkçe', flag: '🇹🇷' },
  { code: 'AR', tag: 'ar', name: 'العربية', flag: '🇸🇦', rtl: true },
  { code: 'PT-BR', tag: 'pt-br', name: 'Português (Brasil)', flag: '🇧🇷' },
  { code: 'BN', tag: 'bn', name: 'বাংলা', flag: '🇧🇩' },
  { code: 'UZ', tag: 'uz', name: 'Oʻzbekcha', flag: '🇺🇿' },
  { code: 'RU', tag: 'ru', name: 'Русский', flag: '🇷🇺' },
  { code: 'FA', tag: 'fa', name: 'فارسی', flag: '🇮🇷', rtl: true },
  { code: 'LO', tag: 'lo', name: 'ລາວ', flag: '🇱🇦' },
];

const ALIASES: Record<string, string> = { KR: 'KO' };

/** The language of a tag or of a code, `KR` being another name of `KO` (LANG-27); Vietnamese when unknown. */
export function languageOf(tagOrCode: string): Language {
  const code = ALIASES[tagOrCode.toUpperCase()] ?? tagOrCode.toUpperCase();
  const found = LANGUAGES.find((language) => language.tag === tagOrCode || language.code === code);
  return found ?? (LANGUAGES[0] as Language);
}
