import { expect, test } from 'vitest';
import type { RoutePath } from '../../screens';
import { bannerTarget } from './banner-target';

const exists = (path: string): path is RoutePath => path === '/m/activity';

test('a same-site linkage opens in the app, its query kept [HOME-07]', () => {
  expect(bannerTarget('/m/activity?id=501', exists)).toEqual({
    kind: 'screen',
    link: { to: '/m/activity', search: { id: '501' } },
  });
});

test('the query of a linkage is text, whatever it looks like, to its end [HOME-07 REG-65]', () => {
  expect(bannerTarget('/m/activity?id=12345678901234567890&aff=1e3&q=a?b', exists)).toMatchObject({
    link: { search: { id: '12345678901234567890', aff: '1e3', q: 'a?b' } },
  });
});

test('a linkage to a screen that does not exist leads nowhere [HOME-07]', () => {
  expect(bannerTarget('/m/charity', exists)).toBeNull();
  expect(bannerTarget('/wps/session/logout', exists)).toBeNull();
});

test('an http(s) linkage opens outside [HOME-07 SHELL-44]', () => {
  expect(bannerTarget('https://example.com/a', exists)).toEqual({
    kind: 'outside',
    href: 'https://example.com/a',
  });
});

test.each([
  '',
  null,
  undefined,
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https:///x',
  'm/activity',
])('the linkage %j leads nowhere [HOME-07 SHELL-44]', (linkage) => {
  expect(bannerTarget(linkage, exists)).toBeNull();
});
