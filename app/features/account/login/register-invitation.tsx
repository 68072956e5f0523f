import { m } from '@/app/paraglide/messages.js';
import { useRegistrationOpen, useSite } from '@/app/session/site.queries';
import { AuthLink, type AuthPlace } from '../auth-link';
import styles from './register-invitation.module.css';

/** Leads to registration, while the site takes registrations at all (LOGIN-34, REG-01, ROLE-18). */
export function RegisterInvitation({ place }: { place: AuthPlace }) {
  const { siteName } = useSite();
  if (!useRegistrationOpen()) {
    return <p className={styles.text}>{m.login_welcome_text({ siteName })}</p>;
  }
  return (
    <p className={styles.text}>
      <span>{`${m.login_no_account()} `}</span>
      <AuthLink to="register" place={place} className={styles.link}>
        {m.login_register_now()}
      </AuthLink>
    </p>
  );
}
