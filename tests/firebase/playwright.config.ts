import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';
import { ONE_START, SERVER_TO_END } from '../../scripts/lib/limits.mjs';
import { originOf } from '../e2e/support/sites';
import { API_KEY, EMULATOR, EMULATOR_PORT, PROJECT, SITE_PORT } from './support/places';

const gracefulShutdown = { signal: 'SIGTERM', timeout: SERVER_TO_END } as const;

/** One site that is set up for Firebase, and the Auth emulator beside it. */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/firebase',
  workers: 1,
  metadata: { sites: [originOf(0)] },
  globalTeardown: '../e2e/support/check-contracts.ts',
  webServer: [
    {
      command: 'node tests/firebase/support/start-emulator.mjs',
      name: 'emulator',
      cwd: '../..',
      env: { EMULATOR_PORT: String(EMULATOR_PORT), FIREBASE_PROJECT_ID: PROJECT },
      wait: { stdout: /All emulators ready/ },
      timeout: ONE_START,
      // Where a start hangs, its own words say how far it came.
      stdout: 'pipe',
      gracefulShutdown,
    },
    {
      command: 'node scripts/start.mjs --reset --shipped-settings --state .ready/e2e-firebase',
      name: 'site',
      cwd: '../..',
      env: {
        PORT: String(SITE_PORT),
        FIREBASE_API_KEY: API_KEY,
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_AUTH_EMULATOR: EMULATOR,
      },
      wait: { stdout: /Ready\./ },
      timeout: ONE_START,
      // Where a start hangs, its own words say how far it came.
      stdout: 'pipe',
      gracefulShutdown,
    },
  ],
});
