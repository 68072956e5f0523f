import { queryOptions } from '@tanstack/react-query';
import { GUEST } from '../../domain/announcements/announced';
import { lazily } from '../../lib/calls/outcome';
import { LOCALISED } from '../../locale/locale';
import { MEMBER_KEY } from '../../session/member.queries';

const functions = () => import('./login-announcement.functions');
const getLoginAnnouncements = lazily(functions, (all) => all.getLoginAnnouncementsFn);

/** The announcements that are for this login or for guests, in the page's language (HOME-37). */
export function loginAnnouncementsQuery(who: string) {
  return queryOptions({
    queryKey: [who === GUEST ? GUEST : MEMBER_KEY, 'login-announcements', who, LOCALISED],
    queryFn: ({ signal }) => getLoginAnnouncements({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
