import type { ComponentProps } from 'react';
import { NumericPasswordField } from '@/app/forms/numeric-field';
import { m } from '@/app/paraglide/messages.js';
import { PasswordField } from '@/app/ui/password-field';
import { PAYMENT_PASSWORD_LENGTH } from '@/contracts/member/payment-password';

type Props = Omit<ComponentProps<typeof PasswordField>, 'text' | 'icon'>;
type DigitsProps = Omit<ComponentProps<typeof NumericPasswordField>, 'text' | 'icon' | 'format' | 'dir'>;

/** A payment password is as long as it is, without the blanks that may come with it. */
const PAYMENT_PASSWORD = {
  read: (typed: string) => typed.replace(/\s/g, '').slice(0, PAYMENT_PASSWORD_LENGTH),
};

/** Its eye names the field that it shows and hides. */
const namedEye = (label: string) => ({
  show: m.paypass_show({ field: label }),
  hide: m.paypass_hide({ field: label }),
});

/** A password of a form with several. */
export function SecretField(field: Props) {
  return <PasswordField {...field} icon="lock" text={namedEye(field.label)} />;
}

/** A payment password: digits, of whatever script. */
export function PaymentPasswordField(field: DigitsProps) {
  return (
    <NumericPasswordField
      {...field}
      format={PAYMENT_PASSWORD}
      dir="ltr"
      icon="lock"
      text={namedEye(field.label)}
    />
  );
}
