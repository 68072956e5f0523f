import { SLOWER } from './frames.mjs';
import { MEMBER, PHONE } from './phone.mjs';

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  'blink.animations',
  'benchmark',
];
/** A frame that comes later than its refresh of a screen of 60 Hz, with half a refresh for the clock's own step. */
const LATE_MS = 25;
/** Rounds that are played one after the other, and how long one may take. */
const PLAYS = 3;
const LONGEST_MS = 30_000;
const EMPTY_MS = 4_000;
/** Of the engine's reasons to run an animation on the main thread, the one that costs nothing: it changes nothing seen. */
const NOTHING_TO_SEE = 1 << 17;

/**
 * Opens a game of the demo vendor on a processor four times slower and plays some rounds.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {{ engine: string, gameType: string, motif?: string, first?: string, act: string }} game
 * @returns {Promise<{ late: number, longest: number, onMain: string[] }>} the part of frames that came late; the longest
 *   task in ms of processor; the animations that the compositor did not run
 */
export async function gameFrames(browser, origin, game) {
  const url = await launch(origin, game);
  return onSlowPhone(browser, async (page, slow) => {
    await page.goto(url, { timeout: 30_000 });
    await page.locator(`.stage-${game.engine}`).waitFor();
    await page.waitForLoadState('networkidle');
    return slow(played, { ...game, PLAYS, LONGEST_MS });
  });
}

/** An empty page with one element that the compositor moves: what the machine itself makes late. */
export function emptyFrames(browser) {
  return onSlowPhone(browser, async (page, slow) => {
    await page.setContent('<div style="inline-size: 40px; block-size: 40px; background: red"></div>');
    return slow(moved, { EMPTY_MS });
  });
}

async function onSlowPhone(browser, open) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    return await open(page, async (act, given) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await browser.startTracing(page, { categories: CATEGORIES });
      const frames = await page.evaluate(act, given);
      const { traceEvents } = JSON.parse(await browser.stopTracing());
      return {
        late: frames.filter((delta) => delta > LATE_MS).length / frames.length,
        ...mainThread(traceEvents),
      };
    });
  } finally {
    await context.close();
  }
}

/** The address of a game of this kind, as the site's call answers it. */
async function launch(origin, game) {
  const { nodeId } = await find(origin, game);
  const launched = await fetch(`${origin}/sandbox/launches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ account: MEMBER.account, nodeId, freeplay: 0, backUrl: `${origin}/m/home` }),
  });
  const { url, error } = await launched.json();
  if (!url) throw new Error(`game ${nodeId} was not launched: ${error}`);
  return url;
}

async function find(origin, { gameType, motif = '' }) {
  for (let pageNum = 1; ; pageNum += 1) {
    const answer = await fetch(
      `${origin}/lgw/games?gameType=${gameType}&language=VI&pageNum=${pageNum}&pageSize=60`,
    );
    const { games, totalPages } = (await answer.json()).value;
    const found = games.find(({ imageUrl }) => imageUrl.includes(`-${motif}`));
    if (found) return found;
    if (pageNum >= totalPages) throw new Error(`there is no game of ${gameType} ${motif}`);
  }
}

/** Runs in the page: rounds from their tap to their end, and the time between frames meanwhile. */
async function played({ first, act, PLAYS, LONGEST_MS }) {
  const frames = [];
  let [last, over] = [performance.now(), false];
  requestAnimationFrame(function step(now) {
    frames.push(now - last);
    last = now;
    if (!over) requestAnimationFrame(step);
  });
  const isBusy = () =>
    document.body.classList.contains('busy') || document.querySelector(`${act}[aria-disabled="true"]`);
  const until = async (held) => {
    const end = performance.now() + LONGEST_MS;
    while (!held()) {
      if (performance.now() > end) throw new Error('the round did not end');
      await new Promise(requestAnimationFrame);
    }
  };
  for (let play = 0; play < PLAYS; play += 1) {
    if (first) document.querySelector(first).click();
    document.querySelector(act).click();
    await until(isBusy);
    await until(() => !isBusy());
    // What was won is counted up after the round.
    const rested = performance.now() + 1_000;
    await until(() => performance.now() > rested);
  }
  over = true;
  return frames.slice(1);
}

/** Runs in the page. */
function moved({ EMPTY_MS }) {
  const there = { transform: 'translateX(300px)' };
  document.querySelector('div').animate([{ transform: 'none' }, there], { duration: 900, iterations: 99 });
  return new Promise((resolve) => {
    const frames = [];
    const start = performance.now();
    let last = start;
    requestAnimationFrame(function step(now) {
      frames.push(now - last);
      last = now;
      if (now - start < EMPTY_MS) return requestAnimationFrame(step);
      resolve(frames.slice(1));
    });
  });
}

/** A slowed thread spins, so that its processor time is the slow phone's. */
function mainThread(events) {
  const frame = events.find(({ name }) => name === 'FireAnimationFrame');
  const own = events.filter(({ pid, tid }) => pid === frame?.pid && tid === frame?.tid);
  const longest = Math.max(0, ...own.map(({ ph, tdur = 0 }) => (ph === 'X' ? tdur / 1000 : 0)));
  const onMain = own
    .filter(({ name }) => name === 'Animation')
    .map(({ args: { data } }) => data ?? {})
    .filter(({ compositeFailed = 0 }) => compositeFailed && !(compositeFailed & NOTHING_TO_SEE))
    .map((data) => data.unsupportedProperties?.join() || `reason ${data.compositeFailed}`);
  return { longest, onMain: [...new Set(onMain)] };
}
