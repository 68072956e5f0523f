import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { clockTime, moneyDay } from '@/app/lib/time/dates';
import { useIsWaiting } from '@/app/lib/time/use-is-waiting';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { useSite } from '@/app/session/site.queries';
import { Loaded } from '@/app/shell/loaded';
import { buttonClass } from '@/app/ui/button';
import { DoneCard } from '@/app/ui/done-card';
import { Skeleton } from '@/app/ui/skeleton';
import { ActualAccountCard } from '../actual-account-card';
import { type WithdrawOverview, withdrawOverviewQuery } from '../withdraw/withdraw.queries';
import styles from './payment-password.module.css';
import { PaymentPasswordForm } from './payment-password-form';
import { usePaymentPassword } from './use-payment-password';

/** `/m/paymentPassword`: sets the payment password, or changes it (ACC-12, CALL-43). */
export function PaymentPasswordScreen() {
  useLocale();
  const session = useSession();
  const trial = isTrial(session);
  const overview = useQuery({ ...withdrawOverviewQuery(), enabled: session !== null && !trial });
  if (trial) return <ActualAccountCard />;
  return (
    <Loaded
      query={overview}
      pending={<Skeleton className={styles.pending} />}
      failed={{ title: m.withdraw_failed_title(), text: m.withdraw_failed_text() }}
    >
      {(overview) => <PaymentPassword overview={overview} />}
    </Loaded>
  );
}

function PaymentPassword({ overview }: { overview: WithdrawOverview }) {
  // Of a member who had none when the screen opened it stays the first one, whatever the overview says after it.
  const first = useRef(!overview.hasPaymentPassword).current;
  const form = usePaymentPassword(first);
  return form.isSaved ? (
    <Saved withdrawFrom={overview.withdrawFrom} />
  ) : (
    <PaymentPasswordForm form={form} first={first} overview={overview} />
  );
}

function Saved({ withdrawFrom }: { withdrawFrom: number }) {
  const { timeZone } = useSite();
  const waits = useIsWaiting(withdrawFrom);
  const from = { time: clockTime(withdrawFrom, timeZone), date: moneyDay(withdrawFrom, timeZone) };
  return (
    <DoneCard title={m.paypass_saved()} text={waits ? m.paypass_saved_wait(from) : m.paypass_saved_ready()}>
      <Link to="/m/member/home" className={buttonClass('secondary')}>
        {m.member_centre()}
      </Link>
      <Link to="/m/withdraw" className={buttonClass('tonal')}>
        {m.paypass_to_withdraw()}
      </Link>
    </DoneCard>
  );
}
