import type { Page } from '@playwright/test';
import { addressOf, payloadOf } from '../worker/support/server-functions';
import { newMember } from './support/members';
import { expect, t, test } from './support/test';

const TO_SUPPORT = '/m/login?redirect=%2Fm%2Fsupport';
const WRONG = 'WrongPass1';

const fields = (page: Page) => ({
  username: page.getByRole('textbox', { name: t('login_username') }),
  password: page.getByLabel(t('login_password'), { exact: true }),
  captcha: page.getByLabel(t('login_captcha'), { exact: true }),
  submit: page.getByRole('button', { name: t('log_in'), exact: true }),
});

async function tryIn(page: Page, account: string, password: string): Promise<void> {
  await page.goto(TO_SUPPORT);
  const form = fields(page);
  await form.username.fill(account);
  await form.password.fill(password);
  await form.submit.click();
}

test('a device on which the member has logged in is let in at once while strangers fail; a stranger meets captcha and work, and is let in by them [LOGIN-83]', async ({
  page,
  browser,
  sandbox,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { account, password } = await newMember(sandbox);
  await tryIn(page, account, password);
  await page.waitForURL('**/m/support');
  const cookies = await page.context().cookies(origin);
  expect(cookies.find(({ name }) => name.endsWith('device'))).toMatchObject({ httpOnly: true });
  await page.context().clearCookies({ name: /session$/ });

  const elsewhere = await browser.newContext({ baseURL: origin });
  const stranger = await elsewhere.newPage();
  for (let time = 0; time < 3; time += 1) {
    const answer = await stranger.request.post(addressOf('logInFn'), {
      headers: { 'x-tsr-serverFn': 'true', 'Content-Type': 'application/json', Origin: origin },
      data: payloadOf({ type: 'username', username: account, password: WRONG }),
    });
    expect(await answer.text()).toContain('login.wrong.credentials');
  }

  await tryIn(stranger, account, password);
  const { captcha, submit } = fields(stranger);
  await expect(captcha).toBeVisible();
  const { width } = (await stranger
    .getByRole('button', { name: t('login_captcha_reload') })
    .locator('img')
    .boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(200);

  await tryIn(page, account, password);
  await page.waitForURL('**/m/support');

  await fields(stranger).password.fill(password);
  const { answer } = await sandbox.captcha();
  await captcha.fill(answer);
  await submit.click();
  await stranger.waitForURL('**/m/support');
  await elsewhere.close();
});
