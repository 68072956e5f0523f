import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type ErrorCode, GatewayError } from '../../contracts/errors';
import { messageOfError } from '../shell/error-message';
import { useSessionEnded } from '../shell/session-watch';
import { type ToastLength, useToast } from '../shell/toast';
import { isFocusLost } from '../ui/lost-focus';
import { useBusy } from './use-busy';

export type ActionOptions = {
  /** How long success is shown; a plain toast when left out. */
  length?: ToastLength;
  /** How long a refusal is shown; short when left out. */
  refusedLength?: ToastLength;
  /** What is said of a refusal, where that is not its code's own message. */
  refused?: (error: GatewayError) => string | undefined;
  /** What follows success and refusal alike, as asking anew does: it stays busy until that is over. */
  settled?: () => unknown;
};

/**
 * What a button does, `README.md` shows one: `act` does it, and answers what to say of it, if anything. It runs once at a
 * time, however often it is tapped; a refusal is said, and the end of the session seen to. The focus, which a button that
 * waits loses, comes back to it.
 */
export function useAction<Input = void>(
  act: (input: Input) => Promise<string | undefined> | Promise<void>,
  { length, refusedLength = 'short', refused, settled }: ActionOptions = {},
) {
  const onEnded = useSessionEnded();
  const toast = useToast();
  const { sending, isBusy, setBusy } = useBusy();
  const [input, setInput] = useState<Input>();

  /** Answers `done` or the code of the refusal, before what follows is over; undefined while it is busy. */
  async function run(input: Input): Promise<'done' | ErrorCode | undefined> {
    if (isBusy()) return;
    const giveFocusBack = focusOf(document.activeElement);
    setInput(() => input);
    setBusy(true);
    let outcome: 'done' | ErrorCode = 'done';
    try {
      const said = await act(input);
      if (said) toast(said, { kind: 'success', ...(length && { length }) });
    } catch (error) {
      onEnded(error);
      const refusal = error instanceof GatewayError ? error : new GatewayError('unknown');
      outcome = refusal.code;
      toast(refused?.(refusal) ?? messageOfError(error), { kind: 'error', length: refusedLength });
    }
    void follow(giveFocusBack);
    return outcome;
  }

  async function follow(giveFocusBack: () => void): Promise<void> {
    try {
      await settled?.();
    } catch {
      // What is asked anew says itself that it failed.
    }
    flushSync(() => setBusy(false));
    // What was asked anew is drawn a moment later: the button may be gone with it.
    setTimeout(giveFocusBack);
  }

  return {
    run,
    isBusy: sending,
    /** With what it runs. */
    running: sending ? input : undefined,
  };
}

/** Gives the focus back to what was tapped, or to what that stood in; another screen keeps its own. */
function focusOf(tapped: Element | null) {
  const { pathname } = location;
  return () => {
    if (location.pathname !== pathname || !isFocusLost()) return;
    const next = tapped?.isConnected
      ? tapped
      : (document.querySelector('dialog[open] button') ?? document.querySelector('main'));
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
}
