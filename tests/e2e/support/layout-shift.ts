import type { BrowserContext, Page } from '@playwright/test';

type Shifted = { __layoutShift?: number };

/** Starts counting layout shifts in every page of the context, from before the first paint on. */
export async function countLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const counter = window as unknown as Shifted;
    counter.__layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) counter.__layoutShift = (counter.__layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Sum of all layout shifts of the document so far that no input caused; 0 is a page that stood still. */
export async function layoutShiftOf(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  return page.evaluate(() => (window as unknown as Shifted).__layoutShift ?? 0);
}
