import { expect, it } from 'vitest';
import { scalable } from './scalable-text';

it('multiplies sizes and line heights of texts, and nothing else [ACC-06]', () => {
  expect(scalable('.a { font-size: 13px; line-height: 18px; gap: 4px; }')).toBe(
    '.a { font-size: calc(13px * var(--text-scale)); line-height: calc(18px * var(--text-scale)); gap: 4px; }',
  );
  expect(scalable('a { font: 400 15px / 22px var(--font); }')).toBe(
    'a { font: 400 calc(15px * var(--text-scale)) / calc(22px * var(--text-scale)) var(--font); }',
  );
  expect(scalable('.b { --font: x 2px; font-size: 1.2em; line-height: 1.4; }')).toBe(
    '.b { --font: x 2px; font-size: 1.2em; line-height: 1.4; }',
  );
});
