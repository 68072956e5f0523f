import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getStatus } from '@/contracts/system/status';
import type { StatusResponse } from '../../context';
import { callPath } from './call-paths';

const { info, ...rest } = getStatus.example.output;
const naming = (paths: unknown): StatusResponse =>
  v.parse(getStatus.output, { ...rest, info: { ...info, paths } });

it('is the other path that the status answer names for a call, else none [ENT-74]', () => {
  const status = naming({ '/wps/feedback': '/wps/v2/feedback.do' });
  expect(callPath(status, '/wps/feedback')).toBe('/wps/v2/feedback.do');
  expect(callPath(status, '/wps/notice')).toBeUndefined();
  expect(callPath(status, 'constructor')).toBeUndefined();
  expect(callPath(naming(null), '/wps/feedback')).toBeUndefined();
  expect(callPath(undefined, '/wps/feedback')).toBeUndefined();
});

it.each([
  'https://elsewhere.example/a',
  '//elsewhere.example',
  '/wps/../admin',
  '/wps/a?b=c',
  'wps/a',
  '/',
  7,
  null,
])('is none for %j, which is no path of a gateway [ENT-74]', (other) => {
  expect(callPath(naming({ '/wps/feedback': other }), '/wps/feedback')).toBeUndefined();
});
