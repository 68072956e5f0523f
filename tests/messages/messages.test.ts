import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messageProblems } from '@/scripts/lib/messages.mjs';
import { catalogue, locales, placeholdersOf, textsOf } from './catalogues';
import { messageReferences } from './references';

const vi = catalogue('vi');
const en = catalogue('en');
const others = locales.filter((locale) => locale !== 'vi' && locale !== 'en');
const { used, dynamic } = messageReferences();

/** A value before a word in the plural: a count, but for names, amounts and the upper end of a range. */
const COUNTED =
  /\{(?!(?:field|siteName|amount|version|vendor|min|max|range|to)\})\w+\} (?:[a-z]+ )?[a-z]{2,}(?<!s)s\b/;

/** Keys that the requirements name themselves (HDR-24, HDR-25, HDR-27, HDR-28). */
const STATED = ['contact', 'search', 'video', 'charity'];

const offered = (tag: string) => () => expect(locales).toContain(tag);

describe('the languages of the site', () => {
  test('start with Vietnamese as the default, and English second [LANG-01 LANG-02]', () => {
    const settings = JSON.parse(readFileSync('messages/project.inlang/settings.json', 'utf8'));
    expect(settings.baseLocale).toBe('vi');
    expect(locales.slice(0, 2)).toEqual(['vi', 'en']);
  });

  test('include CN under the tag zh-cn [LANG-03 LANG-28]', offered('zh-cn'));
  test('include JA under the tag ja [LANG-04 LANG-28]', offered('ja'));
  test('include TH under the tag th [LANG-05 LANG-28]', offered('th'));
  test('include MY under the tag my [LANG-06 LANG-28]', offered('my'));
  test('include ES under the tag es [LANG-07 LANG-28]', offered('es'));
  test('include HI under the tag hi [LANG-08 LANG-28]', offered('hi'));
  test('include ID under the tag id [LANG-09 LANG-28]', offered('id'));
  test('include KM under the tag km [LANG-10 LANG-28]', offered('km'));
  test('include KO under the tag ko [LANG-11 LANG-28]', offered('ko'));
  test('include MS under the tag ms [LANG-12 LANG-28]', offered('ms'));
  test('include PT under the tag pt [LANG-13 LANG-28]', offered('pt'));
  test('include TA under the tag ta [LANG-14 LANG-28]', offered('ta'));
  test('include TW under the tag zh-tw [LANG-15 LANG-28]', offered('zh-tw'));
  test('include UR under the tag ur [LANG-16 LANG-28]', offered('ur'));
  test('include TY under the tag tl-ph [LANG-17 LANG-28]', offered('tl-ph'));
  test('include TR under the tag tr [LANG-18 LANG-28]', offered('tr'));
  test('include AR under the tag ar [LANG-19 LANG-28]', offered('ar'));
  test('include PT-BR under the tag pt-br [LANG-20 LANG-28]', offered('pt-br'));
  test('include BN under the tag bn [LANG-21 LANG-28]', offered('bn'));
  test('include UZ under the tag uz [LANG-22 LANG-28]', offered('uz'));
  test('include RU under the tag ru [LANG-23 LANG-28]', offered('ru'));
  test('include FA under the tag fa [LANG-24 LANG-28]', offered('fa'));
  test('include LO under the tag lo [LANG-25 LANG-28]', offered('lo'));

  test('are these 25, each once [LANG-28]', () => {
    expect(locales).toHaveLength(25);
    expect(new Set(locales).size).toBe(25);
  });
});

describe('the texts', () => {
  test('exist in Vietnamese and in English for every key [LANG-39]', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(vi).sort());
  });

  test('are in Vietnamese the ones that the requirements give, each with an English one beside it [LANG-39]', () => {
    const given = {
      in_forget_password: 'Quên mật khẩu',
      action_please_wait: 'Vui lòng đợi…',
      code_sending: 'Vui lòng đợi…',
      form_email_wrong: 'Email không chính xác',
      error_system: 'Hệ thống đang lỗi, vui lòng thử lại sau',
    };
    expect(vi).toMatchObject(given);
    for (const [key, text] of Object.entries(given)) {
      expect(en[key], key).toBeTruthy();
      expect(en[key], key).not.toBe(text);
      expect(used.has(key), key).toBe(true);
    }
  });

  test.each(locales)('are nowhere empty in %s [LANG-39]', (locale) => {
    const empty = Object.entries(catalogue(locale)).filter(([, value]) => {
      const texts = textsOf(value);
      return texts.length === 0 || texts.some((text) => text.trim() === '');
    });
    expect(empty.map(([key]) => key)).toEqual([]);
  });

  test.each(locales)('use in %s the placeholders that the Vietnamese ones use [LANG-39]', (locale) => {
    const different = Object.entries(catalogue(locale)).filter(
      ([key, value]) => key in vi && placeholdersOf(value).join() !== placeholdersOf(vi[key]).join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  test('say in English one of a thing otherwise than two, and nothing that is wrong of either [LANG-02]', () => {
    const alike = Object.entries(en).filter(([, value]) => typeof value === 'string' && COUNTED.test(value));
    expect(alike.map(([key]) => key)).toEqual([]);
    expect(messageProblems()).toEqual([]);
  });

  test.each(others)('have no key in %s that Vietnamese does not know [LANG-26]', (locale) => {
    expect(Object.keys(catalogue(locale)).filter((key) => !(key in vi))).toEqual([]);
  });
});

describe('the keys', () => {
  test('name a feature and an element in snake_case', () => {
    const wrong = Object.keys(vi).filter(
      (key) => !STATED.includes(key) && !/^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/.test(key),
    );
    expect(wrong).toEqual([]);
  });

  test('are each used by the site', () => {
    expect(Object.keys(vi).filter((key) => !used.has(key))).toEqual([]);
  });

  test('that the site uses all exist', () => {
    const unknown = [...used].filter(([key]) => !(key in vi));
    expect(unknown.map(([key, file]) => `${key} in ${file}`)).toEqual([]);
  });

  test('stand in the code as literals', () => {
    expect(dynamic).toEqual([]);
  });
});
