import { queryOptions } from '@tanstack/react-query';
import { lazily } from '@/app/lib/calls/outcome';
import { m } from '@/app/paraglide/messages.js';
import { MEMBER_KEY } from '@/app/session/member.queries';

/** The room, or the chat's front page without one. */
export type ChatPlace = { room?: number | string | undefined };
type Entered = ChatPlace & { title?: string | undefined; backPath?: string | undefined };

/** Longer than a launched address is good for. */
const KEPT = 60_000;
/** Longest title that the chat takes. */
const LONGEST_TITLE = 128;

const functions = () => import('./chat.functions');
const openChat = lazily(functions, (all) => all.openChatFn);

/**
 * An opened chat. Its address is good once: it is kept in memory alone, from the tap to the screen that shows it, and
 * never asked for again by itself (CHAT-29).
 */
export function chatQuery({ room, title, backPath }: Entered) {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'chat', String(room ?? '')],
    queryFn: () =>
      openChat({
        data: {
          title: (title ?? m.support_chat()).slice(0, LONGEST_TITLE),
          backPath: backPath ?? (room === undefined ? '/m/support' : '/m/live-games'),
          ...(room !== undefined && { anchorId: room }),
        },
      }),
    staleTime: 'static',
    gcTime: KEPT,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: false,
  });
}
