// Run on the project's own Node. What a compiler says late and at length, in a line each.
import { globSync, readFileSync } from 'node:fs';
import { readConfigs, settingLines } from './checked.mjs';
import { messageProblems } from './messages.mjs';
import { at, root } from './paths.mjs';

const ROUTE = /createFileRoute\('([^']+)'\)/;
const ROW = /^ {2}'(\/m\/[^']*)': /gm;
const SETTING = /^ {2}([A-Z][A-Z0-9_]*): /gm;

/**
 * What belongs together and does not stand together, each in one line that says what to do.
 * @returns {Promise<string[]>}
 */
export async function plainProblems() {
  const read = (path) => readFileSync(at(path), 'utf8');
  const routes = globSync('app/routes/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .sort()
    .map((file) => [file, read(file)]);
  return [
    ...routeProblems(routes, read('app/screens.ts')),
    ...messageProblems().map(({ line }) => line),
    ...wordlessSettings(read('edge/settings.ts'), read('edge/settings-words.ts')),
    ...(await settingLines(await readConfigs())),
  ];
}

/**
 * Routes without a row in the table of screens, and rows without a route.
 * @param {[file: string, text: string][]} routes
 * @param {string} screens  the text of app/screens.ts
 */
export function routeProblems(routes, screens) {
  const rows = matchesOf(ROW, screens);
  const paths = new Map(
    routes.flatMap(([file, text]) => {
      const id = ROUTE.exec(text)?.[1];
      return id?.startsWith('/m/') ? [[id.replaceAll('_/', '/').replace(/_$/, ''), file]] : [];
    }),
  );
  return [
    ...[...paths].flatMap(([path, file]) =>
      rows.includes(path) ? [] : [`${file} has no row in app/screens.ts: add '${path}' to ROWS there.`],
    ),
    ...rows.flatMap((path) =>
      paths.has(path)
        ? []
        : [
            `app/screens.ts has a row '${path}' without a route: add a file to app/routes/m, or take the row away.`,
          ],
    ),
  ];
}

/**
 * Settings of which nobody is told, and words about none.
 * @param {string} settings  the text of edge/settings.ts
 * @param {string} words  the text of edge/settings-words.ts
 */
export function wordlessSettings(settings, words) {
  const [read, told] = [matchesOf(SETTING, settings), matchesOf(SETTING, words)];
  return [
    ...read.flatMap((name) =>
      told.includes(name)
        ? []
        : [`edge/settings.ts reads ${name}, and edge/settings-words.ts says nothing of it: add its meaning.`],
    ),
    ...told.flatMap((name) =>
      read.includes(name)
        ? []
        : [`edge/settings-words.ts has ${name}, which has no schema in edge/settings.ts: add one.`],
    ),
  ];
}

const matchesOf = (pattern, text) => [...text.matchAll(pattern)].map(([, found]) => found);
