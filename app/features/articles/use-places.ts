import { useElementScrollRestoration } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { forgetPlace, savedPlace } from './charity-scroll';

/** Id of the element that is brought into view for an item: its picture and title. */
export const headId = (id: number | string) => `article-${id}`;

/**
 * Brings the expanded item into view: at the top on arrival, later only as far as needed (CONT-15). A return through
 * the history is left to the router, which puts the page where it was.
 */
export function useOpenedInView(id: number | string | undefined, ready: boolean): void {
  const restored = useElementScrollRestoration({ getElement: () => window });
  const returns = useRef(restored !== undefined);
  const arrived = useRef(false);
  useEffect(() => {
    if (!ready) return;
    const isArrival = !arrived.current;
    arrived.current = true;
    const head = id === undefined ? null : document.getElementById(headId(id));
    if (!head) return;
    if (!isArrival) return head.scrollIntoView({ block: 'nearest', behavior: gently() });
    if (!returns.current) head.scrollIntoView();
  }, [id, ready]);
}

type List = { pages: number; hasMore: boolean; loadMore: () => void };

/** Goes back to where the list was left for one of its items, with as many pages as there were (CONT-22). */
export function useReturnToPlace(wanted: boolean, { pages, hasMore, loadMore }: List): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that arrives is one step; how to load more is not
  useEffect(() => {
    const place = wanted && pages > 0 ? savedPlace() : null;
    if (!place) return;
    if (pages < place.pages && hasMore) return loadMore();
    forgetPlace();
    scrollTo(0, place.y);
  }, [wanted, pages, hasMore]);
}

function gently(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
