import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILES = fileURLToPath(new URL('screens/support/files.ts', import.meta.url));
/** Types are gone by then. */
const IMPORT = /\bimport\(("[^"]+")\)/g;

/** Lets a test wait for the site's files that a screen loads after it is drawn (`tests/screens/support/files.ts`). */
export const watchedImports = (): Plugin => ({
  name: 'watched-imports',
  transform: {
    filter: { id: /\/app\/(?!paraglide\/).*\.tsx?$/, code: IMPORT },
    handler: (code) =>
      `import { coming as __coming } from ${JSON.stringify(FILES)}; ${code.replace(IMPORT, '__coming(import($1))')}`,
  },
});
