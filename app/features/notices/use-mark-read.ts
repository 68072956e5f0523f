import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { markAsRead } from '@/contracts/content/mark-as-read';
import { gateway } from '../../lib/calls/gateway';
import { throttle } from '../../lib/time/throttle';
import { MARK_READ_THROTTLE } from '../../lib/time/timing';
import { useSessionEnded } from '../../shell/session-watch';
import type { NoticePage } from './list-notices.server';
import { loadNotices, noticesQuery } from './notices.queries';

type Id = number | string;

/**
 * Marks notices as read, each once, at most one call per 150 ms and none lost; what was marked shows as read at once
 * and, once the gateway has it, the page it is on is loaded again (NOTICE-09 to NOTICE-12). What could not be marked
 * is unread again.
 */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const onEnded = useSessionEnded();
  const [marked, setMarked] = useState<ReadonlySet<Id>>(new Set());
  const throttled = useMemo(() => throttle(MARK_READ_THROTTLE), []);
  const asked = useRef(new Set<Id>());
  const stale = useRef(new Set<number>());
  const running = useRef(0);

  async function mark(id: Id, page: number): Promise<void> {
    if (asked.current.has(id)) return;
    asked.current.add(id);
    running.current += 1;
    setMarked(new Set(asked.current));
    try {
      await throttled(() => gateway(markAsRead, { announcementId: id, read: true }));
      stale.current.add(page);
    } catch (error) {
      onEnded(error);
      asked.current.delete(id);
      setMarked(new Set(asked.current));
    }
    running.current -= 1;
    if (running.current > 0) return;
    const pages = [...stale.current];
    stale.current.clear();
    await Promise.all(pages.map((stalePage) => reload(queryClient, stalePage)));
  }

  return { marked, mark };
}

/** Loads one page again; all of them when notices came or went, which moves every page. */
async function reload(queryClient: QueryClient, page: number): Promise<void> {
  const { queryKey } = noticesQuery();
  const fresh = await loadNotices(page).catch(() => null);
  const known = queryClient.getQueryData<InfiniteData<NoticePage, number>>(queryKey);
  if (!fresh || !known) return;
  if (known.pages[0]?.total !== fresh.total) return queryClient.invalidateQueries({ queryKey });
  queryClient.setQueryData<InfiniteData<NoticePage, number>>(queryKey, {
    ...known,
    pages: known.pages.map((old) => ({ ...(old.page === page ? fresh : old), unread: fresh.unread })),
  });
}
