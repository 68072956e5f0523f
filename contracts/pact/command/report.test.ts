import { expect, test } from 'vitest';
import { failedIn, junitOf, nameOf, tableOf } from './report.mjs';

const row = {
  service: 'mobile-site-wps',
  id: 'content.notice',
  call: 'GET /wps/notice',
  answer: 'success',
  description: 'content.notice: success',
  states: 'a "notice" <is> & there',
  ok: true,
  result: 'ok' as const,
  reasons: [],
  details: [],
  notes: [],
  missingStates: [],
  brokenStates: [],
  isReached: true,
  seconds: 0.25,
  answerSeconds: 0.25,
};
const failed = {
  ...row,
  ok: false,
  result: 'failed' as const,
  description: 'content.notice: refused with x',
  reasons: ['value.id: expected a number, got "<b>"', 'status: expected 200, got 500'],
  details: ['answered 500 {}'],
};

test('prints each row in the widths of all, with reasons and details below the failed ones', () => {
  const table = tableOf([row, { ...failed, call: 'DELETE /wps/notice' }]);
  expect(table.head).toBe('RESULT   TIME     ROW                             CALL                GIVEN');
  expect(table.rowOf(row)).toBe(
    'ok        0.25 s  content.notice: success         GET /wps/notice     a "notice" <is> & there',
  );
  expect(table.rowOf(failed).split('\n').slice(1)).toEqual([
    '        value.id: expected a number, got "<b>"',
    '        status: expected 200, got 500',
    '        answered 500 {}',
  ]);
});

test('writes one suite per service, and finds in it again what failed, whatever signs its name has', () => {
  const xml = junitOf([row, failed, { ...row, service: 'mobile-site-lgw' }]);
  expect(xml).toContain(
    '<testsuite name="mobile-site-wps" tests="2" failures="1" errors="0" skipped="0" time="0.500">',
  );
  expect(xml).toContain(
    '<testsuite name="mobile-site-lgw" tests="1" failures="0" errors="0" skipped="0" time="0.250">',
  );
  expect(xml).toContain('message="value.id: expected a number, got &quot;&lt;b&gt;&quot;"');
  expect([...failedIn(xml)]).toEqual([nameOf(failed)]);
  expect([...failedIn(junitOf([row]))]).toEqual([]);
});

test('a state to blame is an error, what the baseline excuses is skipped, and properties say what was verified', () => {
  const state = { ...failed, result: 'state' as const };
  const pending = { ...failed, description: 'content.notice: new', result: 'pending' as const };
  const xml = junitOf([state, pending], { url: 'http://x' });
  expect(xml).toContain('tests="2" failures="0" errors="1" skipped="1"');
  expect(xml).toMatch(/<testsuite [^>]*>\s*<properties>[\s\S]*?<property name="url" value="http:\/\/x"\/>/);
  expect(xml).toContain('<property name="row" value="content.notice: new"/>');
  expect([...failedIn(xml)]).toEqual([nameOf(state)]);
});
