import type { Plugin } from 'vite';
import { readTables } from '../build/message-tables.ts';
import { tablesCode } from '../build/server-messages.ts';
import settings from '../messages/project.inlang/settings.json' with { type: 'json' };

const MESSAGES = /\/app\/paraglide\/messages\.js$/;

/**
 * Paraglide's messages for tests as the tables that the worker has (build/server-messages.ts), all read from the first: two
 * hundred kilobytes of text, where paraglide writes nine megabytes of functions that each file of tests would read anew.
 * `only`: the languages that are spoken; any other says the English words.
 */
export function leanMessages(only: readonly string[] = settings.locales): Plugin {
  return {
    name: 'lean-messages',
    enforce: 'pre',
    load: {
      filter: { id: MESSAGES },
      async handler() {
        const read = await readTables(only);
        const borrowed = settings.locales.map((locale) => [locale, ['en']]);
        const spokenFor = { ...Object.fromEntries(borrowed), ...read.spokenFor };
        return tablesCode({ ...read, spokenFor });
      },
    },
  };
}
