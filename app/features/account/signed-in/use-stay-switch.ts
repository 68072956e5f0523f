import { useAction } from '@/app/forms/use-action';
import { useStay } from '@/app/session/use-stay';
import type { SessionInfo } from '@/contracts/session/session-info';

/** Whether the session stays, and a change of that, which shows at once and is taken back where it fails (SESS-45). */
export function useStaySwitch({ stays }: SessionInfo) {
  const stay = useStay();
  const { run, isBusy, running } = useAction((next: boolean) => stay(next));
  return { stays: running ?? stays === true, change: run, isBusy };
}
