import { createServerFn } from '@tanstack/react-start';
import { getAnnouncements } from '@/contracts/content/announcements';
import { outcomeOf } from '../../lib/calls/outcome';
import { siteContext } from '../../lib/calls/site-context';
import { announcementsFor, shownOf } from './popup-announcements';

/** The popup announcements for whoever asks, sanitised, and no others (HOME-34, HOME-35, HOME-37). */
export const getLoginAnnouncementsFn = createServerFn({ method: 'GET' }).handler(() =>
  outcomeOf(async () => {
    const { callGateway, session } = siteContext();
    const mine = await callGateway(
      getAnnouncements,
      { types: 'PU' },
      { pick: ({ popup }) => announcementsFor(session, popup) },
    );
    return mine.map(shownOf);
  }),
);
