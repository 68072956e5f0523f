import { type ComponentType, useEffect, useState } from 'react';
import { REST } from '../time/timing';
import { whenIdle } from './when-idle';

/**
 * A component whose files are loaded once it is wanted; null until then. Of files that do not come `onLost` hears,
 * and they are asked for again the next time, or when the network is back. `load` and `onLost` must not change with
 * every render.
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onLost?: () => void,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (!wanted || loaded) return;
    let left = false;
    const lost = () => {
      if (left) return;
      addEventListener('online', ask, { once: true });
      onLost?.();
    };
    const ask = () => void load().then((Part) => left || setLoaded({ Part }), lost);
    ask();
    return () => {
      left = true;
      removeEventListener('online', ask);
    };
  }, [load, wanted, loaded, onLost]);
  return loaded?.Part ?? null;
}

/**
 * True once the page has stood two seconds and the browser has nothing more urgent to do; never on the server. What is
 * loaded then costs the first load nothing.
 */
export function usePageIdle(): boolean {
  const [rested, setPageIdle] = useState(false);
  useEffect(() => {
    let handle: number | undefined;
    const timer = setTimeout(() => {
      if (typeof requestIdleCallback !== 'function') return setPageIdle(true);
      handle = requestIdleCallback(() => setPageIdle(true), { timeout: REST });
    }, REST);
    return () => {
      clearTimeout(timer);
      if (handle !== undefined) cancelIdleCallback(handle);
    };
  }, []);
  return rested;
}

/** Events of what a visitor does on a page, before or with the first tap. */
export const SIGNS = ['pointerdown', 'keydown', 'wheel', 'scroll'];

/** A scroll has come to rest when so many milliseconds passed without any of these; looked at as often. */
const STILL = 200;

/**
 * True once a page at rest has a visitor who did something on it, and the browser a pause: what a tap may open is
 * loaded then, after the scroll and not within it, and nothing of it for those who only look.
 */
export function useFirstInteraction(): boolean {
  const rested = usePageIdle();
  const [stirred, setStirred] = useState(false);
  useEffect(() => {
    if (!rested || stirred) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let moved = false;
    const stir = () => {
      moved = true;
      timer ??= setTimeout(rest, STILL);
    };
    const rest = () => {
      if (!moved) return void whenIdle(REST).then(() => setStirred(true));
      moved = false;
      timer = setTimeout(rest, STILL);
    };
    for (const sign of SIGNS) addEventListener(sign, stir, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, stir, { capture: true });
    };
  }, [rested, stirred]);
  return stirred;
}
