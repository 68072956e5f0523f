import { expect, t, test } from './support/test';

test('shows the home page in Vietnamese to a first visitor, accessible and without a jump [LANG-01]', async ({
  page,
  axe,
  cls,
}) => {
  await page.goto('/m/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.getByRole('navigation')).toContainText(t('footer_home'));
  await axe();
  expect(await cls()).toBeLessThan(0.01);
});

test('answers an unknown address with 404', async ({ page, allow }) => {
  allow(/^response 404 GET .*\/m\/no-such-page$/);
  const response = await page.goto('/m/no-such-page');
  expect(response?.status()).toBe(404);
});
