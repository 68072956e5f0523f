import { createServerFn } from '@tanstack/react-start';
import { getAnnouncements } from '../../../contracts/content/announcements';
import { outcomeOf } from '../../lib/outcome';
import { siteContext } from '../../lib/site-context';
import { announcementsFor, shownOf } from './popup-announcements';

/** The popup announcements for whoever asks, sanitised, and no others (HOME-34, HOME-35, HOME-37). */
export const getLoginAnnouncementsFn = createServerFn({ method: 'GET' }).handler(() =>
  outcomeOf(async () => {
    const { callGateway, session } = siteContext();
    const pick = announcementsFor(session === null ? 'B' : 'A');
    const { popup } = await callGateway(getAnnouncements, { types: 'PU' }, { pick });
    return (popup ?? []).map(shownOf);
  }),
);
