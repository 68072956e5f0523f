import { useEffect } from 'react';

type EarlyTap = { button: HTMLElement; look: string };
type Tapped = typeof globalThis & { earlyTap?: EarlyTap | null };

/** Milliseconds in which a form that React has just hydrated takes over what was typed. */
const TAKEN_OVER = 50;

/** The script that keeps the last tap on a button until `useEarlyTap` takes it. Links and forms need none. */
export const KEEP_EARLY_TAP = `earlyTap = null;
addEventListener('click', function keep(event) {
  if (earlyTap === undefined) return removeEventListener('click', keep, true);
  var button = event.target.closest('button[type=button]');
  earlyTap = button && { button: button, look: button.outerHTML };
}, true)`;

/**
 * Makes the last tap that came before the page's scripts again now that they run: on a slow phone a page can be read
 * seconds earlier than it can act. Not when the button has come to say something else meanwhile.
 */
export function useEarlyTap() {
  useEffect(() => {
    // In a task of its own: only then can React hydrate the part that the button is in.
    setTimeout(() => {
      const page = globalThis as Tapped;
      const tap = page.earlyTap;
      page.earlyTap = undefined;
      if (!tap) return;
      // React hydrates what such an event goes to at once; nothing listens to this one.
      tap.button.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
      // What was typed before the scripts is taken over by effects of that: after them.
      setTimeout(() => {
        if (tap.button.outerHTML === tap.look) tap.button.click();
      }, TAKEN_OVER);
    });
  }, []);
}

/** For a click that React hands out itself: it is not made again. */
export function dropEarlyTap() {
  const page = globalThis as Tapped;
  if (page.earlyTap) page.earlyTap = null;
}
