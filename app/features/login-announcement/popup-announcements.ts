import type { PopupAnnouncement } from '@/contracts/content/announcements';
import type { SafeHtml, Sanitised } from '@/contracts/safe-html';
import type { SessionInfo } from '@/contracts/session/session-info';
import { hasMoney } from '../../session/member-types';

/** At most as many as a carousel holds (CONST-60). */
const MOST = 5;

/** What the popup shows of an announcement; `cover` is empty without a picture. */
export type LoginAnnouncement = {
  id: number | string;
  title: string;
  content: SafeHtml;
  cover: string;
  promotionId: number | string | null;
};

/**
 * Keeps the popups that are for the logged in, `A`, or for the logged out, `B` (HOME-34, HOME-35, ENT-54). Whoever has no
 * money here, on trial or with a free account, is offered no promotion.
 */
export function announcementsFor(
  session: SessionInfo | null,
  popups: PopupAnnouncement[],
): PopupAnnouncement[] {
  const execution = session === null ? 'B' : 'A';
  const mayJoin = session === null || hasMoney(session);
  return popups
    .filter((one) => one.execution === execution)
    .filter(({ linkedPromotionId }) => mayJoin || linkedPromotionId == null)
    .slice(0, MOST);
}

export function shownOf(announcement: Sanitised<PopupAnnouncement>): LoginAnnouncement {
  const { id, title, content, announcementImages, linkedPromotionId } = announcement;
  const [first] = [...announcementImages].sort((a, b) => a.sequence - b.sequence);
  return {
    id,
    title,
    content,
    cover: first?.url ?? '',
    promotionId: linkedPromotionId ?? null,
  };
}
