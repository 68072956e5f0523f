import type { ComponentProps, ReactNode } from 'react';
import { birthdayLimits, birthdayRange } from '@/app/domain/member/birthday';
import { DateField } from '@/app/forms/date-field';
import { NumericField, NumericPasswordField } from '@/app/forms/numeric-field';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Icon } from '@/app/ui/icon';
import { PasswordField } from '@/app/ui/password-field';
import { TextField } from '@/app/ui/text-field';
import type { RegisterField as FieldName } from '@/contracts/register/register-fields';
import { CaptchaField } from '../captcha/captcha-field';
import { PhoneField } from '../phone/phone-field';
import { CodeField } from '../verification/code-field';
import styles from './register-field.module.css';
import { passwordHint } from './register-field-text';
import type { FormField } from './register-form-fields';
import type { useRegisterForm } from './use-register-form';

type Look = Pick<
  ComponentProps<typeof TextField>,
  'icon' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

const CODE: Look = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };
const CONTACT: Look = { ...CODE, icon: 'chat' };

/** How the plain text fields differ. */
const LOOKS: Partial<Record<FieldName, Look>> = {
  username: { ...CODE, icon: 'user', autoComplete: 'username' },
  nickname: { icon: 'user', autoComplete: 'nickname' },
  payeeName: { icon: 'card', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  email: { ...CODE, icon: 'mail', type: 'email', inputMode: 'email', autoComplete: 'email' },
  idNumber: { ...CODE, icon: 'doc' },
  facebook: CONTACT,
  wechat: CONTACT,
  line: CONTACT,
  affiliateCode: { ...CODE, icon: 'invite' },
  recommenderId: { ...CODE, icon: 'ally' },
};

/** Contacts that are numbers. */
const KEYBOARDS = { qqNum: 'numeric', whatsapp: 'tel', zalo: 'tel' } as const;

/** Beyond any rule, so that what is too long is said and not cut off (REG-48). */
const MAX_TYPED = 128;

type Props = { field: FormField; form: ReturnType<typeof useRegisterForm> };

/** One field of the form: the control that fits it, what the rule asks for, and what is wrong (REG-13 to REG-32). */
export function RegisterField({ field, form }: Props): ReactNode {
  const { name, rule } = field;
  const { jurisdiction, timeZone } = useSite();
  const shared = form.field(name);
  const optional = rule.required ? undefined : m.form_optional();

  switch (name) {
    case 'mobileNum':
      return (
        <PhoneField
          {...shared}
          optional={!rule.required}
          country={form.country}
          onCountry={form.setCountry}
        />
      );
    case 'verificationCode':
      return <CodeField {...shared} code={form.code} />;
    case 'captcha':
      return <CaptchaField {...shared} captcha={form.captcha} />;
    case 'birthday':
      return (
        <DateField
          {...shared}
          {...birthdayRange(birthdayLimits({ timeZone, jurisdiction }))}
          autoComplete="bday"
          optional={optional}
        />
      );
    case 'password':
    case 'confirmPassword':
      return (
        <PasswordField
          {...shared}
          icon="lock"
          autoComplete="new-password"
          maxLength={MAX_TYPED}
          optional={optional}
          hint={name === 'password' ? passwordHint(field) : undefined}
          text={namedEye(shared.label)}
        />
      );
    case 'paymentPassword': {
      const Field = rule.patternId === 'digits' ? NumericPasswordField : PasswordField;
      return (
        <Field
          {...shared}
          icon="wallet"
          autoComplete="off"
          optional={optional}
          text={namedEye(shared.label)}
        />
      );
    }
    case 'qqNum':
    case 'whatsapp':
    case 'zalo':
      return <NumericField {...shared} {...CONTACT} keyboard={KEYBOARDS[name]} optional={optional} />;
    default:
      return (
        <TextField
          {...shared}
          {...LOOKS[name]}
          maxLength={MAX_TYPED}
          optional={optional}
          placeholder={name === 'nickname' ? m.register_nickname_example() : undefined}
          onBlur={name === 'username' ? form.checkUsername : undefined}
          end={name === 'username' && form.isUsernameFree && <FreeUsername />}
        />
      );
  }
}

/** Its eye names the field that it shows and hides. */
const namedEye = (field: string) => ({
  show: m.change_password_show({ field }),
  hide: m.change_password_hide({ field }),
});

function FreeUsername() {
  return (
    <span role="status" className={styles.free}>
      <Icon name="check" />
      <span className="visually-hidden">{m.register_username_free()}</span>
    </span>
  );
}
