import { expect, t, test } from './support/test';

test('lists the promotions with picture, title and start date, and opens one in a panel [PROMO-01 PROMO-02 ROUTE-32 ROUTE-33 CONST-25]', async ({
  page,
  axe,
}) => {
  await page.goto('/m/activity');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText(/\d{4}\/\d{2}\/\d{2}/);
  await axe();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/activity\?id=\d+/);
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('table')).toBeVisible();
  await axe();
  await panel.getByRole('link', { name: t('promo_close') }).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await expect(panel).toHaveCount(0);
});

test('a link to one promotion opens it, and closing it leads to the list [ROUTE-33]', async ({ page }) => {
  await page.goto('/m/activity?id=501');
  // It stands there before the scripts, which make it modal and listen to Escape.
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/m\/activity$/);
});

test('says so kindly when a promotion no longer exists, whatever the id', async ({ page }) => {
  for (const id of ['999999', 'x', '%3Cscript%3E']) {
    await page.goto(`/m/activity?id=${id}`);
    await expect(page.getByText(t('promo_gone'))).toBeVisible();
  }
});

test('speaks English to who chose it [LANG-02]', async ({ page, context, baseURL, axe }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/m/activity?id=501');
  await expect(page.getByRole('dialog')).toContainText('bonus');
  await axe();
});
