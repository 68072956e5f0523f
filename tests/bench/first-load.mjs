import { brotliCompressSync, constants } from 'node:zlib';

const KINDS = { script: 'js', stylesheet: 'css', document: 'html' };

/** What a phone with an empty cache loads for a page: bytes by kind, compressed here with brotli 11, and requests. */
export async function firstLoad(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  try {
    const page = await context.newPage();
    const { origin } = new URL(url);
    const responses = [];
    page.on('response', (response) => {
      if (new URL(response.url()).origin === origin) responses.push(response);
    });
    await page.goto(url, { waitUntil: 'networkidle', timeout: 30_000 });
    const sums = { js: 0, css: 0, html: 0, requests: responses.length };
    for (const response of responses) {
      const kind = KINDS[response.request().resourceType()];
      if (kind && response.ok()) sums[kind] += compressed(await response.body());
    }
    return sums;
  } finally {
    await context.close();
  }
}

function compressed(body) {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
