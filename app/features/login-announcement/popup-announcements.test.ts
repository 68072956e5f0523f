import { expect, test } from 'vitest';
import type { PopupAnnouncement } from '@/contracts/content/announcements';
import { asOperatorHtml, asSafeHtml } from '@/contracts/testing/html';
import { announcementsFor, shownOf } from './popup-announcements';

const popup = (id: number, execution: 'A' | 'B' | null): PopupAnnouncement => ({
  id,
  title: `Title ${id}`,
  content: asOperatorHtml(`<p>${id}</p>`),
  startDate: null,
  announcementImages: [
    { sequence: 2, url: '/two.svg' },
    { sequence: 1, url: '/one.svg' },
  ],
  linkedPromotionId: 501,
  promoAnnouncementCategoryIds: [],
  execution,
});
const MEMBER = { id: '1', merchantCode: 'hoadang', userName: 'minhan_2209', type: 0, firstTimeLogin: false };
const idsOf = (popups: PopupAnnouncement[]) => popups.map(({ id }) => id);

test('keeps A for the logged in and B for the logged out [HOME-34 HOME-35 HOME-37 ENT-54]', () => {
  const all = [popup(1, 'A'), popup(2, 'B'), popup(3, null), popup(4, 'A')];
  expect(idsOf(announcementsFor(MEMBER, all))).toEqual([1, 4]);
  expect(idsOf(announcementsFor(null, all))).toEqual([2]);
});

test.each([4, 40])(
  'offers no promotion to type %s, which can take part in none [HOME-34 ROLE-30 ROLE-39]',
  (type) => {
    const all = [popup(1, 'A'), { ...popup(2, 'A'), linkedPromotionId: null }];
    expect(idsOf(announcementsFor({ ...MEMBER, type }, all))).toEqual([2]);
    expect(idsOf(announcementsFor({ ...MEMBER, type: 41 }, all))).toEqual([1, 2]);
  },
);

test('keeps at most five [CONST-60]', () => {
  const all = Array.from({ length: 9 }, (_, id) => popup(id, 'B'));
  expect(idsOf(announcementsFor(null, all))).toHaveLength(5);
});

test('shows title, content, first picture and the promotion of an announcement [ENT-53]', () => {
  expect(shownOf({ ...popup(7, 'A'), content: asSafeHtml('<p>7</p>') })).toEqual({
    id: 7,
    title: 'Title 7',
    content: '<p>7</p>',
    cover: '/one.svg',
    promotionId: 501,
  });
});
