import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/browser.mjs';
import { ONE_START, ONE_TEST, ONE_WAIT, SERVER_TO_END } from './scripts/lib/limits.mjs';
import { originOf, portOf, WORKERS } from './tests/e2e/support/sites';

process.env.CHROMIUM_PATH ??= findChromium();

const sites = Array.from({ length: WORKERS }, (_, index) => index);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: WORKERS,
  retries: 0,
  timeout: ONE_TEST,
  expect: { timeout: ONE_WAIT },
  reporter: 'line',
  // Every Playwright worker has a site of its own: a test that closes the site or moves its clock disturbs no other.
  webServer: {
    command: `node scripts/start-sites.mjs ${sites.map(portOf).join(' ')}`,
    name: 'sites',
    wait: { stdout: /All ready\./ },
    stdout: 'ignore',
    timeout: ONE_START,
    gracefulShutdown: { signal: 'SIGTERM', timeout: SERVER_TO_END },
  },
  metadata: { sites: sites.map(originOf) },
  globalTeardown: './tests/e2e/support/check-contracts.ts',
  use: {
    baseURL: originOf(0),
    actionTimeout: ONE_WAIT,
    navigationTimeout: ONE_WAIT,
    viewport: { width: 390, height: 844 },
    // One pixel a point: drawing is most of what a test costs on a machine without a graphics card.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'vi-VN',
    // A worker between page and network would hide requests from the tests; those of the installed site let it in.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Ho_Chi_Minh',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // No other site is opened here: without it the browser starts a process for the next one at each first page.
        '--disable-site-isolation-trials',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
