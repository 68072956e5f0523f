import { useEffect } from 'react';
import { STALLED } from './stalled-page';

type KeptClick = { button: HTMLElement; look: string };
type Tapped = typeof globalThis & { keptClick?: KeptClick | null };

/** Milliseconds in which a form that React has just hydrated takes over what was typed. */
export const TAKEN_OVER = 50;

/**
 * The script that holds taps on buttons back until the page can act on them, and keeps the last one for `useClickReplay`.
 * Links and forms need none.
 */
export const KEEP_CLICK = `keptClick = null;
addEventListener('click', function keep(event) {
  if (keptClick === undefined) return removeEventListener('click', keep, true);
  var button = event.target.closest('button[type=button]');
  if (button) event.stopPropagation();
  keptClick = button && { button, look: button.outerHTML };
}, true)`;

/**
 * Makes the last tap that came before the page could act now that it can: on a slow phone a page can be read seconds
 * earlier. Not when the button has come to say something else meanwhile.
 */
export function useClickReplay() {
  useEffect(() => {
    // In a task of its own: only then can React hydrate the parts that the forms are in.
    setTimeout(() => {
      const page = globalThis as Tapped;
      if (page.keptClick === undefined) return;
      // React hydrates what such an event goes to at once; nothing listens to this one.
      const wanted = [...document.forms, ...(page.keptClick ? [page.keptClick.button] : [])];
      for (const element of wanted) element.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
      // What was typed before the scripts is taken over by effects of that, and a button says what it means now.
      setTimeout(() => {
        const tap = page.keptClick;
        page.keptClick = undefined;
        document.getElementById(STALLED)?.remove();
        if (tap && tap.button.outerHTML === tap.look) tap.button.click();
      }, TAKEN_OVER);
    });
  }, []);
}
