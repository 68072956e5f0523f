import { expect, test } from 'vitest';
import type { PopupAnnouncement } from '../../../contracts/content/announcements';
import { announcementsFor, shownOf } from './popup-announcements';

const popup = (id: number, execution: 'A' | 'B' | null): PopupAnnouncement => ({
  id,
  title: `Title ${id}`,
  content: `<p>${id}</p>`,
  startDate: null,
  announcementImages: [
    { sequence: 2, url: '/two.svg' },
    { sequence: 1, url: '/one.svg' },
  ],
  linkedPromotionId: 501,
  promoAnnouncementCategoryIds: [],
  execution,
});
const answer = (list: PopupAnnouncement[]) => ({
  banners: [],
  hot: [],
  promotion: list,
  player: list,
  popup: list,
});
const idsOf = (list: { popup?: PopupAnnouncement[] | null }) => (list.popup ?? []).map(({ id }) => id);

test('keeps A for the logged in and B for the logged out, of the popup list alone [HOME-34 HOME-35 HOME-37 ENT-54]', () => {
  const all = answer([popup(1, 'A'), popup(2, 'B'), popup(3, null), popup(4, 'A')]);
  expect(idsOf(announcementsFor('A')(all))).toEqual([1, 4]);
  expect(idsOf(announcementsFor('B')(all))).toEqual([2]);
  expect(announcementsFor('A')(all)).toMatchObject({ promotion: [], player: [] });
});

test('keeps at most five [CONST-60]', () => {
  const all = answer(Array.from({ length: 9 }, (_, id) => popup(id, 'B')));
  expect(idsOf(announcementsFor('B')(all))).toHaveLength(5);
});

test('shows title, content, first picture and the promotion of an announcement [ENT-53]', () => {
  expect(shownOf(popup(7, 'A'))).toEqual({
    id: 7,
    title: 'Title 7',
    content: '<p>7</p>',
    cover: '/one.svg',
    promotionId: 501,
  });
});
