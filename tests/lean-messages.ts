import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

const INDEX = /\/paraglide\/messages\/_index\.js$/;
/** A language that has no words of its own yet says those of another. */
const BORROWED = /export \{ \w+ \} from "\.\/([\w-]+)\.js"/;
const KEY = /^export const (\w+) = /gm;

/**
 * Paraglide's messages for tests: a message asks its language's file by name, where paraglide writes a line for each
 * language into each message; those six megabytes were read anew by each file of tests that stands alone.
 * `only`: the languages that are spoken; any other says the English words.
 */
export function leanMessages(only?: readonly string[]): Plugin {
  return {
    name: 'lean-messages',
    enforce: 'pre',
    load(id) {
      if (!INDEX.test(id)) return;
      const folder = dirname(id);
      const files = readdirSync(folder).filter((file) => !file.startsWith('_') && file.endsWith('.js'));
      const sources = new Map(
        files.map((file) => {
          const locale = file.slice(0, -'.js'.length);
          if (only && !only.includes(locale)) return [locale, 'en'];
          const words = readFileSync(`${folder}/${file}`, 'utf8');
          return [locale, words.match(KEY) ? locale : (BORROWED.exec(words)?.[1] ?? locale)];
        }),
      );
      const read = [...new Set(sources.values())];
      const keys = [...readFileSync(`${folder}/en.js`, 'utf8').matchAll(KEY)].map(([, key]) => key);
      return [
        "import { getLocale } from '../runtime.js';",
        ...read.map((locale, index) => `import * as l${index} from './${locale}.js';`),
        `const files = { ${[...sources].map(([locale, source]) => `'${locale}': l${read.indexOf(source)}`).join(', ')} };`,
        'const say = (key) => (inputs = {}, { locale = getLocale() } = {}) => files[locale][key](inputs);',
        ...keys.map((key) => `export const ${key} = say('${key}');`),
      ].join('\n');
    },
  };
}
