import { PHONE } from '../phone.mjs';
import { median, times, timesFloor } from '../rows.mjs';

const ROUNDS = times(5);
const HOME = '/m/home';
const SLOWER = 4;
/** From the address asked for until nothing larger is painted any more. */
const SETTLED_MS = 4_500;

/** When the largest part of home is painted on a slow processor, beside the empty page's heading, loaded in turn. */
export const largestPaint = {
  name: 'largest-paint',
  /** @type {import('../rows.mjs').Measure['run']} */
  async run(stand) {
    const [browser, site, empty] = [await stand.browser(), await stand.site(), await stand.empty()];
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const floor = await paintedAt(browser, `${empty.origin}/`);
      rounds.push({ floor, site: await paintedAt(browser, site.origin + HOME) });
    }
    return [
      {
        what: `Largest paint of ${HOME}, 4 times slower, without a network, ms`,
        site: median(rounds.map((round) => round.site)),
        floor: median(rounds.map((round) => round.floor)),
        goal: timesFloor(1.6),
        timed: true,
        readme: true,
      },
    ];
  },
};

/** Milliseconds to the Largest Contentful Paint; null where the browser tells none. */
async function paintedAt(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(keepLargest);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(SETTLED_MS);
    return await page.evaluate(() => window.__largest ?? null);
  } finally {
    await context.close();
  }
}

/** Runs in the page, before its own scripts. */
function keepLargest() {
  new PerformanceObserver((list) => {
    window.__largest = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
