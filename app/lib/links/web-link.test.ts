import { expect, test } from 'vitest';
import { outsideLink, webLink } from './web-link';

test('an http(s) address may be opened outside [CONT-17 ENT-21 SHELL-44]', () => {
  expect(webLink(' https://example.com/a?b=1 ')).toBe('https://example.com/a?b=1');
  expect(webLink('HTTP://example.com')).toBe('HTTP://example.com');
});

test.each([
  '',
  null,
  undefined,
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://',
  'https:///x',
  '/art/videos/lanterns.mp4',
  'example.com',
])('%j may not [CONT-18 SHELL-44]', (link) => {
  expect(webLink(link)).toBeUndefined();
});

test('pages of the demo’s outside open where the site is a sandbox, and nowhere else [CONT-17 MENU-24 SHELL-44]', () => {
  expect(outsideLink('/sandbox/outside/tiktok', true)).toBe('/sandbox/outside/tiktok');
  expect(outsideLink('https://example.com/a', undefined)).toBe('https://example.com/a');
  expect(outsideLink('/sandbox/outside/tiktok', undefined)).toBeUndefined();
  for (const link of [
    '/sandbox/outside/../reset',
    '/sandbox/seed',
    '/local',
    '//evil.example',
    'javascript:alert(1)',
    null,
  ])
    expect([link, outsideLink(link, true)]).toEqual([link, undefined]);
});
