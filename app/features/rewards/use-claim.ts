import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { GatewayError, SESSION_ERRORS, UNJUDGED_ERRORS } from '@/contracts/errors';
import { isUnsure } from '../../domain/money/is-unsure';
import { m } from '../../paraglide/messages.js';
import { memberChanged } from '../../session/member-changes';
import { useIntent } from '../../session/use-intent';
import { messageOfError } from '../../shell/error-message';
import { useSessionEnded } from '../../shell/session-watch';
import { useToast } from '../../shell/toast';
import { isFocusLost } from '../../ui/lost-focus';

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

  /** True when it was judged, claimed or refused: nothing is left to tap for. It does not wait for what is asked again. */
  async function claim<Answer>({ input, send, told }: Claim<Answer>): Promise<boolean> {
    if (running.current) return false;
    const tapped = document.activeElement;
    const { pathname } = location;
    running.current = true;
    setClaiming(true);
    let isJudged = true;
    try {
      toast(told(await sendOnce(input, send)), { kind: 'success', length: 'short' });
    } catch (error) {
      onEnded(error);
      const code = error instanceof GatewayError ? error.code : 'unknown';
      isJudged = !UNJUDGED_ERRORS.includes(code) && !SESSION_ERRORS.includes(code);
      toast(isUnsure(code) ? m.rewards_unsure() : messageOfError(error), { kind: 'error', length: 'short' });
    }
    void memberChanged(queryClient).finally(() => {
      running.current = false;
      flushSync(() => setClaiming(false));
      // What was asked for again is drawn a moment later: the button may be gone with it. Another screen keeps its own.
      setTimeout(() => location.pathname === pathname && keepFocus(tapped));
    });
    return isJudged;
  }

  return { claim, claiming };
}

/** A button that waits loses the focus: back to it, or to what it stood in when it is gone with what was claimed. */
function keepFocus(tapped: Element | null): void {
  if (!isFocusLost()) return;
  const next = tapped?.isConnected
    ? tapped
    : (document.querySelector('dialog[open] button') ?? document.querySelector('main'));
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
