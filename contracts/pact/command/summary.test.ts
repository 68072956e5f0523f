import { expect, test } from 'vitest';
import { countsOf, groupsOf, summaryOf } from './summary.mjs';

type Part = Partial<Parameters<typeof summaryOf>[0][number]>;
const row = (part: Part = {}) => ({
  service: 'mobile-site-wps',
  id: 'games.list',
  call: 'GET /wps/games',
  answer: 'success',
  description: 'games.list: success',
  states: '',
  ok: false,
  result: 'failed' as const,
  reasons: ['status: expected 200, got 500'],
  details: [],
  notes: [],
  missingStates: [],
  brokenStates: [],
  isReached: true,
  seconds: 0,
  ...part,
});

test('failures of one reason are one line, wherever in a list it is and whatever came [CALL-06]', () => {
  const of = (reason: string) => row({ reasons: [reason, 'value.x: expected, but it is missing'] });
  const rows = [
    of('value[0].id: expected a number, got "a"'),
    of('status: expected 200, got 500'),
    of('value[12].id: expected a number, got null'),
  ];
  expect(groupsOf(rows).map(({ reason, rows: own }) => [own.length, reason])).toEqual([
    [2, 'value[].id: expected a number'],
    [1, 'status: expected 200, got 500'],
  ]);
});

test('the first run of a backend without anything fits a screen, and its counts come last [CALL-06]', () => {
  const rows = Array.from({ length: 900 }, (_, index) =>
    row({
      id: `domain${index % 36}.call`,
      ...(index % 3 === 0
        ? { reasons: [`value.field${index}: expected, but it is missing`] }
        : { result: 'state', missingStates: [`state ${index}`] }),
      ...(index % 3 === 1 ? { brokenStates: ['x'], reasons: [`the state ${index} failed`] } : {}),
    }),
  );
  const lines = summaryOf(rows, { last: ['report', 'counts'], remarks: ['remark'] });
  expect(lines.length).toBeLessThanOrEqual(40);
  expect(lines.at(-1)).toBe('counts');
  expect(lines.join('\n')).toMatch(/Failures by their first reason(?:\n.*){5,}and \d+ more reasons/);
});

test('calls that are not there are named as such, and are no failures by their reason [CALL-06]', () => {
  const absent = (id: string) =>
    row({
      id,
      reasons: ['status: expected any success, got 404'],
      status: 404,
      description: `${id}: success`,
    });
  const rows = [absent('games.list'), absent('games.list'), absent('games.hot'), row({ id: 'mall.items' })];
  const lines = summaryOf(rows, { last: [], wholeRow: () => 'the whole row' });
  expect(lines).toContain(
    '2 calls answer 404, still to be written (--explain says what each has to answer):',
  );
  expect(lines.filter((line) => line.includes('status: expected'))).toEqual([
    '    1  status: expected 200, got 500  ← games.list: success',
  ]);
});

test('a status that came is part of its reason, and a list hides no single line [CALL-06]', () => {
  const of = (status: number) => row({ reasons: [`status: expected any success, got ${status}`] });
  expect(groupsOf([of(500), of(500), of(401)]).map(({ reason }) => reason)).toEqual([
    'status: expected any success, got 500',
    'status: expected any success, got 401',
  ]);
  const waiting = Array.from({ length: 6 }, (_, index) =>
    row({ result: 'state', missingStates: [`state ${index}`] }),
  );
  const lines = summaryOf(waiting, { last: [] }).join('\n');
  expect(lines).toContain('state 5');
  expect(lines).not.toContain('more');
});

test('of many failures the first row of those that come most is told, with what came [CALL-06]', () => {
  const rows = Array.from({ length: 5 }, (_, index) =>
    row({ description: `row ${index}`, reasons: [index === 0 ? 'a: wrong' : 'b: wrong', 'c: wrong'] }),
  );
  const wholeRow = ({ description, reasons }: { description: string; reasons: string[] }) =>
    [description, ...reasons, 'answered 200 {}'].join('\n');
  const lines = summaryOf(rows, { last: ['counts'], wholeRow });
  expect(lines.slice(-7)).toEqual([
    '',
    'The first of them',
    'row 1',
    'b: wrong',
    'answered 200 {}',
    '',
    'counts',
  ]);
});

test('rows that nobody answered are not counted as broken promises [CALL-06]', () => {
  const rows = [row({ result: 'unreached' }), row({ result: 'unreached' }), row()];
  expect(countsOf(rows)).toBe('3 interactions, 1 failed, 2 not tried, for nothing answered');
});

test('no more than twenty reasons are shown, and one or two failed rows are told whole [CALL-06]', () => {
  const rows = Array.from({ length: 50 }, (_, index) => row({ reasons: [`reason ${index}`] }));
  const wholeRow = () => 'the whole row';
  const shown = summaryOf(rows, { last: [], wholeRow });
  expect(shown.filter((line) => /^ +1 {2}reason/.test(line))).toHaveLength(20);
  const few = summaryOf([row(), row({ ok: true, result: 'ok', reasons: [] })], { last: [], wholeRow });
  expect(few).toContain('the whole row');
});
