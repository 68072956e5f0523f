import { chromium } from 'playwright';

const [, , base, path, out, lang = 'vi', full = '1'] = process.argv;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const ctx = await b.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
await ctx.addCookies([{ name: 'language', value: lang, url: base }]);
const page = await ctx.newPage();
page.on('console', (m) => {
  if (['error', 'warning'].includes(m.type())) console.log('CONSOLE', m.text().slice(0, 300));
});
page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 300)));
await page.goto(base + path, { waitUntil: 'networkidle' });
if (process.env.MENU) {
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.waitForTimeout(1200);
}
if (process.env.SCROLL) {
  await page.evaluate((y) => scrollTo(0, y), Number(process.env.SCROLL));
  await page.waitForTimeout(1500);
}
await page.waitForTimeout(500);
await page.screenshot({ path: out, fullPage: full === '1' });
await b.close();
