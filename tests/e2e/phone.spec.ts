import { expect, t, test } from './support/test';

test('the first Tab shows a way past the header; the menu is no higher than the screen', async ({
  page,
  member,
}) => {
  await member({ balance: 0 });
  await page.goto('/m/home');
  const skip = page.getByRole('link', { name: t('skip_to_content') });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.getByRole('button', { name: t('header_menu') }).click();
  const menu = page.getByRole('dialog', { name: t('menu_title') });
  await expect(menu.getByRole('button', { name: t('log_out') })).toBeAttached();
  expect(await menu.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBeLessThanOrEqual(0);
});

test('a phone on its side uses its whole width [SHELL-15]', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/m/help');
  expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(844);
});

test('no amount is cut on the smallest phone, however large [WALLET-02]', async ({ page, member }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await member({ balance: 987654321098.76 });
  for (const path of ['/m/home', '/m/member/home', '/m/withdraw']) {
    await page.goto(path);
    const amounts = page.locator('bdi[dir="ltr"]:visible').filter({ hasText: '₫' });
    await expect(amounts.filter({ hasText: '987.654.321.098,76' }).first()).toBeVisible();
    const cut = await amounts.evaluateAll((all) =>
      all.flatMap((amount) => {
        const { left, right } = amount.getBoundingClientRect();
        const holder = amount.closest('main, dialog')?.getBoundingClientRect();
        const isOut = holder !== undefined && (left < holder.left - 1 || right > holder.right + 1);
        const isClipped =
          amount.parentElement && amount.parentElement.scrollWidth > amount.parentElement.clientWidth + 1;
        return isOut || isClipped ? [amount.textContent] : [];
      }),
    );
    expect([path, cut]).toEqual([path, []]);
  }
});
