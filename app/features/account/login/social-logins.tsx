import { useState } from 'react';
import type { SocialChannel } from '@/app/lib/firebase/social-channel';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { errorMessage } from '@/app/shell/error-message';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { type ErrorCode, GatewayError } from '@/contracts/errors';
import styles from './social-logins.module.css';
import { useProviders } from './use-providers';

const NAMES: Record<SocialChannel, () => string> = {
  line: m.login_with_line,
  facebook: m.login_with_facebook,
  google: m.login_with_google,
};

type Props = {
  /** Logs in with the identity; what it throws is shown here. */
  onToken: (channel: SocialChannel, idToken: string) => Promise<void>;
  /** While the form beside it is being sent. */
  busy: boolean;
};

/**
 * The social logins that the flags offer, once the providers are ready; the form keeps their place until then (LOGIN-35 to
 * LOGIN-37, LOGIN-39, LOGIN-40). A window that the visitor closes is no failure.
 */
export function SocialLogins({ onToken, busy }: Props) {
  useLocale();
  const { channels, signIn } = useProviders();
  const [running, setRunning] = useState<SocialChannel | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  if (!signIn || channels.length === 0) return null;

  async function logIn(channel: SocialChannel) {
    if (!signIn) return;
    setRunning(channel);
    setFailure(null);
    try {
      // First of all, without waiting: phones let a window open only while the tap is handled.
      const idToken = await signIn(channel);
      if (idToken !== null) await onToken(channel, idToken);
    } catch (error) {
      setFailure(error instanceof GatewayError ? error.code : 'firebase.failed');
    } finally {
      setRunning(null);
    }
  }

  return (
    <fieldset className={styles.logins} aria-label={m.login_social()}>
      <p className={styles.divider} aria-hidden="true">
        {m.login_social()}
      </p>
      {failure && <Notice kind="error">{errorMessage(failure)}</Notice>}
      <div className={styles.row}>
        {channels.map((channel) => (
          <Button
            key={channel}
            look="secondary"
            className={styles.login}
            disabled={busy || running !== null}
            aria-busy={running === channel}
            onClick={() => void logIn(channel)}
          >
            {NAMES[channel]()}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
