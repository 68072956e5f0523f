import { newMember } from '../support/members';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const LAUNCH = '/wps/game/launchGame';
/** A slot with free play. */
const SLOT = 90001;

const play = (page: Page) => page.getByRole('dialog').getByRole('button', { name: t('sheet_play') });
const bar = (page: Page) => page.locator('header');
const spin = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: /^(?:Quay|Spin)/ });
const calls = (page: Page, method: string) => {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes('/_serverFn/')) made.push(request.url());
  });
  return made;
};

test('a guest logs in on the way, comes back to the game and plays it in a frame under the bar; going back leads to its sheet with a fresh wallet [LAUNCH-01 LAUNCH-02 LAUNCH-29 LAUNCH-30 GAME-72 GAME-74]', async ({
  page,
  sandbox,
  axe,
}) => {
  const member = await newMember(sandbox, { balance: 500_000 });
  await page.goto(`/m/slot-games?game=${SLOT}`);
  await play(page).click();
  await expect(page).toHaveURL(new RegExp(`/m/login\\?redirect=%2Fm%2Fslot-games%3Fgame%3D${SLOT}$`));
  await page.fill('input[name="username"]', member.account);
  await page.fill('input[name="password"]', member.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(new RegExp(`/m/slot-games\\?game=${SLOT}$`));

  await play(page).click();
  await expect(page).toHaveURL(new RegExp(`/m/play\\?game=${SLOT}$`));
  await expect(bar(page)).toContainText('500.000');
  await expect(page.locator('footer, nav')).toHaveCount(0);
  const name = await bar(page).getByRole('heading').textContent();
  await expect(page.locator(`iframe[title="${name}"]`)).toBeVisible();
  const told = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/wallets/gcs');
  await spin(page).click();
  const { value } = await (await told).json();
  await expect(bar(page)).toContainText(Math.floor(value.sumBalance / 100).toLocaleString('vi-VN'));
  await axe();
  expect(page.url()).not.toContain('launch');
  expect(await page.content()).not.toMatch(/sumBalance|Bearer/);

  await bar(page)
    .getByRole('button', { name: t('play_leave') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/m/slot-games\\?game=${SLOT}$`));
  await expect(play(page)).toBeVisible();
  const recent = await page.request.get('/lgw/games/recent?language=VI&gameCategory=RNG');
  expect((await recent.json()).value.list[0].nodeId).toBe(SLOT);
});

test('a reload launches again; on its side the phone gives the game all it has; a hidden balance stays hidden; an ended session leads to the login and back [LAUNCH-30 SESS-46 WALLET-05]', async ({
  page,
  member,
  sandbox,
}) => {
  const { account, password } = await member({ balance: 70_000 });
  await page.goto(`/m/play?game=${SLOT}`);
  await expect(spin(page)).toBeVisible();
  await page.reload();
  await expect(spin(page)).toBeVisible();

  await page.setViewportSize({ width: 844, height: 390 });
  const box = await page.locator('iframe').boundingBox();
  expect([box?.width, Math.round(box?.height ?? 0)]).toEqual([844, 342]);
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Luật chơi' }).click();
  await game.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click();
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(page.locator('iframe')).toHaveJSProperty('clientWidth', 320);
  await expect(bar(page).getByRole('button', { name: t('wallet_refresh') })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => localStorage.setItem('HIDE_BALANCE', '1'));
  await page.reload();
  await expect(bar(page).getByRole('img', { name: t('wallet_balance_hidden') })).toBeVisible();
  await expect(bar(page)).not.toContainText('70.000');

  // What the page asks for by itself would lead to the login before the tap.
  await expect(spin(page)).toBeVisible();
  await sandbox.endSessions(account);
  await bar(page)
    .getByRole('button', { name: t('wallet_refresh') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/m/login\\?redirect=%2Fm%2Fplay%3Fgame%3D${SLOT}$`));
  await page.fill('input[name="username"]', account);
  await page.fill('input[name="password"]', password);
  await page.locator('form button[type="submit"]').click();
  await expect(spin(page)).toBeVisible();
});

test('a refused launch says why and keeps the place; two taps make one launch under the overlay; a vendor that allows no frame opens in the tab [LAUNCH-29 LAUNCH-30 LAUNCH-32 LAUNCH-33]', async ({
  page,
  member,
  sandbox,
  allow,
  axe,
}) => {
  await member({ balance: 10_000 });
  await page.goto(`/m/slot-games?game=${SLOT}`);
  const answer = (body: object) => ({
    path: LAUNCH,
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify(body),
  });
  const refused = { success: false, value: null, errorCode: 'game.maintenance', message: null };
  await sandbox.fault(answer(refused));
  const launches = calls(page, 'POST');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_serverFn/*', async (route) => {
    await held;
    await route.continue();
  });
  await play(page).dblclick();
  const overlay = page.getByRole('dialog', { name: t('launch_opening') });
  await expect(overlay).toBeVisible();
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Escape');
    await expect(overlay).toBeVisible();
  }
  await axe();
  release();
  await expect(page.getByRole('alert').filter({ hasText: t('error_game_maintenance') })).toHaveCount(1);
  await expect(overlay).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/m/slot-games\\?game=${SLOT}$`));
  expect(launches).toHaveLength(1);

  await sandbox.fault(answer(refused));
  await page.goto(`/m/play?game=${SLOT}`);
  await expect(page.getByRole('alert').filter({ hasText: t('error_game_maintenance') })).toBeVisible();
  await axe();
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(spin(page)).toBeVisible();

  const OTHER = 'https://other.example/play';
  allow(/request to another host GET https:\/\/other\.example\//);
  await page.route(`${OTHER}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Other</title><a href="/">Other</a>' }),
  );
  const url = `${OTHER}#launch=1`;
  await sandbox.fault(answer({ success: true, value: { url }, errorCode: null, message: null }));
  await page.goto(`/m/slot-games?game=${SLOT}`);
  await play(page).click();
  await expect(page).toHaveURL(url);
  await page.goBack();
  await expect(play(page)).toBeEnabled();
  await expect(overlay).toHaveCount(0);
});

test('a game that lacks money opens the deposit over it; what is paid in leads back to the game, which plays on: two taps besides the bank’s [LAUNCH-30 MONEY-02 MONEY-03]', async ({
  page,
  member,
}) => {
  await member({ balance: 500 });
  await page.goto(`/m/slot-games?game=${SLOT}`);
  await play(page).click();
  await spin(page).click();
  const sheet = page.getByRole('dialog', { name: t('play_short_title') });
  await expect(sheet.getByRole('textbox', { name: t('deposit_amount') })).toHaveValue('50.000');
  await expect(page.locator('iframe')).toBeVisible();
  await sheet.getByRole('button', { name: t('deposit_continue') }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\/NT/);
  const term = page.locator('dt', { hasText: t('deposit_reference') });
  const reference = await term.locator('xpath=following-sibling::dd').textContent();
  const data = { accountNumber: '038822095716', reference, amount: 50_000 };
  await page.request.post('/sandbox/bank/api/transfer', { data });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('link', { name: t('deposit_back_game') }).click();
  await expect(page).toHaveURL(new RegExp(`/m/play\\?game=${SLOT}$`));
  await expect(bar(page)).toContainText('50.500');
  await spin(page).click();
  await expect(bar(page)).not.toContainText('50.500');
  await bar(page)
    .getByRole('button', { name: t('play_leave') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/m/slot-games\\?game=${SLOT}$`));
});
