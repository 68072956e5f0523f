import { type RefObject, useLayoutEffect, useState } from 'react';

/** The `tabIndex` of a box that scrolls: keys stop at it while it holds more than it shows, and pass it otherwise. */
export function useScrollStop(box: RefObject<HTMLElement | null>): 0 | undefined {
  const [holdsMore, setHoldsMore] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = () =>
      setHoldsMore(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight);
    const observer = new ResizeObserver(look);
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return holdsMore ? 0 : undefined;
}
