import type { Plugin } from 'vite';

const CACHE = /\/query-core\/build\/modern\/mutationCache\.js$/;
const MUTATION = /\/query-core\/build\/modern\/mutation\.js$/;
const IMPORT = 'import { Mutation } from "./mutation.js";';
const EXPORT = 'export { Mutation, getDefaultState };';
/** What stands in for a hook of React on versions without it. */
const SHIM = 'use-sync-external-store/shim/with-selector';

/**
 * Leaves out of the first load what libraries bring along and no page needs at once:
 * - Query's cache of writes makes none before something asks for one, which brings what they are made from.
 * - React has `useSyncExternalStore` itself.
 * Throws when a library is written otherwise.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      return source === SHIM ? this.resolve(SHIM.replace('/shim', ''), importer) : undefined;
    },
    transform: {
      filter: { id: [CACHE, MUTATION] },
      handler(code, id) {
        const isCache = CACHE.test(id);
        const place = isCache ? IMPORT : EXPORT;
        if (!code.includes(place)) throw new Error('Query changed: scripts/lean-libraries.ts must follow');
        const given = isCache
          ? 'let Mutation; export const giveMutation = (given) => { Mutation = given; };'
          : `import { giveMutation } from "./mutationCache.js"; giveMutation(Mutation); ${EXPORT}`;
        return { code: code.replace(place, given), map: null };
      },
    },
  };
}
