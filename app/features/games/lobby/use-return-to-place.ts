import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const LOBBY_PLACE = 'LOBBY_PLACE';
/** More pages than these are not asked for again, one after the other, to find a place. */
const MOST_PAGES = 20;
const INTERRUPTIONS = ['pointerdown', 'wheel', 'keydown'] as const;

/** What a list has beyond the pages that are loaded, and how to load the next one. */
export type MorePages = { has: boolean; busy: boolean; failed: boolean; load: () => void };

type Place = { href: string; pages: number; top: number };

/**
 * Leads back to the place in a long list when the whole page was left, as for a game that fills the tab, and the
 * browser brings it back with its first page of games alone. Inside the site the list is still there. Whoever touches
 * the page meanwhile is left alone.
 */
export function useReturnToPlace(pages: number, more: MorePages): void {
  const isAlive = useHydrated();
  const [fromServer] = useState(!isAlive);
  const [wanted, setWanted] = useState<Place>();

  useEffect(() => {
    if (fromServer && wasBroughtBack()) setWanted(keptPlace());
  }, [fromServer]);

  useEffect(() => {
    const keep = () => keepPlace({ href: location.href, pages, top: scrollY });
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [pages]);

  useEffect(() => {
    if (!wanted) return;
    const stop = () => setWanted(undefined);
    if (more.failed) return stop();
    if (more.has && pages < wanted.pages) {
      if (!more.busy) more.load();
    } else {
      scrollTo(0, wanted.top);
      return stop();
    }
    for (const sign of INTERRUPTIONS) addEventListener(sign, stop);
    return () => {
      for (const sign of INTERRUPTIONS) removeEventListener(sign, stop);
    };
  }, [wanted, pages, more]);
}

function wasBroughtBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.type === 'reload';
}

function keepPlace(place: Place): void {
  if (place.pages > 1) sessionStorage.setItem(LOBBY_PLACE, JSON.stringify(place));
  else sessionStorage.removeItem(LOBBY_PLACE);
}

function keptPlace(): Place | undefined {
  try {
    const kept: Partial<Place> | null = JSON.parse(sessionStorage.getItem(LOBBY_PLACE) ?? 'null');
    const isHere = kept?.href === location.href && Number.isFinite(kept.pages) && Number.isFinite(kept.top);
    return isHere && Number(kept.pages) <= MOST_PAGES ? (kept as Place) : undefined;
  } catch {
    return;
  }
}
