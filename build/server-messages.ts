// Gives the worker its messages as lists: half of what it was, 4.8 of 9.7 MB (docs/decisions/047-worker-size.md).
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { distinct, listCode, readWords } from './words.ts';

const MESSAGES = /\/app\/paraglide\/messages\.js$/;
const NAME = /^export const (\w+) = /gm;

/**
 * Gives the built worker its messages as one object over a list per language, instead of paraglide's function per
 * message and language, which was half of its code. A list is made when its language is first spoken.
 * @throws when paraglide compiled no message, or one that no language says
 */
export function serverMessages(locales: readonly string[]): Plugin {
  return {
    name: 'server-messages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      filter: { id: MESSAGES },
      handler: () => messagesCode(locales),
    },
  };
}

function messagesCode(locales: readonly string[]): string {
  const compiled = readFileSync('app/paraglide/messages/_index.js', 'utf8');
  const keys = [...compiled.matchAll(NAME)].map(([, key = '']) => key);
  if (keys.length === 0) throw new Error('Paraglide compiled no message: is its format plugin installed?');
  const words = readWords(locales);
  const lists = distinct(words).map((locale) => `'${locale}': () => ${listCode(keys, locale, words)}`);
  return `import { getLocale } from './runtime.js';
import * as registry from './registry.js';
const lists = { ${lists.join(',\n')} };
const made = {};
const listOf = (locale) => {
  const spoken = locale in lists ? locale : 'en';
  made[spoken] ??= lists[spoken]();
  return made[spoken];
};
const say = (index) => (inputs, options) => {
  const word = listOf(options?.locale ?? getLocale())[index];
  return typeof word === 'function' ? word(inputs) : word;
};
export const m = Object.fromEntries('${keys.join(' ')}'.split(' ').map((key, index) => [key, say(index)]));`;
}
