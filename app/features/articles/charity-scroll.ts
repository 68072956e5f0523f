const KEY = 'CHARITY_SCROLL';

type Place = { y: number; pages: number };

/** Remembers for this tab how far down the list one was, before an item opens (CONT-20). */
export function savePlace(pages: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ y: Math.round(scrollY), pages }));
  } catch {
    // A full or forbidden storage costs the place, nothing else.
  }
}

/** The place that was left, or null (CONT-22). */
export function savedPlace(): Place | null {
  try {
    const { y, pages } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? {};
    return Number.isFinite(y) && Number.isFinite(pages) ? { y, pages } : null;
  } catch {
    return null;
  }
}

export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}
