import { AuthButtons } from '../../domain/member/auth-buttons';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import styles from './login-card.module.css';
import { QuickNav } from './quick-nav';

/** What a guest sees in the wallet's place, with the guest's quick links. */
export function LoginCard() {
  useLocale();
  const { siteName } = useSite();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{m.home_welcome({ siteName })}</h2>
      <p className={styles.text}>{m.home_welcome_text()}</p>
      <AuthButtons className={styles.button} />
      <QuickNav />
    </section>
  );
}
