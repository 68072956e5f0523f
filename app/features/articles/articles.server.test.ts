import { expect, test } from 'vitest';
import { type Announcement, getAnnouncements } from '@/contracts/content/announcements';
import type { SiteContext } from '@/contracts/site';
import { asOperatorHtml } from '@/contracts/testing/html';
import { listArticles, readArticle } from './articles.server';

const LONG = asOperatorHtml(`<p>${'đèn '.repeat(50_000)}</p>`);

const news = (id: number, more: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Tin ${id}`,
  content: LONG,
  startDate: 1755705600000,
  announcementImages: [
    { sequence: 2, url: `/b/${id}.jpg` },
    { sequence: 1, url: `/a/${id}.jpg` },
  ],
  promoAnnouncementCategoryIds: [11],
  read: undefined,
  externalLink: undefined,
  linkedPromotionId: undefined,
  imageRequired: undefined,
  remarkRequired: undefined,
  category: undefined,
  ...more,
});

/** A gateway with these announcements; `sanitised` counts the characters of HTML that the edge would have to read. */
function gatewayOf(promotion: Announcement[]) {
  const seen = { sanitised: 0 };
  const callGateway = async (
    operation: unknown,
    _input: unknown,
    { pick = (answer: unknown) => answer } = {} as { pick?: (answer: never) => unknown },
  ) => {
    if (operation !== getAnnouncements) return { list: [{ id: '11', type: 'gaming' }] };
    const all = { promotion, banners: [{}], hot: promotion, player: promotion, popup: [] };
    const picked = pick(all as never) as { content?: unknown }[];
    for (const { content } of picked) seen.sanitised += String(content ?? '').length;
    return picked;
  };
  return { callGateway: callGateway as SiteContext['callGateway'], seen };
}

test('a page has twenty items with the image of sequence 1 and without their texts, however many there are [CONT-01 CONT-10 ENT-16 ENT-17 ENT-19 ENT-27]', async () => {
  const many = gatewayOf(Array.from({ length: 300 }, (_, index) => news(index + 1)));
  const page = await listArticles(many.callGateway, { kind: 'news', page: 0 });
  expect(page.articles).toHaveLength(20);
  expect(page).toMatchObject({ total: 300, next: 1 });
  expect(page.articles[0]).toEqual({
    id: 1,
    title: 'Tin 1',
    startDate: 1755705600000,
    picture: '/a/1.jpg',
    externalLink: '',
  });
  expect(many.seen.sanitised).toBe(0);
  const few = gatewayOf(Array.from({ length: 21 }, (_, index) => news(index + 1)));
  const first = await listArticles(few.callGateway, { kind: 'news', page: 0 });
  expect(JSON.stringify(first.articles)).toBe(JSON.stringify(page.articles));
});

test('pages follow each other without a gap, and the last one says so [CONT-01]', async () => {
  const { callGateway } = gatewayOf(Array.from({ length: 45 }, (_, index) => news(index + 1)));
  const pages = await Promise.all(
    [0, 1, 2, 3].map((page) => listArticles(callGateway, { kind: 'news', page })),
  );
  expect(pages.flatMap(({ articles }) => articles.map(({ id }) => id))).toEqual(
    Array.from({ length: 45 }, (_, index) => index + 1),
  );
  expect(pages.map(({ next }) => next)).toEqual([1, 2, null, null]);
});

test('an item is found by its id with its text, and no other text is read for it [CONT-29 CONT-30 CONT-31 ENT-18 ENT-21]', async () => {
  const content = '<p>Ba miền</p>';
  const { callGateway, seen } = gatewayOf([
    news(1),
    news(2, { content: asOperatorHtml(content), externalLink: ' https://example.com ' }),
    news(3),
  ]);
  const found = await readArticle(callGateway, { kind: 'news', id: '2' });
  expect(found).toMatchObject({ id: 2, content, excerpt: 'Ba miền', externalLink: 'https://example.com' });
  expect(seen.sanitised).toBe(content.length);
});

test('an item of another kind, or none, is not found [CONT-30 CONT-34]', async () => {
  const { callGateway } = gatewayOf([news(1, { promoAnnouncementCategoryIds: [21] })]);
  expect(await readArticle(callGateway, { kind: 'news', id: 1 })).toBeNull();
  expect(await readArticle(callGateway, { kind: 'news', id: 9 })).toBeNull();
});

test('an odd record breaks no page [ENT-79]', async () => {
  const odd = news(1, {
    title: '',
    content: asOperatorHtml(''),
    startDate: undefined,
    announcementImages: [],
  });
  const { callGateway } = gatewayOf([odd]);
  const { articles } = await listArticles(callGateway, { kind: 'news', page: 0 });
  expect(articles[0]).toEqual({ id: 1, title: '', startDate: null, picture: '', externalLink: '' });
  expect(await readArticle(callGateway, { kind: 'news', id: 1 })).toMatchObject({ content: '', excerpt: '' });
});
