import { expect, type Page } from '@playwright/test';

/** Holds the site's scripts back, as a slow connection does, until the function that it answers is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits until the scripts run: from then on links do more than lead on, and nothing tapped is made again. */
export async function scripted(page: Page): Promise<void> {
  const waits = () =>
    'earlyTap' in globalThis && (globalThis as { earlyTap?: unknown }).earlyTap === undefined;
  await expect.poll(() => page.evaluate(waits)).toBe(true);
}
