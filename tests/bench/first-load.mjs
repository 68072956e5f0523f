import { brotliCompressSync, constants } from 'node:zlib';

const KINDS = { script: 'js', stylesheet: 'css', document: 'html' };

/**
 * What a phone with an empty cache loads for a page: bytes by kind and of all files, compressed here with brotli 11,
 * those of the document also as they are; requests, and nodes of the page.
 */
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
    const sums = { js: 0, css: 0, html: 0, htmlRaw: 0, bytes: 0, requests: responses.length };
    for (const response of responses) {
      if (!response.ok()) continue;
      const kind = KINDS[response.request().resourceType()];
      const body = await response.body();
      const size = compressed(body);
      sums.bytes += size;
      if (kind) sums[kind] += size;
      if (kind === 'html') sums.htmlRaw += body.length;
    }
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    return { ...sums, nodes };
  } finally {
    await context.close();
  }
}

function compressed(body) {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
