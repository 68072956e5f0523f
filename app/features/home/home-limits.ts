/** Figures of home (CONST-59, CONST-60). */
export const HOT_EVENTS = 3;
export const CAROUSEL_ITEMS = 5;
