import type { Page } from '@playwright/test';
import { builtFile } from './support/built-files';
import { holdScripts } from './support/held-scripts';
import { newMember } from './support/members';
import { expect, t, test } from './support/test';

const WRONG = 'WrongPass1';

test.describe('login', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/m/login');
  });

  const username = t('login_username');
  const password = t('login_password');
  const submit = { name: t('log_in'), exact: true };

  test('starts in username mode without a captcha, with real fields for password managers [LOGIN-01 LOGIN-04 LOGIN-05 LOGIN-09 LOGIN-13 ROUTE-01]', async ({
    page,
    axe,
  }) => {
    await expect(page.getByRole('textbox', { name: username })).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel(password, { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(page.getByLabel(t('login_captcha'))).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hd_login_button'));
    await axe();
  });

  test('marks what is missing, says it in words and focuses the first field [LOGIN-49 LOGIN-50 ERR-29 ERR-30]', async ({
    page,
    axe,
  }) => {
    await page.getByRole('button', submit).click();
    await expect(page.getByText(t('form_required', 'vi', { field: username }))).toBeVisible();
    await expect(page.getByRole('textbox', { name: username })).toBeFocused();
    await expect(page.getByRole('textbox', { name: username })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: username }).fill('abc');
    await expect(page.getByText(t('form_length', 'vi', { field: username, min: 4, max: 16 }))).toBeVisible();
    await axe();
  });

  test('keeps the username after a refusal, empties the password and puts the focus there [LOGIN-16 LOGIN-81 LOGIN-82 ERR-02]', async ({
    page,
    axe,
  }) => {
    await page.getByRole('textbox', { name: username }).fill('nobody_here');
    await page.getByLabel(password, { exact: true }).fill(WRONG);
    await page.getByRole('button', submit).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(t('error_wrong_credentials'));
    await expect(page.getByRole('textbox', { name: username })).toHaveValue('nobody_here');
    await expect(page.getByLabel(password, { exact: true })).toHaveValue('');
    await expect(page.getByLabel(password, { exact: true })).toBeFocused();
    await expect(page.getByLabel(t('login_captcha'))).toHaveCount(0);
    await axe();
  });

  test('asks for a captcha only after a refusal that carries one, reloads it on a tap and lets the right digits in [LOGIN-14 LOGIN-15 LOGIN-17 LOGIN-56 LOGIN-57 ERR-45]', async ({
    page,
    sandbox,
    axe,
  }) => {
    const { account } = await newMember(sandbox);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await page.getByRole('textbox', { name: username }).fill(account);
      await page.getByLabel(password, { exact: true }).fill(WRONG);
      await page.getByRole('button', submit).click();
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
      await expect(page.getByLabel(password, { exact: true })).toHaveValue('');
    }
    const captcha = page.getByLabel(t('login_captcha'), { exact: true });
    await expect(captcha).toBeVisible();
    await expectNoSidewaysScroll(page);
    const picture = page.getByRole('button', { name: t('login_captcha_reload') });
    const first = await picture.locator('img').getAttribute('src');
    await picture.click();
    await expect(picture.locator('img')).not.toHaveAttribute('src', first ?? '');

    await page.getByLabel(password, { exact: true }).fill('Lantern2209');
    await page.getByRole('button', submit).click();
    await expect(page.getByText(t('form_required', 'vi', { field: t('login_captcha') }))).toBeVisible();
    await axe();

    const { answer } = await sandbox.captcha();
    await captcha.fill(`a${answer}`);
    await expect(captcha).toHaveValue(answer);
    await page.getByRole('button', submit).click();
    await page.waitForURL('**/m/home');
  });

  test('disables the button while the disclaimer is unticked [LOGIN-27 LOGIN-28 LOGIN-29 ROLE-51]', async ({
    page,
  }) => {
    const box = page.getByLabel(t('login_disclaimer', 'vi', { age: 18 }));
    await expect(box).toBeChecked();
    await box.uncheck();
    await expect(page.getByRole('button', submit)).toBeDisabled();
    await box.check();
    await expect(page.getByRole('button', submit)).toBeEnabled();
  });

  test('remembers the password only when asked, unreadable in a copy of the storage, and forgets it when unticked [LOGIN-18 LOGIN-19 LOGIN-20 LOGIN-21 LOGIN-22 LOGIN-23 LOGIN-24 LOGIN-25 LOGIN-26]', async ({
    page,
    sandbox,
  }) => {
    const { account } = await newMember(sandbox);
    const box = page.getByLabel(t('login_remember'));
    await expect(box).not.toBeChecked();

    const logIn = async () => {
      await page.getByRole('button', submit).click();
      await page.waitForURL('**/m/home');
      const record = await page.evaluate(() => localStorage.getItem('REMEMBER_username'));
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.setItem('autoLogin', '0'));
      await page.goto('/m/login');
      return record;
    };

    await page.getByRole('textbox', { name: username }).fill(account);
    await page.getByLabel(password, { exact: true }).fill('Lantern2209');
    await box.check();
    const kept = JSON.parse((await logIn()) ?? 'null');
    expect(Object.keys(kept).sort()).toEqual(['countryDialingCode', 'password', 'type', 'username']);
    expect(kept).toMatchObject({ type: 'username', username: account });
    const once = Buffer.from(kept.password, 'base64').toString('latin1');
    expect(once + Buffer.from(once, 'base64').toString('latin1')).not.toContain('Lantern2209');

    await expect(page.getByLabel(password, { exact: true })).toHaveValue('Lantern2209');
    await expect(page.getByRole('textbox', { name: username })).toHaveValue(account);
    await expect(box).toBeChecked();
    await box.uncheck();
    expect(await logIn()).toBeNull();
    await expect(page.getByLabel(password, { exact: true })).toHaveValue('');
  });

  test('goes back to the wanted page of this site after the login, never to another site [LOGIN-44 ROUTE-88]', async ({
    page,
    sandbox,
  }) => {
    const { account } = await newMember(sandbox);
    await page.goto('/m/login?redirect=%2Fm%2Fmember%2Fhome');
    await page.getByRole('textbox', { name: username }).fill(account);
    await page.getByLabel(password, { exact: true }).fill('Lantern2209');
    await page.getByRole('button', submit).click();
    await page.waitForURL('**/m/member/home');

    await page.goto('/m/login?redirect=https%3A%2F%2Fevil.example%2Fm%2F');
    await page.waitForURL('**/m/home');
  });

  test('sends one request for a double tap [CALL-08]', async ({ page, sandbox }) => {
    const { account } = await newMember(sandbox);
    await page.getByRole('textbox', { name: username }).fill(account);
    await page.getByLabel(password, { exact: true }).fill('Lantern2209');
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    await page.getByRole('button', submit).dblclick();
    await page.waitForURL('**/m/home');
    expect(posts).toBe(1);
  });

  test('says so when the gateway is down and loses nothing that was typed [ERR-16 ERR-55]', async ({
    page,
    sandbox,
  }) => {
    await page.getByRole('textbox', { name: username }).fill('minhan_2209');
    await page.getByLabel(password, { exact: true }).fill('Lantern2209');
    await sandbox.fault({
      path: '/wps/session/login',
      status: 503,
      body: '<h1>down</h1>',
      contentType: 'text/html',
      times: 1,
    });
    await page.getByRole('button', submit).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(t('error_system'));
    await expect(page.getByLabel(password, { exact: true })).toHaveValue('Lantern2209');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).not.toContainText('down');
  });

  test('says who is disabled and who is no member, each after the right password only [ERR-04 ERR-21 ROLE-35 ROLE-37]', async ({
    page,
  }) => {
    const refusal = async (account: string, secret: string) => {
      await page.getByRole('textbox', { name: username }).fill(account);
      await page.getByLabel(password, { exact: true }).fill(secret);
      await page.getByRole('button', submit).click();
      await expect(page.getByLabel(password, { exact: true })).toHaveValue('');
      return page.getByRole('alert').filter({ hasText: /\S/ }).textContent();
    };
    expect(await refusal('khoa_1990', 'Lantern2209')).toBe(t('error_account_disabled'));
    expect(await refusal('vanhanh01', 'Lantern2209')).toBe(t('error_not_member'));
    expect(await refusal('khoa_1990', WRONG)).toBe(t('error_wrong_credentials'));
  });

  test('works with the keyboard alone [LOGIN-82]', async ({ page, sandbox }) => {
    const { account } = await newMember(sandbox);
    await page.getByRole('textbox', { name: username }).focus();
    await page.keyboard.type(account);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Lantern2209');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/m/home');
  });

  test('shows and hides the password', async ({ page }) => {
    const field = page.getByLabel(password, { exact: true });
    await field.fill('Lantern2209');
    // The eye works from when the scripts are there, as this button does.
    await expect(page.getByRole('button', submit)).toBeEnabled();
    await page.getByRole('button', { name: t('login_password_show') }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: t('login_password_hide') }).click();
    await expect(field).toHaveAttribute('type', 'password');
  });

  test('never puts what was typed into the address or the page source [LOGIN-73 GATE-35 ERR-60]', async ({
    page,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.getByRole('textbox', { name: username }).fill('planted_user');
    await page.getByLabel(password, { exact: true }).fill('PlantedPass1');
    await page.getByRole('button', submit).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    expect(addresses.join(' ')).not.toContain('PlantedPass1');
    expect(await page.content()).not.toContain('PlantedPass1');
  });
});

test('the login dialog opens over the page, one at a time, and closes after the login [LOGIN-43 LOGIN-45 LOGIN-46 ROUTE-98 HOME-41 MEMB-05]', async ({
  page,
  sandbox,
  axe,
}) => {
  const { account } = await newMember(sandbox);
  await page.goto('/m/member/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('log_in'), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await axe();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('textbox', { name: t('login_username') }).fill(account);
  await dialog.getByLabel(t('login_password'), { exact: true }).fill('Lantern2209');
  await dialog.getByRole('button', { name: t('log_in'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  await expect(page.getByRole('main')).toContainText(account);
});

test('what is typed before the scripts arrive is kept, and the button waits for them [LOGIN-82]', async ({
  page,
  sandbox,
}) => {
  const { account } = await newMember(sandbox);
  const release = await holdScripts(page);
  await page.goto('/m/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: t('login_username') }).fill(account);
  await page.getByLabel(t('login_password'), { exact: true }).fill('Lantern2209');
  const button = page.getByRole('button', { name: t('log_in'), exact: true });
  await expect(button).toBeDisabled();
  release();
  await button.click();
  await page.waitForURL('**/m/home');
});

test('the form stays busy until the next page stands, so that a second tap sends nothing [LOGIN-44]', async ({
  page,
  sandbox,
}) => {
  const { account } = await newMember(sandbox);
  await page.goto('/m/login');
  await page.getByRole('textbox', { name: t('login_username') }).fill(account);
  await page.getByLabel(t('login_password'), { exact: true }).fill('Lantern2209');
  for (const path of ['/wps/member/info', '/wps/wallets/gcs'])
    await sandbox.fault({ path, delayMs: 3_000, times: 1 });
  await page.getByRole('button', { name: t('log_in'), exact: true }).click();
  await page.waitForResponse((response) => response.request().method() === 'POST');
  await expect(page.getByRole('button', { name: t('action_working') })).toBeDisabled();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hd_login_button'));
  await page.waitForURL('**/m/home');
  await expect(page.getByRole('button', { name: t('header_menu') })).toBeVisible();
});

test('a dialog whose files are gone gives way to the page [ROUTE-85 ROUTE-87]', async ({ page, allow }) => {
  allow(/\/assets\/|Failed to load|ERR_FAILED|preload|dynamically imported/);
  const file = builtFile('app/features/account/login/login-dialog.tsx');
  await page.route(`**${file}`, (route) => route.abort());
  await page.goto('/m/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('log_in'), exact: true })
    .click();
  await page.waitForURL('**/m/login');
});

test('a file that is gone because a new build came reloads the page [ROUTE-87]', async ({ page, allow }) => {
  allow(/\/assets\/|activity|Failed to load|ERR_FAILED|preload|dynamically imported/);
  const file = builtFile('app/routes/m/activity.tsx?tsr-split=component---loader');
  await page.route(
    (url) => url.pathname === file,
    (route) => route.abort(),
  );
  await page.goto('/m/home');
  await page.route('**/m/home', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-another.js"></script>' })
      : route.continue(),
  );
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('footer_events') })
    .click();
  await expect.poll(() => loads).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('RELOADED_FOR_BUILD')).catch(() => null))
    .toMatch(/^\d+$/);
});

test('a login on a site that has just closed leads to the status page, not to an unknown error [GATE-17 ERR-57]', async ({
  page,
  sandbox,
  allow,
}) => {
  allow(/503/);
  // The closed site gives no files out either: the mobile tab's come first.
  await page.goto('/m/login', { waitUntil: 'networkidle' });
  await sandbox.maintenance(true);
  await expect(async () => expect((await page.request.get('/m/home')).status()).toBe(503)).toPass();
  await page.getByRole('textbox', { name: t('login_username') }).fill('minhan_2209');
  await page.getByLabel(t('login_password'), { exact: true }).fill('Lantern2209');
  await page.getByRole('button', { name: t('log_in'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('status_maintenance_title'));
});

test('a signed-in member who opens the login page is sent home [ROUTE-89]', async ({ page, member }) => {
  await member();
  await page.goto('/m/login');
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('errors that show change their words with the language, and nothing typed is lost [LOGIN-54 LOGIN-55 LANG-30 LANG-34 LANG-35 ERR-44 HDR-31]', async ({
  page,
}) => {
  await page.goto('/m/login');
  await page.getByLabel(t('login_password'), { exact: true }).fill('Lantern2209');
  await page.getByRole('button', { name: t('log_in'), exact: true }).click();
  await expect(page.getByText(t('form_required', 'vi', { field: t('login_username') }))).toBeVisible();

  await page.getByRole('button', { name: t('language_choose', 'vi', { language: 'Tiếng Việt' }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(t('form_required', 'en', { field: t('login_username', 'en') }))).toBeVisible();
  await expect(page.getByLabel(t('login_password', 'en'), { exact: true })).toHaveValue('Lantern2209');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hd_login_button', 'en'));
});

test('too many logins in a minute are refused with words and without a captcha, and nothing is stuck [ERR-55 LOGIN-16 LOGIN-82]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/m/login');
  await page.getByRole('textbox', { name: t('login_username') }).fill('minhan_2209');
  await page.getByLabel(t('login_password'), { exact: true }).fill('Lantern2209');
  await sandbox.fault({
    path: '/wps/session/login',
    status: 429,
    body: JSON.stringify({ success: false, value: null, errorCode: 'rate.limited' }),
    contentType: 'application/json',
    times: 1,
  });
  const button = page.getByRole('button', { name: t('log_in'), exact: true });
  await button.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('error_rate_limited'));
  await expect(page.getByLabel(t('login_captcha'))).toHaveCount(0);
  await expect(button).toBeEnabled();
});

test('somebody who loses the connection keeps what was typed, and logs in when it is back [ERR-16]', async ({
  page,
  sandbox,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  const { account, password } = await newMember(sandbox);
  await page.goto('/m/login', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: t('login_username') }).fill(account);
  await page.getByLabel(t('login_password'), { exact: true }).fill(password);
  await context.setOffline(true);
  const button = page.getByRole('button', { name: t('log_in'), exact: true });
  await button.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('error_system'));
  await expect(page.getByLabel(t('login_password'), { exact: true })).toHaveValue(password);
  await context.setOffline(false);
  await button.click();
  await page.waitForURL('**/m/home');
});

test('somebody who goes back while the login is on its way is logged in and stays where the way back led [LOGIN-43 LOGIN-44]', async ({
  page,
  sandbox,
}) => {
  const { account, password } = await newMember(sandbox);
  await page.goto('/m/activity');
  const footer = page.getByRole('navigation', { name: t('footer_label') });
  await footer.getByRole('link', { name: t('footer_home'), exact: true }).click();
  await page.waitForURL('**/m/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('log_in'), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('login_username') }).fill(account);
  await dialog.getByLabel(t('login_password'), { exact: true }).fill(password);
  await sandbox.fault({ path: '/wps/session/login', delayMs: 2_000, times: 1 });
  await dialog.getByRole('button', { name: t('log_in'), exact: true }).click();
  await expect(dialog.getByRole('button', { name: t('action_working') })).toBeDisabled();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(account);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('the form is free of barriers in English, with a refusal showing [ERR-44 LANG-30]', async ({
  page,
  context,
  baseURL,
  axe,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/m/login');
  await page.getByRole('textbox', { name: t('login_username', 'en') }).fill('nobody_here');
  await page.getByLabel(t('login_password', 'en'), { exact: true }).fill(WRONG);
  await page.getByRole('button', { name: t('log_in', 'en'), exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('error_wrong_credentials', 'en'));
  await axe();
});

/** Neither the page nor an open dialog is wider than the screen, on a small phone and on a usual one. */
async function expectNoSidewaysScroll(page: Page) {
  const size = page.viewportSize();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const wider = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] > div')]
        .filter((box) => box.scrollWidth > box.clientWidth)
        .map((box) => `${box.tagName} ${box.scrollWidth} > ${box.clientWidth}`),
    );
    expect(wider, `at ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
  }
  if (size) await page.setViewportSize(size);
}
