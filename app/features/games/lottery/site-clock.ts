import { createContext, useContext, useSyncExternalStore } from 'react';
import type { KnownDraws } from './lottery.queries';

const SECOND = 1_000;
/** Clocks that differ by less are taken as equal. */
const SAME_CLOCK = 2_000;

/** One timer for all that counts down on a page: it ticks each second while somebody listens and the page is seen. */
export type Ticker = { subscribe: (listener: () => void) => () => void };

export function createTicker(): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function plan() {
    clearTimeout(timer);
    if (listeners.size > 0 && !document.hidden) timer = setTimeout(tick, SECOND - (Date.now() % SECOND));
  }
  function tick() {
    plan();
    if (!document.hidden) for (const listener of listeners) listener();
  }
  return {
    subscribe(listener) {
      if (listeners.size === 0) document.addEventListener('visibilitychange', tick);
      listeners.add(listener);
      plan();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
  };
}

/** How far this phone's clock is ahead of the site's, judged by an answer that came with the page or later. */
export function clockAhead({ now, arrived }: Pick<KnownDraws, 'now' | 'arrived'>): number {
  const ahead = (arrived ?? pageMade()) - now;
  return Math.abs(ahead) > SAME_CLOCK ? ahead : 0;
}

/** When this page was made, by this phone's clock: a page that the edge kept says for how long. */
function pageMade(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page) return Date.now();
  const kept = page.serverTiming?.find(({ name }) => name === 'kept')?.duration ?? 0;
  return performance.timeOrigin + page.responseStart - kept;
}

/** The page's ticker and how to read the site's time; `at` is the time of the answer, which the server renders with. */
export type SiteClock = { ticker: Ticker; ahead: number; at: number };

export const SiteClockContext = createContext<SiteClock | null>(null);

/** The site's time in whole seconds, anew each second; on the server and while hydrating that of the answer. */
export function useSiteTime(): number {
  const clock = useContext(SiteClockContext);
  if (!clock) throw new Error('useSiteTime needs SiteClockContext');
  const { ticker, ahead, at } = clock;
  return useSyncExternalStore(
    ticker.subscribe,
    () => Math.floor((Date.now() - ahead) / SECOND) * SECOND,
    () => at,
  );
}
