import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of an element is on the screen now; false on the server and before the browser has looked. */
export function useOnScreen(ref: RefObject<Element | null>, exists: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!exists || !element) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, exists]);
  return seen;
}
