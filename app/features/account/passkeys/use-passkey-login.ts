import { useEffect, useRef } from 'react';
import { GatewayError } from '../../../../contracts/errors';
import { startPasskeyLogIn } from '../../../../contracts/passkeys/passkey-log-in';
import type { SessionInfo } from '../../../../contracts/session/session-info';
import { gateway } from '../../../lib/gateway';
import { lazily } from '../../../lib/outcome';
import { useRested } from '../../../lib/use-lazy-part';
import { useSessionActions } from '../../../session/use-session-actions';
import { messageOfError } from '../../../shell/error-message';
import { useToast } from '../../../shell/toast';

const logInByPasskey = lazily(
  () => import('./passkeys.functions'),
  (all) => all.logInByPasskeyFn,
);

/**
 * Offers the visitor's passkeys among what the browser fills into the username field, and logs in with the one that is
 * picked. Loaded once the page has come to rest; where the browser cannot, nothing happens.
 */
export function usePasskeyLogin(offered: boolean, onLoggedIn: () => Promise<void> | void): void {
  const { begin } = useSessionActions();
  const toast = useToast();
  const wanted = useRested() && offered;
  const latest = useRef({ begin, toast, onLoggedIn });
  latest.current = { begin, toast, onLoggedIn };

  useEffect(() => {
    if (!wanted || typeof PublicKeyCredential === 'undefined') return;
    let left = false;
    let stop = () => {};

    async function wait(): Promise<void> {
      const { awaitAutofill, canAutofill, stopWaiting } = await import('./webauthn');
      if (left || !(await canAutofill())) return;
      stop = stopWaiting;
      const { challenge } = await gateway(startPasskeyLogIn, {});
      if (left) return;
      const session: SessionInfo = await logInByPasskey({
        data: { credential: await awaitAutofill(challenge) },
      });
      latest.current.begin(session);
      if (!left) await latest.current.onLoggedIn();
    }

    // Only what came of a pick is said; that nothing was picked, or could be, is no news.
    const said = ['passkey.refused', 'passkey.copied', 'account.disabled', 'login.not.member'];
    wait().catch((error: unknown) => {
      if (left || !(error instanceof GatewayError) || !said.includes(error.code)) return;
      latest.current.toast(messageOfError(error), { kind: 'error', length: 'short' });
    });
    return () => {
      left = true;
      stop();
    };
  }, [wanted]);
}
