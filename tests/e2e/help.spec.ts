import type { Page } from '@playwright/test';
import { scripted } from './support/held-scripts';
import { expect, t, test } from './support/test';

const strip = (page: Page) => page.getByRole('navigation', { name: t('help_tabs') });
const selected = (page: Page) => strip(page).locator('[aria-current="page"]');

/** How far the middle of the selected tab is from the middle of the strip, in pixels, as far as it can scroll. */
const offCentre = (page: Page) =>
  strip(page).evaluate((nav) => {
    const tab = nav.querySelector('[aria-current="page"]') ?? nav;
    const middle = (box: DOMRect) => box.left + box.width / 2;
    const distance = middle(tab.getBoundingClientRect()) - middle(nav.getBoundingClientRect());
    const start = Math.abs(nav.scrollLeft);
    const rest = nav.scrollWidth - nav.clientWidth - start;
    const isAtEnd = distance < 0 ? start < 1 : rest < 1;
    return isAtEnd ? 0 : Math.abs(Math.round(distance));
  });

test('the help centre shows a tab per title, picked by tag or index, centred, with its text and questions [HELP-01 HELP-02 HELP-03 HELP-04 HELP-05 HELP-06 HELP-07 ROUTE-22 ROUTE-23 ROUTE-45 CALL-35 ROLE-14]', async ({
  page,
  axe,
}) => {
  await page.goto('/m/help');
  const tabs = strip(page).getByRole('link');
  const titles = await tabs.allTextContents();
  expect(titles.length).toBeGreaterThan(4);
  await expect(selected(page)).toHaveText(titles[0] ?? '');
  await axe();

  for (const index of [2, titles.length - 1, 3]) {
    await tabs.nth(index).click();
    await expect(selected(page)).toHaveText(titles[index] ?? '');
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
      titles[index] ?? '',
    );
    await expect.poll(() => offCentre(page)).toBeLessThan(2);
  }

  await page.goto(`/m/help?i=${titles.length - 2}`);
  await expect(selected(page)).toHaveText(titles[titles.length - 2] ?? '');
  await expect.poll(() => offCentre(page)).toBeLessThan(2);
  for (const tag of ['terms', 'about']) {
    await page.goto(`/m/help?tag=${tag}&i=0`);
    await expect(selected(page)).not.toHaveText(titles[0] ?? '');
    await expect(page.getByRole('article').locator('p').first()).toBeVisible();
  }
  await page.goto('/m/help?tag=nowhere&i=99');
  await expect(selected(page)).toHaveText(titles[0] ?? '');
  await page.goto('/m/help?i=0&c=1');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(page.locator('main details[open]')).toBeInViewport();
});

test('one text of the help centre stands alone by the same values, also in English and right to left [ROUTE-46 ROUTE-47 HELP-05]', async ({
  page,
  context,
  baseURL,
  axe,
}) => {
  await page.goto('/m/help?i=0&c=0');
  const question = await page.locator('main details[open] summary bdi').textContent();
  await page
    .getByRole('link', { name: t('help_open_alone') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/m\/helpDetail\?.*c=0$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(question ?? '');
  await axe();
  for (const [language, dir, path] of [
    ['en', 'ltr', '/m/helpDetail?tag=terms'],
    ['en', 'ltr', '/m/support'],
    ['ar', 'rtl', '/m/help?tag=about'],
  ] as const) {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await axe();
  }
});

test('help without a gateway has a word and a way to try again; help and notices lead to each other [NOTICE-29]', async ({
  page,
  sandbox,
  allow,
}) => {
  allow(/response 50\d GET .*\/wps\/system\/helpCenter/);
  await sandbox.fault({ path: '/wps/system/helpCenter', status: 500, times: 20 });
  await page.goto('/m/help');
  const failed = page.getByText(t('help_failed_title'));
  // Texts that the edge still knows are shown instead.
  await expect(failed.or(strip(page))).toBeVisible();
  await sandbox.clearFaults();
  if (await failed.isVisible()) await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(selected(page)).toBeVisible();

  const tabs = page.getByRole('navigation', { name: t('messages_tabs') });
  await tabs.getByRole('link', { name: t('messages_notices') }).click();
  await expect(page).toHaveURL(/\/m\/notice$/);
  await tabs.getByRole('link', { name: t('messages_help') }).click();
  await expect(page).toHaveURL(/\/m\/help$/);
});

test('the support centre lists who helps, by place and flag; links open a context of their own, except in the installed app [HELP-14 HELP-15 HELP-16 HELP-17 HELP-18 HELP-19 HELP-20 HELP-27 ROUTE-21 ROUTE-103 ROLE-13]', async ({
  page,
  sandbox,
  axe,
}) => {
  await page.goto('/m/support');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact'));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('support_title'));
  await expect(page.getByText(t('support_info'))).toBeVisible();
  const items = page.getByRole('region', { name: t('support_title') }).getByRole('listitem');
  const service = items.getByRole('link', { name: t('support_contact') }).first();
  await expect(service).toHaveAttribute('target', '_blank');
  await expect(service).toHaveAttribute('href', /^https?:/);
  await axe();
  await items
    .filter({ hasText: t('feedback_title') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Ffeedback$/);
  await page.goto('/m/support');
  await items
    .filter({ hasText: t('help_center') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/m\/help$/);

  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto('/m/support');
  await expect(service).not.toHaveAttribute('target');

  await sandbox.flags({ FEEDBACK3: false });
  await expect
    .poll(async () => {
      await page.goto('/m/feedback');
      return new URL(page.url()).pathname;
    })
    .toBe('/m/support');
  await expect(items.filter({ hasText: t('feedback_title') })).toHaveCount(0);
});

test('a member sends feedback: bounds are named, a failure keeps the text, two taps send once [HELP-22 HELP-23 HELP-24 HELP-25 HELP-26 ROUTE-20 CALL-33 ERR-29 ERR-30]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member();
  await page.goto('/m/feedback');
  const text = page.getByLabel(t('feedback_content'));
  const send = page.getByRole('button', { name: t('feedback_send') });
  const field = t('feedback_content');
  await send.click();
  await expect(page.getByText(t('form_required', 'vi', { field }))).toBeVisible();
  await expect(text).toBeFocused();
  await text.fill('  ngắn  ');
  await expect(page.getByText(t('form_length', 'vi', { field, min: 10, max: 500 }))).toBeVisible();
  await expect(page.getByText('4/500')).toBeVisible();
  await axe();

  const content = 'Trang chạy rất mượt, mong có thêm trò chơi lô tô.';
  await text.fill(content);
  await page.getByRole('checkbox', { name: t('feedback_type_suggestion') }).check();
  await sandbox.fault({ path: '/wps/feedback', status: 500 });
  await send.click();
  await expect(page.getByText(t('error_system'))).toBeVisible();
  await expect(text).toHaveValue(content);
  await send.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('heading', { name: t('feedback_sent_title') })).toBeFocused();
  await axe();
  expect(await sandbox.feedback(account)).toEqual([{ content, type: 'suggestion' }]);
});

test('on trial feedback asks for an actual account; the terms of the registration open in the help centre [HELP-12 HELP-22]', async ({
  page,
  member,
}) => {
  await page.goto('/m/register');
  await scripted(page);
  const terms = page.locator('a[href="/m/help?tag=terms"]').first();
  const opened = page.waitForEvent('popup');
  await terms.click();
  await expect(selected(await opened)).toBeVisible();
  await member({ type: 4 });
  await page.goto('/m/feedback');
  await expect(page.getByText(t('error_actual_account'))).toBeVisible();
  await expect(page.getByLabel(t('feedback_content'))).toHaveCount(0);
});
