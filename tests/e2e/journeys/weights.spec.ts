import { firstLoad } from '../../bench/first-load.mjs';
import { expect, test } from '../support/test';

/** Brotli 11, in bytes; no load of the machine changes them. Goals, and how far home is from them: `npm run bench`. */
const MOST = { named: 126_000, js: 126_100, css: 7_250, html: 11_000, bytes: 200_000, requests: 20 };

test('home loads no more than it did, and nothing that nobody has asked for', async ({
  browser,
  baseURL,
}) => {
  const home = await firstLoad(browser, `${baseURL}/m/home`);
  expect(home.named, 'scripts that the page names').toBeGreaterThan(50_000);
  expect(home.named, 'scripts that the page names').toBeLessThan(MOST.named);
  expect(home.js, 'scripts until idle').toBeLessThan(MOST.js);
  expect(home.css, 'styles until idle').toBeLessThan(MOST.css);
  expect(home.html, 'the page itself').toBeLessThan(MOST.html);
  expect(home.bytes, 'all of it').toBeLessThan(MOST.bytes);
  expect(home.requests, 'requests').toBeLessThanOrEqual(MOST.requests);
});
