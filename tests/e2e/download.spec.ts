import { scripted } from './support/held-scripts';
import { expect, t, test } from './support/test';

const ANDROID = { resourceType: 'Android', url: 'https://files.example.com/app.apk' };
const IOS = { resourceType: 'IOS', url: 'https://files.example.com/lite' };
const PROFILE = { resourceType: 'MOBILECONFIG', url: 'https://files.example.com/app.mobileconfig' };
const ANDROID_PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const PICTURE = { resourceType: 'AppDownloadIcon', url: '/icons/icon-192.png' };
const iphone = (os: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1`;

test('the download screen has a button for each resource, in both languages, and leads back home [ROUTE-24 ROUTE-83 PWA-02 PWA-03 PWA-04 PWA-05 PWA-07 PWA-11 PWA-12 ENT-49 ROUTE-93]', async ({
  page,
  context,
  baseURL,
  sandbox,
  axe,
  cls,
}) => {
  await sandbox.status({ resources: [ANDROID, IOS, PROFILE, PICTURE] });
  for (const locale of ['vi', 'en'] as const) {
    await context.addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
    await page.goto('/m/download');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('download_promo', locale));
    await expect(page.locator('main img').first()).toHaveAttribute('src', /^\/art\/banners\//);
    await expect(page.locator(`main img[src="${PICTURE.url}"]`)).toBeVisible();
    for (const [name, { url }] of [
      ['download_android', ANDROID],
      ['download_ios_lite', IOS],
      ['download_profile', PROFILE],
    ] as const) {
      await expect(page.getByRole('link', { name: t(name, locale) })).toHaveAttribute('href', url);
    }
    await axe();
    expect(await cls()).toBeLessThan(0.01);
  }
  await page.getByRole('button', { name: t('header_back', 'en') }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('without resources only iOS-lite stays, which opens the guide; the browser’s own offer adds a button [PWA-06 PWA-13 PWA-14 PWA-15 PWA-16 ROLE-16]', async ({
  page,
  sandbox,
  axe,
}) => {
  await sandbox.status({ resources: [] });
  await page.goto('/m/download');
  await expect(page.locator('main').getByRole('link')).toHaveCount(0);
  const iosLite = page.getByRole('button', { name: t('download_ios_lite') });
  await iosLite.click();
  const guide = page.getByRole('dialog', { name: t('guide_title') });
  await expect(guide.getByRole('listitem')).toHaveCount(4);
  await expect(guide).toContainText(t('guide_step_add'));
  const foot = () => guide.evaluate((panel) => Math.round(panel.getBoundingClientRect().bottom));
  await expect.poll(foot).toBe(844);
  await axe();
  await guide.getByRole('button', { name: t('action_close') }).click();
  await expect(guide).toBeHidden();
  await iosLite.click();
  // The mask closes it as well.
  await page.mouse.click(195, 40);
  await expect(guide).toBeHidden();

  await page.evaluate(() => {
    const prompt = async () => Object.assign(window, { prompted: true });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await page.getByRole('button', { name: t('download_install') }).click();
  await expect(page.getByRole('button', { name: t('download_install') })).toBeHidden();
  expect(await page.evaluate(() => 'prompted' in window)).toBe(true);
});

test('the download bar is there from the server on, and hidden for the session once it was hidden, without a jump [PWA-20 PWA-21 PWA-22]', async ({
  page,
  axe,
  cls,
}) => {
  await page.addInitScript(withoutAnnouncements);
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

test.describe('over home', () => {
  test.use({ offersApp: true, userAgent: ANDROID_PHONE });

  test('the app is offered once per device [SHELL-09 HOME-38 PWA-03 PWA-04 PWA-05]', async ({
    page,
    sandbox,
    axe,
  }) => {
    await sandbox.status({ resources: [ANDROID, PROFILE] });
    await sandbox.flags({ OFFERAPPNOW3: true });
    await page.addInitScript(withoutAnnouncements);
    await page.goto('/m/home');
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('link', { name: t('download_android') })).toHaveAttribute(
      'href',
      ANDROID.url,
    );
    await expect(popup.getByRole('link', { name: t('download_profile') })).toBeVisible();
    await expect(popup.getByRole('button', { name: t('download_ios_lite') })).toBeVisible();
    await axe();
    await popup.getByRole('button', { name: t('download_later') }).click();
    await expect(popup).toBeHidden();
    await page.clock.install();
    await page.reload();
    await scripted(page);
    await page.clock.runFor(20_000);
    await expect(page.getByRole('navigation', { name: t('footer_label') })).toBeVisible();
    await expect(popup).toBeHidden();
  });
});

test.describe('on an iPhone with iOS 12.1', () => {
  test.use({ userAgent: iphone('12_1') });

  test('a notice can be closed, blocks nothing, and the guide has the legacy tips [PWA-17 PWA-18 PWA-23 PWA-24]', async ({
    page,
    sandbox,
    axe,
  }) => {
    await sandbox.status({ resources: [] });
    await page.goto('/m/download');
    const note = page.getByRole('note');
    await expect(note).toContainText('12.1');
    await axe();
    await page.getByRole('button', { name: t('download_ios_lite') }).click();
    await expect(page.getByRole('dialog')).toContainText(t('guide_legacy_add'));
    await page.keyboard.press('Escape');
    await note.getByText(t('old_ios_close')).locator('..').click();
    await expect(note).toBeHidden();
    await page.goto('/m/activity');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(note).toBeHidden();
  });
});

function withoutAnnouncements(): void {
  if (location.protocol.startsWith('http')) sessionStorage.setItem('ANNOUNCED', '*');
}
