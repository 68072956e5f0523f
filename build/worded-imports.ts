// Has each `import()` wait for the messages of what it brings, without which locale-messages.ts saves nothing.
import type { Plugin } from 'vite';

const APP_FILE = /\/app\/(?!paraglide\/).*\.tsx?$/;
/** Of one file; the address of a screen may have a `$` in it. */
const IMPORT = /(?<![\w$.])import\(\s*(?:\/\*.*?\*\/\s*)*("[^"]+"|'[^']+'|`[^`$]+`)\s*\)/g;

/**
 * Has every `import()` of the app wait for the messages of what it brings (build/locale-messages.ts). No file waits at
 * its own top level: WebKit gives the second of two such imports a module that has not run yet
 * (docs/decisions/052-other-engines.md). An address that is put together there is none of them: what brings a lost file
 * under another one (app/lib/load-part.ts) would wait for messages that are that file.
 */
export function wordedImports(): Plugin {
  return {
    name: 'worded-imports',
    // After the router has split its screens off.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!APP_FILE.test(id.split('?')[0] ?? id)) return;
      const worded = code.replace(IMPORT, 'withWords(import($1))');
      if (worded === code) return;
      return { code: `import { withWords } from 'virtual:locale-messages';\n${worded}`, map: null };
    },
  };
}
