import { expect, t, test } from './support/test';

test('shows the home page in Vietnamese to a first visitor, accessible and without a jump [LANG-01]', async ({
  page,
  axe,
  cls,
}) => {
  await page.goto('/m/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.getByRole('navigation', { name: t('footer_label') })).toContainText(t('footer_home'));
  await axe();
  expect(await cls()).toBeLessThan(0.01);
});

test('notices what a page does wrong: errors, blocked scripts, missing files and foreign hosts', async ({
  page,
  watcher,
  allow,
}) => {
  await page.goto('/m/home');
  await page.evaluate(async () => {
    console.error('something broke');
    queueMicrotask(() => {
      throw new Error('nobody caught this');
    });
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.head.append(script);
    await fetch('/assets/no-such-file.js');
    await fetch('https://elsewhere.example/pixel', { mode: 'no-cors' }).catch(() => {});
  });
  for (const line of [
    /^console\.error something broke/,
    /^uncaught Error: nobody caught this/,
    /^csp script-src-elem blocks inline/,
    /^csp connect-src blocks https:\/\/elsewhere\.example/,
    /^console\.error .*Content Security Policy/,
    /^response 404 GET .*no-such-file\.js$/,
  ]) {
    await expect.poll(() => watcher.problems().join('\n')).toMatch(new RegExp(line.source, 'm'));
  }
  allow(/broke|nobody|csp|Content Security Policy|no-such-file|elsewhere/);
});

test('signs a fresh member in, and answers what the sandbox ordered', async ({
  page,
  member,
  sandbox,
  allow,
}) => {
  const { account } = await member({ balance: 1250.5, nickname: 'Thu Hà' });
  await page.goto('/m/member/home');
  await expect(page.getByText(account).or(page.getByText('Thu Hà')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  allow(/^response 503 GET .*\/m\/home$/);
  await sandbox.maintenance(true);
  const response = await page.goto('/m/home');
  expect(response?.status()).toBe(503);
});
