import { type BrowserError, BUILD_FORM } from '@/contracts/browser-errors';
import { otherAddress } from '../../support/site-address';
import { builtFile } from '../support/built-files';
import { holdScripts, scripted } from '../support/held-scripts';
import { expect, t, test } from '../support/test';

// What opens by itself has tests of its own.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    if (location.origin === 'null') return;
    sessionStorage.setItem('ANNOUNCED', '*');
  }),
);

test('the aliases of home lead there and keep the query; an unknown path answers 302 to home, on the server and in the app, and back does not loop; one trailing slash is ignored [ROUTE-25 ROUTE-26 ROUTE-27 ROUTE-28 ROUTE-29 ROUTE-30 ROUTE-31 ROUTE-78 ROUTE-79 ROUTE-81]', async ({
  page,
  request,
}) => {
  for (const alias of ['/m', '/m/', '/m/index', '/m/index.html']) {
    const answer = await request.get(`${alias}?aff=NAM88`);
    expect(answer.status(), alias).toBe(200);
    expect(answer.url(), alias).toMatch(/\/m\/home\?aff=NAM88$/);
  }
  for (const path of ['/m/nowhere', '/nowhere', '/m/HOME']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([302, '/m/home']);
  }
  await page.goto('/?aff=NAM88');
  await expect(page).toHaveURL(/\/m\/home\?aff=NAM88$/);
  await page.goto(otherAddress('/m/login/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hd_login_button'));
  await page.goto(otherAddress('/m/nowhere'));
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/login\/?$/);
});

test('the screens of the bar are fetched as soon as a finger or a pointer comes to them, before the tap [ROUTE-84]', async ({
  page,
}) => {
  const file = builtFile('app/routes/m/news.tsx?tsr-split=component---loader');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/m/member/home');
  await scripted(page);
  expect(asked).not.toContain(file);
  const bar = page.getByRole('navigation', { name: t('footer_label') });
  await bar.getByRole('link', { name: t('footer_news') }).dispatchEvent('touchstart');
  await expect.poll(() => asked).toContain(file);
  await expect(page).toHaveURL(/\/m\/member\/home$/);
});

test('the list of languages opens by a tap that came before the scripts; of several such taps the last counts [HDR-30 LANG-29]', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/m/register', { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('header_back') }).click();
  await page.getByRole('button', { name: t('language_title') }).click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/register$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a button that says something else once the scripts run is not tapped again [WALLET-05]', async ({
  page,
  member,
}) => {
  await member({ balance: 1500000 });
  const release = await holdScripts(page);
  await page.goto('/m/member/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('wallet_show_balance') }).click();
  release();
  await scripted(page);
  await expect(page.getByRole('button', { name: t('wallet_hide_balance') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1.500.000');
  expect(await page.evaluate(() => localStorage.getItem('HIDE_BALANCE'))).not.toBe('1');
});

test('a chosen language changes words, direction and data without a reload and keeps the choice in a cookie; games kept on the device keep their own language when the call for the new one fails [LANG-29 LANG-32 LANG-36 LANG-40 SESS-19 SESS-20]', async ({
  page,
  allow,
}) => {
  allow(/503/);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('HOT_GAMES') ?? 'null')?.language);
  await page.goto('/m/home');
  await expect.poll(kept).toBe('VI');
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  const choose = async (from: string, name: string) => {
    await page.getByRole('button', { name: t('header_menu', from) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('language_title', from) })
      .click();
    const reloaded = page.waitForResponse((response) => response.url().includes('/lgw/games/hot'));
    const list = page.getByRole('dialog').last();
    if (name !== 'English') await list.getByText(t('language_more', from)).click();
    await list.getByRole('button', { name }).click();
    await reloaded;
    await page.keyboard.press('Escape');
  };
  await page.route('**/lgw/games/hot?*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"success":false}' }),
  );
  await choose('vi', 'English');
  await expect(page.getByRole('heading', { level: 2, name: t('home_games_title', 'en') })).toBeVisible();
  expect(await kept()).toBe('VI');
  await page.unroute('**/lgw/games/hot?*');
  await expect(page.getByRole('navigation', { name: t('footer_label', 'en') })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(t('hd_home', 'en')));
  const games = page.getByRole('heading', { level: 2, name: t('home_games_title', 'en') });
  await expect(games).not.toHaveAttribute('lang');
  await choose('en', 'العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(games).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  // Nothing is translated into Arabic yet: English stands in before Vietnamese.
  await expect(page.getByRole('navigation', { name: t('footer_label', 'en') })).toBeVisible();
  await expect(games).toHaveAttribute('lang', 'en');
  await choose('en', 'Tiếng Việt');
  const own = page.getByRole('heading', { level: 2, name: t('home_games_title') });
  await expect(own).toBeVisible();
  await expect(own).not.toHaveAttribute('lang');
});

test('a menu whose files are lost says so and comes at the next tap; a screen whose files are lost is logged [MENU-02 ROUTE-85 ROUTE-86 ROUTE-87]', async ({
  page,
  allow,
}) => {
  allow(/\/assets\/|failed/);
  const file = `**${builtFile('app/shell/menu/side-menu.tsx')}`;
  await page.route(file, (route) => route.abort());
  await page.goto('/m/home');
  const button = page.getByRole('button', { name: t('header_menu') });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(t('connection_lost'));
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(file);

  const screen = `**${builtFile('app/routes/m/activity.tsx?tsr-split=component---loader')}`;
  await page.route(screen, (route) => route.abort());
  const logged = page.waitForRequest('**/client-errors');
  await page
    .getByRole('navigation', { name: t('footer_label') })
    .getByRole('link', { name: t('footer_events') })
    .click();
  expect((await logged).postDataJSON()).toMatchObject({
    kind: 'screen',
    name: 'TypeError',
    message: expect.stringMatching(/^A part did not come: /),
    route: '/m/activity',
  });
  expect((await (await logged).response())?.status()).toBe(204);
  await expect(page.getByRole('heading', { name: t('load_failed_title') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('action_retry') })).toBeVisible();
  // In the frame of the others: every way on stays.
  await expect(page.getByRole('banner')).toContainText(t('promotion_activity'));
  await expect(page.getByRole('navigation', { name: t('footer_label') })).toBeVisible();
  await page.unroute(screen);

  // Of another one the words alone.
  const words = `**${builtFile('virtual:messages/articles/vi')}`;
  await page.route(words, (route) => route.abort());
  await page
    .getByRole('navigation', { name: t('footer_label') })
    .getByRole('link', { name: t('alliance_title') })
    .click();
  await expect(page.getByRole('banner')).toContainText(t('alliance_title'));
  await expect(page.getByRole('heading', { name: t('load_failed_title') })).toBeVisible();
  await page.unroute(words);
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(page.getByRole('main').locator('article, li').first()).toBeVisible();
});

test('an error thrown in a handler and a promise that nobody waited for are told once, with the place in the site’s files and nothing of the visitor’s [ERR-60]', async ({
  page,
  allow,
}) => {
  allow(/of a request|client-errors/);
  const reports: { body: BrowserError; status: Promise<number | undefined>; cookie: string | undefined }[] =
    [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/client-errors')) return;
    reports.push({
      body: request.postDataJSON(),
      status: request.response().then((response) => response?.status()),
      cookie: request.headers().cookie,
    });
  });
  await page.goto('/m/home');
  await scripted(page);
  const footer = page.getByRole('navigation', { name: t('footer_label') });
  // What a handler calls throws, with somebody's number in its words; the browser then follows the link by itself.
  await page.evaluate(() => {
    Event.prototype.preventDefault = () => {
      throw new TypeError('handler of a request 0912 345 678 for minhan_2209');
    };
  });
  await page.route('**/m/activity', (route) => route.fulfill({ status: 204 }));
  const link = footer.getByRole('link', { name: t('footer_events') });
  await link.click();
  await expect.poll(() => reports.length).toBe(1);
  await link.click();

  await page.goto('/m/slot-games');
  await scripted(page);
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new RangeError('promise of a request with Lantern2209');
    };
  });
  await footer.getByRole('link', { name: t('alliance_title') }).click();
  await expect.poll(() => reports.length).toBe(2);
  const frames = [expect.stringMatching(/^(?:[\w$.]+ )?\w+\.js:\d+:\d+$/)];
  const told = { build: expect.stringMatching(BUILD_FORM), frames: expect.arrayContaining(frames) };
  expect(reports.map(({ body }) => body)).toEqual([
    {
      ...told,
      kind: 'error',
      name: 'TypeError',
      message: 'handler of a request […] for […]',
      route: '/m/home',
    },
    {
      ...told,
      kind: 'rejection',
      name: 'RangeError',
      message: 'promise of a request with […]',
      route: '/m/slot-games',
    },
  ]);
  expect(await Promise.all(reports.map(({ status }) => status))).toEqual([204, 204]);
  expect(reports.map(({ cookie }) => cookie)).toEqual([undefined, undefined]);
});

test('on a phone the layout takes the full width up to 768 px, and on its side, texts are of the browser’s own size, slides of a carousel are 20 apart [SHELL-15 SHELL-16 SHELL-18 SHELL-32 CONST-43 CONST-62 CONST-67]', async ({
  page,
}) => {
  await page.goto('/m/home');
  const widthAt = async (width: number, height = 1024) => {
    await page.setViewportSize({ width, height });
    return page.evaluate(() => document.body.getBoundingClientRect().width);
  };
  expect(await widthAt(390, 844)).toBe(390);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
  const slides = page.getByRole('region', { name: t('banner_carousel_label') }).getByRole('listitem');
  const [first, second] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()];
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(20, 0);
  expect([await widthAt(844, 390), await widthAt(768), await widthAt(769)]).toEqual([
    844,
    768,
    (1024 * 9) / 16,
  ]);
});

test('the catalogue of parts stands under the site’s own policy, where its address leads, and follows its switches [GATE-41]', async ({
  page,
}) => {
  await page.goto(otherAddress('/sandbox/parts?language=ar#period-sheet'));
  const part = page.getByRole('region', { name: 'PeriodSheet' });
  await expect(part).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByText('Parts', { exact: true }).click();
  await page.getByRole('radio', { name: 'en' }).check();
  await page.getByRole('radio', { name: 'light' }).check();
  await expect(page).toHaveURL(/\?theme=light&language=en#period-sheet$/);
  await part.getByRole('button', { name: 'Period' }).click();
  await expect(page.getByRole('dialog', { name: t('period_own', 'en') })).toBeVisible();
});
