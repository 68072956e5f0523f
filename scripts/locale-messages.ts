import type { Plugin } from 'vite';

const LOADER = 'virtual:locale-messages';
const CHUNKS = 'virtual:locale-chunks';
const INDEX = /\/paraglide\/messages\/_index\.js$/;
const LOCALE = /\/paraglide\/messages\/([a-z]{2}(?:-[a-z]{2})?)\.js$/;

/**
 * Gives the browser one locale's messages instead of all 25, and makes a missing message
 * fall back to English before Vietnamese (LANG-26).
 *
 * - In the client build `messages/_index.js` calls the one locale module that `loadMessages()` has loaded.
 * - `virtual:locale-messages` exports `loadMessages(locale)`; `client.tsx` awaits it before hydration.
 * - `virtual:locale-chunks` tells the server which files a locale needs, so that the page can preload them.
 * Throws when paraglide's output no longer looks as expected.
 */
export function localeMessages(locales: readonly string[]): Plugin {
  const chunks: Record<string, string[]> = {};

  return {
    name: 'locale-messages',
    enforce: 'pre',
    resolveId: (id) => (id === LOADER || id === CHUNKS ? `\0${id}` : undefined),
    load(id) {
      const client = this.environment.name === 'client';
      if (id === `\0${LOADER}`)
        return client ? clientLoader(locales) : 'export async function loadMessages() {}';
      if (id === `\0${CHUNKS}`) return `export default ${JSON.stringify(chunks)}`;
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      const locale = LOCALE.exec(file)?.[1];
      if (locale && locale !== 'vi' && locale !== 'en')
        return code.replaceAll('from "./vi.js"', 'from "./en.js"');
      if (!INDEX.test(file)) return;
      const names = messageNames(code);
      return this.environment.name === 'client' ? clientIndex(names) : undefined;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const built = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const locale of locales) {
        const isLocale = (id: string | null) => id?.endsWith(`/paraglide/messages/${locale}.js`) ?? false;
        const chunk =
          built.find(({ facadeModuleId }) => isLocale(facadeModuleId)) ??
          built.find(({ moduleIds }) => moduleIds.some(isLocale));
        if (chunk) chunks[locale] = [chunk.fileName, ...chunk.imports].map((file) => `/${file}`);
      }
      const missing = locales.filter((locale) => !chunks[locale]);
      if (missing.length > 0) throw new Error(`No message chunk for ${missing.join(', ')}`);
    },
  };
}

function messageNames(code: string): string[] {
  const names = [...code.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name as string);
  if (names.length === 0) throw new Error('Paraglide compiled no message: is its format plugin installed?');
  const complete = names.every((name) => code.includes(`__vi.${name}(inputs)`));
  if (!complete) throw new Error('Paraglide changed its output: scripts/locale-messages.ts must follow');
  return names;
}

function clientIndex(names: string[]): string {
  const calls = names.map((name) => `export const ${name} = (inputs) => loaded.messages.${name}(inputs);`);
  return [`import { loaded } from '${LOADER}';`, ...calls].join('\n');
}

function clientLoader(locales: readonly string[]): string {
  const imports = locales.map(
    (locale) => `'${locale}': () => import('/app/paraglide/messages/${locale}.js'),`,
  );
  return `const loaders = {\n${imports.join('\n')}\n};
export const loaded = { messages: undefined };
export async function loadMessages(locale) {
  loaded.messages = await (loaders[locale] ?? loaders.vi)();
}`;
}
