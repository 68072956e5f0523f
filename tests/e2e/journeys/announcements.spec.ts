import { scripted } from '../support/held-scripts';
import { logIn, newMember } from '../support/members';
import { expect, t, test } from '../support/test';

test.use({ announcements: true });

test('a guest sees the announcements for guests once per tab, not before doing something nor over the login dialog, as slides that wait to be turned, and to close [HOME-31 HOME-32 HOME-33 HOME-35 HOME-36 ENT-53 ENT-54]', async ({
  page,
  sandbox,
  axe,
  cls,
}) => {
  await sandbox.flags({ ANNOUNCENOW3: true });
  await sandbox.clearAnnouncements('popup');
  await sandbox.announcements({ kind: 'popup', item: { title: 'Cho hội viên', execution: 'A' } });
  await sandbox.announcements({ kind: 'popup', item: { title: 'Cho khách hai', execution: 'B' } });
  await sandbox.announcements({
    kind: 'popup',
    item: {
      title: 'Cho khách một',
      execution: 'B',
      content: '<p style="font-size:30px">Chào bạn</p><script>alert(1)</script>',
      linkedPromotionId: 501,
    },
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.goto('/m/home?auth=login');
  const login = page.getByRole('dialog', { name: t('log_in') });
  await expect(login).toBeVisible();
  await page.clock.runFor(10_000);
  const popup = page.getByRole('dialog', { name: t('announcement_title') });
  await expect(popup).toHaveCount(0);
  expect(asked.filter((url) => url.includes('Announcements'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(login).toHaveCount(0);
  await page.clock.runFor(5_000);
  await page.clock.resume();
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('heading', { level: 3, name: 'Cho khách một' })).toBeVisible();
  await expect(popup.getByText('Chào bạn')).toBeVisible();
  await expect(popup.getByText('Cho hội viên')).toHaveCount(0);
  const slides = popup.locator('[aria-roledescription="slide"]');
  await expect(slides).toHaveCount(2);
  const dots = popup.locator('[aria-hidden="true"] > span');
  await expect(dots).toHaveCount(2);
  await expect(dots.nth(0)).toHaveAttribute('data-selected', '');
  await axe();
  await expect(popup.getByRole('button', { name: t('announcement_play') })).toBeVisible();
  await popup.getByRole('button', { name: t('announcement_next') }).click();
  await expect(slides.nth(1)).not.toHaveAttribute('inert', '');
  await expect(dots.nth(1)).toHaveAttribute('data-selected', '');
  await expect(dots.nth(0)).not.toHaveAttribute('data-selected', '');
  await expect(slides.nth(0)).toHaveAttribute('inert', '');
  await popup.getByRole('button', { name: t('announcement_previous') }).click();
  await expect(slides.nth(0)).not.toHaveAttribute('inert', '');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  expect(await cls()).toBeLessThanOrEqual(0.01);

  await page.reload();
  await scripted(page);
  await page.clock.runFor(10_000);
  await expect(popup).toHaveCount(0);
});

test('a member sees those for members once per login and visit, at whatever time the last one was, with reduced motion and in English, and goes on to the promotion [HOME-34 HOME-36 HOME-37 SHELL-45 SESS-18]', async ({
  page,
  sandbox,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sandbox.flags({ ANNOUNCENOW3: true });
  await sandbox.clearAnnouncements('popup');
  await sandbox.announcements({
    kind: 'popup',
    item: { title: 'For members', execution: 'A', linkedPromotionId: 501 },
  });
  const someone = await newMember(sandbox);
  const before = Date.now();
  await logIn(page, someone);
  const loginTime = () => page.evaluate(() => Number(localStorage.getItem('LOGIN_TIME')));
  const first = await loginTime();
  expect(first).toBeGreaterThanOrEqual(before);
  expect(first).toBeLessThanOrEqual(Date.now());
  const popup = page.getByRole('dialog', { name: t('announcement_title', 'en') });
  await expect(popup.getByRole('heading', { name: 'For members' })).toBeVisible();
  await expect(popup.getByRole('button', { name: t('announcement_next', 'en') })).toHaveCount(0);
  await popup.getByRole('link', { name: t('announcement_details', 'en') }).click();
  await expect(page).toHaveURL(/\/m\/activity\?id=501/);
  await expect(popup).toHaveCount(0);

  // Another tab of the same login.
  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/m/home');
  await scripted(other);
  await other.clock.runFor(10_000);
  await expect(other.getByRole('dialog', { name: t('announcement_title', 'en') })).toHaveCount(0);
  await other.close();

  // Another login of the same member: a session that ends takes its visit with it (SESS-32).
  await page.context().clearCookies({ name: /session/ });
  await logIn(page, someone);
  expect(await loginTime()).toBeGreaterThan(first);
  await expect(popup.getByRole('heading', { name: 'For members' })).toBeVisible();
});
