/** A cheap phone as browsers emulate it, with an empty cache. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'vi-VN',
};

/** The demo member that measures log in as. */
export const MEMBER = { account: 'minhan_2209', password: 'Lantern2209' };

/** Logs the demo member in through the form. @returns what a context takes as `storageState` */
export async function memberState(browser, origin) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/m/login`, { waitUntil: 'networkidle' });
    const form = page.locator('form').filter({ has: page.locator('input[name="username"]') });
    await form.locator('input[name="username"]').fill(MEMBER.account);
    await form.locator('input[name="password"]').fill(MEMBER.password);
    await form.locator('button[type="submit"]').click();
    await page.waitForURL((url) => url.pathname !== '/m/login');
    return await context.storageState();
  } finally {
    await context.close();
  }
}
