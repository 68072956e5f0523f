// Gives the browser the table of screens without what only servers read: no descriptions and keys of titles in the first load.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What only the server and the edge read of a screen's row. */
const UNUSED =
  /\b(?:description: '\w+'|level: '\w+'|listed: (?:'\w+'|false)|canonical: '[^']+')(?:,| (?=\}))/g;
const TITLE = /\btitle: '(\w+)'/g;

/**
 * Gives the browser the table of screens without what search engines and shared links need of it, and for the key of a
 * title its place in `titleKeys`, so that no key stands in the scripts.
 */
export function browserScreens(): Plugin {
  return {
    name: 'browser-screens',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/app\/screens\.ts$/ },
      order: 'pre',
      handler: (code) => ({ code: shortened(code), map: null }),
    },
  };
}

/** The table as the browser gets it. */
export function shortened(code: string): string {
  const keys = titleKeys(code);
  return code.replace(UNUSED, '').replace(TITLE, (_, key) => `title: ${keys.indexOf(key)}`);
}

/**
 * The messages that the table of screens names as titles, each once.
 * @throws when the table is written otherwise
 */
export function titleKeys(code = readFileSync('app/screens.ts', 'utf8')): string[] {
  const keys = [...code.matchAll(TITLE)].map(([, key = '']) => key);
  if (keys.length === 0 || code.search(UNUSED) < 0)
    throw new Error('app/screens.ts is written otherwise: build/browser-screens.ts must follow');
  return [...new Set(keys)];
}
