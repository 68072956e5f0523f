import { useLazyPart, usePageIdle } from '../lib/loading/use-lazy-part';
import { getsUnreadCounts } from '../session/member-types';
import { useSession } from '../session/session.queries';

const loadDot = () => import('./menu/unread-dot').then(({ UnreadDot }) => UnreadDot);

/** A dot while inbox messages wait; asked for when the page has come to rest, and for those who get counts (ROLE-43). */
export function UnreadMark() {
  const wanted = getsUnreadCounts(useSession());
  const Dot = useLazyPart(loadDot, usePageIdle() && wanted);
  return Dot && wanted ? <Dot /> : null;
}
