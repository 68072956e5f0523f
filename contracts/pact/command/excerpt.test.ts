import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.mjs';

const excerpt = (text: string) => excerptOf(new TextEncoder().encode(text));

test('of a page of a framework what it says is shown [CALL-06]', () => {
  expect(
    excerpt(
      '<!DOCTYPE html>\n<html><head><title>Error</title></head><body><pre>TypeError: no &quot;lobby&quot;<br> &nbsp;at x.mjs:3</pre></body></html>',
    ),
  ).toBe('TypeError: no "lobby" at x.mjs:3');
});

test('JSON and plain text stay as they are, but for secrets', () => {
  expect(excerpt('{"token":"abc","a":"<b>"}')).toBe('{"token":"…","a":"<b>"}');
  expect(excerpt('no <table> here')).toBe('no <table> here');
});
