import { expect, test } from 'vitest';
import type { Announcement } from '../../../contracts/content/announcements';
import { searchId } from '../../lib/search-id';
import { findPromotion } from './find-promotion';

const of = (...ids: (number | string)[]): Announcement[] =>
  ids.map((id) => ({
    id,
    title: `${id}`,
    content: '',
    startDate: null,
    announcementImages: [],
    promoAnnouncementCategoryIds: [],
  }));

test('finds the promotion that the address names [ROUTE-33 PROMO-07]', () => {
  expect(findPromotion({ promotion: of(501, 'tet') }, 501)?.id).toBe(501);
  expect(findPromotion({ promotion: of(501, 'tet') }, 'tet')?.id).toBe('tet');
});

test('finds it whichever side writes the id as text [PROMO-07]', () => {
  expect(findPromotion({ promotion: of('501') }, 501)?.id).toBe('501');
  expect(findPromotion({ promotion: of(501) }, '501')?.id).toBe(501);
});

test('finds a hot event that home links to though it is no promotion [HOME-19 PROMO-07]', () => {
  expect(findPromotion({ promotion: of(1), hot: of(2) }, 2)?.id).toBe(2);
});

test('finds nothing for an id that is not in the list, or for none [PROMO-09]', () => {
  expect(findPromotion({ promotion: of(1) }, 99)).toBeUndefined();
  expect(findPromotion({ promotion: of(1) }, undefined)).toBeUndefined();
  expect(findPromotion({}, '')).toBeUndefined();
});

test('an id of digits goes into the address as plain digits [ROUTE-33 HOME-19]', () => {
  expect(searchId('501')).toBe(501);
  expect(searchId(501)).toBe(501);
  expect(searchId('0501')).toBe('0501');
  expect(searchId('tet-2027')).toBe('tet-2027');
});
