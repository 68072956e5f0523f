import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/browser.mjs';
import { originOf, portOf, WORKERS } from './tests/e2e/support/sites';

process.env.CHROMIUM_PATH ??= findChromium();

/** Every Playwright worker has a site of its own: a test that closes the site or moves its clock disturbs no other. */
const sites = Array.from({ length: WORKERS }, (_, index) => ({
  command: `node scripts/start.mjs --reset --state .ready/e2e-${index}`,
  name: `site ${index}`,
  env: { PORT: String(portOf(index)) },
  wait: { stdout: /Ready\./ },
  stdout: 'ignore' as const,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
}));

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: WORKERS,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'line',
  webServer: sites,
  use: {
    baseURL: originOf(0),
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
