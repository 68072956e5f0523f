import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/app/forms/use-action';
import { gateway } from '@/app/lib/calls/gateway';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { endOtherSessions, endSession } from '@/contracts/session/sessions';

/** Every other session, in the place of one's name. */
export const OTHERS = 'others';

/** Ends one other session or all of them; the list is asked for again, also after a refusal (SESS-45). */
export function useEndSessions(onSettled: () => void) {
  const queryClient = useQueryClient();
  const { run, running } = useAction(
    async (which: string) => {
      if (which === OTHERS) await gateway(endOtherSessions, {});
      else await gateway(endSession, { sessionId: which });
      return m.security_session_ended();
    },
    { settled: () => memberChanged(queryClient).then(onSettled) },
  );
  return { ending: running, end: run };
}
