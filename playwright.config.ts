import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/browser.mjs';
import { ONE_START, ONE_TEST, ONE_WAIT, SERVER_TO_END } from './scripts/lib/limits.mjs';
import { originOf, portOf, WORKERS } from './tests/e2e/support/sites';

process.env.CHROMIUM_PATH ??= findChromium();

/** Every Playwright worker has a site of its own: a test that closes the site or moves its clock disturbs no other. */
const sites = Array.from({ length: WORKERS }, (_, index) => ({
  command: `node scripts/start.mjs --reset --state .ready/e2e-${index}`,
  name: `site ${index}`,
  env: { PORT: String(portOf(index)) },
  wait: { stdout: /Ready\./ },
  stdout: 'ignore' as const,
  timeout: ONE_START,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: SERVER_TO_END },
}));

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
  webServer: sites,
  metadata: { sites: sites.map((_, index) => originOf(index)) },
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
    // A worker between page and network would hide requests from the tests; installed.spec.ts lets it in.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Ho_Chi_Minh',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
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
