import { asTakenUpright, drawPicture, jpegSize, noteSentFiles, sentFiles } from '../support/pictures';
import { expect, t, test } from '../support/test';

const panel = 'dialog:modal';

test('lists the promotions with picture, title and start date, opens one in a panel, and has a page of its own for each with others below [PROMO-01 PROMO-02 PROMO-03 PROMO-04 PROMO-05 PROMO-08 ROUTE-32 ROUTE-33 ROUTE-34 CONST-25 CALL-51]', async ({
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

  await page.goto('/m/activityDetail?id=501');
  await expect(page.getByRole('article').getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: t('promo_apply') })).toBeVisible();
  const others = page.getByRole('region', { name: t('promo_popular_title') }).getByRole('link');
  await expect(others.first()).toBeVisible();
  await axe();
  const [other = ''] = await others.allInnerTexts();
  await others.first().click();
  await expect(page.getByRole('heading', { level: 2, name: other })).toBeVisible();
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

test('three hundred promotions cost the first page what ten do [PROMO-01]', async ({ sandbox, request }) => {
  const bytes = async () => (await (await request.get('/m/activity')).body()).length;
  await sandbox.clearAnnouncements('promotion');
  await sandbox.announcements({ kind: 'promotion', count: 10, titleLength: 200 });
  const ten = await bytes();
  await sandbox.announcements({ kind: 'promotion', count: 290, titleLength: 200, contentBytes: 20_000 });
  await sandbox.announcements({ kind: 'promotion', titleLength: 200, contentBytes: 200_000 });
  expect(await bytes()).toBeLessThan(ten * 1.05);
});

const BOTH = { imageRequired: 'Y', remarkRequired: 'Y' } as const;

test('a member applies with remarks and pictures, which are sent upright, small and without a place [ROUTE-35 REWARD-13 REWARD-16 REWARD-17 REWARD-21 REWARD-22 REWARD-38 REWARD-42 REWARD-46 REWARD-49 REWARD-50 REWARD-51 REWARD-53 CALL-53 CONST-54]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const [id = 0] = await sandbox.announcements({
    kind: 'promotion',
    item: { ...BOTH, title: 'Hoàn tiền cuối tuần', linkedPromotionId: 9501 },
  });
  const { account } = await member();
  await noteSentFiles(page);
  await page.goto(`/m/activity?id=${id}`);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('promo_apply') })
    .click();
  await expect(page).toHaveURL(`/m/applyReward?id=${id}`);
  const remarks = page.getByRole('textbox', { name: t('activity_apply_remarks') });
  const pictures = page.locator('input[type=file]');
  const thumbs = page.locator('fieldset img');
  const submit = page.getByRole('button', { name: t('activity_apply_submit') });
  await expect(page.getByRole('heading', { name: 'Hoàn tiền cuối tuần' })).toBeVisible();
  await expect(page.getByText(t('activity_apply_needs_both'))).toBeVisible();
  await expect(submit).toBeDisabled();

  await remarks.fill('   ');
  const photo = asTakenUpright(await drawPicture(page, { width: 2_400, height: 1_600 }));
  const shot = await drawPicture(page, { width: 300, height: 200, type: 'image/png' });
  await pictures.setInputFiles([photo, shot]);
  await expect(thumbs).toHaveCount(2);
  await expect(submit).toBeDisabled();
  await remarks.fill('Đã nạp 1.000.000 ₫ lúc 9 giờ');
  await expect(page.getByText('28/140')).toBeVisible();
  await axe();
  const [first, second, add] = await page
    .locator('fieldset li')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect));
  expect(second?.y).toBe(first?.y);
  expect(add?.y).toBe(first?.y);
  expect(4 * (first?.width ?? 0)).toBeGreaterThan(290);

  await submit.dblclick();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await expect(page.locator(`a[href$="id=${id}"]`)).toContainText(t('reward_status_applying'));
  const [sent = Buffer.alloc(0)] = await sentFiles(page);
  expect([sent.includes('Exif'), sent.includes('GPS')]).toEqual([false, false]);
  expect(jpegSize(sent)).toEqual({ width: 1_067, height: 1_600 });
  expect(await sandbox.applications(account)).toEqual([
    {
      promotionId: 9501,
      status: 'applying',
      remarks: 'Đã nạp 1.000.000 ₫ lúc 9 giờ',
      pictures: [
        { type: 'image/jpeg', bytes: expect.any(Number) },
        { type: 'image/png', bytes: expect.any(Number) },
      ],
    },
  ]);
});
