import { clockTime, moneyDay } from '@/app/lib/time/dates';
import { useIsWaiting } from '@/app/lib/time/use-is-waiting';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { errorMessage } from '@/app/shell/error-message';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import type { WithdrawOverview } from '../withdraw/withdraw.queries';
import styles from './payment-password.module.css';
import { PaymentPasswordField, SecretField } from './secret-field';
import type { usePaymentPassword } from './use-payment-password';

type Props = {
  form: ReturnType<typeof usePaymentPassword>;
  /** The member has none yet. */
  first: boolean;
  overview: WithdrawOverview;
};

/** The old one or the login password, and the new one twice (ACC-12, ACC-15). */
export function PaymentPasswordForm({ form, first, overview: { lockedUntil, waitHours } }: Props) {
  const { timeZone } = useSite();
  const isLocked = useIsWaiting(lockedUntil);
  const byOld = form.proof === 'old';
  const login = form.field('loginPassword');
  const isWrongLogin = login.error === errorMessage('password.wrong');
  const old = form.field('oldPassword');
  const isWrong = old.error === errorMessage('payment.password.wrong') && form.triesLeft !== undefined;
  const tries = isWrong ? m.paypass_tries_left({ count: form.triesLeft ?? 0 }) : undefined;
  return (
    <form {...form.props} className={styles.form}>
      <div>
        <h2 className={styles.heading}>{first ? m.paypass_first_title() : m.paypass_change_title()}</h2>
        <p className={styles.text}>
          {first ? m.paypass_first_text() : m.paypass_change_text({ hours: waitHours })}
        </p>
      </div>
      {byOld && isLocked && (
        <Notice kind="warning">
          {m.paypass_locked_until({
            time: clockTime(lockedUntil, timeZone),
            date: moneyDay(lockedUntil, timeZone),
          })}
        </Notice>
      )}
      {byOld ? (
        <PaymentPasswordField {...old} error={tries ?? old.error} autoComplete="off" />
      ) : (
        <SecretField
          {...login}
          error={isWrongLogin ? m.error_login_password() : login.error}
          maxLength={64}
          autoComplete="current-password"
        />
      )}
      {!first && (
        <Button look="text" className={styles.switch} onClick={() => form.prove(byOld ? 'login' : 'old')}>
          {byOld ? m.paypass_forgot() : m.paypass_know()}
        </Button>
      )}
      <PaymentPasswordField {...form.field('newPassword')} hint={m.paypass_hint()} autoComplete="off" />
      <PaymentPasswordField {...form.field('confirm')} autoComplete="off" />
      {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
      <Button {...form.button(m.action_working())}>{m.paypass_save()}</Button>
    </form>
  );
}
