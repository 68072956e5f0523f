import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose files are loaded once it is wanted; null until then. Of files that do not come `onLost` hears,
 * and they are asked for again the next time. `load` and `onLost` must not change with every render.
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
    load().then(
      (Part) => left || setLoaded({ Part }),
      () => left || onLost?.(),
    );
    return () => {
      left = true;
    };
  }, [load, wanted, loaded, onLost]);
  return loaded?.Part ?? null;
}

/** True once the browser has nothing more urgent to do; never on the server. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIdle(true), 1_000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 4_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
