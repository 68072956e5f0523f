import { useEffect } from 'react';

type Tapped = typeof globalThis & { earlyTap?: HTMLElement | null };

/** The script that keeps the last tap on a button until `useEarlyTap` takes it. Links and forms need none. */
export const KEEP_EARLY_TAP = `earlyTap = null;
addEventListener('click', function keep(event) {
  if (earlyTap === undefined) removeEventListener('click', keep, true);
  else earlyTap = event.target.closest('button[type=button]');
}, true)`;

/**
 * Makes the last tap that came before the page's scripts again now that they run: on a slow phone a page can be read
 * seconds earlier than it can act.
 */
export function useEarlyTap() {
  useEffect(() => {
    const page = globalThis as Tapped;
    const button = page.earlyTap;
    page.earlyTap = undefined;
    // In a task of its own: only then can React hydrate the part that the button is in before the tap reaches it.
    if (button) setTimeout(() => button.click());
  }, []);
}
