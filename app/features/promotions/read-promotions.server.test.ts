import { describe, expect, test, vi } from 'vitest';
import { getAnnouncementCategories } from '@/contracts/content/announcement-categories';
import type { Announcement } from '@/contracts/content/announcements';
import type { SiteContext } from '@/contracts/site';
import { asOperatorHtml } from '@/contracts/testing/html';
import { readPromotion, readPromotionsPage } from './read-promotions.server';

const NOW = Date.UTC(2026, 10, 20);
const CATEGORIES = [
  { id: 11, type: 'gaming' },
  { id: 21, type: 'newcomer', iconImageUrl: '/art/icons/new.svg' },
  { id: 22, type: 'sports' },
  { id: 23, type: 'lottery' },
];

const announcement = (id: number | string, more: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Khuyến mãi ${id}`,
  content: asOperatorHtml('<p>Nội dung</p>'),
  startDate: NOW - 1,
  announcementImages: [{ sequence: 1, url: '/a.svg' }],
  promoAnnouncementCategoryIds: [21],
  ...more,
});

type Content = { promotion?: Announcement[]; hot?: Announcement[] };

/** A site whose gateway publishes the content; `handed` is what was left after picking. */
function siteOf(content: Content, categories: object[] | Error = CATEGORIES) {
  const handed: Partial<Announcement>[] = [];
  const callGateway = vi.fn(async (operation, _input, options) => {
    if (operation.id === getAnnouncementCategories.id) {
      if (categories instanceof Error) throw categories;
      return { list: categories };
    }
    const answer = options.pick({ promotion: [], hot: [], player: [], popup: [], banners: [], ...content });
    handed.push(...answer);
    return answer;
  });
  return { site: { callGateway: callGateway as unknown as SiteContext['callGateway'] }, handed };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => announcement(index + 1));
const ids = (page: { promotions: { id: number | string }[] }) => page.promotions.map(({ id }) => id);

describe('the list', () => {
  test('comes page by page, the first with ten however many there are [PROMO-01]', async () => {
    const { site, handed } = siteOf({ promotion: many(300) });
    const first = await readPromotionsPage(site, { offset: 0 }, NOW);
    expect([first.promotions.length, first.total, first.next]).toEqual([10, 300, 10]);
    const second = await readPromotionsPage(site, { offset: 10 }, NOW);
    expect([ids(second)[0], second.promotions.length, second.next]).toEqual([11, 20, 30]);
    const last = await readPromotionsPage(site, { offset: 290 }, NOW);
    expect([ids(last).length, last.next]).toEqual([10, null]);
    expect(handed.some((one) => 'content' in one)).toBe(false);
  });

  test('leaves out the articles of the news, alliance, video and charity lists [PROMO-10]', async () => {
    const promotion = [
      announcement(1),
      announcement(601, { promoAnnouncementCategoryIds: [11] }),
      announcement(2, { promoAnnouncementCategoryIds: [] }),
    ];
    expect(ids(await readPromotionsPage(siteOf({ promotion }).site, { offset: 0 }, NOW))).toEqual([1, 2]);
  });

  test('offers the categories that hold promotions, with their icons, and shows one of them [PROMO-11 ENT-26 ENT-29 ENT-30 ENT-31]', async () => {
    const promotion = [announcement(1), announcement(2, { promoAnnouncementCategoryIds: ['22'] })];
    const { site } = siteOf({ promotion });
    const page = await readPromotionsPage(site, { category: '22', offset: 0 }, NOW);
    expect(page.categories.map(({ id }) => id)).toEqual([21, 22]);
    expect(page.categories[0]?.iconImageUrl).toBe('/art/icons/new.svg');
    expect(ids(page)).toEqual([2]);
  });

  test.each([99, 23, 11])('shows all for category %s, which holds none [PROMO-11]', async (category) => {
    const page = await readPromotionsPage(siteOf({ promotion: many(3) }).site, { category, offset: 0 }, NOW);
    expect(page.total).toBe(3);
  });

  test('stands without the categories when they cannot be had [PROMO-01]', async () => {
    const { site } = siteOf({ promotion: many(3) }, new Error('down'));
    const page = await readPromotionsPage(site, { offset: 0 }, NOW);
    expect([page.total, page.categories]).toEqual([3, []]);
  });
});

describe('one promotion', () => {
  test('is found by its id, whichever side writes it as text, and comes with its text alone [PROMO-06 PROMO-07 ROUTE-33 ENT-16 ENT-17 ENT-18]', async () => {
    const { site, handed } = siteOf({ promotion: [announcement('501'), announcement(502)] });
    expect(await readPromotion(site, 501, NOW)).toMatchObject({ id: '501', content: '<p>Nội dung</p>' });
    expect(await readPromotion(site, '502', NOW)).toMatchObject({ id: 502, title: 'Khuyến mãi 502' });
    expect(handed).toHaveLength(2);
  });

  test('may be a hot event that home links to [HOME-19 PROMO-07]', async () => {
    expect(await readPromotion(siteOf({ hot: [announcement(7)] }).site, 7, NOW)).toMatchObject({ id: 7 });
  });

  test('is none for an unknown id and for an article [PROMO-09 PROMO-10]', async () => {
    const promotion = [announcement(601, { promoAnnouncementCategoryIds: [11] })];
    const { site } = siteOf({ promotion });
    expect(await readPromotion(site, 99, NOW)).toBeNull();
    expect(await readPromotion(site, 601, NOW)).toBeNull();
    expect(await readPromotion(siteOf({ promotion, hot: promotion }).site, 601, NOW)).toBeNull();
  });
});
