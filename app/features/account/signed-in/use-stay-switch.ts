import { useState } from 'react';
import { useStay } from '@/app/session/use-stay';
import { messageOfError } from '@/app/shell/error-message';
import { useSessionEnded } from '@/app/shell/session-watch';
import { useToast } from '@/app/shell/toast';
import type { SessionInfo } from '@/contracts/session/session-info';

/** Whether the session stays, and a change of that, which shows at once and is taken back where it fails (SESS-45). */
export function useStaySwitch({ stays }: SessionInfo) {
  const stay = useStay();
  const toast = useToast();
  const onClosed = useSessionEnded();
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function change(next: boolean): Promise<void> {
    if (wanted !== null) return;
    setWanted(next);
    try {
      await stay(next);
    } catch (error) {
      onClosed(error);
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    }
    setWanted(null);
  }

  return { stays: wanted ?? stays === true, change, isBusy: wanted !== null };
}
