import { useInfiniteQuery } from '@tanstack/react-query';
import { getsUnreadCounts } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { noticesQuery } from './notices.queries';

/** How many notices the member has not read; 0 without a call for guests and users on trial (NOTICE-07, NOTICE-08). */
export function useUnreadNotices(): number {
  const isCounted = getsUnreadCounts(useSession());
  const { data } = useInfiniteQuery({ ...noticesQuery(), enabled: isCounted });
  return isCounted ? (data?.pages[0]?.unread ?? 0) : 0;
}
