import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { wasBroughtBack } from '../lib/links/brought-back';
import { tabStore } from '../lib/storage/storage';
import { type Place, useWayBack } from './use-way-back';

const LIST_PLACE = 'LIST_PLACE';
/** More pages than these are not asked for again, one after the other, to find a place. */
const MOST_PAGES = 20;

type KeptPlace = Place & { href: string };

/**
 * Leads back to the place in a long list when the whole page was left, as for a game that fills the tab, and the
 * browser brings it back with its first page alone. Inside the site the list is still there.
 * @param isKept false for a list whose place is kept in another way
 */
export function useKeptPlace(list: Parameters<typeof useWayBack>[0], isKept = true): void {
  const isAlive = useHydrated();
  const [fromServer] = useState(!isAlive);
  const [wanted, setWanted] = useState<Place>();
  const loaded = list.pages.length;
  useWayBack(list, wanted, () => setWanted(undefined));

  useEffect(() => {
    if (isKept && fromServer && wasBroughtBack()) setWanted(keptPlace());
  }, [fromServer, isKept]);

  useEffect(() => {
    if (!isKept) return;
    // Left again on the way back, it is still the place that is wanted.
    const keep = () => keepPlace({ href: location.href, ...(wanted ?? { pages: loaded, top: scrollY }) });
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [loaded, wanted, isKept]);
}

function keepPlace(place: KeptPlace): void {
  if (place.pages > 1) tabStore.setJson(LIST_PLACE, place);
  else tabStore.remove(LIST_PLACE);
}

function keptPlace(): Place | undefined {
  const place = tabStore.json(LIST_PLACE, (value) => {
    const kept: Partial<KeptPlace> = Object(value);
    const isHere = kept.href === location.href && Number.isFinite(kept.pages) && Number.isFinite(kept.top);
    return isHere && Number(kept.pages) <= MOST_PAGES ? (kept as Place) : null;
  });
  return place ?? undefined;
}
