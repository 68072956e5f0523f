import { expect, it } from 'vitest';
import { scalable } from './scalable-text';

it('turns sizes and line heights of texts into rem, and nothing else [ACC-06]', () => {
  expect(scalable('.a { font-size: 13px; line-height: 18px; gap: 4px; }')).toBe(
    '.a { font-size: 0.8125rem; line-height: 1.125rem; gap: 4px; }',
  );
  expect(scalable('a { font: 400 15px / 22px var(--font); }')).toBe(
    'a { font: 400 0.9375rem / 1.375rem var(--font); }',
  );
  expect(scalable('.b { --font: x 2px; font-size: 1.2em; line-height: 1.4; }')).toBe(
    '.b { --font: x 2px; font-size: 1.2em; line-height: 1.4; }',
  );
});
