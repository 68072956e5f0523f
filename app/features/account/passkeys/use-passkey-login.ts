import { useEffect, useRef, useState } from 'react';
import { useAction } from '@/app/forms/use-action';
import { knowsPasskeys } from '@/app/lib/app-shell/in-app';
import { gateway } from '@/app/lib/calls/gateway';
import { lazily } from '@/app/lib/calls/outcome';
import { usePageIdle } from '@/app/lib/loading/use-lazy-part';
import { needCookies } from '@/app/lib/storage/need-cookies';
import { useSessionActions } from '@/app/session/use-session-actions';
import { messageOfError } from '@/app/shell/error-message';
import { useToast } from '@/app/shell/toast';
import { GatewayError } from '@/contracts/errors';
import { startPasskeyLogIn } from '@/contracts/passkeys/passkey-log-in';

const logInByPasskey = lazily(
  () => import('./passkeys.functions'),
  (all) => all.logInByPasskeyFn,
);

/** A page may stand open for longer than a challenge is good for. */
const RENEWAL = 10 * 60_000;

/** Only what came of a pick is said: that nothing was picked, or could be, is no news. */
const SAID: readonly string[] = ['passkey.refused', 'passkey.copied', 'account.disabled', 'login.not.member'];

/**
 * Offers the visitor's passkeys among what the browser fills into the username field, and logs in with the one that is
 * picked; loaded once the page has come to rest. `ask` has the browser show them without the field, for whoever would
 * not look there or has a browser that cannot (LOGIN-04).
 */
export function usePasskeyLogin(offered: boolean, onLoggedIn: () => Promise<void> | void) {
  const { begin } = useSessionActions();
  const toast = useToast();
  const rested = usePageIdle();
  const { run: ask, isBusy: asking } = useAction(async () => {
    needCookies();
    const [{ challenge }, { pickPasskey }] = await Promise.all([
      gateway(startPasskeyLogIn, {}),
      import('./webauthn'),
    ]);
    begin(await logInByPasskey({ data: { credential: await pickPasskey(challenge) } }));
    await onLoggedIn();
  });
  const [round, setRound] = useState(0);
  const waits = rested && offered && !asking;
  const latest = useRef({ begin, toast, onLoggedIn });
  latest.current = { begin, toast, onLoggedIn };

  useEffect(() => {
    if (!waits || !knowsPasskeys()) return;
    let left = false;
    let stop = () => {};

    async function wait(): Promise<void> {
      needCookies();
      const { awaitAutofill, canAutofill, stopWaiting } = await import('./webauthn');
      if (left || !(await canAutofill())) return;
      stop = stopWaiting;
      const { challenge } = await gateway(startPasskeyLogIn, {});
      if (left) return;
      const credential = await awaitAutofill(challenge).catch(() => null);
      if (credential === null) return;
      const session = await logInByPasskey({ data: { credential } });
      latest.current.begin(session);
      if (!left) await latest.current.onLoggedIn();
    }

    wait().catch((error: unknown) => {
      if (left || !(error instanceof GatewayError) || !SAID.includes(error.code)) return;
      latest.current.toast(messageOfError(error), { kind: 'error', length: 'short' });
    });
    const renewal = setTimeout(() => setRound(round + 1), RENEWAL);
    return () => {
      left = true;
      clearTimeout(renewal);
      stop();
    };
  }, [waits, round]);

  return { asking, ask };
}
