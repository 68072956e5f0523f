import type { Page } from '@playwright/test';
import { holdCalls, holdFunction } from './support/held-calls';
import { leaveAsMember, newMember } from './support/members';
import { asTakenUpright, drawPicture, jpegSize } from './support/pictures';
import { expect, t, test } from './support/test';
import { fits } from './support/withdrawers';

const ACCOUNT = '/m/myAccount/index';
const INFO = '/wps/member/info';
/** A gif of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

const row = (page: Page, label: string) =>
  page.getByRole('main').locator('li', { has: page.getByRole('heading', { name: label }) });
const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => dialog(page).locator('button[name="submit"]');

async function open(page: Page, word: string, label: string) {
  await page.getByRole('button', { name: `${word}: ${label}` }).click();
  await expect(send(page)).toBeEnabled();
}

test('a guest logs in on the way, and finds what the site knows, number and address masked, with what each is for [ACC-03 ACC-04 ACC-18 ROUTE-08 ROUTE-88 MEMB-19 MENU-35]', async ({
  page,
  sandbox,
  axe,
}) => {
  const member = await newMember(sandbox, {
    nickname: 'Lan Hương',
    mobileNum: '912000678',
    email: `lan.${Date.now()}@example.com`,
    ageDays: 30,
  });
  await page.goto(ACCOUNT);
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FmyAccount%2Findex$/);
  await page.fill('input[name="username"]', member.account);
  await page.fill('input[name="password"]', member.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/myAccount\/index$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account_title'));
  await expect(row(page, t('register_nickname'))).toContainText('Lan Hương');
  await expect(row(page, t('register_nickname'))).toContainText(t('account_nickname_note'));
  await expect(row(page, t('login_mobile'))).toContainText('+84 91•••• 678');
  await expect(row(page, t('register_email'))).toContainText('l•••••@');
  await expect(row(page, t('register_email'))).not.toContainText('lan.');
  for (const [label, place] of [
    [t('login_mobile'), 'mobile'],
    [t('register_email'), 'email'],
  ] as const)
    await expect(row(page, label).getByRole('link')).toHaveAttribute('href', `/m/securityCenter/${place}`);
  await expect(row(page, t('register_payee_name'))).toContainText(t('account_missing'));
  await expect(row(page, t('vip_title'))).toContainText(t('account_no_rank'));
  await expect(row(page, t('account_since'))).toContainText(/\d\d\/\d\d\/\d{4}/);
  await axe();

  await page.goto('/m/member/home');
  const tile = page.getByRole('main').getByRole('link', { name: t('member_tile_account') });
  await expect(tile).toHaveAttribute('href', ACCOUNT);
});

test('the nickname changes by the rule of the registration, once however often it is tapped, and the greeting with it [ACC-08 ACC-16 CALL-38]', async ({
  page,
  context,
  member,
  axe,
}) => {
  await member({ nickname: 'Lan' });
  const other = await context.newPage();
  await other.goto('/m/member/home');
  await page.goto(ACCOUNT);
  await open(page, t('account_change'), t('register_nickname'));
  const field = page.locator('input[name="nickname"]');
  await expect(field).toHaveValue('Lan');
  for (const wrong of ['', 'L', '<b>', 'L'.repeat(21)]) {
    await field.fill(wrong);
    await send(page).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
  }
  await axe();
  await field.fill(' Lan Hương ');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  const release = await holdCalls(page, `${INFO}/nickname`);
  await send(page).dblclick({ force: true });
  release();
  await expect(dialog(page)).toHaveCount(0);
  expect(sent).toBe(1);
  await expect(page.getByRole('status').filter({ hasText: t('account_saved') })).toHaveCount(1);
  await expect(row(page, t('register_nickname'))).toContainText('Lan Hương');
  await other.bringToFront();
  await expect(other.getByRole('main').getByText('Lan Hương')).toBeVisible();
  await page.bringToFront();
  await page.reload();
  await expect(row(page, t('register_nickname'))).toContainText('Lan Hương');
});

test('payee name and birthday are asked about once more, and stand from then on; too young is said beside the field [ACC-10 ACC-16 ACC-17 CALL-40]', async ({
  page,
  member,
  axe,
}) => {
  await member();
  await page.goto(ACCOUNT);
  await open(page, t('account_add'), t('register_birthday'));
  const birthday = page.locator('input[name="birthday"]');
  await birthday.fill('01/01/2020');
  await send(page).click();
  await expect(dialog(page).getByText(t('error_too_young'))).toBeVisible();
  await birthday.fill('18/04/1996');
  await send(page).click();
  await expect(dialog(page)).toContainText(t('account_once_sure', 'vi', { value: '1996-04-18' }));
  await axe();
  await send(page).click();
  await expect(row(page, t('register_birthday'))).toContainText('18/04/1996');

  await open(page, t('account_add'), t('register_payee_name'));
  await page.fill('input[name="payeeName"]', 'Nguyễn Lan Hương');
  await send(page).click();
  await expect(send(page)).toHaveText(t('account_confirm'));
  await page.fill('input[name="payeeName"]', 'Nguyễn Lan Anh');
  await expect(send(page)).toHaveText(t('account_save'));
  await send(page).click();
  await send(page).click();
  await expect(row(page, t('register_payee_name'))).toContainText('Nguyễn Lan Anh');
  for (const label of [t('register_birthday'), t('register_payee_name')]) {
    await expect(row(page, label).getByRole('button')).toHaveCount(0);
    await expect(row(page, label)).toContainText(t('account_kept'));
  }
  const help = page.getByRole('main').getByRole('link', { name: t('customer_service') });
  await expect(help).toHaveAttribute('href', '/m/support');
});

test('what another device has told meanwhile is not overwritten [ACC-17]', async ({
  page,
  member,
  context,
}) => {
  await member();
  await page.goto(ACCOUNT);
  await open(page, t('account_add'), t('register_payee_name'));
  const other = await context.newPage();
  await other.goto(ACCOUNT);
  await open(other, t('account_add'), t('register_payee_name'));
  for (const [tab, name] of [
    [other, 'Lan Anh'],
    [page, 'Lan Hương'],
  ] as const) {
    await tab.bringToFront();
    await tab.fill('input[name="payeeName"]', name);
    await send(tab).click();
    await send(tab).click();
    if (tab === other) await expect(dialog(tab)).toHaveCount(0);
  }
  await expect(dialog(page).getByText(t('error_field_set'))).toBeVisible();
  await page.reload();
  await expect(row(page, t('register_payee_name'))).toContainText('Lan Anh');
});

test('the picture is a drawn one, or a photo cut square, turned upright and without its place, wherever the member is greeted [ACC-07 CALL-22 CALL-23 FLAG-34 REWARD-29]', async ({
  page,
  member,
  axe,
}) => {
  await member({ nickname: 'Lan' });
  await page.goto(ACCOUNT);
  const change = page.getByRole('button', { name: t('account_icon_change') });
  const save = dialog(page).getByRole('button', { name: t('account_save') });
  const shown = page.getByRole('main').locator('section img').first();
  await change.click();
  await expect(save).toBeDisabled();
  await axe();
  await dialog(page)
    .getByRole('radio', { name: t('account_icon_number', 'vi', { number: 2 }) })
    .check();
  const release = await holdFunction(page, 'setIconFn');
  await save.dblclick({ force: true });
  release();
  await expect(dialog(page)).toHaveCount(0);
  await expect(shown).toHaveAttribute('src', '/art/avatars/02-koi.svg');

  await change.click();
  const input = dialog(page).locator('input[type="file"]');
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(dialog(page).getByText(t('account_icon_unreadable'))).toBeVisible();
  await input.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(dialog(page).getByText(t('account_icon_type'))).toBeVisible();
  await input.setInputFiles({ name: 'x.gif', mimeType: 'image/gif', buffer: GIF });
  await expect(dialog(page).getByRole('img', { name: t('account_icon_preview') })).toBeVisible();
  await input.setInputFiles(asTakenUpright(await drawPicture(page, { width: 900, height: 600 })));
  await expect(dialog(page).getByRole('img', { name: t('account_icon_preview') })).toBeVisible();
  await axe();
  await save.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(shown).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  await page.reload();
  const src = (await shown.getAttribute('src')) ?? '';
  const photo = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
  expect(jpegSize(photo)).toEqual({ width: 320, height: 320 });
  expect(photo.toString('latin1')).not.toMatch(/Exif|GPS/);
  await page.goto('/m/member/home');
  await expect(page.getByRole('main').locator('section img').first()).toHaveAttribute('src', src);
});

test('which square of the photo is kept is chosen by dragging it, or by the keyboard [ACC-07]', async ({
  page,
  member,
  axe,
}) => {
  await member();
  await page.goto(ACCOUNT);
  const shown = page.getByRole('main').locator('section img').first();
  const preview = dialog(page).getByRole('img', { name: t('account_icon_preview') });
  // Red above, blue below; a square is a third of it.
  const photo = await drawPicture(page, { width: 300, height: 900 });
  const save = async () => {
    await dialog(page)
      .getByRole('button', { name: t('account_save') })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    return colourOf(page, (await shown.getAttribute('src')) ?? '');
  };
  const pick = async () => {
    await page.getByRole('button', { name: t('account_icon_change') }).click();
    await dialog(page).locator('input[type="file"]').setInputFiles(photo);
    await expect(preview).toBeVisible();
  };
  await pick();
  await dialog(page).getByRole('slider').press('End');
  await axe();
  expect(await save()).toBe('blue');
  await pick();
  await preview.hover();
  await page.mouse.down();
  await page.mouse.move(195, 840, { steps: 4 });
  await page.mouse.up();
  expect(await save()).toBe('red');
});

/** Which of the two colours fills a picture, or that both do. */
function colourOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const redAt = (y: number) => (context.getImageData(5, y, 1, 1).data[0] ?? 0) > 128;
    const [top, bottom] = [redAt(5), redAt(image.height - 5)];
    if (top !== bottom) return 'both';
    return top ? 'red' : 'blue';
  }, src);
}

test('a user on trial reads and changes nothing; an agent does [ROLE-29 ROLE-30 ACC-03]', async ({
  page,
  member,
  axe,
}) => {
  await member({ type: 4 });
  await page.goto(ACCOUNT);
  await expect(page.getByText(t('error_actual_account'))).toBeVisible();
  await expect(row(page, t('register_nickname'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await axe();
  await leaveAsMember(page);
  await member({ type: 1 });
  await page.goto(ACCOUNT);
  await expect(page.getByRole('button', { name: t('account_icon_change') })).toBeEnabled();
});

test('a dead gateway has kind words, and English fits small screens [ACC-03 ACC-04]', async ({
  page,
  context,
  member,
  sandbox,
  allow,
  baseURL,
  axe,
}) => {
  await member({ nickname: 'Lan', email: `a.very.long.address.${Date.now()}@mail.example.com` });
  allow(/response 50\d GET .*\/wps\/member\/info\/profile/);
  await sandbox.fault({ path: `${INFO}/profile`, status: 500, times: 20 });
  await page.goto(ACCOUNT);
  await expect(page.getByText(t('account_failed_text'))).toBeVisible({ timeout: 20_000 });
  await axe();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry') }).click();
  await expect(row(page, t('register_nickname'))).toBeVisible();

  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(ACCOUNT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account_title', 'en'));
    await expect(row(page, t('register_nickname', 'en'))).toBeVisible();
    expect(await fits(page), `at ${width}`).toBe(true);
  }
  await axe();
});
