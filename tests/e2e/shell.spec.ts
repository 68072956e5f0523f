import { builtFile, localeOfFile } from './support/built-files';
import { holdCalls } from './support/held-calls';
import { holdScripts, scripted } from './support/held-scripts';
import { stopClock } from './support/stopped-clock';
import { expect, t, test } from './support/test';

// What opens by itself has tests of its own.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    if (location.origin === 'null') return;
    sessionStorage.setItem('ANNOUNCED', '*');
  }),
);

const openMenu = { name: t('header_menu') };

test.describe('paths', () => {
  test('the aliases of home lead there and keep the query [ROUTE-25 ROUTE-26 ROUTE-27 ROUTE-28 ROUTE-29 ROUTE-30 ROUTE-31]', async ({
    page,
    request,
  }) => {
    for (const alias of ['/m', '/m/', '/m/index', '/m/index.html']) {
      const answer = await request.get(`${alias}?aff=NAM88`);
      expect(answer.status(), alias).toBe(200);
      expect(answer.url(), alias).toMatch(/\/m\/home\?aff=NAM88$/);
    }
    await page.goto('/?aff=NAM88');
    await expect(page).toHaveURL(/\/m\/home\?aff=NAM88$/);
  });

  test('an unknown path answers 302 to home, on the server and in the app, and back does not loop [ROUTE-78 ROUTE-79 ROUTE-81]', async ({
    page,
    request,
  }) => {
    for (const path of ['/m/nowhere', '/nowhere', '/m/HOME']) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], path).toEqual([302, '/m/home']);
    }
    await page.goto('/m/login');
    await page.goto('/m/nowhere');
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/login$/);
  });

  test('one trailing slash is ignored [ROUTE-81]', async ({ page }) => {
    await page.goto('/m/login/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hd_login_button'));
  });
});

test.describe('header and footer', () => {
  test('shows logo and menu toggle, and the logo leads home and to the top [HDR-01 HDR-03 HDR-07 HDR-08 FOOT-05 FOOT-06]', async ({
    page,
  }) => {
    await page.goto('/m/home');
    await page.evaluate(() => scrollTo(0, 600));
    await page.getByRole('link', { name: t('header_home', 'vi', { siteName: 'Hoa Đăng' }) }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 600));
    await page
      .getByRole('navigation', { name: t('footer_label') })
      .getByText(t('footer_home'))
      .click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test('offers the app in the header, but not inside the app, where home reset is one tap away too [HDR-02 HDR-04 HDR-05 HDR-06 HDR-09 FOOT-02 FOOT-03 FOOT-04]', async ({
    page,
  }) => {
    await page.goto('/m/home?category=RNG&dataType=FAV&vendor=JILI');
    const download = page.getByRole('banner').getByRole('link', { name: t('header_download') });
    await expect(download).toHaveAttribute('href', '/m/download');
    await page.getByRole('link', { name: t('header_home', 'vi', { siteName: 'Hoa Đăng' }) }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.goto('/m/home?category=RNG&dataType=FAV&vendor=JILI');
    await page
      .getByRole('navigation', { name: t('footer_label') })
      .getByText(t('footer_home'))
      .click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(download).toHaveCount(0);
  });

  test('marks the item of the current page [FOOT-01 FOOT-05 FOOT-07 FOOT-08 FOOT-09 FOOT-10 FOOT-22]', async ({
    page,
  }) => {
    const bar = page.getByRole('navigation', { name: t('footer_label') });
    await page.goto('/m/home');
    await expect(bar.getByRole('link')).toHaveText([
      t('footer_home'),
      t('footer_news'),
      t('footer_events'),
      t('alliance_title'),
      t('footer_member'),
    ]);
    for (const [label, path] of [
      [t('footer_news'), '/m/news'],
      [t('alliance_title'), '/m/alliance'],
      [t('footer_events'), '/m/activity'],
      [t('footer_member'), '/m/member/home'],
      [t('footer_home'), '/m/home'],
    ] as const) {
      await bar.getByText(label).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(bar.locator('[aria-current="page"]')).toHaveText(label);
    }
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

  test('the back arrow goes home from the login page and one step back elsewhere, home when there is no step [HDR-30 HDR-32 HDR-39 HDR-42]', async ({
    page,
  }) => {
    const back = page.getByRole('button', { name: t('header_back') });
    await page.goto('/m/activity');
    await page.goto('/m/login');
    await back.click();
    await expect(page).toHaveURL(/\/m\/home$/);

    await page
      .getByRole('navigation', { name: t('footer_label') })
      .getByText(t('footer_member'))
      .click();
    await expect(page).toHaveURL(/member\/home$/);
    await back.click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test('back without a history goes home [HDR-42]', async ({ page }) => {
    await page.goto('/m/member/home');
    await page.getByRole('button', { name: t('header_back') }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test.describe('side menu', () => {
  test('greets a guest at the end edge, at most 320 wide, over a page that stands still; no user box, wallet or sign-out; one link per social network [MENU-01 MENU-02 MENU-13 MENU-14 MENU-16 MENU-17 MENU-19 MENU-23 MENU-24 ENT-08 ENT-15 ROLE-22 SHELL-12 SHELL-44]', async ({
    page,
    axe,
  }) => {
    await page.goto('/m/home');
    await page.getByRole('button', openMenu).click();
    const menu = page.getByRole('dialog', { name: t('menu_title') });
    await expect(menu.getByText(t('menu_welcome'), { exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: t('log_in') })).toHaveAttribute('href', '/m/login');
    await expect(menu.getByText(t('log_out'))).toHaveCount(0);
    await expect(menu.getByRole('region', { name: t('wallet_title') })).toHaveCount(0);
    await axe();

    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(70);
    expect((await menu.boundingBox())?.width).toBe(320);
    expect(await menu.evaluate((element) => getComputedStyle(element).zIndex)).toBe('1000');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');

    await menu.getByText(t('menu_community')).click();
    for (const name of ['Facebook', 'Instagram', 'Twitter', 'YouTube', 'TikTok', 'Threads']) {
      await expect(menu.getByRole('link', { name })).toHaveAttribute('rel', /noopener/);
    }
  });

  test('closes on the mask, on Escape, on a navigation and on a step through the history, and gives the focus back [MENU-01 MENU-48 MENU-49 MENU-65]', async ({
    page,
  }) => {
    await page.goto('/m/home');
    const toggle = page.getByRole('button', openMenu);
    const menu = page.getByRole('dialog', { name: t('menu_title') });

    await toggle.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(menu).toHaveCount(0);

    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(toggle).toBeFocused();

    await toggle.click();
    await menu.getByRole('link', { name: t('menu_events'), exact: true }).click();
    await expect(page).toHaveURL(/activity/);
    await expect(menu).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveURL(/home/);
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/activity/);
    await expect(menu).toHaveCount(0);
  });

  test('shows a member the nickname and copies exactly that, with a word for 2 s [MENU-03 MENU-05 MENU-06 MENU-07 MENU-08 CONST-18 ERR-35]', async ({
    page,
    member,
    context,
    axe,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { account } = await member({ nickname: 'Thảo Vy', balance: 1500000.5 });
    await page.clock.install();
    await page.goto('/m/home');
    await page.getByRole('button', openMenu).click();
    const menu = page.getByRole('dialog', { name: t('menu_title') });
    await expect(menu.getByText('Thảo Vy', { exact: true })).toBeVisible();
    await expect(menu.getByText(account)).toBeVisible();
    await expect(menu.getByText('1.500.000')).toBeVisible();
    await axe();
    await stopClock(page);
    await menu.getByRole('button', { name: t('copy_name', 'vi', { name: 'Thảo Vy' }) }).click();
    const word = page.locator('[popover]').getByText(t('copy_success'));
    await expect(word).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(t('copy_success'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Thảo Vy');
    await page.clock.runFor(1_900);
    await expect(word).toBeVisible();
    await page.clock.runFor(100);
    await expect(page.getByText(t('copy_success'))).toHaveCount(0);
  });

  test('shows the account of a member without a nickname, and starts the logout dialog above itself [MENU-04 MENU-12 MENU-30 SHELL-13]', async ({
    page,
    member,
  }) => {
    const { account } = await member();
    await page.goto('/m/home');
    await page.getByRole('button', openMenu).click();
    const menu = page.getByRole('dialog', { name: t('menu_title') });
    await expect(menu.getByRole('button', { name: t('copy_name', 'vi', { name: account }) })).toBeVisible();
    await menu.getByRole('button', { name: t('log_out') }).click();
    const question = page.getByRole('dialog', { name: t('log_out_question') });
    await expect(question).toBeVisible();
    expect(await question.evaluate((element) => getComputedStyle(element).zIndex)).toBe('1002');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(menu).toBeVisible();
  });
});

test('a screen one comes to is announced by its title, and the title stays while it loads [HDR-10]', async ({
  page,
  member,
}) => {
  await member();
  await page.clock.install();
  await page.goto('/m/activity');
  await scripted(page);
  const release = await holdCalls(page, '/wps/wallets/merchant');
  const asked = page.waitForRequest('**/wps/wallets/merchant');
  // A page waits a second for what it can show later.
  await stopClock(page);
  await page
    .getByRole('navigation', { name: t('footer_label') })
    .getByText(t('footer_member'))
    .click();
  // The frame that shows the tap, before what it leads to is asked for.
  await page.clock.runFor(100);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('promotion_activity'));
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('member_centre'));
  await expect(page.locator('p[aria-live="polite"]').first()).toHaveText(new RegExp(t('member_centre')));
});

test.describe('language', () => {
  test('starts in Vietnamese, lists all 25 with flags, those without a translation folded [LANG-01 LANG-02 LANG-26 LANG-30 LANG-31 CONST-69]', async ({
    page,
    axe,
  }) => {
    await page.goto('/m/home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await page.getByRole('button', openMenu).click();
    await page.getByRole('button', { name: t('language_title') }).click();
    const dialog = page.getByRole('dialog', { name: t('language_title') });
    await expect(dialog.getByRole('listitem')).toHaveText(['Tiếng Việt', 'English']);
    await dialog.getByText(t('language_more')).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(25);
    await expect(dialog.getByRole('listitem').locator('img')).toHaveCount(25);
    await axe();
  });

  test('opens by a tap that came before the scripts; of several such taps the last counts [HDR-30 LANG-29]', async ({
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

  test('changes words, direction and data without a reload and keeps the choice in a cookie [LANG-29 LANG-32 LANG-36 LANG-40]', async ({
    page,
  }) => {
    await page.goto('/m/home');
    await page.evaluate(() => Object.assign(window, { untouched: true }));
    const choose = async (from: string, name: string) => {
      await page.getByRole('button', { name: t('header_menu', from) }).click();
      await page.getByRole('button', { name: t('language_title', from) }).click();
      const reloaded = page.waitForResponse((response) => response.url().includes('/lgw/games/hot'));
      const list = page.getByRole('dialog').last();
      if (name !== 'English') await list.getByText(t('language_more', from)).click();
      await list.getByRole('button', { name }).click();
      await reloaded;
      await page.keyboard.press('Escape');
    };
    await choose('vi', 'English');
    await expect(page.getByRole('navigation', { name: t('footer_label', 'en') })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(t('hd_home', 'en')));
    await choose('en', 'العربية');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    // Nothing is translated into Arabic yet: English stands in before Vietnamese.
    await expect(page.getByRole('navigation', { name: t('footer_label', 'en') })).toBeVisible();
  });
});

test.describe('layout', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1440, height: 900 } });

  test('on a wide screen the column is the smaller of the width and 9/16 of the height, and fixed parts stand on it [SHELL-14 SHELL-15 CONST-44]', async ({
    page,
  }) => {
    await page.goto('/m/home');
    const column = await page.evaluate(() => document.body.getBoundingClientRect().toJSON());
    expect(column.width).toBeCloseTo((900 * 9) / 16, 0);
    const bar = await page.getByRole('navigation', { name: t('footer_label') }).boundingBox();
    expect(bar?.width).toBeCloseTo(column.width, 0);
    expect(bar?.x).toBeCloseTo(column.x, 0);
    await page.setViewportSize({ width: 800, height: 1600 });
    const [html, body, size] = await page.evaluate(() => [
      document.documentElement.getBoundingClientRect().width,
      document.body.getBoundingClientRect().width,
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    ]);
    // The root size is a 7.5th of the layout; what a scrollbar takes of the window is not the page's.
    expect((size ?? 0) * 7.5).toBeCloseTo(800, 0);
    expect(body).toBe(html);
  });
});

test('on a phone the layout takes the full width up to 768 px, the root size is a 7.5th of it, slides of a carousel are 20 apart, and one language is loaded [LANG-26 SHELL-16 SHELL-18 SHELL-32 CONST-43 CONST-62 CONST-67]', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(390);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('52px');
  const slides = page.getByRole('region', { name: t('banner_carousel_label') }).getByRole('listitem');
  const [first, second] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()];
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(20, 0);
  await page.waitForLoadState('networkidle');
  expect([...new Set(files.flatMap((path) => localeOfFile(path) ?? []))]).toEqual(['vi']);
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 1024 });
    return page.evaluate(() => document.body.getBoundingClientRect().width);
  };
  expect([await widthAt(768), await widthAt(769)]).toEqual([768, (1024 * 9) / 16]);
});

test('pages fade over 300 ms and popups slide over 400 ms, both short under reduced motion [SHELL-01 SHELL-11 SHELL-45 CONST-34 CONST-35]', async ({
  page,
}) => {
  const duration = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .evaluate((element, part) => getComputedStyle(element, part).animationDuration, pseudo);
  await page.goto('/m/member/home?auth=login');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await duration('dialog')).toBe('0.4s');
  expect(await page.evaluate(fadeOfPages)).toBe('0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration('dialog')).toBe('0.08s');
  expect(await page.evaluate(fadeOfPages)).toBe('0.08s');
});

/** Duration of the page fade, read while one runs. */
async function fadeOfPages() {
  const transition = document.startViewTransition(() => undefined);
  await transition.ready;
  const fade = getComputedStyle(document.documentElement, '::view-transition-new(root)').animationDuration;
  transition.skipTransition();
  return fade;
}
