import type { Page } from '@playwright/test';
import { expect, t, test } from './support/test';

/** Each category with banners of its own, and the seeded one with where it leads. */
const CATEGORIES = [
  ['m_rng', '/m/slot-games', 'Rương vàng mỗi ngày', '/m/activity?id=506'],
  ['m_sports', '/m/sport-games', 'Hoàn tiền trận hòa', '/m/activity?id=503'],
  ['m_pvp', '/m/pvp-games', 'Đua Bài Cao', '/m/activity?id=509'],
  ['m_live', '/m/live-games', 'Bảo hiểm thua 8%', '/m/activity?id=507'],
  ['m_fish', '/m/fish-games', 'Hoàn trả 1,2% mỗi ngày', '/m/activity?id=504'],
  ['m_lott', '/m/lott', 'Xổ số cuối tuần', '/m/activity?id=508'],
  ['m_elott', '/m/elott', 'Quay số nhanh', '/m/activity?id=508'],
] as const;

const main = (page: Page) => page.getByRole('main');
const rail = (page: Page) => main(page).getByRole('navigation', { name: t('game_rail_label') });
/** The first game or lottery of a list. */
const entry = (page: Page) => main(page).locator('[aria-posinset], section li').first();
const slides = (page: Page) => main(page).locator('[aria-roledescription="slide"]');
const drawn = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    url: '/art/banners/sea.svg',
    linkage: `/m/activity?id=${501 + number}`,
    title: `Băng rôn ${number + 1}`,
  }));

test('the banner of each category stands at its head, between rail and games, from the first byte, leads where it says and moves nothing [ENT-41 ENT-42 ENT-43 ENT-44 ENT-45 ENT-46 ENT-47 ENT-50]', async ({
  page,
  cls,
}) => {
  for (const [group, path, title, target] of CATEGORIES) {
    await test.step(group, async () => {
      expect(await (await page.request.get(path)).text()).toContain(title);
      await page.goto(path);
      const banner = main(page).getByRole('link', { name: title });
      await expect(banner).toHaveAttribute('href', target);
      await expect(banner).toBeInViewport();
      await expect(entry(page)).toBeAttached();
      const place = (await banner.boundingBox()) ?? { y: 0, width: 0, height: 1 };
      expect(place.width / place.height).toBeCloseTo(16 / 7, 1);
      expect(place.y).toBeGreaterThan((await rail(page).boundingBox())?.y ?? 844);
      expect((await entry(page).boundingBox())?.y).toBeGreaterThanOrEqual(place.y + place.height);
      expect(await cls()).toBeLessThanOrEqual(0.01);
    });
  }
});

test('who stands with the site is shown below the registration, by the banners of m_reg, each with its way [ENT-48 ENT-50]', async ({
  page,
  sandbox,
  axe,
}) => {
  await page.goto('/m/register');
  const members = main(page).getByRole('region', { name: t('home_alliance_title') });
  await expect(members.getByRole('link')).toHaveCount(8);
  await expect(members.getByRole('link', { name: 'Trống Đồng' })).toHaveAttribute(
    'href',
    '/m/alliance?id=625',
  );
  await expect(members.getByRole('link', { name: 'Sen Hồng' })).toHaveAttribute('rel', /noopener/);
  const form = await main(page).locator('form').first().boundingBox();
  expect((await members.boundingBox())?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 844));
  await axe();
  await sandbox.banners('m_reg', []);
  await expect(async () => {
    await page.reload();
    await expect(main(page).locator('form').first()).toBeVisible();
    await expect(members).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('several banners of a category turn, five of them at most; none leaves no gap, and a chosen filter hides them; at 320 px too [ENT-41 ENT-50]', async ({
  page,
  sandbox,
  axe,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await sandbox.banners('m_rng', drawn(7));
  await expect(async () => {
    await page.goto('/m/slot-games');
    await expect(slides(page)).toHaveCount(5, { timeout: 500 });
  }).toPass();
  await expect(slides(page).first().getByRole('link')).toHaveAttribute('href', '/m/activity?id=501');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await axe();
  await page.goto('/m/slot-games?gameClassify=FeatureBuy');
  await expect(entry(page)).toBeVisible();
  await expect(slides(page)).toHaveCount(0);
  await sandbox.banners('m_rng', []);
  await expect(async () => {
    await page.goto('/m/slot-games');
    await expect(entry(page)).toBeVisible();
    await expect(slides(page)).toHaveCount(0, { timeout: 500 });
    await expect(main(page).locator('a[href^="/m/activity"]')).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
