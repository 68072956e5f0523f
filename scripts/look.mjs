// `npm run look`: pictures of every screen as visitors see it, to look through after a change, and with `--readme` the
// three of README.md. The built site is started for it with the demo data, and popups that open by themselves are left
// out.
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { ACCOUNTS, addressOf, screensOf } from '../tests/support/every-screen.ts';
import { findChromium } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ONE_WAIT } from './lib/limits.mjs';
import { at } from './lib/paths.mjs';
import { watchChildren } from './lib/processes.mjs';
import { requireFreePort } from './lib/ready.mjs';
import { sandboxVars } from './lib/sandbox.mjs';
import { copySeeded } from './lib/seeded.mjs';
import { serveWorkers } from './lib/site.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'vi' },
    theme: { type: 'string', default: 'dark' },
    width: { type: 'string', default: '390' },
    as: { type: 'string', default: 'guest,member,trial,agent' },
    whole: { type: 'boolean', default: false },
    into: { type: 'string', default: at('.ready/pictures') },
    readme: { type: 'boolean', default: false },
  },
});
const { language, theme, whole } = values;
// The product's own pictures show the product.
if (values.readme) process.env.SHIPPED = '1';
const into = resolve(values.into);
const port = Number(process.env.PORT ?? 3600);
const origin = `http://localhost:${port}`;

// Its imports begin at the root, which Vite knows and Node does not.
const {
  module: { addressOf: callOf, payloadOf },
} = await runnerImport(at('tests/worker/support/server-functions.ts'), {
  configFile: false,
  root: at('.'),
  resolve: { alias: { '@': at('.') } },
});

watchChildren();
await requireFreePort(port, 'npm run look');
const state = at('.ready/look-state');
const [{ workers }] = await Promise.all([ensureBuilt(), copySeeded(state)]);
const site = await serveWorkers({ configs: workers, port, state, vars: sandboxVars() });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  if (values.readme) await drawReadme();
  else for (const visitor of values.as.split(',')) await lookAs(visitor);
} finally {
  await browser.close();
  await site.dispose();
}
process.exit();

/** Takes the pictures of one visitor into a folder of their own, in the order of the table of screens. */
async function lookAs(visitor) {
  const folder = join(into, `${visitor}-${language}-${theme}-${values.width}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const context = await visit(visitor);
  const { request } = context;
  const read = async (address) => (await request.get(address)).text();
  const wanted = screensOf(visitor).filter(
    (path) => positionals.length === 0 || positionals.some((part) => path.includes(part)),
  );
  const page = await context.newPage();
  for (const [index, path] of wanted.entries()) {
    await page.goto(await addressOf(path, read));
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const name = path.replace(/^\/m\//, '').replace(/\W+/g, '-');
    const file = join(folder, `${String(index + 1).padStart(2, '0')}-${name}.png`);
    await page.screenshot({ path: file, fullPage: whole, animations: 'disabled' });
  }
  await context.close();
  console.log(`${wanted.length} pictures in ${folder}`);
}

/** A phone on which a visitor has come to the site. */
async function visit(visitor, options = {}) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: Number(values.width), height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: language === 'vi' ? 'vi-VN' : 'en-US',
    timezoneId: 'Asia/Ho_Chi_Minh',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(ONE_WAIT);
  await context.addCookies([{ name: 'language', value: language, url: origin }]);
  await context.addInitScript((theme) => {
    if (self.origin === 'null') return;
    sessionStorage.setItem('ANNOUNCED', '*');
    localStorage.setItem('DOWNLOAD_OFFERED', '1');
    localStorage.setItem('DISPLAY', JSON.stringify({ theme }));
  }, theme);
  if (visitor === 'guest') return context;
  const answer = await context.request.post(callOf('logInFn'), {
    headers: { 'x-tsr-serverFn': 'true', 'Content-Type': 'application/json', Origin: origin },
    data: payloadOf({ type: 'username', username: ACCOUNTS[visitor], password: 'Lantern2209' }),
  });
  if (!answer.ok()) throw new Error(`No login as ${visitor}: ${answer.status()}`);
  return context;
}

/** Home and lobby as a guest sees them, and a game after a round, half as sharp again and in few colours. */
async function drawReadme() {
  const sharper = { deviceScaleFactor: 1.5 };
  const guest = await (await visit('guest', sharper)).newPage();
  await guest.goto('/m/home');
  await keep(guest, 'home');
  await guest.goto('/m/slot-games');
  await keep(guest, 'lobby');

  const member = await (await visit('member', sharper)).newPage();
  await member.goto('/m/play?game=90001');
  const game = member.frameLocator('iframe');
  await game.locator('.action').click();
  await game.locator('.result:not(:empty)').waitFor();
  await keep(member, 'play');
}

async function keep(page, name) {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const picture = await page.screenshot({ animations: 'disabled' });
  const file = join(at('docs/pictures'), `${name}.png`);
  const { size } = await sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toFile(file);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
}
