import type { Page } from '@playwright/test';
import { leaveAsMember } from './support/members';
import { tapBelowList } from './support/tap-below-list';
import { expect, t, test } from './support/test';

const KINDS = ['news', 'alliance', 'video', 'charity', 'sponsor'] as const;
const GROUP = { news: 11, alliance: 12, video: 13, charity: 14, sponsor: 15 } as const;

const items = (page: Page) => page.getByRole('main').locator('li > article');
const more = (page: Page, name: RegExp | string = new RegExp(`^${t('article_more')}`)) =>
  page.getByRole('main').getByRole('link', { name });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('news: cover, title and date; an item expands in place, its title leads to its page [ROUTE-36 ROUTE-37 ROUTE-113 CONT-10 CONT-11 CONT-12 CONT-13 CONT-16 CONT-23 CONT-24 CONT-25 CONST-25 FOOT-11 FOOT-12 FOOT-13]', async ({
  page,
  axe,
  cls,
}) => {
  await page.goto('/m/news');
  const tabs = page.getByRole('navigation', { name: t('article_tabs_label') });
  await expect(tabs.getByRole('link')).toHaveText([
    t('hot_news'),
    t('alliance_title'),
    t('video'),
    t('charity'),
  ]);
  await expect(tabs.locator('[aria-current=page]')).toHaveText(t('hot_news'));
  const bottom = page.getByRole('main').getByRole('navigation', { name: t('bottom_label') });
  expect(
    await bottom.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
  ).toEqual(
    ['home', 'news', 'activity', 'alliance', 'video', 'charity', 'support'].map((path) => `/m/${path}`),
  );
  const first = items(page).first();
  await expect(first.locator('img')).toBeVisible();
  await expect(first).toContainText(/\d{4}\/\d{2}\/\d{2}/);
  expect(await cls()).toBeLessThanOrEqual(0.02);
  const second = items(page).nth(1);
  const toggle = second.locator('a[aria-expanded]');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(page).toHaveURL(/\/m\/news\?id=\d+$/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(second.locator('p').first()).toBeVisible();
  await axe();
  await toggle.click();
  await expect(page).toHaveURL(/\/m\/news$/);
  await expect(second.locator('p')).toHaveCount(0);
  const name = await second.getByRole('heading', { level: 2 }).textContent();
  await second.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/newsDetail\?id=\d+$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(name ?? '');
  await expect(page).toHaveTitle(new RegExp(`^${name?.slice(0, 20)}`));
});

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

test('200 kB of text and a hostile link open without harm [CONT-16 CONT-17 CONT-18]', async ({
  page,
  sandbox,
}) => {
  const of = (externalLink: string, contentBytes: number) =>
    sandbox.announcements({
      kind: 'promotion',
      contentBytes,
      item: { title: 'Tin lớn', categoryIds: [GROUP.news], externalLink, images: [] },
    });
  const [big] = await of('https://example.com/big', 200_000);
  const [hostile] = await of('javascript:alert(1)', 100);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/m/newsDetail?id=${big}`);
  const link = page.getByRole('link', { name: t('article_link') });
  await expect(link).toHaveAttribute('href', 'https://example.com/big');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await overflow(page)).toBe(0);
  await page.goto(`/m/newsDetail?id=${hostile}`);
  await expect(page.getByRole('heading', { name: 'Tin lớn' })).toBeVisible();
  await expect(link).toHaveCount(0);
});

for (const kind of ['news', 'video', 'charity'] as const) {
  test(`${kind} detail: title, date, text and the side menu; an unknown id leads to the list in its place [ROUTE-37 ROUTE-40 ROUTE-42 CONT-29 CONT-30 CONT-31 CONT-32 CONT-33 CONT-34]`, async ({
    page,
    sandbox,
    request,
    axe,
  }) => {
    const [id] = await sandbox.announcements({
      kind: 'promotion',
      item: { title: 'Một đêm hội', content: '<p>Ba trăm chiếc đèn</p>', categoryIds: [GROUP[kind]] },
    });
    await page.goto(`/m/${kind}Detail?id=${id}`);
    const article = page.getByRole('main').getByRole('article');
    await expect(article.getByRole('heading', { name: 'Một đêm hội' })).toBeVisible();
    await expect(article.locator('time')).toHaveText(/^\d{4}\/\d{2}\/\d{2}$/);
    await expect(article.getByText('Ba trăm chiếc đèn')).toBeVisible();
    await axe();
    await page.getByRole('button', { name: t('header_menu') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const unknown of ['', '?id=%3Cscript%3E', '?id=501', '?id=999999']) {
      const answer = await request.get(`/m/${kind}Detail${unknown}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([307, `/m/${kind}`]);
    }
    expect(await (await request.get(`/m/${kind}?id=999999`)).text()).toContain(t('article_gone'));
  });
}

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

for (const kind of ['alliance', 'sponsor'] as const) {
  test(`${kind}: picture, external link and expandable text [ROUTE-38 ROUTE-109 ROUTE-112 CONT-26 CONT-27 CONT-28 CONT-36]`, async ({
    page,
    axe,
  }) => {
    await page.goto(`/m/${kind}`);
    const first = items(page).first();
    await expect(first.locator('img')).toBeVisible();
    await expect(first.getByRole('link', { name: t('alliance_link') })).toHaveAttribute('href', /^https?:/);
    await more(page).first().click();
    await expect(first.locator('a[aria-expanded=true]')).toBeVisible();
    await expect(first.locator('p').first()).toBeVisible();
    await axe();
    if (kind === 'alliance') {
      const banner = await page.getByRole('main').locator('img').first().boundingBox();
      expect(banner?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
      expect(banner?.width).toBeGreaterThan(300);
    }
  });
}

test('video: the first plays muted behind its picture, its image leads to a player with controls [ROUTE-39 ROUTE-40 ROUTE-114 CONT-19 CONT-33 SHELL-34 SHELL-35 SHELL-36 SHELL-37 SHELL-38]', async ({
  page,
  sandbox,
}) => {
  // Its file never comes: what is looked at is the element.
  await page.route('**/clip.mp4', () => undefined);
  await sandbox.announcements({
    kind: 'promotion',
    item: {
      title: 'Đêm thả đèn',
      categoryIds: [GROUP.video],
      externalLink: '/art/videos/clip.mp4',
      images: [{ sequence: 1, url: '/art/news/lanterns.svg' }],
    },
  });
  await page.goto('/m/video');
  const first = items(page).first();
  const behind = first.locator('video');
  await expect(behind).toHaveAttribute('data-shown', '');
  expect(
    await behind.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.controls]),
  ).toEqual([true, true, false]);
  await expect(first.locator('img')).toBeAttached();
  await first.getByRole('button', { name: t('banner_video_pause') }).click();
  await expect(first.getByRole('button', { name: t('banner_video_play') })).toBeVisible();
  const box = await first.locator('img').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
  await expect(page).toHaveURL(/\/m\/videoDetail\?id=\d+$/);
  const player = page.getByRole('main').locator('video[controls]');
  await expect(player).toBeVisible();
  await expect(player).toHaveAttribute('aria-label', /^Video: /);
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

test('a gateway that fails is said kindly, and another try brings the list; what is on show stays [CONT-01 CONT-16 CONT-31]', async ({
  page,
  sandbox,
  allow,
}) => {
  allow(/response 50\d/);
  const [id] = await sandbox.announcements({
    kind: 'promotion',
    item: { title: 'Tin giữa cơn mưa', categoryIds: [GROUP.news], images: [] },
  });
  await sandbox.fault({ path: '/wps/announcements', status: 500, times: 100 });
  for (const path of ['/m/news', `/m/newsDetail?id=${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: t('article_failed_title') })).toBeVisible();
  }
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(page.getByRole('heading', { name: 'Tin giữa cơn mưa' })).toBeVisible();
  await page.goto('/m/news');
  await expect(items(page).first()).toBeVisible();
  await page.route('**/_serverFn/**', (route) => route.fulfill({ status: 502, body: '' }));
  await items(page).nth(1).locator('a[aria-expanded]').click();
  await expect(page.getByText(t('article_text_failed'))).toBeVisible();
  await expect(items(page).first()).toBeVisible();
  await page.unroute('**/_serverFn/**');
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(items(page).nth(1).locator('p').first()).toBeVisible();
  await expect(page.getByText(t('article_text_failed'))).toHaveCount(0);
});

test('pictures that fail are hidden, and the words have their room [HOME-28 CONT-10]', async ({
  page,
  sandbox,
  allow,
}) => {
  allow(/ERR_FAILED|net::|Failed to load resource/);
  await page.route('**/broken-*.jpg', (route) => route.abort());
  await sandbox.announcements({
    kind: 'promotion',
    count: 2,
    item: {
      title: 'Không ảnh',
      categoryIds: [GROUP.charity],
      images: [{ sequence: 1, url: '/upload/broken-1.jpg' }],
    },
  });
  await page.goto('/m/charity');
  const broken = items(page).filter({ hasText: 'Không ảnh' });
  await expect(broken.first()).toBeVisible();
  for (const one of await broken.all()) {
    await one.scrollIntoViewIfNeeded();
    await expect(one.locator('img')).toHaveCount(0);
    const card = await one.boundingBox();
    const name = await one.getByRole('heading').boundingBox();
    expect(name?.width).toBeGreaterThan((card?.width ?? 0) * 0.8);
  }
});

for (const [language, kinds] of [
  ['en', KINDS],
  ['ar', ['charity', 'news']],
] as const) {
  test(`the lists in ${language} read well and fit 320 pixels [LANG-02 CONT-24]`, async ({
    page,
    context,
    baseURL,
    axe,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/m/${kinds[0]}`);
    for (const kind of kinds) {
      // The sponsors have no tab of their own.
      if (kind === 'sponsor') await page.goto('/m/sponsor');
      else if (kind !== kinds[0]) await page.locator(`nav a[href="/m/${kind}"]`).first().click();
      const toggle = more(page, new RegExp(`^${t('article_more', 'en')}`)).first();
      await expect(toggle).toHaveAttribute('href', new RegExp(`^/m/${kind}\\?id=`));
      await expect(toggle).toBeVisible();
      expect(await overflow(page)).toBe(0);
      if (kind === (language === 'en' ? 'video' : 'charity')) await axe();
    }
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  });
}

test('everybody reads the same: member, user on trial, agent [CONT-01 CONT-31 ROUTE-36 ROUTE-37]', async ({
  page,
  member,
}) => {
  const html = async (path: string) => (await page.request.get(path)).text();
  const ids = (list: string) => [...list.matchAll(/id="article-(\d+)"/g)].map(([, id]) => id);
  await member();
  await page.goto('/m/news');
  await expect(items(page).first()).toBeVisible();
  const shown = ids(await html('/m/news'));
  expect(shown.length).toBeGreaterThan(0);
  await items(page).first().getByRole('heading').getByRole('link').click();
  const text = page.getByRole('main').locator('article p').first();
  await expect(text).toBeVisible();
  const words = (await text.textContent()) ?? '';
  for (const type of [4, 1]) {
    await leaveAsMember(page);
    await member({ type });
    expect(ids(await html('/m/news'))).toEqual(shown);
    expect(await html(`/m/newsDetail?id=${shown[0]}`)).toContain(words);
  }
});
