import { expect, test } from 'vitest';
import type { Announcement } from '@/contracts/content/announcements';
import { summaryOf } from './promotion-summary';

const NOW = Date.UTC(2026, 10, 20);
const summary = (more: Partial<Announcement>) =>
  summaryOf(
    { id: 501, promoAnnouncementCategoryIds: [], announcementImages: [], ...more } as Announcement,
    [],
    NOW,
  );

test.each<[Partial<Announcement>, boolean]>([
  [{ imageRequired: 'Y' }, true],
  [{ remarkRequired: 'Y' }, true],
  [{ linkedPromotionId: 9501 }, true],
  [{ imageRequired: 'N', remarkRequired: 'N', linkedPromotionId: null }, false],
  [{ linkedPromotionId: '' }, false],
])('a promotion with %o is applied for: %s [PROMO-12 ENT-22 ENT-23 ENT-24]', (more, applies) => {
  expect(summary(more).applies).toBe(applies);
});

test('only one of the kind SIGNUP is joined [PROMO-14 PROMO-15 ENT-25]', () => {
  expect(summary({ category: 'SIGNUP' }).joins).toBe(true);
  expect(summary({ category: 'MISSION' }).joins).toBe(false);
  expect(summary({}).joins).toBe(false);
});

test('what is applied for is the linked promotion, else the promotion itself [REWARD-53]', () => {
  expect(summary({ linkedPromotionId: 9501 }).rewardId).toBe(9501);
  expect(summary({}).rewardId).toBe(501);
});

test('knows whether the first day has come [ENT-19]', () => {
  expect(summary({ startDate: NOW - 1 }).started).toBe(true);
  expect(summary({ startDate: '2026-12-01T00:00:00Z' }).started).toBe(false);
  expect(summary({ startDate: null }).started).toBeNull();
  expect(summary({ startDate: 'bald' }).started).toBeNull();
});

test('its picture is the one of sequence 1 [ENT-27]', () => {
  const announcementImages = [
    { sequence: 2, url: '/b.svg' },
    { sequence: 1, url: '/a.svg' },
  ];
  expect(summary({ announcementImages }).picture).toBe('/a.svg');
});
