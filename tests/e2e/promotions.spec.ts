import { scripted } from './support/held-scripts';
import { leaveAsMember, logIn, newMember } from './support/members';
import { tapBelowList } from './support/tap-below-list';
import { expect, t, test } from './support/test';

const panel = 'dialog:modal';

test('lists the promotions with picture, title and start date, and opens one in a panel [PROMO-01 PROMO-02 PROMO-03 PROMO-04 PROMO-05 PROMO-08 ROUTE-32 ROUTE-33 CONST-25]', async ({
  page,
  axe,
  cls,
}) => {
  await page.goto('/m/activity');
  const card = page.locator('a[href*="/m/activity?id="]').first();
  await expect(card).toContainText(/\d{4}\/\d{2}\/\d{2}/);
  await axe();
  const title = (await card.locator('bdi').nth(1).textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(/\/m\/activity\?id=\d+/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  await expect(dialog.getByRole('table')).toBeVisible();
  await expect(dialog).toContainText(/\d{4}\/\d{2}\/\d{2}/);
  await expect(dialog.locator('img').first()).toBeVisible();
  await axe();
  await dialog.getByRole('link', { name: t('promo_close') }).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await expect(dialog).toHaveCount(0);
  expect(await cls()).toBeLessThan(0.05);
});

test('a link to one promotion has its text in the answer, opens it, and closing it leads to the list [PROMO-06 PROMO-07 PROMO-08 PROMO-13 ROUTE-33]', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/m/activity?id=501')).text();
  expect(html).toContain('<table');
  await page.goto('/m/activity?id=501');
  const date = await page.locator('article').textContent();
  // It stands there before the scripts, which make it modal and listen to Escape.
  await expect(page.locator(panel)).toBeVisible();
  expect(await page.locator('article').textContent()).toBe(date);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/m\/activity$/);
});

test('says so kindly when a promotion no longer exists, whatever the id [PROMO-09]', async ({ page }) => {
  for (const id of ['999999', 'x', '%3Cscript%3E']) {
    await page.goto(`/m/activity?id=${id}`);
    await expect(page.getByText(t('promo_gone'))).toBeVisible();
    await expect(page.locator('a[href*="/m/activity?id="]').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('categories are in the address: back, forward and reload keep them; English and Arabic read well [PROMO-11 ENT-31]', async ({
  page,
  context,
  baseURL,
  axe,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/m/activity');
  const tabs = page.getByRole('navigation', { name: t('promo_tabs_label', 'en') });
  const chosen = tabs.locator('[aria-current]');
  const cards = page.locator('a[href*="/m/activity?id="]');
  await expect(chosen).toHaveText(t('promo_tab_all', 'en'));
  const all = await cards.count();
  // Without scripts a link loads a page of its own, and the sheet's way back is another.
  await scripted(page);
  await tabs.getByRole('link', { name: t('promo_category_sports', 'en') }).click();
  await expect(page).toHaveURL(/\/m\/activity\?category=\d+$/);
  await expect(chosen).toHaveText(t('promo_category_sports', 'en'));
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await cards.first().click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('promo_close', 'en') })
    .click();
  await expect(page).toHaveURL(/\/m\/activity\?category=\d+$/);
  await page.reload();
  await expect(chosen).toHaveText(t('promo_category_sports', 'en'));
  await axe();
  await page.goBack();
  await expect(chosen).toHaveText(t('promo_tab_all', 'en'));
  await page.goForward();
  await expect(chosen).toHaveText(t('promo_category_sports', 'en'));

  await context.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
  await page.goto('/m/activity?id=501');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator(panel)).toBeVisible();
  await axe();
});

test('three hundred promotions cost the first page what ten do, and nothing is too long for a small phone [PROMO-01 PROMO-06]', async ({
  page,
  sandbox,
  request,
}) => {
  const bytes = async () => (await (await request.get('/m/activity')).body()).length;
  await sandbox.clearAnnouncements('promotion');
  await sandbox.announcements({ kind: 'promotion', count: 10, titleLength: 200 });
  const ten = await bytes();
  const [long = 0] = await sandbox.announcements({
    kind: 'promotion',
    count: 290,
    titleLength: 200,
    contentBytes: 20_000,
  });
  const [longest = 0] = await sandbox.announcements({
    kind: 'promotion',
    titleLength: 200,
    contentBytes: 200_000,
    item: { imageRequired: 'Y' },
  });
  expect(await bytes()).toBeLessThan(ten * 1.05);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/m/activity');
  const cards = page.locator('a[href*="/m/activity?id="]');
  await expect(cards).toHaveCount(10);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await fits()).toBe(true);
  await tapBelowList(page.getByRole('button', { name: t('promo_more') }));
  await expect(cards).toHaveCount(30);
  await tapBelowList(page.getByRole('button', { name: t('promo_more') }));
  await expect(cards).toHaveCount(50);
  await page.locator(`a[href$="id=${longest}"]`).click();
  await expect(page.locator(panel).getByRole('article')).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/[\s\S]{50000}/);
  expect(await page.locator(panel).evaluate((dialog) => dialog.scrollWidth <= innerWidth)).toBe(true);
  await page.goto(`/m/activityDetail?id=${long}`);
  await expect(page.getByRole('article')).toBeVisible();
  expect(await fits()).toBe(true);
});

test('a member sees how far an application is and joins a sign-up promotion with a tap [PROMO-12 PROMO-14 PROMO-15 REWARD-04 REWARD-05 CALL-52 CALL-88]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const [joined = 0] = await sandbox.announcements({
    kind: 'promotion',
    item: { title: 'Giải đấu', category: 'SIGNUP' },
  });
  const { account } = await member();
  await sandbox.setApplication({ account, promotionId: 501, status: 'applying' });
  await page.goto('/m/activity');
  await expect(page.locator('a[href$="id=501"]')).toContainText(t('reward_status_applying'));
  await page.locator('a[href$="id=501"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('reward_status_applying'))).toBeVisible();
  await expect(dialog.getByRole('link', { name: t('promo_apply') })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await sandbox.setApplication({ account, promotionId: 501, status: 'rejected' });
  await page.goto(`/m/activity?id=${joined}`);
  await dialog.getByRole('button', { name: t('promo_join') }).click();
  await expect(dialog.getByText(t('reward_status_signed'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: t('promo_join') })).toHaveCount(0);
  await axe();
  await page.keyboard.press('Escape');
  await expect(page.locator(`a[href$="id=${joined}"]`)).toContainText(t('reward_status_signed'));
  expect(await sandbox.applications(account)).toContainEqual(
    expect.objectContaining({ promotionId: joined, status: 'signed' }),
  );
  await page.goto('/m/activity?id=501');
  await expect(dialog.getByText(t('reward_status_rejected'))).toBeVisible();
  await dialog.getByRole('link', { name: t('promo_apply_again') }).click();
  await expect(page).toHaveURL('/m/applyReward?id=501');
});

test('members on trial need an actual account, guests log in first, agents apply like members [PROMO-12 PROMO-15 ROLE-29 ROLE-30]', async ({
  page,
  sandbox,
}) => {
  const [joined = 0] = await sandbox.announcements({ kind: 'promotion', item: { category: 'SIGNUP' } });
  const dialog = page.getByRole('dialog');
  const apply = dialog.getByRole('link', { name: t('promo_apply') });
  await page.goto(`/m/activity?id=${joined}`);
  await dialog.getByRole('link', { name: t('promo_join') }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('redirect') === `/m/activity?id=${joined}`);
  await page.goto('/m/activity?id=501');
  await apply.click();
  await expect(page).toHaveURL((url) => url.searchParams.get('redirect') === '/m/applyReward?id=501');

  await logIn(page, await newMember(sandbox, { type: 4 }));
  await page.goto('/m/activity?id=501');
  await apply.click();
  await expect(page.getByRole('alert')).toHaveText(t('error_actual_account'));
  await page.goto(`/m/activity?id=${joined}`);
  await dialog.getByRole('button', { name: t('promo_join') }).click();
  await expect(page.getByRole('alert')).toHaveText(t('error_actual_account'));
  await page.goto('/m/applyReward?id=501');
  await expect(page.getByText(t('error_actual_account'))).toBeVisible();

  await leaveAsMember(page);
  await logIn(page, await newMember(sandbox, { type: 1 }));
  await page.goto('/m/activity?id=501');
  await apply.click();
  await expect(page).toHaveURL('/m/applyReward?id=501');
  await expect(page.getByRole('button', { name: t('activity_apply_submit') })).toBeVisible();
});

test('a promotion has a page of its own with others below; an unknown one leads to the list [ROUTE-34 CALL-51 CALL-87]', async ({
  page,
  axe,
  cls,
}) => {
  await page.goto('/m/activityDetail?id=501');
  await expect(page.getByRole('article').getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: t('promo_apply') })).toBeVisible();
  const others = page.getByRole('region', { name: t('promo_popular_title') }).getByRole('link');
  await expect(others.first()).toBeVisible();
  await axe();
  const [title = ''] = await others.allInnerTexts();
  await others.first().click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(await cls()).toBeLessThan(0.05);

  await page.goto('/m/home');
  for (const id of ['?id=999999', '']) {
    await page.goto(`/m/activityDetail${id}`);
    await expect(page).toHaveURL(/\/m\/activity$/);
  }
});

test('without a gateway the list says so and comes when it is there again; an open text is asked for anew', async ({
  page,
  sandbox,
  allow,
}) => {
  allow(/response 50\d|request failed net::ERR_FAILED GET .*_serverFn/);
  await sandbox.fault({ path: '/wps/announcements', status: 500, times: 20 });
  await page.goto('/m/activity');
  await expect(page.getByText(t('promo_failed_title'))).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry') }).click();
  const card = page.locator('a[href$="id=501"]');
  await expect(card).toBeVisible();
  await page.route('**/_serverFn/**', (route) => route.abort());
  await card.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('promo_text_failed_title'))).toBeVisible();
  await page.unroute('**/_serverFn/**');
  await dialog.getByRole('button', { name: t('action_retry') }).click();
  await expect(dialog.getByRole('table')).toBeVisible();
});
