import { type Announcement, getAnnouncements } from '@/contracts/content/announcements';
import type { SiteContext } from '@/contracts/site';

/** Notices on one page. */
const PAGE_SIZE = 20;

/** A notice of the list; its text comes when it is opened. */
export type NoticeSummary = Pick<Announcement, 'id' | 'title' | 'startDate' | 'read'>;

export type NoticePage = {
  notices: NoticeSummary[];
  /** Counts from 1. */
  page: number;
  pages: number;
  total: number;
  /** How many of all notices the member has not read; 0 where the gateway tells nobody apart. */
  unread: number;
};

/**
 * One page of the notices without their texts (NOTICE-14); a page that does not exist is empty. Thousands of them
 * cost the browser as much as twenty.
 * @throws GatewayError
 */
export async function listNotices(
  callGateway: SiteContext['callGateway'],
  page: number,
): Promise<NoticePage> {
  const all = await callGateway(
    getAnnouncements,
    { types: 'B,PL,PU' },
    { pick: ({ player }) => player.map(summaryOf) },
  );
  return {
    notices: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pages: Math.max(1, Math.ceil(all.length / PAGE_SIZE)),
    total: all.length,
    unread: all.filter(({ read }) => read === false).length,
  };
}

function summaryOf({ id, title, startDate, read }: NoticeSummary): NoticeSummary {
  return { id, title, startDate, read };
}
