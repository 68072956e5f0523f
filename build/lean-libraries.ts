// Leaves out what libraries bring and no page needs at once: 1.1 kB less.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { expectedModules } from './expected-modules.ts';

/** How the router reads and writes a query unless told, which guesses; the site tells it (app/lib/links/search-params.ts). */
const SEARCH = './searchParams.js';
const ROUTER = /\/router-core\/dist\/esm\/router\.js$/;
const SEARCH_OF_SITE = '\0search-of-site';
/** Modules of Query's, what is written there, and what stands in its place. */
const CHANGES: readonly [module: RegExp, was: string, becomes: string][] = [
  [
    /\/query-core\/build\/modern\/mutationCache\.js$/,
    'import { Mutation } from "./mutation.js";',
    'let Mutation; export const giveMutation = (given) => { Mutation = given; };',
  ],
  [
    /\/query-core\/build\/modern\/mutation\.js$/,
    'export { Mutation, getDefaultState };',
    `import { giveMutation } from "./mutationCache.js";
    giveMutation(Mutation);
    export { Mutation, getDefaultState };`,
  ],
  [
    /\/query-core\/build\/modern\/query\.js$/,
    'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";',
    `const infiniteQueryBehavior = (pages) => ({
      onFetch(context, query) {
        context.fetchFn = async () => {
          const { infiniteQueryBehavior } = await import("./infiniteQueryBehavior.js");
          infiniteQueryBehavior(pages).onFetch(context, query);
          return context.fetchFn();
        };
      },
    });`,
  ],
];
/** What stands in for a hook of React on versions without it. */
const SHIM = 'use-sync-external-store/shim/with-selector';

/**
 * Leaves out of the first load what libraries bring along and no page needs at once:
 * - Query's cache of writes makes none before something asks for one, which brings what they are made from.
 * - Query's lists that grow by pages bring how they are fetched with the first page: no list of home is one.
 * - React has `useSyncExternalStore` itself.
 * - The router has its own way with queries beside the site's.
 * Throws when a library is written otherwise.
 */
export function leanLibraries(): Plugin {
  let isSearchTold = false;
  const modules = CHANGES.map(([module]) => module);
  const expected = expectedModules('lean-libraries', modules);
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (source === SEARCH && ROUTER.test(importer ?? '')) {
        isSearchTold = true;
        return SEARCH_OF_SITE;
      }
      return source === SHIM ? this.resolve(SHIM.replace('/shim', ''), importer) : undefined;
    },
    load(id) {
      if (id !== SEARCH_OF_SITE) return;
      const own = JSON.stringify(resolve('app/lib/links/search-params.ts'));
      return `export { parseSearch as defaultParseSearch, stringifySearch as defaultStringifySearch } from ${own};`;
    },
    buildEnd(error) {
      expected.check(error);
      if (!error && !isSearchTold) throw new Error('The router changed: build/lean-libraries.ts must follow');
    },
    transform: {
      filter: { id: modules },
      handler(code, id) {
        expected.meet(id);
        const [, was, becomes] = CHANGES.find(([module]) => module.test(id)) ?? [];
        if (!was || !becomes || !code.includes(was))
          throw new Error(`${id} changed: build/lean-libraries.ts must follow`);
        return { code: code.replace(was, becomes), map: null };
      },
    },
  };
}
