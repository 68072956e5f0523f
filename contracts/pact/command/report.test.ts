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
  reasons: [],
  details: [],
  notes: [],
  missingStates: [],
  isReached: true,
  seconds: 0.25,
};
const failed = {
  ...row,
  ok: false,
  description: 'content.notice: refused with x',
  reasons: ['value.id: expected a number, got "<b>"', 'status: expected 200, got 500'],
  details: ['answered 500 {}'],
};

test('prints each row in the widths of all, with reasons and details below the failed ones', () => {
  const table = tableOf([row, { ...failed, call: 'DELETE /wps/notice' }]);
  expect(table.head).toBe('RESULT  CALL                ANSWER   GIVEN');
  expect(table.rowOf(row)).toBe('ok      GET /wps/notice     success  a "notice" <is> & there');
  expect(table.rowOf(failed).split('\n').slice(1)).toEqual([
    '        value.id: expected a number, got "<b>"',
    '        status: expected 200, got 500',
    '        answered 500 {}',
  ]);
});

test('writes one suite per service, and finds in it again what failed, whatever signs its name has', () => {
  const xml = junitOf([row, failed, { ...row, service: 'mobile-site-lgw' }]);
  expect(xml).toContain('<testsuite name="mobile-site-wps" tests="2" failures="1" time="0.500">');
  expect(xml).toContain('<testsuite name="mobile-site-lgw" tests="1" failures="0" time="0.250">');
  expect(xml).toContain('message="value.id: expected a number, got &quot;&lt;b&gt;&quot;"');
  expect([...failedIn(xml)]).toEqual([nameOf(failed)]);
  expect([...failedIn(junitOf([row]))]).toEqual([]);
});
