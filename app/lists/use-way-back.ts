import { useEffect } from 'react';
import type { ListState } from './list-state';

/** Where a list was left: how many pages were loaded, and how far the window was scrolled, in pixels. */
export type Place = { pages: number; top: number };

type PagedList = Pick<ListState<never>, 'isFetching' | 'more'> & { pages: readonly unknown[] };

const INTERRUPTIONS = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Leads back to a place in a list: loads as many pages as there were, one after the other, and scrolls there. Ends
 * there, when a page does not come, and when the visitor touches the page meanwhile.
 * @param place undefined while none is wanted
 */
export function useWayBack(list: PagedList, place: Place | undefined, onEnd: () => void): void {
  const { pages, isFetching, more } = list;
  const loaded = pages.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that arrives is one step; how to load is not
  useEffect(() => {
    if (!place) return;
    if (more.failed) return onEnd();
    if (more.has && loaded < place.pages) {
      if (!isFetching) more.load();
    } else if (loaded > 0) {
      scrollTo(0, place.top);
      return onEnd();
    }
    for (const sign of INTERRUPTIONS) addEventListener(sign, onEnd);
    return () => {
      for (const sign of INTERRUPTIONS) removeEventListener(sign, onEnd);
    };
  }, [place, loaded, isFetching, more.has, more.failed]);
}
