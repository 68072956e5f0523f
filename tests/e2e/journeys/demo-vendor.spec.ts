import { otherAddress } from '../../support/site-address';
import { logIn, newMember } from '../support/members';
import type { Sandbox } from '../support/sandbox';
import type { Page } from '../support/site-page';
import { expect, test } from '../support/test';

const SLOT = 90001;
/** A slot of Đèn Lồng, whose vendor speaks another dialect to the wallet. */
const DEN_LONG_SLOT = 100_005;

/** What a round ends with, in words. */
const ENDS = {
  FISH: /^Bắt được Cua\. Bạn thắng|^Cua đã bơi đi\.$/,
  PVP: /^Trái: .+\. Phải: .+\. (?:Bạn|Ván)/,
  SPORTS: /^Kết quả: .+ \d – \d .+\. (?:Bạn|Ván)/,
  COCKFIGHT: /^(?:(?:Meron|Wala) thắng: Gà .+|Hai bên hòa)\. (?:Bạn|Ván)/,
  LIVE: /^Nhà Con: .+ điểm\. Nhà Cái: .+ điểm\. .+ (?:Bạn|Ván)/,
};

type Wanted = { account: string; nodeId: number; freeplay?: 0 | 1; language?: 'vi' | 'en' };

/** Opens a launched game by its own address, as a game that may not be framed is opened. */
async function openGame(page: Page, sandbox: Sandbox, baseURL: string | undefined, wanted: Wanted) {
  const backUrl = new URL('/m/help', baseURL).href;
  const { url } = await sandbox.post<{ url: string }>('launches', { ...wanted, backUrl });
  await page.goto(otherAddress(url));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toBe(new URL('/sandbox/vendor/play', baseURL).href);
}

/** What the site says that the member has, in units; the edge answers in minor ones. */
async function walletOf(page: Page): Promise<number> {
  const answer = await page.request.get('/wps/wallets/gcs');
  return (await answer.json()).value.sumBalance / 100;
}

/** The figure beside a label, in units of the currency. */
async function figure(page: Page, label: string): Promise<number> {
  const text = await page.locator('.figures p', { hasText: label }).locator('b').textContent();
  return Number(text?.replace(/[^\d,]/g, '').replace(',', '.'));
}

test('a round at the slot machine moves the member’s balance by stake and win, by keyboard too; a game of the vendor with another dialect plays the same round for the same money [LAUNCH-30]', async ({
  page,
  sandbox,
  baseURL,
  axe,
}) => {
  const member = await newMember(sandbox, { balance: 50_000 });
  await logIn(page, member);
  await openGame(page, sandbox, baseURL, { account: member.account, nodeId: SLOT });
  await axe();
  await page.getByRole('button', { name: 'Tăng mức cược' }).click();
  await page.getByRole('button', { name: 'Quay' }).focus();
  await page.keyboard.press('Enter');
  const result = page.getByRole('status').filter({ hasText: /thắng|trúng|nhận lại/ });
  await expect(result).toBeVisible();
  const won = await figure(page, 'Ván vừa rồi trả');
  expect(await figure(page, 'Số dư')).toBe(50_000 - 2000 + won);
  expect(await walletOf(page)).toBe(50_000 - 2000 + won);
  await page.getByRole('link', { name: 'Về trang' }).click();
  await page.waitForURL('**/m/help');

  const before = await walletOf(page);
  await openGame(page, sandbox, baseURL, { account: member.account, nodeId: DEN_LONG_SLOT });
  await page.getByRole('button', { name: 'Quay' }).click();
  await expect(result).toBeVisible();
  const wonNow = await figure(page, 'Ván vừa rồi trả');
  expect(await figure(page, 'Số dư')).toBe(before - 1000 + wonNow);
  expect(await walletOf(page)).toBe(before - 1000 + wonNow);
});

test('a round whose answers are lost is asked for again and played once; a reload in the middle shows its end; all of it under reduced motion [LAUNCH-30]', async ({
  page,
  sandbox,
  baseURL,
  allow,
}) => {
  allow(/api\/play|Failed to load resource/);
  const member = await newMember(sandbox, { balance: 50_000 });
  await logIn(page, member);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, sandbox, baseURL, { account: member.account, nodeId: SLOT });
  await page.route('**/api/play', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Quay' }).dblclick();
  const status = page.getByRole('status');
  await expect(status).toHaveText('Chưa nhận được trả lời. Hỏi lại không mất thêm tiền cược.');
  await expect(page.getByRole('button', { name: 'Tăng mức cược' })).toBeDisabled();
  await page.unroute('**/api/play');
  await page.getByRole('button', { name: 'Hỏi lại kết quả' }).click();
  await expect(status).toHaveText(/Bạn thắng|Bạn nhận lại|không trúng/);
  const told = await status.textContent();
  const won = await figure(page, 'Ván vừa rồi trả');
  expect(await walletOf(page)).toBe(50_000 - 1000 + won);

  await page.goto('about:blank');
  await openGame(page, sandbox, baseURL, { account: member.account, nodeId: SLOT });
  await expect(status).toHaveText(`Ván trước của bạn: ${told}`);
  expect(await figure(page, 'Số dư')).toBe(50_000 - 1000 + won);
});

test('free play has play money and odds to read, in English, and leaves the member’s money alone', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const member = await newMember(sandbox, { balance: 50_000 });
  await logIn(page, member);
  await openGame(page, sandbox, baseURL, {
    account: member.account,
    nodeId: SLOT,
    freeplay: 1,
    language: 'en',
  });
  await expect(page.getByText('Free play', { exact: true })).toBeVisible();
  await expect(page.getByText('1,000,000 ₫')).toBeVisible();
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect(page.getByRole('status').filter({ hasText: /win|comes back/ })).toBeVisible();
  await expect(page.getByText('1,000,000 ₫')).toBeHidden();
  expect(await walletOf(page)).toBe(50_000);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('Published return: 96.5%');
});

test('fishing, cards, a match, a cockfight and baccarat with a dealer play a round that anybody can follow [LAUNCH-30]', async ({
  page,
  sandbox,
  baseURL,
  request,
  axe,
}) => {
  const { account } = await newMember(sandbox, { balance: 200_000 });
  for (const gameType of ['FISH', 'PVP', 'SPORTS', 'COCKFIGHT', 'LIVE'] as const) {
    const answer = await request.get(`/lgw/games?gameType=${gameType}&language=VI&pageNum=1&pageSize=1`);
    const { games } = (await answer.json()).value as { games: { nodeId: number }[] };
    // Addresses of launches differ in their fragment alone, which loads nothing.
    await page.goto('about:blank');
    await openGame(page, sandbox, baseURL, { account, nodeId: games[0]?.nodeId ?? 0 });
    await expect(page.getByRole('button', { name: 'Âm thanh' })).toHaveAttribute('aria-pressed', 'false');
    // The fish swim on until they are told to stop.
    if (gameType === 'FISH') await page.getByRole('button', { name: 'Dừng chuyển động' }).click();
    // A dealer deals where a chip lies.
    if (gameType === 'LIVE') await page.getByRole('button', { name: 'Nhà Cái' }).click();
    await page.locator('.fish-crab, .action:visible').first().click();
    await expect(page.getByRole('status')).toHaveText(ENDS[gameType]);
    await expect(page.locator('.caught, .card .pip, .board, .crows, .away').first()).toBeAttached({
      attached: gameType !== 'FISH' || (await figure(page, 'Ván vừa rồi trả')) > 0,
    });
    await axe();
  }
});

test('what a lottery ticket asks for is typed clear of the panel: on a phone without a touch, on a small one and in letters twice as large once it has the focus [ACC-06 GAME-88]', async ({
  page,
  sandbox,
  baseURL,
  request,
}) => {
  const answer = await request.get('/lgw/elott/list?language=VI');
  const { list } = (await answer.json()).value as { list: { nodeId: number }[] };
  const { account } = await newMember(sandbox, { balance: 50_000 });
  /** Whether every corner of the field, and of its error where it has one, is the topmost thing there. */
  const isClear = () =>
    page.locator('#digits, #digits-error:not(:empty)').evaluateAll((parts) =>
      parts.every((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const corners = [left + 12, right - 12].flatMap((x) =>
          [top + 2, bottom - 2].map((y) => [x, y] as const),
        );
        return corners.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
      }),
    );
  const devtools = await page.context().newCDPSession(page);
  // As much as the site's bar leaves to a game in its frame.
  for (const [width, height, size] of [
    [390, 788, 16],
    [320, 584, 16],
    [390, 788, 32],
    [320, 584, 32],
  ] as const) {
    await page.setViewportSize({ width, height });
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await page.goto('about:blank');
    await openGame(page, sandbox, baseURL, { account, nodeId: list[0]?.nodeId ?? 0 });
    if (width === 390 && size === 16) expect(await isClear()).toBe(true);
    await page.getByRole('button', { name: 'Mua vé' }).click();
    await expect(page.getByLabel('Dãy số')).toBeFocused();
    await expect.poll(isClear, `${width} px, letters of ${size} px`).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a lottery ticket waits for its draw and is settled by it when the clock has come there [GAME-88]', async ({
  page,
  sandbox,
  baseURL,
  request,
  axe,
}) => {
  const answer = await request.get('/lgw/elott/list?language=VI');
  const { list } = (await answer.json()).value as { list: { gameCode: string; nodeId: number }[] };
  const nodeId = list.find(({ gameCode }) => gameCode === 'ELOTT-03')?.nodeId ?? 0;
  const member = await newMember(sandbox, { balance: 50_000 });
  await openGame(page, sandbox, baseURL, { account: member.account, nodeId });
  await page.getByRole('button', { name: 'Mua vé' }).click();
  await expect(page.getByRole('status')).toHaveText('Hãy nhập đúng 2 chữ số.');
  await page.getByLabel('Dãy số').fill('07');
  await page.getByRole('button', { name: 'Mua vé' }).click();
  const ticket = page.getByRole('listitem').filter({ hasText: 'Hai số cuối 07' });
  // Just before a draw no ticket is sold; the next draw is open then.
  const closed = page.getByRole('status').filter({ hasText: 'đã khóa vé' });
  await expect(ticket.or(closed).first()).toBeVisible();
  if (await closed.isVisible()) await page.getByRole('button', { name: 'Mua vé' }).click();
  await expect(ticket).toContainText('chờ quay');
  await sandbox.clock(150);
  await page.getByRole('button', { name: 'Làm mới' }).click();
  await expect(ticket).toContainText(/không trúng|trúng 92\.000/);
  await expect(page.locator('.figures')).toContainText(/49\.000|141\.000/);
  await axe();
});
