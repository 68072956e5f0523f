import { expect, test } from 'vitest';
import { sameId } from './search-id';

test('ids are the same whichever side writes them as text [PROMO-07]', () => {
  expect(sameId('501', 501)).toBe(true);
  expect(sameId(501, 502)).toBe(false);
});
