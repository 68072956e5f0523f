import type { CDPSession } from '@playwright/test';
import type { Page } from '../support/site-page';
import { expect, test } from '../support/test';

type Got = { path: string; type: string; bytes: number };

/** All that arrives for a page, with the bytes that crossed the wire, headers included. */
async function arrivals(page: Page): Promise<Got[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const asked = new Map<string, Got>();
  const got: Got[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    asked.set(requestId, { path: new URL(request.url).pathname, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const one = asked.get(requestId);
    if (one) got.push({ ...one, bytes });
  });
  await session.send('Network.enable');
  return got;
}

const pictures = (got: readonly Got[]) => got.filter(({ type }) => type === 'Image');
const sum = (got: readonly Got[]) => got.reduce((bytes, one) => bytes + one.bytes, 0);

test('home loads the pictures of its first screen and no others, in one format of few bytes; one far below comes once the page is scrolled to it, and its place does not jump', async ({
  page,
  cls,
}) => {
  const got = await arrivals(page);
  await page.goto('/m/home');
  await page.waitForLoadState('networkidle');
  const first = pictures(got);
  expect(first.length).toBeGreaterThan(2);
  expect(first.length, first.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(10);
  expect(sum(first)).toBeLessThan(60_000);
  expect(first.filter(({ path }) => path.startsWith('/art/')).map(({ path }) => path)).toEqual([]);
  // The page, its styles, icons and motifs; scripts have budgets of their own.
  const rest = got.filter(({ type }) => type !== 'Image' && type !== 'Script');
  expect(rest.length, rest.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(8);

  const covers = page.locator('#home-games').locator('xpath=ancestor::section').locator('li picture > img');
  const far = covers.last();
  await expect(far).not.toHaveAttribute('src');
  const place = await far.boundingBox();
  expect(place?.height).toBeGreaterThan(100);
  await far.scrollIntoViewIfNeeded();
  await expect(far).toHaveAttribute('src', /^\/art\/covers\//);
  await expect
    .poll(() => far.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.currentSrc]))
    .toEqual([true, expect.stringMatching(/\/assets\/art\/\w+\/covers\/[\w-]+\.avif$/)]);
  expect((await far.boundingBox())?.height).toBe(place?.height);
  expect(await cls()).toBeLessThan(0.01);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture of home is there', async ({ page, allow }) => {
    allow(/^request failed csp GET .*\.js$/);
    await page.goto('/m/home');
    const places = await page.locator('img:not([src])').count();
    expect(places).toBeGreaterThan(10);
    expect(await page.locator('noscript img[src][width][height]').count()).toBe(places);
    await expect(page.locator('img:not([src])').first()).toBeHidden();
  });
});
