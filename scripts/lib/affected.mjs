import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { neededBy } from './module-graph.mjs';
import { leadsTo, linesOpening, opens } from './opened.mjs';
import { subjectOf } from './subjects.mjs';

/**
 * @typedef {{ file: string, step: string, lines?: number[] }} TestFile
 * @typedef {{ tests: TestFile[], screens?: { screens?: string[], e2e?: string[], worker?: string[] }, everything?: string }} Affected
 * `tests` are the files to run, end to end with the lines of those of their tests that open a screen which changed, where it
 * is not all. `screens` are the paths of the screens that changed, for each step that walks through the
 * table of screens: it goes through these alone, or through all where none are named; end to end also those that the gateway
 * answers otherwise. `everything` names the file for which all is run.
 */

/** What every page and every call passes through. */
const WORKER = 'edge/worker.ts';
const BASE = [
  'app/client.tsx',
  'app/router.tsx',
  'app/start.ts',
  'app/routes/__root.tsx',
  WORKER,
  'edge/app.ts',
];
/** Tables of all screens and of all calls: what a row leads to is a part of its screen alone. */
const TABLES = ['app/routeTree.gen.ts', 'contracts/operations.ts'];
const SCREENS = 'app/screens.ts';
/** What is told of every file at once, so that its text is what counts. */
const MESSAGES = /^messages\/[\w-]+\.json$/;
/** Files that say what all packages, types and builds are. */
const EVERYTHING = /^(?:package(?:-lock)?\.json|tsconfig\.json|scripts\/test\.mjs)$/;
/** What runs all steps, and of it what only chooses among the tests. */
const RUNNER = 'scripts/test.mjs';
const CHOOSES = /^scripts\/lib\/(?:affected|changes|green|module-graph|opened|plan|subjects)\.mjs$/;
/** What starts the sites that a browser opens. */
const STARTS = [
  'playwright.config.ts',
  'scripts/start.mjs',
  'scripts/start-sites.mjs',
  'tests/firebase/playwright.config.ts',
  'tests/firebase/support/start-emulator.mjs',
];
/** What a build is made by. */
const BUILD = /^(?:app\.config\.ts|wrangler\.toml|build\/[\w-]+\.ts|(?:gateway|demo)\/wrangler\.toml)$/;
/** What stands around the tests of a step: where it changes, all of them are run. */
const AROUND = [
  [/^vitest\.config\.ts$/, ['unit', 'screens', 'contracts', 'provider', 'worker', 'dev', 'engines']],
  [/^tests\/[\w-]+\.ts$/, ['unit', 'screens']],
  [/^tests\/screens\/support\//, ['screens']],
  [
    /^(?:playwright\.config\.ts|tests\/e2e\/support\/(?:test|watch|sites|check-contracts)\.ts)$/,
    ['e2e', 'firebase'],
  ],
  [/^tests\/firebase\/(?:playwright|support|emulator)/, ['firebase']],
];
/** Tests of the built site, whose modules they do not import. */
const OF_THE_SITE = ['worker', 'e2e'];
/** Walks through the whole table of screens; each goes through the screens that it is told. */
const WALKS = ['tests/screens/every-screen.test.tsx', 'tests/e2e/walk.spec.ts'];
/** All that go through the table, and of it through the screens that they are told: with walks, tests of the worker. */
export const NARROWED = [
  ...WALKS,
  ...['addresses', 'page-html', 'screens', 'smallest-gateway'].map((name) => `tests/worker/${name}.test.ts`),
];
/** Of a build these ask how it is chosen and kept, whatever is in it. */
const OF_ANY_BUILD = ['tests/worker/deploy.test.ts', 'tests/worker/other-build.test.ts'];

/**
 * The tests of a checkout, each with the step that runs it. A test beside the code is one of a screen when it renders one.
 * @param {Map<string, string>} texts
 * @returns {TestFile[]}
 */
export function testsOf(texts) {
  return [...texts].flatMap(([file, text]) => {
    const step = /\.(?:test|spec)\.tsx?$/.test(file) && stepOf(file, text);
    return step ? [{ file, step }] : [];
  });
}

function stepOf(file, text) {
  const [, folder] = /^tests\/(\w+)\//.exec(file) ?? [];
  if (folder === 'architecture' || folder === 'messages') return 'contracts';
  if (folder)
    return ['e2e', 'firebase', 'worker', 'dev', 'engines', 'screens'].find((step) => step === folder);
  if (/^contracts\/pact\/(?:consumer|rules|official-verdicts)\.test/.test(file)) return 'contracts';
  if (/^contracts\/pact\/(?:[\w-]+\.test|proof\/)/.test(file)) return 'provider';
  return file.endsWith('.tsx') && text.includes('/support/render-screen') ? 'screens' : 'unit';
}

/**
 * What a change of these files may alter: by the modules that tests import, for the built site by the modules of the
 * screens whose addresses they open.
 * @param {{ texts: Map<string, string>, graph: import('./module-graph.mjs').Graph, changed: string[],
 *   words?: string[] }} checkout `words` are the keys of the messages that changed
 * @returns {Affected}
 */
export function affectedBy({ texts, graph, changed: given, words = [] }) {
  const tests = testsOf(texts);
  const stop = (path) => TABLES.includes(path);
  const programs = (from, { stop }) =>
    new Set([...neededBy(graph, from, { stop })].filter((path) => path.startsWith('scripts/')));
  const running = programs([RUNNER], { stop: (path) => CHOOSES.test(path) });
  const everything = given.find(
    (path) => EVERYTHING.test(path) || (running.has(path) && !CHOOSES.test(path)),
  );
  if (everything) return { tests, everything };

  const changed = new Set(given.filter((path) => !MESSAGES.test(path)));
  for (const path of saying(texts, words)) changed.add(path);
  const some = (is) => [...changed].some(is);
  const touches = (files) => [...files].some((path) => changed.has(path));

  const isBuiltAnew = some((path) => BUILD.test(path));
  const isBase = isBuiltAnew || touches(neededBy(graph, BASE, { later: false, stop }));
  const screenFiles = routesOf(texts).map(({ file }) => file);
  const ofScreens = neededBy(graph, screenFiles, { stop });
  // Pages and tables that the worker writes itself.
  const isOfWorker = [...neededBy(graph, [WORKER], { stop })].some(
    (path) => changed.has(path) && !ofScreens.has(path),
  );
  const isWholeSite = isBase || isOfWorker || touchesWholeGateway(graph, changed);
  const isStart = touches(programs(STARTS, { stop }));
  const domains = domainsOf(graph, changed);
  const calls = domains.flatMap((domain) => pathsOf(texts, domain));
  const asks = (file) => calls.some((path) => texts.get(file).includes(path));
  const isOfDomain = (path) => domains.some((domain) => path.startsWith(`contracts/${domain}/`));
  const titled = new Set(rowsSaying(texts.get(SCREENS) ?? '', words));
  const routes = routesOf(texts).map(({ file, path }) => {
    const needed = neededBy(graph, [file], { stop });
    const isChanged = isBase || touches(needed) || titled.has(path);
    return { path, isChanged, isAnswered: isChanged || isWholeSite || [...needed].some(isOfDomain) };
  });
  const changedScreens = routes.filter(({ isChanged }) => isChanged).map(({ path }) => path);
  const answered = routes.filter(({ isAnswered }) => isAnswered).map(({ path }) => path);
  const screens = { screens: changedScreens, e2e: answered, worker: answered };

  const around = AROUND.filter(([place]) => some((path) => place.test(path)));
  const isAround = (step) => around.some(([, steps]) => steps.includes(step));
  const needs = (file, options) => touches(neededBy(graph, [file], options));

  /** Whether it opens one of these screens; one that opens none may be about any. */
  const opensOne = (file, paths) => {
    const text = texts.get(file);
    if (/\/(?:every-screen|app\/screens)(?:\.ts)?'/.test(text)) return paths.length > 0;
    const opened = opens(texts, file);
    if (opened.length === 0)
      return (
        paths.length > 0 &&
        (!file.endsWith('.test.ts') || /\bcurrentBuild\b|\/bench\/|\bstart\w*Site\b/.test(text))
      );
    return paths.some((path) => opened.some((address) => leadsTo(address, path, text)));
  };

  const isWalkChanged = (file) =>
    WALKS.includes(file) ? needs(file, { later: false, stop }) : asks(file) || needs(file, { stop });

  /** Whether all of a file is affected, whichever screens its tests open. */
  const isWhole = (file) => isWholeSite || asks(file) || needs(file, { stop });
  const withLines = (test) => {
    const isPart =
      test.step === 'e2e' &&
      !isAround('e2e') &&
      !isStart &&
      !WALKS.includes(test.file) &&
      !isWhole(test.file);
    return isPart ? { ...test, lines: linesOpening(texts, test.file, screens.e2e) } : test;
  };

  const isAffected = ({ file, step }) => {
    if (isAround(step) || (isStart && ['e2e', 'firebase'].includes(step))) return true;
    if (WALKS.includes(file)) return screens[step].length > 0 || isWalkChanged(file);
    // It looks at every file that is written.
    if (/^tests\/messages\//.test(file)) return true;
    if (/^tests\/architecture\//.test(file)) return needs(file) || given.some(subjectOf(texts, graph, file));
    if (OF_ANY_BUILD.includes(file)) return isWhole(file);
    if (step === 'provider') return isBuiltAnew || some(isProvided) || needs(file, { stop });
    if (step === 'dev') return isBase || needs(file, { stop });
    if (step === 'engines') return isBase || needs(file, { stop });
    if (step === 'firebase') return isBase || needs(file, { stop }) || some((path) => /firebase/i.test(path));
    if (step === 'screens') return isBase || needs(file, { stop }) || opensOne(file, screens.screens);
    if (OF_THE_SITE.includes(step)) return isWhole(file) || opensOne(file, screens.e2e);
    if (!file.startsWith('gateway/')) return needs(file);
    // Most of these start the gateway, and call what they are about.
    const isOwn = domains.some((domain) => file.startsWith(`gateway/domains/${domain}/`));
    return (
      isOwn ||
      asks(file) ||
      needs(file, { stop: (path) => stop(path) || path === GATEWAY }) ||
      touchesWholeGateway(graph, changed)
    );
  };
  const isProse = words.length === 0 && [...changed].every((path) => path.endsWith('.md'));
  const wanted = tests.filter(
    (test) => (!isProse || /^tests\/architecture\//.test(test.file)) && isAffected(test),
  );
  // What goes through the table otherwise goes through all of it.
  const isAll = ([step, paths]) =>
    paths.length === routes.length ||
    tests.some((one) => one.step === step && NARROWED.includes(one.file) && isWalkChanged(one.file));
  return {
    tests: given.length > 0 ? wanted.map(withLines) : [],
    screens: Object.fromEntries(Object.entries(screens).filter((one) => !isAll(one))),
  };
}

/** Whether the contracts are verified with it. */
const isProvided = (path) =>
  /^(?:gateway|demo|contracts)\/.*\.(?:ts|mjs|sql|json)$/.test(path) && !isTest(path);

const isTest = (path) => /\.(?:test|spec)\.tsx?$/.test(path);

/** The screens of the table of routes: the file of each, and its path. */
export function routesOf(texts) {
  return [...texts].flatMap(([file, text]) => {
    const [, written] = (file.startsWith('app/routes/') && /createFileRoute\('([^']+)'\)/.exec(text)) || [];
    return written?.startsWith('/m/') ? [{ file, path: written.replace(/_(?=\/|$)/g, '') }] : [];
  });
}

/** The files that say one of these messages; the table of screens says each for a row alone. */
function saying(texts, keys) {
  if (keys.length === 0) return [];
  const said = anyOf(keys);
  return [...texts].flatMap(([path, text]) =>
    path !== SCREENS && /\.(?:tsx?|mjs)$/.test(path) && said.test(text) ? [path] : [],
  );
}

/** The paths of the rows of the table of screens that say one of these messages. */
function rowsSaying(table, keys) {
  if (keys.length === 0) return [];
  const said = anyOf(keys);
  return table.split(/^(?= {2}'\/)/m).flatMap((row) => {
    const [, path] = /^ {2}'([^']+)'/.exec(row) ?? [];
    return path && said.test(row) ? [path] : [];
  });
}

const anyOf = (keys) => new RegExp(`\\b(?:${keys.join('|')})\\b`);

/** The paths of the calls of a domain, up to what is put into them. */
function pathsOf(texts, domain) {
  return [...texts].flatMap(([file, text]) =>
    file.startsWith(`contracts/${domain}/`) && !isTest(file)
      ? [...text.matchAll(/\bpath: '(\/[^':{]+)/g)].map(([, path]) => path)
      : [],
  );
}

const GATEWAY = 'gateway/app.ts';
const HANDLERS = /^gateway\/domains\/([\w-]+)\/handlers\.ts$/;
const DEMO = /^(?:gateway\/(?:demo|seed)|demo)\//;

/** The domains of the reference gateway whose handlers need one of these files. */
function domainsOf(graph, changed) {
  return [...graph.now.keys()].flatMap((path) => {
    const [, domain] = HANDLERS.exec(path) ?? [];
    return domain &&
      [...neededBy(graph, [path], { stop: (one) => TABLES.includes(one) })].some(
        (one) => changed.has(one) && one.startsWith('gateway/'),
      )
      ? [domain]
      : [];
  });
}

/** Whether one of these files is a part of every answer of the reference gateway, or of the demo data. */
function touchesWholeGateway(graph, changed) {
  const stop = (path) => TABLES.includes(path) || HANDLERS.test(path) || DEMO.test(path);
  const whole = neededBy(graph, ['gateway/worker.ts'], { stop });
  return [...changed].some(
    (path) =>
      /^(?:gateway|demo)\//.test(path) &&
      !isTest(path) &&
      !path.endsWith('.md') &&
      ((whole.has(path) && !HANDLERS.test(path)) || DEMO.test(path) || /\.sql$/.test(path)),
  );
}

/** The keys of messages that are in one of two catalogues with other words, or missing. */
export function changedWords(before, after) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
}

/** Names of parts of the end-to-end tests. */
const PARTS = { journeys: 'tests/e2e/journeys/', walk: 'tests/e2e/walk.spec.ts' };

/**
 * The tests of a name: of that part, else those whose file is called so, whose folder is, or whose path has it.
 * @param {TestFile[]} tests
 * @param {string} name
 * @returns {TestFile[]}
 */
export function testsNamed(tests, name) {
  const part = tests.filter(({ file }) => PARTS[name] && file.startsWith(PARTS[name]));
  const called = tests.filter(
    ({ file }) => posix.basename(file).replace(/\.(?:test|spec)\.tsx?$/, '') === name,
  );
  const inFolder = tests.filter(({ file }) => file.split('/').includes(name));
  return (
    [part, called, inFolder, tests.filter(({ file }) => file.includes(name))].find(
      (some) => some.length > 0,
    ) ?? []
  );
}

/** One hash over some files and what is in them. */
export function hashOf(texts, files) {
  const hash = createHash('sha256');
  for (const path of [...files].sort()) hash.update(`${path}\0${texts.get(path) ?? ''}\0`);
  return hash.digest('hex').slice(0, 16);
}
