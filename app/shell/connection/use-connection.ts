import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { serviceWorkers } from '../../lib/app-shell/service-worker';
import { isUnreached } from '../../lib/calls/is-unreached';
import { MEMBER_KEY, walletQuery } from '../../session/member.queries';
import { LOST_SCREEN } from '../lost-screen';

/** Milliseconds between two looks for the network while there is none. */
const LOOK_AGAIN = 5_000;
/** A look that has not ended by then, in milliseconds, has found none: a poor network loses requests without a word. */
const LOOK_ENDS = 10_000;
/** So often a screen that is lost again is asked for by itself, on a network that comes and goes. */
const MOST_TRIES = 5;
/** More pages of a list than these are not all asked for again. */
const FEW_PAGES = 3;

export type Connection = {
  /** The site cannot be reached. */
  lost: boolean;
  /** From when the oldest copy on the page is, in epoch milliseconds; null while what is shown came by itself. */
  asOf: number | null;
};

/**
 * Whether the site can be reached. What the browser says and every failed call is a hint; a request of a few bytes
 * decides, again every five seconds until it gets through. Then what failed, or came from this phone, is asked for anew.
 */
export function useConnection(): Connection {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [state, setState] = useState<Connection>({ lost: false, asOf: null });

  useEffect(() => {
    let lostSince: number | undefined;
    /** When the oldest copy that the service worker brought for this screen was kept. */
    let copied = documentKeptAt();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looking = false;
    let tries = 0;
    let left = false;

    async function look() {
      clearTimeout(timer);
      if (looking) return;
      looking = true;
      const reached = await isReached();
      looking = false;
      if (left) return;
      if (reached) return returned();
      if (lostSince === undefined) {
        lostSince = Date.now();
        // What is shown of the money says from when it is.
        void queryClient.refetchQueries({ queryKey: walletQuery().queryKey, type: 'active' });
      }
      setState({ lost: true, asOf: oldest(copied, shownSince(queryClient)) });
      timer = setTimeout(() => document.hidden || void look(), LOOK_AGAIN);
    }

    function returned() {
      setState({ lost: false, asOf: null });
      const since = lostSince;
      lostSince = undefined;
      if (documentKeptAt() !== null && !holdsText()) return location.reload();
      copied = null;
      if (since !== undefined) {
        tries = 0;
        askAgain(queryClient, router, since);
      }
      tryLater();
    }

    /** A screen may be given up long after the network has come back, and a try may end without a word. */
    function tryLater() {
      if (tries < MOST_TRIES) timer = setTimeout(tryAgain, LOOK_AGAIN);
    }

    function tryAgain() {
      const button = lostButton();
      if (button) tries += 1;
      tryLater();
      button?.click();
    }

    const onCopy = ({ data }: MessageEvent) => {
      if (typeof data?.keptAt !== 'number') return;
      copied = oldest(copied, data.keptAt);
      void look();
    };
    const onHint = () => void look();
    const onLook = () => document.hidden || lostSince === undefined || void look();
    const hear = (error: unknown) => isUnreached(error) && void look();

    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
      }),
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) copied = null;
      }),
      router.subscribe('onResolved', () => {
        if (lostSince !== undefined) void look();
      }),
    ];
    const workers = serviceWorkers();
    workers?.addEventListener('message', onCopy);
    for (const hint of HINTS) addEventListener(hint, onHint);
    document.addEventListener('visibilitychange', onLook);
    if (!navigator.onLine || copied !== null || hasFailed(queryClient, router)) void look();
    return () => {
      left = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
      workers?.removeEventListener('message', onCopy);
      for (const hint of HINTS) removeEventListener(hint, onHint);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [queryClient, router]);

  return state;
}

const HINTS = ['offline', 'online', 'vite:preloadError', 'pageshow'];

/** Whatever it answers, the site answers. The service worker has no part in it. */
function isReached(): Promise<boolean> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), LOOK_ENDS);
  return fetch('/offline.html', { method: 'HEAD', cache: 'no-store', signal: end.signal })
    .then(
      () => true,
      () => false,
    )
    .finally(() => clearTimeout(timer));
}

/** When the page itself was kept, should the service worker have brought it from this phone. */
function documentKeptAt(): number | null {
  return Number(document.documentElement.dataset.keptAt) || null;
}

/** When the oldest content on the screen came; of members and settings nothing is said. */
function shownSince(queryClient: QueryClient): number | null {
  const shown = queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey: [first], state: { data } }) =>
      data !== undefined && ![MEMBER_KEY, 'session', 'site'].includes(String(first)),
  });
  return shown.reduce<number | null>((found, { state }) => oldest(found, state.dataUpdatedAt), null);
}

function oldest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** A reload would lose it, whether or not the focus is still there. */
function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS);
  return [...fields].some(({ value }) => value !== '');
}

const TEXT_FIELDS = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio])';

function hasFailed(queryClient: QueryClient, router: AnyRouter): boolean {
  const failed = queryClient.getQueryCache().findAll({ predicate: ({ state }) => isUnreached(state.error) });
  return failed.length > 0 || isScreenLost(router);
}

/** Of a screen whose files did not come; the router takes it for loaded. */
const lostButton = () => document.getElementById(LOST_SCREEN);

const isScreenLost = (router: AnyRouter) =>
  lostButton() !== null || router.state.matches.some(({ status }) => status === 'error');

function askAgain(queryClient: QueryClient, router: AnyRouter, since: number): void {
  void queryClient.invalidateQueries({
    predicate: ({ state: { error, data, dataUpdatedAt } }) => {
      const pages = (data as { pages?: unknown[] } | undefined)?.pages?.length ?? 0;
      return isUnreached(error) || (dataUpdatedAt >= since && pages <= FEW_PAGES);
    },
  });
  if (isScreenLost(router)) void router.invalidate();
}
