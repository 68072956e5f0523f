/** The lists of live rooms, in their order (CHAT-01 to CHAT-04, CHAT-30). */
export const LIVE_TABS = ['hot', 'promo', 'model', 'focus'] as const;
export type LiveTab = (typeof LIVE_TABS)[number];

/** The list that an address names; the first one goes without saying. */
export function liveSearch({ live }: { live?: unknown }): { live?: LiveTab | undefined } {
  return { live: LIVE_TABS.find((tab) => tab === live && tab !== 'hot') };
}
