import { oneOf, searchSchema } from '@/app/lib/links/search-schema';

/** The lists of live rooms, in their order (CHAT-01 to CHAT-04, CHAT-30). */
export const LIVE_TABS = ['hot', 'promo', 'model', 'focus'] as const;
export type LiveTab = (typeof LIVE_TABS)[number];

/** The list that an address names; the first one goes without saying. */
export const liveSearch = searchSchema<{ live?: LiveTab | undefined }>({ live: oneOf(LIVE_TABS, 'hot') });
