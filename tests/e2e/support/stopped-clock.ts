import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page that was opened after `page.clock.install()`: a time that a requirement names then passes by
 * `page.clock.runFor` alone, however slow the machine is; `page.clock.resume()` lets it go on.
 */
export async function stopClock(page: Page): Promise<void> {
  // A clock cannot be stopped in the past: a second ahead of now.
  await page.clock.pauseAt(Date.now() + 1_000);
}
