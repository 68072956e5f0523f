import { announcementsQuery } from '../../shell/announcements.queries';

/** The promotions of the site, out of the announcements that home loads too (PROMO-01, PROMO-10). */
export const promotionsQuery = announcementsQuery;
