import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { supportLink } from '@/app/domain/support/site-links';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { buttonClass } from '@/app/ui/button';
import { SegmentedControl } from '@/app/ui/segmented-control';
import { StateCard } from '@/app/ui/state-card';
import { AuthLink, type AuthPlace } from '../auth-link';
import type { KnownAccount } from '../known-account';
import { EmailRecovery } from './email-recovery';
import styles from './forgot-form.module.css';
import { PhoneRecovery } from './phone-recovery';
import { type RecoveryMethod, recoveryMethods } from './recovery-methods';

type Props = {
  place: AuthPlace;
  onLoggedIn: () => Promise<void> | void;
  /** The e-mail is on its way; the visitor goes back (FORGOT-52). */
  onSent: () => void;
};

/** The ways back in that the site offers, one at a time (FORGOT-02 to FORGOT-10). */
export function ForgotForm({ place, onLoggedIn, onSent }: Props) {
  useLocale();
  const { flags } = useSite();
  const router = useRouter();
  const [chosen, setChosen] = useState<RecoveryMethod | null>(null);
  const methods = recoveryMethods(flags);
  const method = chosen && methods.includes(chosen) ? chosen : methods[0];
  if (!method) return <NoMethod />;

  function onLoginNeeded(state: KnownAccount) {
    if (place === 'page') return router.navigate({ to: '/m/login', search: true, state, replace: true });
    return router.navigate({
      to: '.',
      search: (search) => ({ ...search, auth: 'login' as const }),
      state,
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <div className={styles.methods}>
      <p className={styles.text}>
        <span>{`${m.forgot_remembered()} `}</span>
        <AuthLink to="login" place={place} className={styles.link}>
          {m.log_in()}
        </AuthLink>
      </p>
      {methods.length > 1 && (
        <SegmentedControl
          label={m.forgot_method()}
          options={[
            { value: 'phone', label: m.login_mobile() },
            { value: 'email', label: m.forgot_email() },
          ]}
          value={method}
          onChange={setChosen}
        />
      )}
      {method === 'phone' ? (
        <PhoneRecovery onLoggedIn={onLoggedIn} onLoginNeeded={onLoginNeeded} />
      ) : (
        <EmailRecovery onSent={onSent} />
      )}
    </div>
  );
}

function NoMethod() {
  const support = supportLink(useSite(), 'support');
  return (
    <StateCard kind="empty" title={m.forgot_no_method()} text={m.error_no_permission()}>
      {support && (
        <a className={buttonClass('tonal')} href={support} target="_blank" rel="noopener noreferrer">
          {m.customer_service()}
        </a>
      )}
    </StateCard>
  );
}
