import type { Page } from '@playwright/test';
import { holdFunction } from './support/held-calls';
import { asTakenUpright, drawPicture, jpegSize, noteSentFiles, sentFiles } from './support/pictures';
import { expect, t, test } from './support/test';

const BOTH = { imageRequired: 'Y', remarkRequired: 'Y' } as const;

function partsOf(page: Page, locale = 'vi') {
  return {
    remarks: page.getByRole('textbox', { name: t('activity_apply_remarks', locale) }),
    pictures: page.locator('input[type=file]'),
    thumbs: page.locator('fieldset img'),
    submit: page.getByRole('button', { name: t('activity_apply_submit', locale) }),
    cancel: page.getByRole('button', { name: t('action_cancel', locale), exact: true }),
    error: page.getByRole('alert'),
  };
}

test('leads to the list without a session, without an id and with an unknown one [REWARD-14 REWARD-15 REWARD-44]', async ({
  page,
  member,
}) => {
  await page.goto('/m/applyReward?id=501');
  await expect(page).toHaveURL(/\/m\/activity$/);
  await member();
  for (const query of ['', '?id=', '?id=999999']) {
    await page.goto(`/m/applyReward${query}`);
    await expect(page).toHaveURL(/\/m\/activity$/);
  }
});

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
  const { remarks, pictures, thumbs, submit } = partsOf(page);
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

test('says which pictures are not taken, keeps three, and cancel empties the form and stays [REWARD-18 REWARD-19 REWARD-20 REWARD-30 REWARD-31 REWARD-33 REWARD-34 REWARD-35 REWARD-37 ERR-36 ERR-37 ERR-38 ERR-42]', async ({
  page,
  sandbox,
  member,
}) => {
  const [id = 0] = await sandbox.announcements({ kind: 'promotion', item: BOTH });
  await member();
  await page.goto(`/m/applyReward?id=${id}`);
  const { remarks, pictures, thumbs, cancel, error, submit } = partsOf(page);
  const file = (mimeType: string, content: string | Buffer) => ({
    name: `anh.${mimeType.slice(6)}`,
    mimeType,
    buffer: Buffer.from(content),
  });
  await pictures.setInputFiles(file('image/gif', 'GIF89a'));
  await expect(error).toHaveText(t('activity_image_type'));
  await pictures.setInputFiles(file('image/png', Buffer.alloc(5_242_881)));
  await expect(error).toHaveText(t('activity_apply_remark_limit3'));
  await pictures.setInputFiles(file('image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0])));
  await expect(error).toHaveText(t('activity_image_fetch_failed'));
  const shot = await drawPicture(page, { width: 40, height: 40, type: 'image/png' });
  await pictures.setInputFiles([shot, shot, shot, shot]);
  await expect(error).toHaveText(t('activity_apply_remark_limit4'));
  await expect(thumbs).toHaveCount(3);
  await page.getByRole('button', { name: t('activity_apply_remove_picture', 'vi', { number: 2 }) }).click();
  await expect(thumbs).toHaveCount(2);
  await expect(pictures).toBeFocused();
  await remarks.fill('Đã nạp');
  await expect(submit).toBeEnabled();
  await cancel.click();
  await expect(remarks).toHaveValue('');
  await expect(thumbs).toHaveCount(0);
  await expect(submit).toBeDisabled();
  await expect(page).toHaveURL(`/m/applyReward?id=${id}`);
});

test('a refusal, a dead gateway and a lost connection keep what was entered; the next try goes through [REWARD-24 REWARD-45 REWARD-48]', async ({
  page,
  context,
  baseURL,
  sandbox,
  member,
  allow,
}) => {
  allow(/response 50\d|request failed net::ERR_INTERNET_DISCONNECTED/);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const [id = 0] = await sandbox.announcements({ kind: 'promotion', item: { remarkRequired: 'Y' } });
  const { account } = await member();
  await sandbox.setApplication({ account, promotionId: id, status: 'applying' });
  await page.goto(`/m/applyReward?id=${id}`);
  const { remarks, pictures, submit, error } = partsOf(page, 'en');
  await expect(pictures).toHaveCount(0);
  await expect(page.getByText(t('reward_status_applying', 'en'))).toBeVisible();
  await remarks.fill('Deposited at nine');
  await submit.click();
  await expect(error).toHaveText(t('error_reward_already_applied', 'en'));

  await context.setOffline(true);
  await submit.click();
  await expect(error).toHaveText(t('connection_lost', 'en'));
  await context.setOffline(false);
  await expect(remarks).toHaveValue('Deposited at nine');

  await sandbox.fault({ path: '/wps/promotions/reward', status: 500 });
  await submit.click();
  await expect(error).toHaveText(t('error_system', 'en'));

  await sandbox.setApplication({ account, promotionId: id, status: 'rejected' });
  const release = await holdFunction(page, 'requestRewardFn');
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: t('activity_apply_sending', 'en') })).toHaveCount(
    1,
  );
  release();
  await expect(page).toHaveURL(/\/m\/activity$/);
  expect(await sandbox.applications(account)).toContainEqual(
    expect.objectContaining({ promotionId: id, status: 'applying', remarks: 'Deposited at nine' }),
  );
});

test('reads well from right to left on a small phone, and asks for nothing where nothing is required [REWARD-16 REWARD-17 REWARD-25]', async ({
  page,
  context,
  baseURL,
  sandbox,
  member,
  axe,
}) => {
  const [id = 0] = await sandbox.announcements({ kind: 'promotion', titleLength: 200, item: BOTH });
  const [bare = 0] = await sandbox.announcements({ kind: 'promotion', item: { linkedPromotionId: 9502 } });
  const { account } = await member();
  await context.addCookies([{ name: 'language', value: 'fa', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/m/applyReward?id=${id}`);
  await expect(page.locator('textarea')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await axe();
  await page.goto(`/m/applyReward?id=${bare}`);
  await expect(page.locator('textarea, input[type=file]')).toHaveCount(0);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  expect(await sandbox.applications(account)).toMatchObject([
    { promotionId: 9502, remarks: '', pictures: [] },
  ]);
});
