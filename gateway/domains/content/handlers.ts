import type { Handlers } from '../../platform/handler';
import { announcementCategories } from './announcement-categories';
import { announcements } from './announcements';
import { sendFeedback } from './feedback';
import { helpCentre } from './help-centre';
import { markAsRead } from './mark-as-read';
import { notice } from './notice';
import { popularAnnouncements } from './popular-announcements';

/** What answers the calls `content.*`. */
export const contentHandlers = {
  'content.announcements': announcements,
  'content.announcementCategories': announcementCategories,
  'content.popularAnnouncements': popularAnnouncements,
  'content.notice': notice,
  'content.markAsRead': markAsRead,
  'content.helpCentre': helpCentre,
  'content.feedback': sendFeedback,
} satisfies Handlers<'content'>;
