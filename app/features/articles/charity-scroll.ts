import { tabStore } from '../../lib/storage/storage';

const KEY = 'CHARITY_SCROLL';

type Place = { y: number; pages: number };

/** Remembers for this tab how far down the list one was, before an item opens (CONT-20). */
export function savePlace(pages: number): void {
  tabStore.setJson(KEY, { y: Math.round(scrollY), pages } satisfies Place);
}

/** The place that was left, or null (CONT-22). */
export function savedPlace(): Place | null {
  return tabStore.json(KEY, (kept) => {
    const { y, pages }: Partial<Place> = Object(kept);
    return Number.isFinite(y) && Number.isFinite(pages) ? ({ y, pages } as Place) : null;
  });
}

export function forgetPlace(): void {
  tabStore.remove(KEY);
}
