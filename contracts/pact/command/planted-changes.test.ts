import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { changesBetween } from './differences.mjs';

const FILE = fileURLToPath(new URL('../../pacts/mobile-site-lgw.json', import.meta.url));
const TEXT = readFileSync(FILE, 'utf8');
const dir = mkdtempSync(join(tmpdir(), 'planted-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

// biome-ignore lint/suspicious/noExplicitAny: a pact file is what is planted into
type Any = any;
type Plant = (rows: Any[], row: (name: string) => Any) => void;

/** Rows that the changes are planted into. */
const LIST = 'games.list: success';
const DETAIL = 'games.detail: success';
const REFUSED = 'games.favourites: refused with session.ended';
const RULES = (one: Any) => one.response.matchingRules.body;
const LISTS = (rows: Any[]) =>
  rows.filter(({ description }: Any) => description.startsWith(LIST) && !description.endsWith('nothing'));
const rule = (match: string, more = {}) => ({ combine: 'AND', matchers: [{ match, ...more }] });
const ID = '$.value.games[*].nodeId';

const BREAKING: [what: string, plant: Plant, said: RegExp][] = [
  [
    'a field is read now',
    (_, row) => addField(row(DETAIL), 'stars', 5),
    /^games\.detail: value\.stars is read now/,
  ],
  [
    'a field is read now in one of several rows',
    (rows) => addField(LISTS(rows)[1], 'stars', 5),
    /value\.stars is read now: exactly 5 \(/,
  ],
  [
    'a rule changed in one of several rows',
    (rows) => Object.assign(RULES(LISTS(rows)[1]), { [ID]: rule('integer') }),
    /nodeId was .*, is a whole number \(/,
  ],
  [
    'a rule changed in the last of several rows',
    (rows) => Object.assign(RULES(LISTS(rows).at(-1)), { [ID]: rule('integer') }),
    /nodeId was .*, is a whole number \(/,
  ],
  [
    'a rule changed in the first of several rows',
    (rows) => Object.assign(RULES(LISTS(rows)[0]), { [ID]: rule('integer') }),
    /nodeId was .*, is a whole number \(/,
  ],
  [
    'a rule changed in every row',
    (rows) => {
      for (const one of LISTS(rows)) RULES(one)[ID] = rule('integer');
    },
    /nodeId was [^(]*, is a whole number/,
  ],
  [
    'a pattern is another',
    (_, row) => replaceRule(row(LIST), /label/, rule('regex', { regex: '^x$' })),
    /is text like \^x\$/,
  ],
  ['a list has to have more', (_, row) => minimum(row(LIST), 3), /a list of 3 or more/],
  [
    'a rule is gone, and that of the list holds',
    (_, row) => delete RULES(row(LIST))[ID],
    /nodeId was .*, is a text/,
  ],
  [
    'the status of a success is one',
    (_, row) => delete row(LIST).response.matchingRules.status,
    /status was any success, is 200/,
  ],
  [
    'a header has to come',
    (_, row) => Object.assign(row(LIST).response.headers, { ETag: ['"a"'] }),
    /header ETag is read now/,
  ],
  [
    'a header has to be another',
    (_, row) =>
      Object.assign(row(LIST).response.matchingRules.header, {
        'Content-Type': rule('regex', { regex: '^text/json$' }),
      }),
    /header Content-Type was .* is text like \^text\/json\$/,
  ],
  [
    'a refusal has another status',
    (_, row) => {
      Object.assign(row(REFUSED).response, { status: 409 });
      delete row(REFUSED).response.matchingRules.status;
    },
    /status was any success or any clientError, is 409/,
  ],
  [
    'a refusal has another code',
    (_, row) => Object.assign(row(REFUSED).response.body.content, { errorCode: 'x' }),
    /errorCode was exactly "session\.ended", is exactly "x"/,
  ],
  [
    'a refusal says when to come again',
    (_, row) => Object.assign(row(REFUSED).response.headers, { 'Retry-After': ['60'] }),
    /header Retry-After is read now: exactly 60/,
  ],
  [
    'when to come again is to be whole seconds',
    (_, row) => {
      Object.assign(row(REFUSED).response.headers, { 'Retry-After': ['60'] });
      row(REFUSED).response.matchingRules.header['Retry-After'] = rule('regex', { regex: '^[0-9]+$' });
    },
    /header Retry-After is read now: text like/,
  ],
  ['a refusal has a value', (_, row) => addField(row(REFUSED), 'until', 1), /value\.until is read now/],
  [
    'a refusal is new',
    (rows, row) =>
      rows.push({ ...structuredClone(row(REFUSED)), description: 'games.favourites: refused with new' }),
    /refused with new is new/,
  ],
  [
    'a request is new',
    (rows, row) => rows.push({ ...structuredClone(row(LIST)), description: 'games.list: success anew' }),
    /new request "success anew"/,
  ],
  [
    'a call is new',
    (rows, row) => rows.push({ ...structuredClone(row(LIST)), description: 'games.fresh: success' }),
    /^new call games\.fresh/,
  ],
  [
    'a query has another value',
    (_, row) => Object.assign(row(LIST).request.query, { merchantCode: ['z'] }),
    /asks with query \w+ z/,
  ],
  [
    'a query is new',
    (_, row) => Object.assign(row(LIST).request.query, { fresh: ['1'] }),
    /asks with query fresh 1/,
  ],
  ['a query is gone', (_, row) => dropOne(row(LIST).request.query), /no longer asks with query/],
  [
    'a header is new',
    (_, row) => Object.assign(row(LIST).request.headers, { Fresh: ['1'] }),
    /asks with header Fresh 1/,
  ],
  [
    'a header has another value',
    (_, row) => Object.assign(row(LIST).request.headers, { Platform: ['9'] }),
    /asks with header Platform 9, was 3/,
  ],
  [
    'a header is gone',
    (_, row) => delete row(LIST).request.headers.Platform,
    /no longer asks with header Platform/,
  ],
  [
    'the path is another',
    (_, row) => Object.assign(row(LIST).request, { path: '/lgw/x' }),
    /asks with call GET \/lgw\/x/,
  ],
  [
    'the method is another',
    (_, row) => Object.assign(row(LIST).request, { method: 'POST' }),
    /asks with call POST/,
  ],
  [
    'a value comes from the state',
    (_, row) => generate(row(LIST), 'fresh'),
    /state "the lobby" has to answer fresh/,
  ],
  [
    'a state has another name',
    (rows) => {
      for (const { providerStates } of rows)
        for (const state of providerStates) if (state.name === 'the lobby') state.name = 'games are there';
    },
    /new state "games are there"/,
  ],
  [
    'a row is asked in another state, which there was before',
    (_, row) => Object.assign(row(LIST), { providerStates: [{ name: 'lotteries' }] }),
    /is asked given lotteries, was the lobby/,
  ],
  [
    'a state has a parameter',
    (_, row) => Object.assign(row(LIST), { providerStates: [{ name: 'the lobby', params: { type: 1 } }] }),
    /given the lobby \(type: 1\)/,
  ],
  [
    'a row is asked in one state more',
    (_, row) => row(LIST).providerStates.push({ name: 'lotteries' }),
    /given the lobby and lotteries/,
  ],
  [
    'a rule beside the matchers is new',
    (_, row) => Object.assign(row(LIST), { comments: { shows: [{ path: '$.value', equals: 1 }] } }),
    /rule shows is read now/,
  ],
];

const HARMLESS: [what: string, plant: Plant, said: RegExp | undefined][] = [
  ['a field is no longer read', (_, row) => dropOne(firstEntry(row(LIST))), /is no longer read/],
  ['a list may be empty', (_, row) => minimum(row(LIST), 0), /was a list of 1 or more, is a list/],
  [
    'a call is gone',
    (rows) => remove(rows, (name) => name.startsWith('games.detail')),
    /call games\.detail is gone/,
  ],
  ['a request is gone', (rows) => remove(rows, (name) => name === `${LIST} by gameClassify`), /is gone/],
  [
    'a refusal is gone',
    (rows) => remove(rows, (name) => name === REFUSED),
    /refused with session\.ended is gone/,
  ],
  ['rows stand in another order', (rows) => rows.reverse(), undefined],
  ['a row runs alone', (_, row) => Object.assign(row(LIST).comments, { siteWide: true }), undefined],
];

function addField({ response }: Any, name: string, value: unknown) {
  response.body.content.value = { ...response.body.content.value, [name]: value };
}

function firstEntry({ response }: Any) {
  return response.body.content.value.games[0];
}

function dropOne(whole: Any) {
  delete whole[Object.keys(whole)[0] as string];
}

function replaceRule(one: Any, name: RegExp, rules: Any) {
  const place = Object.keys(RULES(one)).find((path) => name.test(path)) as string;
  RULES(one)[place] = rules;
}

function minimum(one: Any, min: number) {
  const [place] = Object.entries(RULES(one)).find(
    ([, { matchers }]: Any) => matchers[0].min !== undefined,
  ) as Any;
  RULES(one)[place] = rule('type', min > 0 ? { min } : {});
}

function generate({ request }: Any, name: string) {
  request.query[name] = ['1'];
  request.generators = {
    ...request.generators,
    query: { ...request.generators?.query, [name]: { type: 'ProviderState', expression: `\${${name}}` } },
  };
}

function remove(rows: Any[], isGone: (name: string) => boolean) {
  const kept = rows.filter(({ description }: Any) => !isGone(description));
  rows.splice(0, rows.length, ...kept);
}

const before = JSON.parse(TEXT).interactions;

/** The changes that are told of a pact file with something planted in it. */
function afterwards(plant: Plant) {
  const after = structuredClone(before);
  plant(after, (name) => after.find(({ description }: Any) => description === name));
  return { after, changes: changesBetween(before, after) };
}

describe('a green backend may break on it [CALL-06]', () => {
  test.each(BREAKING)('%s', (_, plant, said) => {
    const told = afterwards(plant).changes.filter(({ isBreaking }) => isBreaking);
    expect(told.map(({ text }) => text).join('\n')).toMatch(new RegExp(said.source, 'm'));
  });
});

describe('no green backend breaks on it [CALL-06]', () => {
  test.each(HARMLESS)('%s', (_, plant, said) => {
    const { changes } = afterwards(plant);
    expect(changes.filter(({ isBreaking }) => isBreaking)).toEqual([]);
    const text = changes.map((change) => change.text).join('\n');
    if (said) expect(text).toMatch(said);
    else expect(text).toBe('');
  });
});

test('at least thirty changes are planted, and the exit code tells them from none [CALL-06]', () => {
  expect(BREAKING.length).toBeGreaterThanOrEqual(30);
  const [, plant] = BREAKING[0] as (typeof BREAKING)[number];
  const [, harmless] = HARMLESS[0] as (typeof HARMLESS)[number];
  const codes = [plant, harmless].map((one, index) => {
    const folder = mkdtempSync(join(dir, `${index}-`));
    writeFileSync(join(folder, 'a.json'), JSON.stringify({ interactions: afterwards(one).after }));
    const from = mkdtempSync(join(dir, 'from-'));
    writeFileSync(join(from, 'a.json'), TEXT);
    return codeOf(['--from', from, '--to', folder]);
  });
  expect(codes).toEqual([1, 0]);
  expect(codeOf(['--form', 'x'])).toBe(2);
});

function codeOf(args: string[]): number {
  try {
    execFileSync(process.execPath, [fileURLToPath(new URL('../diff.mjs', import.meta.url)), ...args], {
      stdio: 'pipe',
    });
    return 0;
  } catch (error) {
    return (error as { status: number }).status;
  }
}
