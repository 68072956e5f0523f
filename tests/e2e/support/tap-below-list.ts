import type { Locator } from '@playwright/test';

/** Frames in which a button has to stand still. */
const FRAMES = 6;

/**
 * Taps a button below a long list. Rows are laid out once they are near the screen, and are then as high as their
 * titles make them. A finger gets there past them; Playwright leaps there in the middle of its tap, some frames before
 * the button moves. A click would press in one place what it releases in another where it moves later still.
 */
export async function tapBelowList(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.evaluate(async (element, frames) => {
    let top = Number.NaN;
    for (let still = 0; still < frames; ) {
      await new Promise(requestAnimationFrame);
      const now = element.getBoundingClientRect().top;
      still = now === top ? still + 1 : 0;
      top = now;
    }
  }, FRAMES);
  await button.tap();
}
