import { expect, test } from 'vitest';
import { foldersOf, missingNames, type Repository, wordsOf } from './named-things';
import { filesBelow, GENERATED, read } from './source-files';

const files = filesBelow();
const PROGRAM = /\.(?:[cm]?[jt]sx?|css|json|sql|toml|html|svg)$/;
const THIS = /^tests\/architecture\/named-things/;

/** Names of platforms and libraries, which no program of ours says. */
const NAMES_OF_OTHERS = [
  'ClientRequestURI',
  'EventTimestampMs',
  'Latin1_General_BIN2',
  'ScriptName',
  'defaultPendingComponent',
  'readAtLeast',
  'strictExecutionOrder',
  'stripSearchParams',
];
/** What an operator's own folder holds, which is in no repository: its example has it. */
const ofOperators = files.flatMap((path) => {
  const [, rest] = /^docs\/operator-example\/(.+)/.exec(path) ?? [];
  return rest === undefined ? [] : [`operator/${rest}`];
});
const repository: Repository = {
  files: new Set([...files, ...ofOperators, ...GENERATED]),
  folders: new Set([...foldersOf([...files, ...ofOperators]), ...GENERATED]),
  words: new Set([
    ...NAMES_OF_OTHERS,
    ...files.filter((path) => PROGRAM.test(path) && !THIS.test(path)).flatMap((path) => wordsOf(read(path))),
  ]),
};
/** One is written by its library, the other quotes the documents of the product owner. */
const QUOTING = ['messages/project.inlang/README.md', 'docs/requirements.md'];
const documents = files.filter(
  (path) => /(?:^|\/)README\.md$|^docs\/.*\.md$/.test(path) && !QUOTING.includes(path),
);

test('docs and READMEs name files, folders and symbols that exist', () => {
  const missing = documents.flatMap((path) =>
    missingNames(path, read(path), repository).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('a decision that is superseded says so in its third line, by decisions that are there', () => {
  const decisions = documents.filter((path) => path.startsWith('docs/decisions/'));
  const wrong = decisions.filter((path) => {
    const [, , third = ''] = read(path).split('\n');
    if (path.endsWith('/README.md') || !/superseded/i.test(third)) return false;
    const [, numbers = ''] = /(?:^Superseded|\bPartly superseded) by ([^.;]*)/.exec(third) ?? [];
    const by = numbers.match(/\b\d{3}\b/g) ?? ['none'];
    return !by.every((number) => decisions.some((other) => other.startsWith(`docs/decisions/${number}-`)));
  });
  expect(wrong).toEqual([]);
});

const SMALL: Repository = {
  files: new Set([
    'app/lib/dates.ts',
    'app/lib/README.md',
    'docs/design.md',
    'docs/decisions/001-operations.md',
  ]),
  folders: new Set(['app', 'app/lib', 'docs', 'docs/decisions']),
  words: new Set(['siteDays', 'useSite']),
};
const missing = (document: string, text: string) => missingNames(document, text, SMALL);

test.each([
  ['a file from the root', 'app/lib/README.md', '`app/lib/gone.ts`'],
  ['a file beside', 'app/lib/README.md', '`gone.ts`'],
  ['a folder', 'app/lib/README.md', '`gone/`'],
  ['a way up', 'app/lib/README.md', '`../gone/dates.ts`'],
  ['a file that is elsewhere', 'app/README.md', '`dates.ts`'],
  ['a function', 'docs/design.md', '`gone()`'],
  ['a file of a tree', 'docs/design.md', '```\napp/\n  gone.ts  what it was\n```'],
  ['a hook', 'docs/design.md', '`useGone`'],
  ['a type', 'docs/design.md', '`GoneType`'],
])('%s that is not there is seen', (_, document, text) => {
  expect(missing(document, text)).toHaveLength(1);
});

test.each([
  ['from the root', 'app/lib/README.md', '`app/lib/dates.ts`, `app/lib/`'],
  ['beside', 'app/lib/README.md', '`dates.ts`'],
  ['up', 'app/lib/README.md', '`../lib/dates.ts`'],
  [
    'by its name, in docs',
    'docs/decisions/001-operations.md',
    '`dates.ts`, `001-operations.md`, `design.md`',
  ],
  ['in an example', 'docs/design.md', '`gone()`\n```ts\nfunction gone() {}\n```'],
  ['in the programs', 'docs/design.md', '`siteDays(from)`, `useSite`'],
  ['struck out', 'docs/design.md', '~~`gone.ts`~~'],
  ['for many', 'docs/design.md', '`app/features/<domain>/`, `x/*.ts`, `docs/decisions/NNN-title.md`'],
  ['superseded', 'docs/decisions/001-operations.md', '# One\n\nSuperseded by 002. 2026-11-20\n\n`gone.ts`'],
])('what is there, %s, is not', (_, document, text) => {
  expect(missing(document, text)).toEqual([]);
});
