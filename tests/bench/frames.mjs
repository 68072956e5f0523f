import { PHONE } from './phone.mjs';

/** A cheap phone's processor beside this one. */
export const SLOWER = 4;
/** A thumb that throws the list: CSS pixels a second, for so many seconds. */
const SPEED = 3_000;
const SECONDS = 20;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute'];

/**
 * Scrolls a long list as a thumb does, on a processor four times slower.
 * @returns {Promise<{ frames: number[], longest: number, far: number, boxes: number, filled: number }>} milliseconds
 *   between frames; the longest task in processor time, until all are tiles again; how far it went, in CSS pixels; which
 *   part of the tiles were boxes without their game; milliseconds from the last frame of it until none was
 */
export async function frames(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle', timeout: 30_000 });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await browser.startTracing(page, { categories: CATEGORIES });
    const { deltas, ...seen } = await page.evaluate(thrown, { SPEED, SECONDS });
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    return { frames: deltas, longest: longestTask(traceEvents), ...seen };
  } finally {
    await context.close();
  }
}

/** Runs in the page: each frame goes as far as the time since the last asks for. */
function thrown({ SPEED, SECONDS }) {
  return new Promise((resolve) => {
    const deltas = [];
    const tiles = { all: 0, boxes: 0 };
    let last = performance.now();
    const end = last + SECONDS * 1000;
    requestAnimationFrame(function step(now) {
      const delta = now - last;
      last = now;
      deltas.push(delta);
      tiles.all += document.querySelectorAll('main [aria-posinset]').length;
      tiles.boxes += document.querySelectorAll('main [aria-posinset]:empty').length;
      scrollBy({ top: (SPEED * delta) / 1000, behavior: 'instant' });
      if (now < end) return requestAnimationFrame(step);
      const seen = { deltas: deltas.slice(1), far: scrollY, boxes: tiles.boxes / tiles.all };
      // What stands for tiles becomes tiles once one rests: that belongs to it.
      requestAnimationFrame(function rest(then) {
        if (document.querySelector('main [aria-posinset]:empty')) return requestAnimationFrame(rest);
        requestAnimationFrame(() => resolve({ ...seen, filled: then - now }));
      });
    });
  });
}

/** Of the thread that ran the page's frames; a slowed thread spins, so that its processor time is the slow phone's. */
function longestTask(events) {
  const frame = events.find(({ name }) => name === 'FireAnimationFrame');
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === frame?.pid && tid === frame?.tid);
  return Math.max(0, ...own.map(({ tdur = 0 }) => tdur / 1000));
}
