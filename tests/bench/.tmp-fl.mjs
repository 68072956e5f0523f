import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const ctx = await b.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
const page = await ctx.newPage();
const rs = [];
page.on('response', (r) => rs.push(r));
await page.goto(process.argv[2] + (process.argv[3] ?? '/m/home'), { waitUntil: 'load' });
await page.waitForTimeout(500);
const html = await (await ctx.request.get(process.argv[2] + (process.argv[3] ?? '/m/home'))).text();
let sum = 0;
const br = (x) => brotliCompressSync(x, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
for (const r of rs) {
  if (r.request().resourceType() !== 'script') continue;
  const body = await r.body();
  const p = new URL(r.url()).pathname;
  console.log(p, br(body), html.includes(p) ? 'named' : 'later');
  if (html.includes(p)) sum += br(body);
}
console.log('named js', sum, 'html', html.length, br(Buffer.from(html)));
await b.close();
