import { AuthButtons } from '../../domain/member/auth-buttons';
import { m } from '../../paraglide/messages.js';
import styles from './guest-welcome.module.css';

/** What a visitor without a session sees in the member centre; no wallet (MEMB-04, MEMB-05 to MEMB-07). */
export function GuestWelcome() {
  return (
    <section className={styles.welcome}>
      <h2 className={styles.title}>{m.member_guest_title()}</h2>
      <p>{m.member_guest_text()}</p>
      <AuthButtons className={styles.buttons} />
    </section>
  );
}
