import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Puts the site's own helper around every `import()` of the browser in the place of Vite's. A file that a bad
 * connection lost can be asked for again: Chromium remembers a lost module by its address.
 * Throws when Vite no longer makes its helper as this one expects.
 */
export function lastingImports(): Plugin {
  return {
    name: 'lasting-imports',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!code.includes('export const __vitePreload =') || !code.includes('vite:preloadError'))
          throw new Error('Vite changed its helper for imports: scripts/lasting-imports.ts must follow');
        return {
          code: `import { load } from '/app/lib/load-part.ts';\nexport const __vitePreload = load;`,
          map: null,
        };
      },
    },
  };
}
