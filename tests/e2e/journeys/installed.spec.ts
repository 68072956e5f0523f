import { expect, t, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

// No announcement comes over home.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('ANNOUNCED', '*');
  }),
);

test('the browser finds nothing that would keep the site from being installed [PWA-01 PWA-29 ROLE-02]', async ({
  page,
  context,
}) => {
  await page.goto('/m/home');
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A private window is all that a test browser has.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    start_url: '/m/home',
    scope: '/m',
    display: 'standalone',
  });
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute('href', /^\/icons\//);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0e141c');
});

test('without a network a text stands there in the language of the page, and the page comes back by itself [PWA-30]', async ({
  page,
  context,
  allow,
  axe,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/m/home');
  const ready = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).active));
  await expect.poll(ready).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await context.setOffline(true);
  await page.goto('/m/activity');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('status_offline_title'));
  await axe();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('promotion_activity'));
  await expect(page).toHaveURL(/\/m\/activity$/);

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline.html');
  // The guest's page that came after the worker, and no answer for this visitor.
  const others = kept.filter((path) => !path.startsWith('/assets/') && path !== '/offline.html');
  expect(others).toEqual(['/m/activity']);

  await page.goto('/m/home');
  await page.getByRole('button', { name: t('header_menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('language_title') })
    .click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'English' }).click();
  const text = () =>
    page.evaluate(async () => (await caches.match('/offline.html', { ignoreVary: true }))?.text());
  await expect.poll(text).toContain(t('status_offline_title', 'en'));
});

test('the download bar is there from the server on, and hidden for the session once it was hidden, without a jump [PWA-20 PWA-21 PWA-22]', async ({
  page,
  axe,
  cls,
}) => {
  await page.goto('/m/home');
  const bar = page.getByRole('complementary', {
    name: t('download_bar_title', 'vi', { siteName: 'Hoa Đăng' }),
  });
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.y).toBe(0);
  await axe('aside');
  await bar.getByRole('button', { name: t('download_bar_close') }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('navigation', { name: t('footer_label') })).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await (await page.request.get('/m/home')).text()).not.toContain(t('download_bar_text'));
  expect(await cls()).toBeLessThan(0.01);
});
