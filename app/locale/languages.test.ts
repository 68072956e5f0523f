import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TAG, LANGUAGE_TAG_OF, LANGUAGE_TAGS } from '../../contracts/languages';
import settings from '../../messages/project.inlang/settings.json';
import { LANGUAGES, languageOf } from './languages';

describe('languages', () => {
  it('offers every language code once, with the tag the messages have [LANG-26 LANG-28 LANG-31]', () => {
    expect(LANGUAGES.map(({ tag }) => tag)).toEqual(settings.locales);
    expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(25);
  });

  it('has the languages that the edge and the contracts know, and no other [LANG-26 LANG-28 LANG-32]', () => {
    expect(Object.fromEntries(LANGUAGES.map(({ code, tag }) => [code, tag]))).toEqual(LANGUAGE_TAG_OF);
    expect(LANGUAGE_TAGS).toEqual(settings.locales);
    expect(DEFAULT_TAG).toBe(settings.baseLocale);
  });

  it('maps CN, TW and TY to their stated tags and all others to the code in lower case [LANG-03 LANG-15 LANG-17 LANG-28]', () => {
    const stated: Record<string, string> = { CN: 'zh-cn', TW: 'zh-tw', TY: 'tl-ph' };
    for (const { code, tag } of LANGUAGES) expect(tag).toBe(stated[code] ?? code.toLowerCase());
  });

  it('takes KR for KO and anything unknown for Vietnamese [LANG-01 LANG-27 CONST-69]', () => {
    expect(languageOf('KR').code).toBe('KO');
    expect(languageOf('xx').code).toBe('VI');
  });

  it('writes AR, FA and UR from right to left and no other [LANG-29]', () => {
    expect(LANGUAGES.filter(({ rtl }) => rtl).map(({ code }) => code)).toEqual(['UR', 'AR', 'FA']);
  });

  it('has messages for each language and no other, and a flag [LANG-26 LANG-28]', () => {
    const catalogues = globSync('messages/*.json').map((path) => basename(path, '.json'));
    expect(catalogues.toSorted()).toEqual(LANGUAGE_TAGS.toSorted());
    const flagless = LANGUAGES.filter(({ flag }) => !existsSync(`public/flags/${flag}.svg`));
    expect(flagless.map(({ code }) => code)).toEqual([]);
  });

  it('calls a language complete that has every message [LANG-26]', () => {
    const keysOf = (tag: string) =>
      Object.keys(JSON.parse(readFileSync(`messages/${tag}.json`, 'utf8'))).toSorted();
    const whole = keysOf(DEFAULT_TAG);
    for (const { tag, complete } of LANGUAGES) if (complete) expect(keysOf(tag), tag).toEqual(whole);
  });

  it('calls Vietnamese and English complete [LANG-02 LANG-26]', () => {
    expect(LANGUAGES.filter(({ complete }) => complete).map(({ code }) => code)).toEqual(['VI', 'EN']);
  });
});
