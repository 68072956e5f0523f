import type { BrowserContext, Page } from '@playwright/test';
import { scripted } from './held-scripts';

/** More than a page takes to come to rest and load what waits for that (`REST`, the announcement, the app's offer). */
const AT_REST = 10_000;

/**
 * Has every page of the context keep its elements as the server sent them in mind, before any of the site's files runs.
 * What is for browsers without scripts is none. The files wait for `painted` (app/shell/deferred-scripts.tsx), and here for
 * that: nothing is held back on the wire, so what one page loaded the next ones have.
 */
export async function rememberServed(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const read = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
    let remembered: Promise<void>;
    Object.defineProperty(window, 'painted', {
      get: () => remembered,
      set: (painted: Promise<void>) => {
        remembered = Promise.all([painted, read]).then(() => {
          const served = document.querySelectorAll('body *:not(script, template, noscript)');
          Object.assign(window, { served: [...served] });
        });
      },
    });
  });
}

/** Lets the page come to life and to rest, as if the time had passed, and be touched, as what waits for that asks. */
export async function comeToRest(page: Page): Promise<void> {
  await scripted(page);
  for (const pass of [AT_REST, AT_REST]) {
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(pass);
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    );
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}

/**
 * How many elements the server sent, and the outermost of those that are no longer in the page, as they began. Not
 * counted are those in `data-later`, which stand for what the server cannot ask for.
 */
export function servedNodes(page: Page): Promise<{ count: number; gone: string[] }> {
  return page.evaluate(() => {
    const { served } = window as unknown as { served: Element[] };
    const isGone = (element: Element | null) => element !== null && !element.isConnected;
    const gone = served.filter((element) => isGone(element) && !element.closest('[data-later]'));
    const outermost = gone.filter((element) => !isGone(element.parentElement));
    return { count: served.length, gone: outermost.map(({ outerHTML }) => outerHTML.slice(0, 200)) };
  });
}
