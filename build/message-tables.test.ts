import { expect, test } from 'vitest';
import { type Message, textOf } from '../app/locale/message-tables';
import * as en from '../app/paraglide/messages/en.js';
import * as vi from '../app/paraglide/messages/vi.js';
import settings from '../messages/project.inlang/settings.json' with { type: 'json' };
import { readTables } from './message-tables';

type Said = Record<string, (values?: object) => string>;

/** Tables of made-up languages. */
const tablesOf = (files: Record<string, object>) =>
  readTables(Object.keys(files), (locale) => JSON.stringify(files[locale]));

test('a table says every message as paraglide compiles it, in Vietnamese and in English [LANG-26 LANG-39]', async () => {
  const { keys, tables } = await readTables(settings.locales);
  for (const [locale, compiled] of Object.entries({ vi, en } as unknown as Record<string, Said>)) {
    expect(keys.toSorted()).toEqual(Object.keys(compiled).toSorted());
    for (const [index, key] of keys.entries())
      for (const number of [1, 3]) {
        const values = new Proxy({}, { get: () => number });
        const message = tables.get(locale)?.[index] as Message;
        expect(textOf(message, values, { locale, key }), key).toBe(compiled[key]?.(values));
      }
  }
});

test('a language that is not whole is spoken in its own words, then in English, then in Vietnamese [LANG-26]', async () => {
  const whole = { one: 'Một', two: 'Hai' };
  const english = { one: 'One', two: 'Two' };
  const begun = await tablesOf({ vi: whole, en: english, th: { two: 'สอง', old: 'เก่า' }, lo: {} });
  expect(begun.tables.get('th')).toEqual([null, 'สอง']);
  expect([...begun.tables.keys()]).toEqual(['vi', 'en', 'th']);
  expect(begun.spokenFor).toEqual({ vi: ['vi'], en: ['en'], th: ['th', 'en'], lo: ['en'] });
  const lacking = await tablesOf({ vi: whole, en: { one: 'One' }, th: { two: 'สอง' } });
  expect(lacking.spokenFor).toEqual({ vi: ['vi'], en: ['en', 'vi'], th: ['th', 'en', 'vi'] });
});

test('plurals, choices and braces are read as the format has them', async () => {
  const games = [
    {
      declarations: ['input count', 'local number = count: plural'],
      selectors: ['number'],
      match: { 'number=one': '{count} game', 'number=*': '{count} games' },
    },
  ];
  const { tables } = await tablesOf({ vi: { games, braces: 'a \\{b\\} {c}' } });
  expect(tables.get('vi')).toEqual([
    {
      locals: [{ name: 'number', of: 'count', by: 'plural' }],
      variants: [
        { when: { number: 'one' }, say: ['', 'count', ' game'] },
        { when: {}, say: ['', 'count', ' games'] },
      ],
    },
    ['a {b} ', 'c', ''],
  ]);
});

test('a message that no table can hold is named', async () => {
  await expect(tablesOf({ vi: { bold_text: '{#b}Hi{/b}' } })).rejects.toThrow(
    'messages/vi.json: bold_text holds what is neither text nor {name}',
  );
});
