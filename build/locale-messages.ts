// Gives the browser the messages of one language and of the features in use: 4 kB where 25 languages took 225.
import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { titleKeys } from './browser-screens.ts';
import { WORDS_CHANGED } from './word-updates.ts';
import { distinct, listCode, readWords, type Words } from './words.ts';

const LOADER = 'virtual:locale-messages';
const CHUNKS = 'virtual:locale-chunks';
/** `virtual:messages/<group>` and `virtual:messages/<group>/<locale>`. */
const GROUP = /^\0?virtual:messages\/([\w-]+)(?:\/([a-z-]+))?$/;
/** In the browser the page says its language, and a change of it is kept as paraglide keeps it. */
const RUNTIME = /\/app\/paraglide\/runtime\.js$/;
const LOCALE = /\/paraglide\/messages\/([a-z]{2}(?:-[a-z]{2})?)\.js$/;
const IMPORT = /import\s*\{\s*m\s*\}\s*from\s*['"][^'"]*paraglide\/messages\.js['"]/;
const USE = /(?<![\w$.])m\s*\.\s*(\w+)/g;
/** What every page needs before it can be drawn; loaded before hydration. */
const FIRST = 'first';
const FIRST_FEATURES = ['home', 'games'];
/** Folders of the games feature have groups of their own, but for the games of home, which come with it. */
const GAMES_FOLDER = /^features\/games\/(?!home-games\/)([\w-]+)\//;
/** What a route imports: a feature, and of the games the folder of its screen; not what says something only later. */
const SCREEN = /from '[./]*(features\/(?:games\/[\w-]+\/[\w-]+-(?:screen|page)|[\w-]+\/(?![^']*-later')))/g;
/** What is said of refused calls is loaded with the first of them, or with a screen that makes them. */
const ERRORS = /^shell\/error-message\.ts$/;
/** What is said without a network, loaded by itself as well. */
const CONNECTION = /^shell\/connection\//;
/** What is said in views of other apps alone, loaded when it is wanted there. */
const IN_APP = /^shell\/in-app\//;
/** An invitation to pass on, which an agent's screen shows too: its words are those of its own feature. */
const INVITATION = /^domain\/invitation\//;
/** Routes of screens that show one. */
const INVITING = /from '[./]*features\/agent\/grow\//;
/** Where the title of a screen is looked up; in the browser by its place (build/browser-screens.ts). */
const TITLES = /^shell\/screen-title\.ts$/;
const APP_FILE = /\/app\/(?!paraglide\/)(.*\.tsx?)$/;
/** The side menu counts as a feature; what pages of their own use of it does not, so that they wait for nothing more. */
const MENU = /^shell\/menu\/(?!guarded-link|language-selector|log-out-dialog|unread-dot)/;
/** What marks the borrowed words of a page in the browser, which the server has it load where there are any. */
const MARKING = '/app/locale/mark-borrowed-words.ts';
const REGISTRY = /\/app\/paraglide\/registry\.js$/;
const COUNT = 'select(Number(input))';
/** A count that is written in groups, `1.021`: only its digits say which plural it has. */
const WRITTEN_COUNT = "select(Number(typeof input === 'string' ? input.replace(/\\D/g, '') : input))";

/** By language and group, the files that a page asks for. */
type Chunks = Record<string, Record<string, string[]>>;

/**
 * Gives the browser the messages of one locale, and of a feature only with the feature; a missing message falls back
 * to English before Vietnamese (LANG-26).
 *
 * - In the client build every file takes its messages from its group: the feature's, or `first` for home and all that
 *   is no feature. What imports a file of a feature waits for its messages too (build/worded-imports.ts).
 * - `virtual:locale-messages` exports `loadMessages(locale)`: `client.tsx` awaits it before hydration, a change of
 *   language loads the groups in use anew.
 * - `paraglide/runtime.js` is reduced to what the browser uses of it.
 * - `virtual:locale-chunks` tells the server which files a page needs, so that it can preload them.
 * - In development a group is made anew when its files say other messages than before, or the screens have other titles.
 * Throws when paraglide's output no longer looks as expected, and when the entry would wait for a feature.
 */
export function localeMessages(locales: readonly string[]): Plugin {
  const chunks: Chunks = {};
  let marking = '';
  const given = new Map<string, string>();
  let words: Record<string, Words> = {};
  let isServing = false;
  const codeOf = (group: string) => groupCode(group, keysOf(group), distinct(words));

  return {
    name: 'locale-messages',
    enforce: 'pre',
    configResolved({ command }) {
      isServing = command === 'serve';
    },
    buildStart: {
      // On a fresh clone paraglide writes them first.
      order: 'post',
      sequential: true,
      handler() {
        words = readWords(locales);
      },
    },
    resolveId: (id) =>
      id === LOADER || id === CHUNKS || GROUP.test(id) ? `\0${id.replace('\0', '')}` : undefined,
    load(id) {
      const client = this.environment.name === 'client';
      if (id === `\0${LOADER}`)
        return client
          ? isServing
            ? SERVED_LOADER_CODE
            : LOADER_CODE
          : 'export async function loadMessages() {}';
      if (id === `\0${CHUNKS}`)
        return client
          ? NO_CHUNKS
          : `${chunksCode(chunks, groupsOfRoutes())}\nexport const markingFile = '${marking}';`;
      if (client && RUNTIME.test(id)) return runtimeCode(locales);
      const [, group, locale] = GROUP.exec(id) ?? [];
      if (!group) return;
      if (locale) return localeCode(keysOf(group), locale, words);
      given.set(group, codeOf(group));
      return given.get(group) + (isServing ? `\ngroup.keys = ${JSON.stringify(keysOf(group))};` : '');
    },
    hotUpdate({ file }) {
      const { name, moduleGraph, hot } = this.environment;
      if (LOCALE.test(file)) {
        // Pages have the text already (build/word-updates.ts); those that open from now on read it here.
        if (name !== 'client') return;
        words = readWords(locales);
        for (const [id, part] of moduleGraph.idToModuleMap)
          if (GROUP.exec(id)?.[2]) moduleGraph.invalidateModule(part);
        return [];
      }
      const group = groupOf(APP_FILE.exec(file)?.[1] ?? '');
      if (name !== 'client' || !given.has(group) || given.get(group) === codeOf(group)) return;
      words = readWords(locales);
      for (const [id, part] of moduleGraph.idToModuleMap) {
        if (GROUP.exec(id)?.[1] === group) moduleGraph.invalidateModule(part);
      }
      // What is loaded before hydration cannot be exchanged behind it.
      hot.send({ type: 'full-reload' });
      return [];
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (REGISTRY.test(file)) {
        if (!code.includes(COUNT))
          throw new Error('Paraglide changed its plurals: build/locale-messages.ts must follow');
        return { code: code.replace(COUNT, WRITTEN_COUNT), map: null };
      }
      const locale = LOCALE.exec(file)?.[1];
      if (locale && locale !== 'vi' && locale !== 'en')
        return code.replaceAll('from "./vi.js"', 'from "./en.js"');
      const path = APP_FILE.exec(file)?.[1];
      if (!path || this.environment.name !== 'client' || !IMPORT.test(code)) return;
      const names = TITLES.test(path) ? '{ titles as m }' : '* as m';
      return code.replace(IMPORT, `import ${names} from 'virtual:messages/${groupOf(path)}'`);
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const built = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const { facadeModuleId, fileName, imports } of built) {
        if (facadeModuleId?.endsWith(MARKING)) marking = `/${fileName}`;
        const [, group, locale] = GROUP.exec(facadeModuleId ?? '') ?? [];
        if (!group || !locale) continue;
        chunks[locale] ??= {};
        chunks[locale][group] = [fileName, ...imports].map((name) => `/${name}`);
      }
      if (!marking) throw new Error('No chunk marks borrowed words');
      if (!chunks.vi?.[FIRST]) throw new Error('No chunk holds the first messages');
      const entry = built.find(({ isEntry }) => isEntry)?.facadeModuleId;
      const early = loadedWith(entry, (id) => this.getModuleInfo(id)?.importedIds).find(waits);
      if (early) throw new Error(`Every page would wait for ${early}: import what uses it dynamically`);
    },
  };
}

function groupOf(path: string): string {
  if (MENU.test(path)) return 'menu';
  if (ERRORS.test(path)) return 'errors';
  if (CONNECTION.test(path)) return 'connection';
  if (IN_APP.test(path)) return 'in-app';
  if (INVITATION.test(path)) return 'referral';
  const folder = GAMES_FOLDER.exec(path)?.[1];
  if (folder) return `games-${folder}`;
  const feature = /^features\/([\w-]+)\//.exec(path)?.[1];
  return !feature || FIRST_FEATURES.includes(feature) ? FIRST : feature;
}

/** The messages of a group, in one order: the titles of screens in their places, then what its files say besides. */
function keysOf(group: string): string[] {
  const titles = group === FIRST ? titleKeys() : [];
  return [...titles, ...[...saidIn(group)].filter((key) => !titles.includes(key)).sort()];
}

/** Its files run in the worker alone. */
const EXPLAIN = 'explain';

/** The messages that the files of a group say in the browser. */
function saidIn(group: string): Set<string> {
  const keys = new Set<string>();
  for (const path of globSync('**/*.{ts,tsx}', {
    cwd: 'app',
    exclude: (name) => name === 'paraglide' || name === EXPLAIN,
  })) {
    if (groupOf(path) !== group || /\.(?:test|server)\.tsx?$/.test(path)) continue;
    const code = readFileSync(`app/${path}`, 'utf8');
    if (IMPORT.test(code)) for (const [, key = ''] of code.matchAll(USE)) keys.add(key);
  }
  return keys;
}

function groupCode(group: string, keys: readonly string[], locales: readonly string[]): string {
  const loaders = locales.map((locale) => `'${locale}': () => import('virtual:messages/${group}/${locale}')`);
  const said = saidIn(group);
  return [
    `import { groupOf } from '${LOADER}';`,
    `const group = groupOf({ ${loaders.join(', ')} });`,
    group === FIRST ? '' : 'group.ready().catch(() => undefined);',
    `const all = group.say(${keys.length});`,
    `export const [${keys.map((key) => (said.has(key) ? key : '')).join(', ')}] = all;`,
    // Titles are found by their places, with which the list begins; named for `hotUpdate`, which compares.
    group === FIRST ? `export const titles = all; // ${titleKeys().join(', ')}` : '',
  ].join('\n');
}

function localeCode(keys: readonly string[], locale: string, words: Record<string, Words>): string {
  const code = `export default ${listCode(keys, locale, words)};`;
  return code.includes('registry.')
    ? `import * as registry from '/app/paraglide/registry.js';\n${code}`
    : code;
}

const LOADER_CODE = `const groups = [];
let current;
const locale = () => current ?? document.documentElement.dataset.locale;
const say = (word, inputs) => typeof word === 'function' ? word(inputs) : word;
export function groupOf(loaders) {
  let words = [];
  let loaded;
  const group = {
    load: async () => { words = (await (loaders[locale()] ?? loaders.en)()).default; },
    ready: () => loaded ??= group.load().catch((error) => { loaded = undefined; throw error; }),
    say: (count) => Array.from({ length: count }, (_, index) => (inputs) => say(words[index], inputs)),
  };
  groups.push(group);
  return group;
}
export async function loadMessages(wanted) {
  current = wanted;
  await Promise.all(groups.map((group) => group.load()));
}
export async function withWords(imported) {
  const part = await imported;
  await Promise.all(groups.map((group) => group.ready()));
  return part;
}`;

/** In development: takes a text that was changed, in the language that the page is in. */
const SERVED_LOADER_CODE = `${LOADER_CODE.replace('    say: ', '    put: (index, word) => { words[index] = word; },\n    say: ')}
const filled = (text) => (inputs) => text.replace(/{(\\w+)}/g, (_, name) => inputs?.[name] ?? '');
import.meta.hot?.on('${WORDS_CHANGED}', ({ locale: changed, texts }) => {
  if (changed !== locale()) return;
  for (const group of groups)
    group.keys?.forEach((key, index) => key in texts && group.put(index, filled(texts[key])));
});`;

/** Files are preloaded by the server alone. */
const NO_CHUNKS = "export const messageFiles = () => []; export const markingFile = '';";

function runtimeCode(locales: readonly string[]): string {
  return `const locales = ${JSON.stringify(locales)};
let get = () => document.documentElement.dataset.locale;
export const getLocale = () => get();
export const overwriteGetLocale = (getter) => { get = getter; };
export const isLocale = (tag) => locales.includes(tag);
export const setLocale = (tag) => {
  try { document.cookie = 'language=' + tag + '; path=/; max-age=34560000'; } catch {}
};`;
}

/** Which groups a route's screens use: those of the features that it imports. */
function groupsOfRoutes(): Record<string, string[]> {
  const routes = globSync('app/routes/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  return Object.fromEntries(
    routes.flatMap((code) => {
      const id = /createFileRoute\('([^']+)'\)/.exec(code)?.[1];
      const features = [...code.matchAll(SCREEN)].map(([, path = '']) => groupOf(path));
      const groups = new Set([...features, ...(INVITING.test(code) ? ['referral'] : [])]);
      return id ? [[id, [...groups].filter((group) => group !== FIRST)]] : [];
    }),
  );
}

/**
 * The files of each language as one text, a group after the other, without the folder that all lie in: the worker has them
 * of every language.
 */
function chunksCode(chunks: Chunks, routes: object): string {
  const groups = [...new Set(Object.values(chunks).flatMap((files) => Object.keys(files)))];
  const [folder = ''] = /^.*\//.exec(chunks.vi?.[FIRST]?.[0] ?? '') ?? [];
  const bare = (file: string) => {
    if (!file.startsWith(folder)) throw new Error(`${file} of the messages is not in ${folder}`);
    return file.slice(folder.length, -'.js'.length);
  };
  const names = Object.entries(chunks).map(([locale, files]) => [
    locale,
    groups.map((group) => files[group]?.map(bare).join(' ')).join(),
  ]);
  return `const groups = '${groups.join()}'.split(',');
const names = ${JSON.stringify(Object.fromEntries(names))};
const groupsOfRoute = ${JSON.stringify(routes)};
export function messageFiles(locale, routeIds) {
  const files = (names[locale] ?? names.en ?? '').split(',');
  const wanted = ['${FIRST}', ...routeIds.flatMap((id) => groupsOfRoute[id] ?? [])];
  const said = wanted.flatMap((group) => files[groups.indexOf(group)]?.split(' ') ?? []);
  return [...new Set(said)].filter(Boolean).map((name) => '${folder}' + name + '.js');
}`;
}

/** All modules that come with one: what it imports, and what those import. */
function loadedWith(
  from: string | null | undefined,
  importsOf: (id: string) => readonly string[] | undefined,
) {
  const found = new Set(from ? [from] : []);
  for (const id of found) for (const imported of importsOf(id) ?? []) found.add(imported);
  return [...found];
}

function waits(id: string): boolean {
  const [, group, locale] = GROUP.exec(id) ?? [];
  return group !== undefined && group !== FIRST && !locale;
}
