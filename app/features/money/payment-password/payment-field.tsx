import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { m } from '@/app/paraglide/messages.js';
import { errorMessage } from '@/app/shell/error-message';
import { Notice } from '@/app/ui/notice';
import styles from './payment-field.module.css';
import { PaymentPasswordField } from './secret-field';

type Props = {
  field: ComponentProps<typeof PaymentPasswordField>;
  /** After a wrong one. */
  triesLeft: number | undefined;
  /** Until when none is taken, as a sentence. */
  lockedText: string | undefined;
};

/** The payment password that a movement of money takes, with the way to set another (MONEY-06, MONEY-19). */
export function PaymentField({ field: { error, ...field }, triesLeft, lockedText }: Props) {
  const isWrong = error === errorMessage('payment.password.wrong') && triesLeft !== undefined;
  return (
    <div className={styles.password}>
      <PaymentPasswordField
        {...field}
        error={isWrong ? m.paypass_tries_left({ count: triesLeft }) : error}
        autoComplete="off"
      />
      <Link to="/m/paymentPassword" className={styles.forgot}>
        {m.withdraw_forgot()}
      </Link>
      {lockedText && <Notice kind="warning">{lockedText}</Notice>}
    </div>
  );
}
