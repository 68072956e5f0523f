import { createContext, type RefObject, useCallback, useContext, useRef, useSyncExternalStore } from 'react';

/** How near a picture of the server's page must come before it is loaded; browsers' own laziness has three screens. */
const MARGIN = '25% 0px';

/** Whether what stands within is near, where something around it knows better than its own place says. */
export const NearContext = createContext<boolean | undefined>(undefined);

/**
 * Whether an element of the server's page has come near the screen, or was from the start when `first`; it stays near.
 * What the browser draws later is near: nobody draws what is far away.
 */
export function useNear(element: RefObject<Element | null>, first = false): boolean {
  const told = useContext(NearContext);
  const kept = useRef<boolean>(undefined);
  if (first || told) kept.current = true;
  const isTold = told !== undefined;
  const observe = useCallback(
    (notify: () => void) => {
      if (isTold || kept.current || !element.current) return () => undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          kept.current = true;
          observer.disconnect();
          notify();
        },
        { rootMargin: MARGIN },
      );
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    [element, isTold],
  );
  // Only what is hydrated asks for the server's answer first.
  return useSyncExternalStore(
    observe,
    () => (kept.current ??= !isTold),
    () => (kept.current ??= false),
  );
}
