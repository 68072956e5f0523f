import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { overwriteServerAsyncLocalStorage } from '../paraglide/runtime.js';
import { noteBorrowed, withLanguage } from './borrowed-words.server';
import { keepTable, messagesOver } from './message-tables';

type Storage = NonNullable<Parameters<typeof overwriteServerAsyncLocalStorage>[0]>;

it('says the language of a text that the page borrows, on its element, within its request alone [LANG-26]', () => {
  const storage = new AsyncLocalStorage() as Storage;
  overwriteServerAsyncLocalStorage(storage);
  keepTable('uk', ['Головна', null]);
  keepTable('nl', ['Start', ['Zoek in ', 'count', ' spellen']]);
  const m = messagesOver(
    ['home', 'search'],
    () => 'uk',
    () => ['uk', 'nl'],
    noteBorrowed,
  );
  try {
    storage.run({ locale: 'vi' }, () => {
      const search = m.search({ count: 3 });
      expect(withLanguage('p', { children: search })).toEqual({ children: search, lang: 'nl' });
      expect(withLanguage('input', { placeholder: search })).toEqual({ placeholder: search, lang: 'nl' });
      const others = [
        ['p', { children: m.home() }],
        ['p', { children: search, lang: 'vi' }],
        ['nav', { 'aria-label': search, children: [] }],
        [() => null, { children: search }],
      ] as const;
      for (const [type, props] of others) expect(withLanguage(type, props)).toBe(props);
    });
    const props = { children: 'Zoek in 3 spellen' };
    storage.run({ locale: 'vi' }, () => expect(withLanguage('p', props)).toBe(props));
    expect(withLanguage('p', props)).toBe(props);
  } finally {
    overwriteServerAsyncLocalStorage(undefined);
  }
});
