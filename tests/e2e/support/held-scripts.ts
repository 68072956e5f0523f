import type { Page } from '@playwright/test';
import { hold } from './held-calls';

/** Holds the site's scripts back, as a slow connection does, until the function that it answers is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, ({ pathname }) => /^\/assets\/.*\.js$/.test(pathname));
}

/** Waits until the scripts run: from then on links do more than lead on, and nothing tapped is made again. */
export async function scripted(page: Page): Promise<void> {
  const waits = () =>
    'keptClick' in globalThis && (globalThis as { keptClick?: unknown }).keptClick === undefined;
  await page.waitForFunction(waits, undefined, { polling: 50 });
}
