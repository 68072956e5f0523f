import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getNotice } from '@/contracts/content/notice';
import { gateway } from '../../lib/calls/gateway';
import { isUnknown } from '../../lib/calls/is-unknown';
import { lazily } from '../../lib/calls/outcome';
import type { PageOf } from '../../lists/use-list';
import { LOCALISED } from '../../locale/locale';
import { MEMBER_KEY } from '../../session/member.queries';
import type { NoticePage, NoticeSummary } from './list-notices.server';

const functions = () => import('./notices.functions');
const listNotices = lazily(functions, (all) => all.listNoticesFn);

/** One page of the notices, counted from 1. */
export function loadNotices(page: number, signal?: AbortSignal) {
  return listNotices({ data: { page }, ...(signal && { signal }) });
}

/** The notices page by page; who is signed in decides what is read (NOTICE-01, NOTICE-14). */
export function noticesQuery() {
  return infiniteQueryOptions({
    queryKey: [MEMBER_KEY, 'notices', LOCALISED],
    queryFn: ({ pageParam, signal }) => loadNotices(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  });
}

/** A page of notices, each with the number of the page it is on. */
export const noticesPage: PageOf<NoticePage, { notice: NoticeSummary; page: number }> = {
  entriesOf: ({ notices, page }) => notices.map((notice) => ({ notice, page })),
  keyOf: ({ notice }) => notice.id,
  totalOf: ({ total }) => total,
};

/** One notice with its text (CALL-49, NOTICE-15 to NOTICE-17). */
export function noticeQuery(id: number | string) {
  return queryOptions({
    queryKey: ['notice', String(id), LOCALISED],
    queryFn: ({ signal }) => gateway(getNotice, { id }, signal),
    staleTime: 60_000,
  });
}

/** Whether the gateway says that there is no such notice. */
export function isGone(error: unknown): boolean {
  return isUnknown(error);
}
