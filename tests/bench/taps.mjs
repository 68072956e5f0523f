import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/lib/browser.mjs';

/** A cheap phone beside the machine that measures. */
const SLOWER = 4;
/** Milliseconds that an interaction may take to the next paint, on such a phone. */
export const MOST = 120;
/** Milliseconds after which what an interaction began has ended. */
const SETTLED = 2_000;

const menu = { name: /menu/i };
const tile = 'main li > a:first-child[href*="game="]';

/** What a visitor does, in order: each is told by where it happens and what is touched. */
const GUEST = [
  { what: 'home: first category, page just loaded', open: '/m/home', tap: (page) => rail(page, 2) },
  { what: 'home: another category', tap: (page) => rail(page, 3) },
  { what: 'home: menu', tap: (page) => page.locator('header').getByRole('button', menu) },
  { what: 'menu: closed', key: 'Escape' },
  { what: 'home: tile', tap: (page) => page.locator(tile).nth(1) },
  { what: 'tile: sheet closed', key: 'Escape' },
  { what: 'home: tab to promotions', tap: (page) => tab(page, '/m/activity') },
  { what: 'promotions: back to home', back: true },
  { what: 'lobby: first chip, page just loaded', open: '/m/slot-games', tap: (page) => chip(page, 4) },
  { what: 'lobby: search, a letter', type: 'a', into: (page) => page.getByRole('searchbox').first() },
  { what: 'lobby: search, one more', type: 'n', into: (page) => page.getByRole('searchbox').first() },
  { what: 'lobby: another category', tap: (page) => rail(page, 2) },
  { what: 'lobby: tab to news', tap: (page) => tab(page, '/m/news') },
  { what: 'news: back to the lobby', back: true },
];
const MEMBER = [
  { what: 'home, member: first heart', open: '/m/home', tap: (page) => heart(page, 0) },
  { what: 'home, member: another heart', tap: (page) => heart(page, 1) },
  { what: 'lobby, member: heart', open: '/m/slot-games', tap: (page) => heart(page, 1) },
  { what: 'lobby, member: tab to the member centre', tap: (page) => tab(page, '/m/member/home') },
  { what: 'member centre: back to the lobby', back: true },
];

const rail = (page, index) => page.locator('[data-category]').nth(index);
const chip = (page, index) => page.locator('main nav a:not([data-category])').nth(index);
const tab = (page, to) => page.locator(`nav > a[href="${to}"]`).last();
const heart = (page, index) => page.locator('main button[aria-pressed]').nth(index);

/**
 * Walks through the site on a phone four times slower and answers for each interaction, in milliseconds: `event`, from
 * the touch to the next paint (Event Timing, rounded up to 8 ms by the browser), `processing`, the handlers alone,
 * `cpu`, the processor time of the main thread from the touch to that paint, which a busy machine does not stretch, and
 * `longest`, the longest task that followed.
 */
export async function taps(browser, { origin, account, password }) {
  const guest = await walk(browser, origin, GUEST);
  const member = account ? await walk(browser, origin, MEMBER, { account, password }) : [];
  return [...guest, ...member];
}

async function walk(browser, origin, steps, credentials) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(silence);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    if (credentials) await logIn(page, origin, credentials);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const rows = [];
    for (const step of steps) {
      if (step.open) await page.goto(`${origin}${step.open}`, { waitUntil: 'load' });
      if (step.open) await page.waitForTimeout(1_000);
      rows.push({ what: step.what, ...(await measured(cdp, page, () => act(page, step))) });
    }
    return rows;
  } finally {
    await context.close();
  }
}

/** What opens by itself would lie over what is touched. */
function silence() {
  sessionStorage.setItem('ANNOUNCED', '*');
  sessionStorage.setItem('DOWNLOAD_OFFERED', '1');
}

async function logIn(page, origin, { account, password }) {
  await page.goto(`${origin}/m/login?redirect=/m/set`);
  await page.fill('input[name="username"]', account);
  await page.fill('input[name="password"]', password);
  await page.locator('form button[type="submit"]').first().click();
  await page.waitForURL((url) => url.pathname !== '/m/login');
}

async function act(page, { tap, key, type, into, back }) {
  if (tap) return tap(page).tap();
  if (key) return page.keyboard.press(key);
  if (back) return page.evaluate(() => history.back());
  await into(page).focus();
  await page.keyboard.type(type);
}

/** One interaction under the profiler. */
async function measured(cdp, page, interact) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  cdp.on('Tracing.dataCollected', collect);
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute'];
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await interact();
  await page.waitForTimeout(SETTLED);
  const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await ended;
  cdp.off('Tracing.dataCollected', collect);
  return figures(events);
}

const TOUCHES =
  /^(pointerdown|pointerup|click|keydown|keyup|keypress|input|touchstart|touchend|mousedown|mouseup|popstate)$/;

function figures(events) {
  const timings = events.filter(({ name }) => name === 'EventTiming');
  const begun = timings.filter(({ ph, args }) => ph === 'b' && TOUCHES.test(args?.data?.type ?? ''));
  const endOf = (one) =>
    timings.find(({ ph, id2, id }) => ph === 'e' && (id2?.local ?? id) === (one.id2?.local ?? one.id));
  const [first] = begun;
  const main = first ?? events.find(({ name }) => name === 'EventDispatch');
  if (!main) return {};
  const from = Math.min(...begun.map(({ ts }) => ts), main.ts);
  const to = Math.max(...begun.map((one) => endOf(one)?.ts ?? one.ts), main.ts);
  const tasks = outermost(events.filter((e) => e.ph === 'X' && e.pid === main.pid && e.tid === main.tid));
  const cpuOf = (task) => (task.tdur ?? task.dur) / 1000;
  const within = tasks.filter(({ ts, dur }) => ts + dur > from && ts < to);
  return {
    event: round(Math.max(0, ...begun.map((one) => ((endOf(one)?.ts ?? one.ts) - one.ts) / 1000))),
    processing: round(
      Math.max(0, ...begun.map(({ args: { data } }) => data.processingEnd - data.processingStart)),
    ),
    cpu: round(within.reduce((sum, task) => sum + cpuOf(task), 0)),
    longest: round(Math.max(0, ...tasks.filter(({ ts, dur }) => ts + dur > from).map(cpuOf))),
    total: round(tasks.filter(({ ts, dur }) => ts + dur > from).reduce((sum, task) => sum + cpuOf(task), 0)),
  };
}

function outermost(events) {
  const tasks = [];
  for (const event of events.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    const last = tasks.at(-1);
    if (!last || last.ts + last.dur <= event.ts) tasks.push(event);
  }
  return tasks;
}

const round = (value) => Math.round(value * 10) / 10;

if (import.meta.filename === process.argv[1]) {
  const [, , origin = 'http://localhost:3000', account = 'minhan_2209', password = 'Lantern2209'] =
    process.argv;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    console.table(await taps(browser, { origin, account, password }));
  } finally {
    await browser.close();
  }
}
