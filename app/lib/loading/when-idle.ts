/** Resolves when the browser has nothing more urgent to do, after `most` milliseconds at the latest. */
export function whenIdle(most: number): Promise<void> {
  return new Promise((resolve) => {
    // Not in every browser.
    if (typeof requestIdleCallback !== 'function') setTimeout(resolve, most / 2);
    else requestIdleCallback(() => resolve(), { timeout: most });
  });
}
