// Says which file holds what: a request or three in place of dozens; the protocol of calls, a twelfth of the scripts, comes later.
import { randomUUID } from 'node:crypto';
import type { Plugin } from 'vite';

/** Schemas: home uses none although modules that it loads name them. */
const SCHEMAS = /\/node_modules\/valibot\/|\/contracts\/(?:tolerant|marks|counting|shared\/values)\.ts$/;
/** Parts of libraries that the first load reaches through their index and does not use. */
const LATER = new RegExp(
  [
    'start-client-core/.*/(?:createServerFn|safeObjectMerge)\\.js$',
    'router-core/.*/ssr/headers\\.js$',
    'cookie-es/',
  ].join('|'),
);
/** Lists that grow by pages, which forms do without. */
const LISTS = new RegExp(
  [
    '/app/lists/(?!day-list)[\\w-]+\\.tsx?$',
    'query-core/.*/infiniteQuery(?:Observer|Behavior)\\.js$',
    'react-query/.*/useInfiniteQuery\\.js$',
  ].join('|'),
);
/** Several queries at once: few screens have them. */
const QUERIES = /query-core\/.*\/queriesObserver\.js$|react-query\/.*\/useQueries\.js$/;
/** Writes as Query keeps them, with retries and states: one screen has them (build/lean-libraries.ts). */
const MUTATIONS = /query-core\/.*\/mutation(?:Observer)?\.js$|react-query\/.*\/useMutation(?:State)?\.js$/;
/** What turns a call of a server function into a request, and its answer into values. */
const CALLS = new RegExp(
  [
    'start-client-core/.*/(?:client-rpc/.*|getDefaultSerovalPlugins)\\.js$',
    'router-core/.*/ssr/serializer/(?!transformer)[\\w-]+\\.js$',
    '/node_modules/seroval(?:-plugins)?/',
  ].join('|'),
);
/**
 * How Start reads a server function out of a page, of which no page holds one, and the server functions themselves:
 * each would bring the whole call protocol.
 */
const CALLABLE = /start-client-core\/.*\/ServerFunctionSerializationAdapter\.js$|\/app\/.*\.functions\.ts$/;
const CALL_IMPORT = /import \{ createClientRpc \} from (["'][^"']+["']);/;
/** A screen as the router splits it off from its route; home's among them. */
const SCREEN = /\/app\/routes\/.*\.tsx\?tsr-split/;
const HOME = /\/app\/routes\/m\/home\.tsx\?tsr-split/;
/** What screens may share. Parts that are loaded when they are first used are reached by `import()` alone. */
const COMMON = new RegExp(
  [
    '/app/(?:shell|session|locale|domain|brand|ui|lib|lists)/',
    '/contracts/',
    '/features/(?:home|games/home-games)/[\\w-]+\\.module\\.css',
    '/features/account/register/new-account\\.ts',
    '/features/games/(?:(?:favourites|sheet|winners)/)?[\\w.-]+$',
  ].join('|'),
);
/** What forms share and other screens do without; whoever changes a password has come by the login. */
const FORMS = new RegExp(
  `/app/(?:${[
    'features/account/(?:field-\\w+|auth-link|captcha/[\\w.-]+|login/login\\.functions)',
    'forms/(?:field-issues|focus-field|issue-text|numeric-field|typed-edit|typed-values|use-figures|use-(?:form|revalidate-on-language))',
    'ui/(?:text-field|date-field|password-field|checkbox|segmented-control)',
    'shell/menu/language-(?:flag|selector|sheet)',
    'locale/languages',
  ].join('|')})\\.tsx?$`,
);
/** The bundler's own few lines, which every file needs. */
const RUNTIME = /rolldown\/runtime/;
/** The library of dates and what needs it alone, which lists of games and forms do without. */
const DATES = /\/node_modules\/dayjs\/|\/app\/(?:lib\/time\/dates\.ts|domain\/member\/birthday\.ts)$/;
/** Lists by days, of which most screens that show a date have none. */
const DAYS = /\/app\/lists\/day-list\.tsx$/;
/** Tables to take away, and files shown in place, which three screens have. */
const TABLES = /\/app\/shell\/(?:tables\/|use-save-file)|\/contracts\/shared\/csv-format\.ts$/;
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
  const build = randomUUID().slice(0, 13);
  let files = 0;
  const nextName = () => `assets/${build}/${(files++).toString(36)}`;
  return {
    name: 'first-load',
    applyToEnvironment: ({ name }) => name === 'client',
    /** A server function brings the protocol of calls along with its first call. */
    transform: {
      order: 'post',
      filter: { id: CALLABLE },
      handler(code) {
        if (!CALL_IMPORT.test(code))
          throw new Error('Start changed how it calls server functions: build/first-load.ts must follow');
        return code.replace(
          CALL_IMPORT,
          'const createClientRpc = (id) => async (...call) => (await import($1)).createClientRpc(id)(...call);',
        );
      },
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
      const first = new Set(chunks.filter(({ isEntry }) => isEntry));
      if (first.size === 0) throw new Error('The build has no entry');
      for (const { imports } of first)
        for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
      for (const { name, moduleIds } of [...first].filter(({ name }) => LATE.includes(name))) {
        const importing = (id: string) =>
          this.getModuleInfo(id)?.importedIds.some((imported) => moduleIds.includes(imported));
        const suspects = [...first]
          .flatMap(({ modules }) => Object.entries(modules))
          .filter(([id, { renderedLength }]) => renderedLength > 0 && importing(id));
        throw new Error(
          `Every page would load '${name}', for one of ${suspects.map(([id]) => id).join(', ')}`,
        );
      }
    },
    outputOptions: (options) => ({
      ...options,
      // Their names stand in the first file too: a number compresses, a hash of each does not. The first file is another
      // with every build, and so is whatever imports it: hashes would keep next to nothing in a cache. All lie in the
      // build's own folder, so that they name each other without it: its name, at random, made a hundred bytes more or less.
      entryFileNames: `assets/${build}/index.js`,
      chunkFileNames: () => `${nextName()}.js`,
      assetFileNames: ({ names }) =>
        names[0]?.endsWith('.css') ? `${nextName()}.css` : 'assets/[name]-[hash][extname]',
      codeSplitting: {
        groups: [
          { name: 'schemas', test: SCHEMAS, priority: 3 },
          { name: 'dates', test: DATES, priority: 3, includeDependenciesRecursively: false },
          { name: 'days', test: DAYS, priority: 3, includeDependenciesRecursively: false },
          { name: 'tables', test: TABLES, priority: 3, includeDependenciesRecursively: false },
          { name: 'lists', test: LISTS, priority: 3, includeDependenciesRecursively: false },
          { name: 'queries', test: QUERIES, priority: 3, includeDependenciesRecursively: false },
          { name: 'mutations', test: MUTATIONS, priority: 3, includeDependenciesRecursively: false },
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
