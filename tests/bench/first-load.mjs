import { brotliCompressSync, constants } from 'node:zlib';
import { PHONE } from './phone.mjs';

const KINDS = { script: 'js', stylesheet: 'css', document: 'html' };
/** Scripts in the page's own HTML, to run or to load ahead, at once or once it is painted. */
const NAMED = /"(\/[^"\s]+\.js)"/g;
/** Whatever comes by itself has come by then; banners go on after five seconds. */
const SETTLED_MS = 4_500;

/**
 * What a phone with an empty cache loads for a page until it is idle: bytes by kind and of all files, compressed here
 * with brotli 11 where that helps; `named` are the scripts that the HTML names; requests, and nodes of the page.
 */
export async function firstLoad(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const { origin } = new URL(url);
    const responses = [];
    page.on('response', (response) => {
      if (new URL(response.url()).origin === origin) responses.push(response);
    });
    await page.goto(url, { timeout: 30_000 });
    await page.waitForTimeout(SETTLED_MS);
    await page.waitForLoadState('networkidle', { timeout: 30_000 });
    const named = new Set();
    const sums = { js: 0, named: 0, css: 0, html: 0, bytes: 0, requests: responses.length };
    for (const response of responses) {
      if (!response.ok()) continue;
      const kind = KINDS[response.request().resourceType()];
      const body = await response.body();
      const size = compressed(body);
      sums.bytes += size;
      if (kind) sums[kind] += size;
      if (kind === 'js' && named.has(response.url())) sums.named += size;
      if (kind !== 'html') continue;
      for (const [, address] of body.toString().matchAll(NAMED)) named.add(new URL(address, url).href);
    }
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    return { ...sums, nodes };
  } finally {
    await context.close();
  }
}

function compressed(body) {
  const { length } = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return Math.min(length, body.length);
}
