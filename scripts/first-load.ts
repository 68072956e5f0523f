import type { Plugin } from 'vite';

/** Schemas: home uses none although modules that it loads name them. */
const SCHEMAS = /\/node_modules\/valibot\/|\/contracts\/(?:tolerant|marks|counting|shared\/values)\.ts$/;
/** Parts of libraries that the first load reaches through their index and does not use. */
const LATER = new RegExp(
  [
    'start-client-core/.*/(?:createServerFn|safeObjectMerge)\\.js$',
    'router-core/.*/ssr/headers\\.js$',
    'cookie-es/',
    'query-core/.*/(?:infiniteQueryObserver|mutationObserver|queriesObserver)\\.js$',
    'react-query/.*/(?:useInfiniteQuery|useMutation|useMutationState|useQueries)\\.js$',
  ].join('|'),
);
/** What turns a call of a server function into a request, and its answer into values. */
const CALLS = new RegExp(
  [
    'start-client-core/.*/(?:client-rpc/.*|getDefaultSerovalPlugins)\\.js$',
    'router-core/.*/ssr/serializer/(?!transformer)[\\w-]+\\.js$',
    '/node_modules/seroval(?:-plugins)?/',
  ].join('|'),
);
/** How Start reads a server function out of a page. No page holds one, yet it would bring the whole call protocol. */
const CALLS_IN_PAGES = /start-client-core\/.*\/ServerFunctionSerializationAdapter\.js$/;
const CALL_IMPORT = /import \{ createClientRpc \} from ("[^"]+");/;
/** A screen as the router splits it off from its route; home's among them. */
const SCREEN = /\/app\/routes\/.*\.tsx\?tsr-split/;
const HOME = /\/app\/routes\/m\/home\.tsx\?tsr-split/;
/** What screens may share. Parts that are loaded when they are first used are reached by `import()` alone. */
const COMMON = new RegExp(
  [
    '/app/(?:shell|session|locale|domain|brand|ui|lib|lists)/',
    '/contracts/',
    '/features/home/blocks\\.module\\.css',
    '/features/games/(?:(?:favourites|sheet|winners)/)?[\\w.-]+$',
  ].join('|'),
);
/** What forms share and other screens do without; whoever changes a password has come by the login. */
const FORMS = new RegExp(
  `/app/(?:${[
    'features/account/(?:field-\\w+|auth-link|captcha/[\\w.-]+|login/login\\.functions)',
    'forms/field-issues',
    'ui/(?:text-field|password-field|checkbox|segmented-control)',
    'shell/menu/language-selector',
    'locale/languages',
  ].join('|')})\\.tsx?$`,
);
/** The bundler's own few lines, which every file needs. */
const RUNTIME = /rolldown\/runtime/;
/** The library of dates and the parts that need it, which lists of games and forms do without. */
const DATES =
  /\/node_modules\/dayjs\/|\/app\/(?:lib\/dates\.ts|lists\/day-list\.tsx|domain\/member\/birthday\.ts)$/;
/** Files that no page waits for before it asks for something of theirs: calls, days. */
const LATE = ['calls', 'dates', 'schemas'];
/** So many screens make a part common. */
const MANY = 3;

/**
 * Puts what every page loads, and the parts of the shell that home shows, into one file, `first`, and what many other
 * screens share into another, `common`: a phone far away pays for each request, and one file compresses better than a
 * dozen.
 */
export function firstLoad(): Plugin {
  const first = new Set<string>();
  const uses = new Map<string, number>();
  return {
    name: 'first-load',
    applyToEnvironment: ({ name }) => name === 'client',
    /** A server function brings the protocol of calls along; what none has called starts without. */
    transform(code, id) {
      if (!CALLS_IN_PAGES.test(id)) return;
      if (!CALL_IMPORT.test(code))
        throw new Error('Start changed how it reads server functions: scripts/first-load.ts must follow');
      return code.replace(
        CALL_IMPORT,
        'const createClientRpc = (id) => async (...call) => (await import($1)).createClientRpc(id)(...call);',
      );
    },
    buildEnd() {
      /** All that is loaded with a module. */
      const reach = (from: string): Set<string> => {
        const found = new Set<string>();
        const waiting = [from];
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (found.has(id)) continue;
          found.add(id);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        return found;
      };
      for (const module of this.getModuleIds()) {
        const isEntry = this.getModuleInfo(module)?.isEntry;
        if (!isEntry && !SCREEN.test(module)) continue;
        for (const id of reach(module)) {
          if (isEntry || (HOME.test(module) && COMMON.test(id))) first.add(id);
          if (COMMON.test(id)) uses.set(id, (uses.get(id) ?? 0) + 1);
        }
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const first = chunks.find(({ name }) => name === 'first');
      const early = chunks.filter(
        ({ name, fileName }) => LATE.includes(name) && first?.imports.includes(fileName),
      );
      for (const { name, moduleIds } of early) {
        const importing = (id: string) =>
          this.getModuleInfo(id)?.importedIds.some((imported) => moduleIds.includes(imported));
        const suspects = Object.entries(first?.modules ?? {}).filter(
          ([id, { renderedLength }]) => renderedLength > 0 && importing(id),
        );
        throw new Error(
          `Every page would load '${name}', for one of ${suspects.map(([id]) => id).join(', ')}`,
        );
      }
    },
    outputOptions: (options) => ({
      ...options,
      // Their names stand in the first file too.
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames: ({ names }) =>
        names[0]?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
      codeSplitting: {
        groups: [
          { name: 'schemas', test: SCHEMAS, priority: 3 },
          { name: 'dates', test: DATES, priority: 3, includeDependenciesRecursively: false },
          { name: 'calls', test: CALLS, priority: 3, includeDependenciesRecursively: false },
          { name: 'later', test: LATER, priority: 3, includeDependenciesRecursively: false },
          { name: 'first', test: (id) => first.has(id) || RUNTIME.test(id), priority: 2 },
          { name: 'forms', test: FORMS, priority: 1, includeDependenciesRecursively: false },
          { name: 'common', test: (id) => (uses.get(id) ?? 0) >= MANY, priority: 1 },
        ],
      },
    }),
  };
}
