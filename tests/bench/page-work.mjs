import { traced, visit } from './plain-browser.mjs';

const CATEGORIES = ['devtools.timeline', 'v8.execute', 'disabled-by-default-devtools.timeline'];
/** From the address asked for until what the page brings by itself has come, announcements among it. */
const SETTLED_MS = 4_500;
/** A cheap phone's processor beside this one, and what a task may take there before it blocks. */
const SLOWER = 4;
const BLOCKS_MS = 50;

/**
 * What a load of a page costs the main thread, in processor time, which a busy machine does not inflate as it does
 * wall time.
 * @param {import('./plain-browser.mjs').PlainBrowser} browser
 * @param {object[]} cookies of who visits
 * @returns {Promise<{ cpu: number, longest: number, blocking: number, replaced: number, served: number }>} all tasks
 *   and the longest, in ms; `blocking`, what tasks after the first paint would take beyond 50 ms on a processor four
 *   times slower; of the `served` elements of the server's page those that scripts threw away
 */
export function pageWork(browser, url, cookies = []) {
  return browser.onPage(async (page) => {
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${keepServed})()` });
    await page.send('Network.setCookies', { cookies });
    const { events, answer } = await traced(page, CATEGORIES, async () => {
      await visit(page, url, SETTLED_MS);
      const { result } = await page.send('Runtime.evaluate', {
        expression: `(${told})()`,
        returnByValue: true,
      });
      return result.value;
    });
    const { paintedAt, replaced, served } = answer;
    return { ...mainThread(events, url, paintedAt), replaced, served };
  });
}

/** Runs in the page, before its own scripts: these wait until the document is read. */
function keepServed() {
  const keep = () => {
    window.__served = [...document.querySelectorAll('body *:not(script, template)')];
  };
  document.addEventListener('readystatechange', keep, { once: true });
}

/** Runs in the page. What `data-later` marks stands for what the browser alone asks for, and may go. */
function told() {
  const gone = (element) => !element.isConnected && !element.closest('[data-later]');
  return {
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    served: window.__served.length,
    replaced: window.__served.filter(gone).length,
  };
}

/** Sums the outermost events of the thread that parsed the page; what is inside them is counted with them. */
function mainThread(events, url, paintedAt) {
  const parsed = events.find(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url?.startsWith(new URL(url).origin),
  );
  if (!parsed) throw new Error(`the trace of ${url} holds no page`);
  const asked = events.filter(({ name, args }) => name === 'ResourceSendRequest' && args?.data?.url === url);
  const begin = Math.min(parsed.ts, ...asked.map(({ ts }) => ts));
  const onThread = events
    .filter(({ ph, dur, pid, tid }) => ph === 'X' && dur && pid === parsed.pid && tid === parsed.tid)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const sums = { cpu: 0, longest: 0, blocking: 0 };
  let end = begin;
  for (const { ts, dur, tdur = dur } of onThread) {
    if (ts < end) continue;
    end = ts + dur;
    const cpu = tdur / 1000;
    sums.cpu += cpu;
    sums.longest = Math.max(sums.longest, cpu);
    if (end > begin + paintedAt * 1000) sums.blocking += Math.max(0, cpu * SLOWER - BLOCKS_MS);
  }
  return sums;
}
