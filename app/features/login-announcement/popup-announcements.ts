import type { getAnnouncements, PopupAnnouncement } from '../../../contracts/content/announcements';
import type { OutputOf } from '../../../contracts/operation';

type Answer = OutputOf<typeof getAnnouncements>;

/** At most as many as a carousel holds (CONST-60). */
const MOST = 5;

/** What the popup shows of an announcement; `content` is sanitised operator HTML, `cover` empty without a picture. */
export type LoginAnnouncement = {
  id: number | string;
  title: string;
  content: string;
  cover: string;
  promotionId: number | string | null;
};

/** Keeps the popups that are for the logged in, `A`, or for the logged out, `B` (HOME-34, HOME-35, ENT-54). */
export function announcementsFor(execution: 'A' | 'B') {
  return ({ popup }: Answer): Answer => ({
    banners: [],
    hot: [],
    promotion: [],
    player: [],
    popup: (popup ?? []).filter((one) => one.execution === execution).slice(0, MOST),
  });
}

export function shownOf(announcement: PopupAnnouncement): LoginAnnouncement {
  const { id, title, content, announcementImages, linkedPromotionId } = announcement;
  const [first] = [...(announcementImages ?? [])].sort((a, b) => a.sequence - b.sequence);
  return {
    id,
    title: title ?? '',
    content: content ?? '',
    cover: first?.url ?? '',
    promotionId: linkedPromotionId ?? null,
  };
}
