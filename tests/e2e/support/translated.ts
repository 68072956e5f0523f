import type { BrowserContext, Page } from '@playwright/test';
import { translatePage } from '../../support/translated-page';

/** Translates every page of the context from its first text on, before any of the site's scripts runs. */
export async function translateBefore(context: BrowserContext): Promise<void> {
  await context.addInitScript(translatePage);
}

/** Translates the page from now on, as a tap on the browser's offer does. */
export async function translateNow(page: Page): Promise<void> {
  await page.evaluate(`(${translatePage})(), undefined`);
}
