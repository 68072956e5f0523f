import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MEMBER_KEY } from '../../session/member.queries';
import { moneyMoved } from '../../session/money-moves';
import { useIntent } from '../../session/use-intent';
import { messageOfError } from '../../shell/error-message';
import { useSessionEnded } from '../../shell/session-watch';
import { useToast } from '../../shell/toast';

type Claim<Answer> = {
  input: unknown;
  send: (idempotencyKey: string) => Promise<Answer>;
  /** What is said of it. */
  told: (answer: Answer) => string;
};

/**
 * Claims what a member has coming, once however often it is tapped; then all that shows it is asked for again, also after
 * a refusal: what stands there was claimed elsewhere, or is of another day (REWARD-03, INVITE-06).
 */
export function useClaim(what: 'reward' | 'check-in' | 'mission' | 'rebate') {
  const queryClient = useQueryClient();
  const toast = useToast();
  const onEnded = useSessionEnded();
  const sendOnce = useIntent(what);
  const running = useRef(false);
  const [claiming, setClaiming] = useState(false);

  /** False when it was refused or failed. */
  async function claim<Answer>({ input, send, told }: Claim<Answer>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setClaiming(true);
    let isDone = false;
    try {
      toast(told(await sendOnce(input, send)), { kind: 'success', length: 'short' });
      moneyMoved(queryClient);
      isDone = true;
    } catch (error) {
      onEnded(error);
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    }
    await queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
    running.current = false;
    setClaiming(false);
    keepFocus();
    return isDone;
  }

  return { claim, claiming };
}

/** The button that was tapped is gone with what was claimed: the focus goes to the page instead of nowhere. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
