import { neededBy } from './module-graph.mjs';

/** What follows types, looks for files itself or starts programs may depend on every file. */
const READS_ALL =
  /['"]typescript\/|\b(?:files|sources)Below\(\s*\)|\b(?:glob|readdir)|from 'node:child_process'/;
/** All tests, wherever they stand (`tests/architecture/source-files.ts`). */
const READS_TESTS = /\ballTests\(/;
const TESTS = /\.(?:test|spec)\.tsx?$/;
const READER = 'tests/architecture/source-files.ts';
/** What a check may say of the files; what else it imports changes with its own text. */
const isNone = (path) => path === READER || !/^(?:tests|build|scripts)\//.test(path);
/** What stands between quotes, up to what is put in. */
const QUOTED = /(['"`])([\w@.][\w@./-]*)(?:\1|\$\{)/g;

/**
 * Whether a check of `tests/architecture` may read a file: every one that it, or a module of tests, build or scripts that it
 * imports, names, and every one below a folder that these name; all, where one asks for all or follows types.
 * @param {Map<string, string>} texts
 * @param {import('./module-graph.mjs').Graph} graph
 * @param {string} check
 * @returns {(path: string) => boolean}
 */
export function subjectOf(texts, graph, check) {
  const own = [...neededBy(graph, [check], { stop: isNone })].filter((path) => !isNone(path));
  const programs = own.map((path) => texts.get(path) ?? '');
  if (programs.some((text) => READS_ALL.test(text))) return () => true;
  const asksTests = programs.some((text) => READS_TESTS.test(text));
  const named = programs.flatMap((text) => [...text.matchAll(QUOTED)].map(([, , name]) => name));
  const places = new Set(named.map((name) => name.replace(/^(?:\.{1,2}\/)+|\/$/g, '')));
  return (path) => (asksTests && TESTS.test(path)) || foldersOf(path).some((place) => places.has(place));
}

/** The path itself, and each folder above it. */
function foldersOf(path) {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
