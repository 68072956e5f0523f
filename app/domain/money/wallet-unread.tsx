import { clockText } from '../../locale/clock-text';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import styles from './wallet-card.module.css';

/** What is said of a balance that could not be read: from when the known one is, in epoch milliseconds; 0 for none. */
export function WalletUnread({ since }: { since: number }) {
  useLocale();
  const { timeZone } = useSite();
  // Beside the last known amount it is a note, and no alert.
  if (since === 0) {
    return (
      <p className={styles.unread} role="alert">
        {m.wallet_unread()}
      </p>
    );
  }
  return (
    <p className={styles.unread} role="note">
      {m.wallet_as_of({ time: clockText(since, timeZone, Date.now()) })}
    </p>
  );
}
