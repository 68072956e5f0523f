import { builtFile } from './support/built-files';
import { newMember } from './support/members';
import { expect, t, test } from './support/test';

const MILLIONS = [31.7, 948.25, 2.5, 640, 12];
const RANKS = /\/lgw\/ranks\b/;

test('the winner board stands below the games with what members won, moves by itself and can be stopped [HOME-46 GAME-90 WIN-02 WIN-04 WIN-06 WIN-07 WIN-08 WIN-12 WIN-13 WIN-18]', async ({
  page,
  sandbox,
  request,
  axe,
  cls,
}) => {
  const { account } = await newMember(sandbox, { balance: 100 });
  const wins = MILLIONS.map((millions, index) => ({ nodeId: 90_001 + index, amount: millions * 1_000_000 }));
  await sandbox.wins(account, wins);
  const written = await (await request.get('/m/home')).text();
  expect(written).toContain(t('winners_title'));
  expect(written).not.toContain(account);

  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await page.goto('/m/home');
  const board = page.getByRole('region', { name: t('winners_title') });
  const list = board.getByRole('list');
  const amounts = await list
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows.map((row) => Number(/([\d.]+),\d\d/.exec(row.textContent ?? '')?.[1]?.replaceAll('.', ''))),
    );
  expect(amounts.length).toBeGreaterThanOrEqual(MILLIONS.length);
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  await expect(list.getByRole('listitem').first()).toContainText(`${account.at(0)}***`);
  const top = (name: string) =>
    page
      .getByRole('heading', { level: 2, name })
      .boundingBox()
      .then((box) => box?.y ?? 0);
  const order = [
    await top(t('home_games_title')),
    await top(t('winners_title')),
    await top(t('home_alliance_title')),
  ];
  expect(order).toEqual([...order].sort((a, b) => a - b));

  const isAlive = () =>
    asked.some((url) => url.endsWith(builtFile('app/features/games/winners/winner-board.tsx')));
  expect(isAlive()).toBe(false);
  await list.scrollIntoViewIfNeeded();
  await expect.poll(() => list.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  // What came with the page is fresh.
  expect(asked.filter((url) => RANKS.test(url))).toEqual([]);
  expect(await list.evaluate((one) => one.clientHeight / (one.firstElementChild?.clientHeight ?? 1))).toBe(2);
  await board.getByRole('button', { name: t('winners_pause') }).click();
  await expect(board.getByRole('button', { name: t('winners_play') })).toBeVisible();
  await axe();

  expect(await cls()).toBeLessThanOrEqual(0.01);

  await page.getByRole('button', { name: t('header_menu') }).click();
  await page.getByRole('button', { name: t('language_title') }).click();
  const games = page.locator('section[aria-labelledby="home-games"]');
  const menu = page.getByRole('dialog').locator('nav:has(svg) ul');
  const standing = async () => [
    await games.evaluate((below) => below.getBoundingClientRect().top + scrollY),
    await menu.evaluate((list) => list.clientHeight),
  ];
  const before = await standing();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Those of another language are asked for once, whenever the board itself asks again.
  const inEnglish = () =>
    asked.filter((url) => RANKS.test(url) && new URL(url).searchParams.get('language') === 'EN');
  await expect.poll(inEnglish).toHaveLength(1);
  expect(await standing()).toEqual(before);
  expect(await cls()).toBeLessThanOrEqual(0.01);
});

test('with reduced motion the board stands still and is scrolled by hand [WIN-08 WIN-09]', async ({
  page,
  sandbox,
}) => {
  const { account } = await newMember(sandbox, { balance: 100 });
  await sandbox.wins(
    account,
    MILLIONS.map((millions) => ({ nodeId: 90_001, amount: millions })),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/m/home', { waitUntil: 'networkidle' });
  const board = page.getByRole('region', { name: t('winners_title') });
  const list = board.getByRole('list');
  await list.scrollIntoViewIfNeeded();
  await list.focus();
  await page.keyboard.press('End');
  await expect.poll(() => list.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  await expect(board.getByRole('button')).toHaveCount(0);
});
