import type { ComponentType } from 'react';
import { whenIdle } from './when-idle';

/** Milliseconds that a part waits for a pause, so that it does not begin within the tap that wants it. */
const AT_MOST = 500;

/**
 * Loads what brings a part of the page to life. A part that stands there already, from the server, waits until it comes
 * near or the visitor first touches anything, and then for a pause; when its files do not come it stays as it is. A
 * part that is not there is loaded at once. For `lazy`.
 */
export async function hydrateWhenVisible<Props>(
  boxId: string,
  load: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  const standing = document.getElementById(boxId);
  if (standing) await whenWanted(standing).then(() => whenIdle(AT_MOST));
  try {
    return { default: await load() };
  } catch {
    return standing?.querySelector('section') ? new Promise<never>(() => undefined) : { default: () => null };
  }
}

function whenWanted(box: HTMLElement): Promise<void> {
  const signs = ['pointerdown', 'keydown'];
  return new Promise((resolve) => {
    const begin = () => {
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, begin, true);
      resolve();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin(), {
      rootMargin: '50% 0px',
    });
    observer.observe(box);
    for (const sign of signs) addEventListener(sign, begin, true);
  });
}
