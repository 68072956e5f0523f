import { expect, test } from 'vitest';
import { webLink } from './web-link';

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
