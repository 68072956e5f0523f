/** Figures of home (CONST-59, CONST-60); logos and videos are the site's own choice. */
export const HOT_EVENTS = 3;
export const CAROUSEL_ITEMS = 5;
export const ALLIANCE_LOGOS = 12;
export const VIDEO_CARDS = 4;
