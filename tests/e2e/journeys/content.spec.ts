import type { Page } from '../support/site-page';
import { tapBelowList } from '../support/tap-below-list';
import { expect, t, test } from '../support/test';

const GROUP = { news: 11, charity: 14 };

const items = (page: Page) => page.getByRole('main').locator('li > article');
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('of 300 items the first page costs what it costs of 40; the item of the address stands there, expanded and in view [CONT-14 CONT-15]', async ({
  page,
  request,
  sandbox,
  allow,
}) => {
  allow(/status of 404/);
  const title = 'Bản tin rất dài '.repeat(13).slice(0, 199);
  const add = (count: number) =>
    sandbox.announcements({
      kind: 'promotion',
      count,
      titleLength: 200,
      item: { title, categoryIds: [GROUP.news], images: [] },
    });
  const bytes = async () => (await (await request.get('/m/news')).body()).byteLength;
  const ids = await add(40);
  const few = await bytes();
  const rest = await add(260);
  expect(Math.abs((await bytes()) - few)).toBeLessThan(few * 0.05);
  const last = rest.at(-1) ?? ids[0];
  const answer = await (await request.get(`/m/news?id=${last}`)).text();
  expect(answer).toContain(`id="article-${last}"`);
  expect(answer).toContain('aria-expanded="true"');

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/m/news?id=${last}`);
  await expect(page.locator(`#article-${last}`)).toBeInViewport();
  await expect(items(page)).toHaveCount(21);
  expect(await overflow(page)).toBe(0);
  await tapBelowList(page.getByRole('button', { name: t('article_load_more') }));
  await expect(items(page)).toHaveCount(41);

  // An item further down the first page is scrolled to, clear of the header.
  const low = await items(page).nth(15).locator('[id^=article-]').first().getAttribute('id');
  await page.goto(`/m/news?id=${low?.replace('article-', '')}`);
  const head = page.locator(`#${low}`);
  await expect(head).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await head.boundingBox())?.y).toBeGreaterThanOrEqual(56);
});

test('charity: the place in the list is kept when an item opens and found again on return [ROUTE-41 CONT-20 CONT-21 CONT-22]', async ({
  page,
  sandbox,
}) => {
  await sandbox.announcements({
    kind: 'promotion',
    count: 45,
    item: { title: 'Thiện nguyện', categoryIds: [GROUP.charity], images: [] },
  });
  await page.goto('/m/charity');
  await tapBelowList(page.getByRole('button', { name: t('article_load_more') }));
  await expect(items(page)).toHaveCount(40);
  const far = items(page).nth(34);
  await far.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  await far.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/charityDetail\?id=\d+$/);
  const saved = await page.evaluate(() => JSON.parse(sessionStorage.getItem('CHARITY_SCROLL') ?? 'null'));
  expect(saved).toEqual({ y: expect.any(Number), pages: 2 });
  expect(Math.abs(saved.y - y)).toBeLessThan(200);
  // A fresh page of the list, which the router knows nothing of.
  await page.goto('/m/charity');
  await expect(items(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(saved.y - 400);
  expect(await page.evaluate(() => sessionStorage.getItem('CHARITY_SCROLL'))).toBeNull();
  // Back through the history, where the router knows the place.
  await far.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await far.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/charityDetail/);
  await page.getByRole('button', { name: t('header_back') }).click();
  await expect(page).toHaveURL(/\/m\/charity$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 400);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an item expands by its link and collapses by it [CONT-12 CONT-13 CONT-14]', async ({
    page,
    allow,
  }) => {
    // Scripts are off, which the browser reports of each of them.
    allow(/request failed csp GET .*\.js/);
    await page.goto('/m/news');
    await items(page).nth(2).locator('a[aria-expanded=false]').click();
    await expect(page).toHaveURL(/\/m\/news\?id=\d+$/);
    await expect(items(page).nth(2).locator('p').first()).toBeVisible();
    await items(page).nth(2).locator('a[aria-expanded=true]').click();
    await expect(page).toHaveURL(/\/m\/news$/);
    await items(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('main').locator('article p').first()).toBeVisible();
  });
});
