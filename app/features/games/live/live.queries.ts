import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { LOCALISED } from '@/app/locale/locale';
import { pageLanguage } from '@/app/locale/page-language';
import { getLocale } from '@/app/paraglide/runtime.js';
import { MEMBER_KEY } from '@/app/session/member.queries';
import { listAnchors, listFocus, listModels, type Model } from '@/contracts/chat/live';
import type { LiveTab } from './live-tabs';

/** A room of any list; only those of models say whether somebody is there. */
export type Room = Model;

/**
 * The rooms of a list. Asked for anew each time they come into view and kept nowhere: who is live now is no longer so a
 * moment later (CALL-73 to CALL-75, CHAT-11 to CHAT-17).
 */
export function roomsQuery(tab: LiveTab) {
  return queryOptions({
    queryKey: [tab === 'focus' ? MEMBER_KEY : 'live', 'rooms', tab, LOCALISED],
    queryFn: async ({ signal }): Promise<Room[]> => (await ask(tab, signal)).list,
    staleTime: 0,
    gcTime: 0,
  });
}

function ask(tab: LiveTab, signal: AbortSignal): Promise<{ list: Room[] }> {
  const language = pageLanguage(getLocale()).code;
  if (tab === 'focus') return gateway(listFocus, { language }, signal);
  if (tab === 'model') return gateway(listModels, { language }, signal);
  return gateway(listAnchors, { type: tab, language }, signal);
}
