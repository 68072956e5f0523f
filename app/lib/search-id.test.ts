import { expect, test } from 'vitest';
import { sameId, searchId } from './search-id';

test('an id of digits goes into the address as plain digits [ROUTE-33 HOME-19]', () => {
  expect(searchId('501')).toBe(501);
  expect(searchId(501)).toBe(501);
  expect(searchId('0501')).toBe('0501');
  expect(searchId('tet-2027')).toBe('tet-2027');
});

test('ids are the same whichever side writes them as text [PROMO-07]', () => {
  expect(sameId('501', 501)).toBe(true);
  expect(sameId(501, 502)).toBe(false);
});
