import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { unreadChatQuery } from '@/app/domain/member/unread.queries';
import { useSession } from '@/app/session/session.queries';
import { messageOfError } from '@/app/shell/error-message';
import { useSessionEnded } from '@/app/shell/session-watch';
import { useToast } from '@/app/shell/toast';
import { GatewayError, SESSION_ERRORS, STATUS_ERRORS } from '@/contracts/errors';
import { leaveSite } from '../launch/leave-site';
import { LAUNCH_KEY, useLaunching } from '../launch/use-launch';
import { chatQuery } from './chat.queries';
import type { Room } from './live.queries';

type Entered = Pick<Room, 'anchorId' | 'nickName' | 'roomType'>;

/**
 * Enters live rooms: guests log in first where a room is not free, one launch runs at a time, of games too, a failed one
 * says why and leaves everything as it was (CHAT-10, CHAT-29).
 */
export function useChat() {
  const session = useSession();
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const onEnded = useSessionEnded();
  const opening = useLaunching();

  const { mutate } = useMutation({
    mutationKey: [...LAUNCH_KEY, 'chat'],
    networkMode: 'always',
    mutationFn: async ({ anchorId, nickName }: Entered) => {
      const { pathname, searchStr } = router.state.location;
      const query = chatQuery({ room: anchorId, title: nickName, backPath: pathname + searchStr });
      const { url, frame } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      if (frame) return router.navigate({ to: '/m/chat', search: { room: anchorId } });
      queryClient.removeQueries({ queryKey: query.queryKey });
      await leaveSite(url);
      void queryClient.invalidateQueries({ queryKey: unreadChatQuery().queryKey });
    },
    onError: (error) => {
      onEnded(error);
      if (error instanceof GatewayError && [...SESSION_ERRORS, ...STATUS_ERRORS].includes(error.code)) return;
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    },
  });

  function enter(room: Entered): void {
    if (queryClient.isMutating({ mutationKey: LAUNCH_KEY }) > 0) return;
    if (session || !needsSession(room)) {
      mutate(room);
      return;
    }
    const { pathname, searchStr } = router.state.location;
    void router.navigate({ to: '/m/login', search: { redirect: pathname + searchStr } });
  }

  return { enter, opening };
}

/** VIP and paid rooms are for members; whom they let in is the chat's own matter. */
function needsSession({ roomType }: Pick<Room, 'roomType'>): boolean {
  return roomType === 'VIP' || roomType === 'PAID';
}
