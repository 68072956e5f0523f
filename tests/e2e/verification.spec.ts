import type { Page, Request } from '@playwright/test';
import { holdFunction } from './support/held-calls';
import { newMember } from './support/members';
import { expect, t, test } from './support/test';

let drawn = 0;
/** A Vietnamese mobile number that no other test knows. */
function newNumber(): string {
  drawn += 1;
  return `91${String((Date.now() % 1e5) * 100 + (process.pid % 10) * 10 + (drawn % 10)).padStart(7, '0')}`;
}

const written = (digits: string) => `+84 ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
const number = (page: Page) => page.getByRole('textbox', { name: t('login_mobile') });
const codeField = (page: Page) => page.locator('input[name="verificationCode"]');
const get = (page: Page) => page.getByRole('button', { name: t('code_get'), exact: true });
const waiting = (page: Page) => page.getByRole('button', { name: againIn });
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const said = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

/** The countdown's words with any number of seconds. */
const againIn = new RegExp(
  `^${t('code_again_in', 'vi', { seconds: 'SECONDS' }).replace('SECONDS', '(\\d+)')}$`,
);
const secondsLeft = async (page: Page) =>
  Number(againIn.exec((await waiting(page).textContent()) ?? '')?.[1]);

async function openMobileTab(page: Page): Promise<void> {
  await page.goto('/m/login?redirect=%2Fm%2Fsupport');
  await page.getByRole('radio', { name: t('login_mobile') }).check({ force: true });
  await expect(number(page)).toBeVisible();
}

const isServerFunction = (request: Request) => request.url().includes('/_serverFn/');

test.describe('a code by SMS', () => {
  test('comes after a proof of work in a worker, then the button counts down and the code lets the member in [SMS-01 SMS-09 SMS-10 SMS-11 SMS-18 SMS-19 SMS-29 SMS-30 SMS-31 LOGIN-07]', async ({
    page,
    sandbox,
    axe,
  }) => {
    const mobileNum = newNumber();
    await newMember(sandbox, { mobileNum });
    await openMobileTab(page);
    const order: string[] = [];
    page.on('worker', () => order.push('worker'));
    page.on('request', (request) => {
      if (request.url().endsWith('/human-verification/challenge')) order.push('challenge');
      if (isServerFunction(request)) order.push('send');
    });
    await number(page).fill(`0${mobileNum}`);
    await get(page).click();
    await expect(waiting(page)).toBeDisabled();
    expect(order).toEqual(['challenge', 'worker', 'send']);
    expect(await secondsLeft(page)).toBeGreaterThan(50);
    expect(await secondsLeft(page)).toBeLessThanOrEqual(60);
    await expect(page.getByText(t('code_sent_to', 'vi', { number: written(mobileNum) }))).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await axe();

    const { code } = await sandbox.lastSms(mobileNum);
    await codeField(page).fill(code);
    await page.getByRole('button', { name: t('log_in'), exact: true }).click();
    await page.waitForURL('**/m/support');
  });

  test('needs a number that may be one: only that is checked, and nothing is sent; its digits are grouped while they are typed, the caret kept at its digit [SMS-02 SMS-03 LOGIN-07 ERR-28]', async ({
    page,
  }) => {
    await openMobileTab(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const field = number(page);
    await get(page).click();
    await expect(page.getByText(t('form_required', 'vi', { field: t('login_mobile') }))).toBeVisible();
    await expect(field).toBeFocused();
    await expect(codeField(page)).not.toHaveAttribute('aria-invalid', 'true');
    expect(sent.filter((url) => /_serverFn|human-verification/.test(url))).toEqual([]);

    // Long enough for the form, impossible for the edge.
    await field.fill('0111111111');
    await get(page).click();
    await expect(refusal(page)).toHaveText(t('form_mobile_invalid'));
    await expect(get(page)).toBeEnabled();

    await field.fill('');
    await field.pressSequentially('912345678');
    await expect(field).toHaveValue('912 345 678');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await expect(field).toHaveValue('912 346 78');
    await page.keyboard.type('5');
    await expect(field).toHaveValue('912 345 678');
    await field.fill('+84 987 654 321');
    await expect(field).toHaveValue('987 654 321');
  });

  test('is asked for once while the gateway is slow, with a message to wait; keeps its countdown over a reload, for its number alone; a tab that knows nothing of it is refused another code, with a wait to count down [SMS-04 SMS-05 SMS-09 SMS-10 SMS-13 SMS-14 SMS-36 ERR-55]', async ({
    page,
    allow,
  }) => {
    allow(/429/);
    const mobileNum = newNumber();
    await openMobileTab(page);
    await number(page).fill(mobileNum);
    const release = await holdFunction(page, 'sendCodeFn');
    let sends = 0;
    page.on('request', (request) => {
      if (isServerFunction(request)) sends += 1;
    });
    await get(page).dblclick();
    await expect(said(page).first()).toHaveText(t('code_sending'));
    await expect(page.getByRole('button', { name: t('code_sending') })).toBeDisabled();
    release();
    await expect(waiting(page)).toBeDisabled();
    await expect(codeField(page)).toBeFocused();
    expect(sends).toBe(1);
    const before = await secondsLeft(page);

    await openMobileTab(page);
    await expect(waiting(page)).toBeDisabled();
    await number(page).fill(newNumber());
    await expect(get(page)).toBeEnabled();
    await number(page).fill(mobileNum);
    await expect(waiting(page)).toBeDisabled();
    expect(await secondsLeft(page)).toBeLessThanOrEqual(before);

    // Another tab of the same visitor knows nothing of the countdown.
    await page.evaluate(() => sessionStorage.clear());
    await openMobileTab(page);
    await number(page).fill(mobileNum);
    const answer = page.waitForResponse((response) => isServerFunction(response.request()));
    await get(page).click();
    expect((await answer).status()).toBe(429);
    await expect(refusal(page)).toHaveText(t('error_rate_limited'));
    await expect(waiting(page)).toBeDisabled();
    await expect(page.getByText(t('code_sent_to', 'vi', { number: written(mobileNum) }))).toHaveCount(0);
  });

  test('asked for without a connection, before or after its files came, or from a gateway that is down, says so on the page that is there, and comes once it can [SMS-14 ERR-16 ERR-55 ROUTE-87]', async ({
    page,
    sandbox,
    context,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to load resource/);
    await openMobileTab(page);
    const mobileNum = newNumber();
    const fails = async (message = t('connection_lost')) => {
      await get(page).click();
      await expect(refusal(page)).toHaveText(message);
      await expect(get(page)).toBeEnabled();
    };
    await context.setOffline(true);
    await number(page).fill(mobileNum);
    await fails();
    expect((await number(page).inputValue()).replace(/\D/g, '')).toBe(mobileNum);
    await context.setOffline(false);
    await expect(refusal(page)).toHaveCount(0);

    await sandbox.fault({ path: '/wps/verification/code', status: 503, body: 'down', times: 1 });
    await fails(t('error_system'));
    await expect(refusal(page)).toHaveCount(0);

    await context.setOffline(true);
    await fails();
    await context.setOffline(false);
    await get(page).click();
    await expect(waiting(page)).toBeDisabled();
  });

  test('is not sent for a proof that fails; the next tap proves anew, and no proof works twice, nor an old or a made-up one [SMS-14 SMS-32 SMS-33]', async ({
    page,
    sandbox,
  }) => {
    const mobileNum = newNumber();
    await newMember(sandbox, { mobileNum });
    await openMobileTab(page);
    await number(page).fill(mobileNum);
    await page.route(
      '**/human-verification/challenge',
      async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        answer.value.signature = '0'.repeat(64);
        await route.fulfill({ response, json: answer });
      },
      { times: 1 },
    );
    await get(page).click();
    await expect(refusal(page)).toHaveText(t('error_human_verification'));
    await expect(page.getByText(t('code_sending'))).toHaveCount(0);
    expect((await sandbox.outbox()).filter(({ recipient }) => recipient.endsWith(mobileNum))).toEqual([]);

    const sent = page.waitForRequest(isServerFunction);
    await get(page).click();
    await expect(waiting(page)).toBeVisible();
    await sandbox.lastSms(mobileNum);

    const request = await sent;
    const replay = (body: string) =>
      page.evaluate(
        async ({ url, headers, body }) => (await fetch(url, { method: 'POST', headers, body })).text(),
        { url: request.url(), headers: { ...request.headers() }, body },
      );
    const body = request.postData() ?? '';
    const other = body.replace(/91\d{7}/, newNumber());
    expect(other).not.toBe(body);
    const failed = 'human.verification.failed';
    expect(await replay(other)).toContain(failed);
    expect(await replay(other.replace(/"eyJ[^"]+"/, '"bWFkZSB1cA=="'))).toContain(failed);
  });

  test('is proved for on the page itself where the browser starts no worker [SMS-31]', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        Worker: class {
          constructor() {
            throw new DOMException('no workers here', 'SecurityError');
          }
        },
      });
    });
    await openMobileTab(page);
    await number(page).fill(newNumber());
    await get(page).click();
    await expect(waiting(page)).toBeDisabled();
  });
});

test.describe('the dialling code', () => {
  test('is chosen from all countries, found by name without accents, code or ISO code, by touch or with the keyboard alone [LOGIN-07]', async ({
    page,
    axe,
  }) => {
    await openMobileTab(page);
    const opener = (code: string) =>
      page.getByRole('button', { name: t('phone_country_button', 'vi', { code }) });
    await opener('+84').click();
    const sheet = page.getByRole('dialog', { name: t('phone_country') });
    const rows = sheet.getByRole('listitem');
    await expect(rows).toHaveCount(245);
    await expect(sheet.locator('[aria-current="true"]')).toHaveText(/Việt Nam\s*\+84/);
    await expect(sheet.locator('[aria-current="true"]')).toBeInViewport();
    await axe();

    const search = sheet.getByLabel(t('phone_country_search'));
    await search.fill('nhat ban');
    await expect(rows).toHaveText([/Nhật Bản/]);
    await search.fill('+855');
    await expect(rows).toHaveText([/Campuchia/]);
    await search.fill('nowhere at all');
    await expect(rows).toHaveCount(0);
    await expect(sheet.getByText(t('phone_country_none'))).toBeVisible();
    await search.fill('th');
    await rows.filter({ hasText: 'Thái Lan' }).getByRole('button').click();
    await expect(sheet).toHaveCount(0);
    await expect(opener('+66')).toBeFocused();

    await number(page).fill('0812345678');
    await expect(number(page)).toHaveValue('081 234 5678');
    await get(page).click();
    await expect(page.getByText(t('code_sent_to', 'vi', { number: '+66 81 234 5678' }))).toBeVisible();

    await opener('+66').focus();
    await page.keyboard.press('Enter');
    await search.focus();
    await page.keyboard.type('han quoc');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(opener('+82')).toBeFocused();
  });

  test('stays that of the site when the list cannot be had [LOGIN-07 CALL-32]', async ({
    page,
    sandbox,
    allow,
  }) => {
    allow(/system\/country|502|503/);
    await sandbox.fault({ path: '/wps/system/country', status: 503, body: 'down', times: 50 });
    await openMobileTab(page);
    await number(page).fill(newNumber());
    await get(page).click();
    await expect(waiting(page)).toBeDisabled();
    await expect(
      page.getByRole('button', { name: t('phone_country_button', 'vi', { code: '+84' }) }),
    ).toBeVisible();
  });
});
