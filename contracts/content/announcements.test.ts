import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getAnnouncements } from './announcements';

const read = (response: object) => v.parse(getAnnouncements.output, response);

it('passes over announcements without an id and banners without a picture, and keeps the others [ENT-79]', () => {
  const { promotion, banners } = read({
    promotion: [{ title: 'no id' }, null, { id: 2 }, 'x', { id: 'three' }],
    banners: [{ groupName: 'm_home' }, { groupName: 'm_home', url: '/a.png', linkage: 5, title: null }],
  });
  expect(promotion?.map(({ id }) => id)).toEqual([2, 'three']);
  expect(banners).toEqual([{ groupName: 'm_home', url: '/a.png', linkage: '', title: '' }]);
});

it('reads an odd field as if it were missing, and keeps the pictures that are whole [ENT-79]', () => {
  const odd = { id: 1, title: 5, content: {}, startDate: true };
  const images = [{ sequence: 2, url: '/b.png' }, { url: '/c.png' }, { sequence: 'x', url: '/d.png' }];
  const { player } = read({
    player: [
      { ...odd, announcementImages: images },
      { id: 2, announcementImages: 'x' },
    ],
  });
  expect(player).toMatchObject([
    { id: 1, title: '', content: '', announcementImages: [{ sequence: 2, url: '/b.png' }] },
    { id: 2, title: '', content: '', announcementImages: [] },
  ]);
});
