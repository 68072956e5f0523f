import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gateway } from '@/app/lib/calls/gateway';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { messageOfError } from '@/app/shell/error-message';
import { useSessionEnded } from '@/app/shell/session-watch';
import { useToast } from '@/app/shell/toast';
import { endOtherSessions, endSession } from '@/contracts/session/sessions';

/** Every other session, in the place of one's name. */
export const OTHERS = 'others';

/** Ends one other session or all of them; the list is asked for again, also after a refusal (SESS-45). */
export function useEndSessions() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const onClosed = useSessionEnded();
  const [ending, setEnding] = useState<string | null>(null);

  async function end(which: string): Promise<void> {
    if (ending !== null) return;
    setEnding(which);
    try {
      if (which === OTHERS) await gateway(endOtherSessions, {});
      else await gateway(endSession, { sessionId: which });
      toast(m.security_session_ended(), { kind: 'success' });
    } catch (error) {
      onClosed(error);
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    }
    await memberChanged(queryClient);
    setEnding(null);
  }

  return { ending, end };
}
