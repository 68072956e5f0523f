import type { Page } from '@playwright/test';
import { addressOf } from '../../worker/support/server-functions';

/**
 * Holds the page's requests to some addresses back until the function that it answers is called: what shows meanwhile
 * can be looked at for as long as that takes, as a delay of so many seconds cannot.
 */
export async function hold(page: Page, isHeld: (url: URL) => boolean): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isHeld, async (route) => {
    await held;
    // The page may have given the request up meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Holds the calls of one path. */
export function holdCalls(page: Page, path: string): Promise<() => void> {
  return hold(page, ({ pathname }) => pathname === path);
}

/** Holds the requests of a server function. */
export function holdFunction(page: Page, name: string): Promise<() => void> {
  return holdCalls(page, addressOf(name));
}
