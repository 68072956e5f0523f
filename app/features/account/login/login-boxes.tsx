import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Checkbox } from '@/app/ui/checkbox';
import { AuthLink, type AuthPlace } from '../auth-link';
import styles from './login-boxes.module.css';
import { LOGIN_PARTS } from './login-parts';
import type { LoginFormState } from './use-login-form';

type Props = { form: LoginFormState; place: AuthPlace };

/** Remember, forgotten password and disclaimer (LOGIN-18, LOGIN-27 to LOGIN-33). */
export function LoginBoxes({ form, place }: Props) {
  const site = useSite();
  const { jurisdiction } = site;
  const { offered, ticked, setTicked } = form.remembered;
  const recoverable = LOGIN_PARTS.forgotten(site);
  return (
    <div className={styles.boxes}>
      {(offered || recoverable) && (
        <div className={styles.row}>
          {offered && (
            <Checkbox checked={ticked} onChange={(event) => setTicked(event.target.checked)}>
              {form.mode === 'sms' ? m.login_remember_mobile() : m.login_remember()}
            </Checkbox>
          )}
          {recoverable && (
            <AuthLink to="forget" place={place} className={styles.forgot}>
              {m.login_forgot()}
            </AuthLink>
          )}
        </div>
      )}
      <Checkbox {...form.box('agreed')}>
        <span>{`${m.login_disclaimer({ age: jurisdiction.ageLimit })} `}</span>
        <a className={styles.link} href="/m/help?tag=terms" target="_blank" rel="noopener">
          {m.login_disclaimer_link()}
        </a>
      </Checkbox>
    </div>
  );
}
