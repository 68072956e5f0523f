import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { registerRulesQuery } from '@/app/domain/member/register-rules.queries';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { FailedCard } from '@/app/shell/failed-card';
import { useToast } from '@/app/shell/toast';
import { Skeleton } from '@/app/ui/skeleton';
import type { AuthPlace } from '../auth-link';
import type { KnownAccount } from '../known-account';
import { domainCodeQuery, registerSettingsQuery } from './register.queries';
import styles from './register-content.module.css';
import { RegisterForm } from './register-form';

type Props = { place: AuthPlace; onLoggedIn: () => Promise<void> | void };

const PENDING_FIELDS = [0, 1, 2, 3, 4, 5];

/** The form once its rules are known, a skeleton until then, and a way to try again where they cannot be had (REG-12). */
export function RegisterContent({ place, onLoggedIn }: Props) {
  useLocale();
  const rules = useQuery(registerRulesQuery());
  const settings = useQuery(registerSettingsQuery());
  const domainCode = useQuery(domainCodeQuery());
  const onRegistered = useLoginOfTheirOwn(place);

  if (rules.data && settings.data && domainCode.data !== undefined) {
    return (
      <RegisterForm
        place={place}
        rules={rules.data}
        settings={settings.data}
        domainCode={domainCode.data}
        onLoggedIn={onLoggedIn}
        onRegistered={onRegistered}
      />
    );
  }
  if (rules.isPending || settings.isPending || domainCode.isPending) return <Pending />;
  const retry = () =>
    Promise.all([rules, settings].filter(({ isError }) => isError).map((query) => query.refetch()));
  return (
    <FailedCard
      title={m.register_failed_title()}
      text={m.register_failed_text()}
      busy={rules.isFetching || settings.isFetching}
      onRetry={() => void retry()}
    />
  );
}

/** An account that waits for a login of the member's own: the login form opens with its name filled in. */
function useLoginOfTheirOwn(place: AuthPlace) {
  const navigate = useNavigate();
  const toast = useToast();
  return async (account: KnownAccount) => {
    toast(m.register_done(), { kind: 'success', length: 'short' });
    if (place === 'page') return navigate({ to: '/m/login', search: true, state: account, replace: true });
    const search = (search: object) => ({ ...search, auth: 'login' as const });
    return navigate({ to: '.', search, state: account, replace: true, resetScroll: false });
  };
}

function Pending() {
  return (
    <div className={styles.pending} aria-busy="true">
      {PENDING_FIELDS.map((key) => (
        <Skeleton key={key} className={styles.field} />
      ))}
    </div>
  );
}
