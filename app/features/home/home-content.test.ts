import { describe, expect, test } from 'vitest';
import type { Announcement } from '@/contracts/content/announcements';
import { asOperatorHtml } from '@/contracts/testing/html';
import { homeContentOf, homeListsOf } from './home-content';

const NEWS = 11;
const CHARITY = 14;
const CATEGORIES = [
  { id: NEWS, type: 'gaming' },
  { id: CHARITY, type: 'pvp_promo' },
  { id: 21, type: 'newcomer' },
];
const ZONE = 'Asia/Ho_Chi_Minh';

function announcement(id: number, categoryId = 21, more: Partial<Announcement> = {}): Announcement {
  const announcementImages = [
    { sequence: 2, url: `/second-${id}.svg` },
    { sequence: 1, url: `/first-${id}.svg` },
    { sequence: 0, url: `/none-${id}.svg` },
  ];
  const text = { title: `Title ${id}`, content: asOperatorHtml(`<p>${id}</p>`), startDate: null };
  return { id, ...text, announcementImages, promoAnnouncementCategoryIds: [categoryId], ...more };
}
const many = (count: number, from: number, categoryId?: number) =>
  Array.from({ length: count }, (_, n) => announcement(from + n, categoryId));
const banner = (groupName: string, url: string, linkage = '/m/activity') => ({
  groupName,
  url,
  linkage,
  title: '',
});
const empty = { banners: [], hot: [], promotion: [] };
const contentOf = (answer: Partial<Parameters<typeof homeContentOf>[0]>) =>
  homeContentOf({ ...empty, ...answer }, CATEGORIES, ZONE);
const idsOf = (list: readonly { id: number | string }[]) => list.map(({ id }) => id);

describe('the content of home', () => {
  test('has at most five news and five of charity, by their categories [HOME-15 HOME-25 CONST-60]', () => {
    const { news, charity } = contentOf({ promotion: [...many(7, 601, NEWS), ...many(6, 661, CHARITY)] });
    expect(idsOf(news)).toEqual([601, 602, 603, 604, 605]);
    expect(idsOf(charity)).toEqual([661, 662, 663, 664, 665]);
  });

  test('has no article among its hot events [HOME-17 HOME-20 CONST-59]', () => {
    const { events } = contentOf({
      hot: [announcement(601, NEWS), announcement(501)],
      promotion: [announcement(661, CHARITY), announcement(501), ...many(4, 502)],
    });
    expect(idsOf(events)).toEqual([501, 502, 503]);
  });

  test('shows the picture with sequence 1, else the first, else none [HOME-26]', () => {
    const other = { announcementImages: [{ sequence: 3, url: '/c.svg' }] };
    const bare = { announcementImages: [] };
    const { charity } = contentOf({
      promotion: [announcement(1, CHARITY), announcement(2, CHARITY, other), announcement(3, CHARITY, bare)],
    });
    expect(charity.map(({ cover }) => cover)).toEqual(['/first-1.svg', '/c.svg', '']);
  });

  test('dates its news in the zone of the site, and leaves out a date that is not given [CONST-25]', () => {
    const startDate = Date.UTC(2026, 7, 20, 18);
    const { news } = contentOf({
      promotion: [announcement(1, NEWS, { startDate }), announcement(2, NEWS)],
    });
    expect(news.map(({ date }) => date)).toEqual(['2026/08/21', '']);
  });

  test('takes the logos of the alliance from m_reg, and from m_members when that is empty [HOME-12 ENT-32 ENT-34 ENT-39 ENT-40]', () => {
    const members = [banner('m_members', '/m.svg')];
    const labelled = Array.from({ length: 14 }, (_, n) => banner('m_reg', `/${n}.svg`));
    expect(contentOf({ banners: [...members, ...labelled] }).alliance).toEqual(labelled.slice(0, 12));
    expect(contentOf({ banners: members }).alliance).toEqual(members);
  });

  test('has the videos of group m_video that lead somewhere [HOME-21 CONT-36 ENT-33 ENT-37]', () => {
    const videos = [
      banner('m_video', '/a.svg', ''),
      banner('m_video', '/b.svg', 'https://v.example.com/1'),
      banner('m_charity', '/c.svg'),
    ];
    expect(contentOf({ banners: videos }).videos).toEqual([videos[1]]);
  });

  test('is empty where nothing is published [HOME-01]', () => {
    const nothing = { banners: [], alliance: [], news: [], events: [], videos: [], charity: [] };
    expect(contentOf({})).toEqual(nothing);
  });

  test('is as small with 300 promotions of 200 kB as with ten', () => {
    const content = asOperatorHtml('x'.repeat(200_000));
    const of = (count: number) =>
      many(count, 1000).map((one) => ({ ...one, title: 'T'.repeat(200), content }));
    const size = (count: number) =>
      JSON.stringify(contentOf({ promotion: of(count), hot: of(count) })).length;
    expect(size(300)).toBe(size(10));
    expect(size(300)).toBeLessThan(2_000);
  });
});

test('gives no text on to be sanitised that home does not show', () => {
  const picked = homeListsOf({
    banners: [],
    popup: [],
    hot: many(1, 1),
    promotion: many(2, 2),
    player: many(1, 9),
  });
  expect(Object.keys(picked).sort()).toEqual(['banners', 'hot', 'promotion']);
  expect([picked.hot.length, picked.promotion.length]).toEqual([1, 2]);
  for (const one of [...picked.hot, ...picked.promotion]) expect(one).not.toHaveProperty('content');
});
