import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonReport } from './json-report.mjs';

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
};
const SCHEMA: Schema = JSON.parse(
  readFileSync(new URL('../verify-report.schema.json', import.meta.url), 'utf8'),
);

/** What a value lacks of a schema of the kinds that ours is made of; members that it does not name are told too. */
function problems(schema: Schema, value: unknown, place = '$'): string[] {
  const type = Array.isArray(value) ? 'array' : typeof value;
  const isType =
    !schema.type || type === schema.type || (schema.type === 'integer' && Number.isInteger(value));
  if (!isType) return [`${place} is no ${schema.type}`];
  if ('const' in schema && value !== schema.const) return [`${place} is not ${schema.const}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${place} is not in the list`];
  if (schema.pattern && !new RegExp(schema.pattern, 'u').test(String(value))) return [`${place} is no match`];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => problems(schema.items ?? {}, entry, `${place}[${index}]`));
  }
  if (type !== 'object') return [];
  const members = Object.entries(value as object);
  const missing = (schema.required ?? []).filter((name) => !members.some(([own]) => own === name));
  return [
    ...missing.map((name) => `${place}.${name} is missing`),
    ...members.flatMap(([name, member]) => {
      const own = schema.properties?.[name] ?? schema.additionalProperties;
      return own ? problems(own, member, `${place}.${name}`) : [`${place}.${name} is not in the schema`];
    }),
  ];
}

const row = {
  service: 'mobile-site-wps',
  id: 'games.list',
  call: 'GET /wps/games',
  answer: 'success',
  description: 'games.list: success',
  states: 'a and b',
  ok: false,
  result: 'state' as const,
  reasons: ['x'],
  details: ['secret of nobody'],
  notes: ['n'],
  missingStates: ['a'],
  brokenStates: ['b'],
  isReached: true,
  seconds: 0.5,
};
const facts = { url: 'http://x', startedAt: new Date(0), seconds: 1.5, exitCode: 4 };

const UNREAD = { call: 'games.list', field: 'value.art', bytes: 5, share: 0.5, answers: 1 };

test('the report for programs is as its schema says, and the schema names all that is in it [CALL-06]', () => {
  const results = ['ok', 'failed', 'state', 'unreached', 'pending', 'known'] as const;
  const rows = results.map((result) => ({ ...row, result, ok: result === 'ok' }));
  const whole = jsonReport(rows, {
    ...facts,
    merchant: 'm',
    newlyGreen: ['games.list: success'],
    unread: [UNREAD],
  });
  expect(problems(SCHEMA, JSON.parse(whole))).toEqual([]);
  expect(problems(SCHEMA, JSON.parse(jsonReport([], facts)))).toEqual([]);
  const report = JSON.parse(whole);
  expect(report.counts).toEqual({ rows: 6, ok: 1, failed: 1, state: 1, unreached: 1, pending: 1, known: 1 });
  expect(report.rows[0]).toMatchObject({ row: 'games.list: success', method: 'GET', path: '/wps/games' });
  expect(whole).not.toContain('secret of nobody');
});

test('the schema would find what is missing, of another type, or new', () => {
  const report = JSON.parse(jsonReport([row], facts));
  const { seconds: _, ...without } = report;
  expect(problems(SCHEMA, without)).toEqual(['$.seconds is missing']);
  expect(problems(SCHEMA, { ...report, exitCode: 2, more: 1 })).toHaveLength(2);
  expect(problems(SCHEMA, { ...report, rows: [{ ...report.rows[0], result: 'green' }] })).toHaveLength(1);
});
