import { expect, t, test } from './support/test';

test('the lottery page shows groups, latest results and countdowns; a tap opens the lottery [ROUTE-65 GAME-08 GAME-82 GAME-83 GAME-84 GAME-85 GAME-86 GAME-88]', async ({
  page,
  request,
  axe,
  cls,
}) => {
  const written = await (await request.get('/m/lott')).text();
  expect(written).toContain('Xổ Số Miền Bắc');
  expect(written).toContain(`${t('game_category_lott')} · `);

  await page.goto('/m/lott');
  const rail = page.getByRole('navigation', { name: t('game_rail_label') });
  await expect(rail.locator('[aria-current="page"]')).toHaveText(t('game_category_lott'));
  const groups = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(groups.first()).toHaveText('Xổ số ba miền');
  expect(await groups.count()).toBeGreaterThan(2);

  const card = page.getByRole('article').filter({ hasText: 'Xổ Số Miền Bắc' });
  await expect(card.getByRole('list').getByRole('listitem')).toHaveCount(5);
  const balls = (await card.getByRole('list').getByRole('listitem').allTextContents()).join('');
  await card.getByText(t('lott_prizes')).click();
  const special = card.getByRole('row').filter({ hasText: t('lott_prize_special') });
  await expect(special).toContainText(balls);
  await expect(card.getByRole('row')).toHaveCount(8);
  expect(page.url()).not.toContain('game=');

  const timer = page.getByRole('article').filter({ hasText: 'Miền Bắc Một Phút' }).getByRole('timer');
  const shown = await timer.textContent();
  expect(shown).toMatch(/^\d\d:\d\d$/);
  await expect(timer).not.toHaveText(shown ?? '');
  expect(await cls()).toBeLessThanOrEqual(0.01);
  await axe();

  await card.getByRole('link', { name: 'Xổ Số Miền Bắc' }).click();
  await expect(page).toHaveURL(/\/m\/lott\?game=\d+$/);
  await expect(page.getByRole('dialog')).toContainText('Xổ Số Miền Bắc');
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/lott$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the electronic page is in English, says when it cannot be loaded, and shows what is known without draws [ROUTE-66 GAME-09 GAME-87 GAME-88]', async ({
  page,
  context,
  baseURL,
  sandbox,
  allow,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  allow(/elott|_serverFn|502/);
  await sandbox.fault({ path: '/lgw/elott/list', status: 500, times: 100 });
  await sandbox.fault({ path: '/lgw/lottery/numero', status: 500, times: 100 });
  await page.goto('/m/elott');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('game_category_elott', 'en'));
  await expect(page.getByText(t('lott_failed_title', 'en'))).toBeVisible();
  await sandbox.clearFaults();
  await sandbox.fault({ path: '/lgw/lottery/numero', status: 500, times: 100 });
  await page.getByRole('button', { name: t('action_retry', 'en') }).click();
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText(t('lott_no_draw', 'en'));
  await sandbox.clearFaults();
  await expect(cards.first()).toContainText(t('lott_open', 'en'));
  await expect(cards.first()).toContainText(t('lott_draws_in', 'en'));
  await expect(cards.first().getByRole('list').getByRole('listitem').first()).toHaveText(/^\d$/);
});
