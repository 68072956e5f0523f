import { m } from '@/app/paraglide/messages.js';
import { PasswordField } from '@/app/ui/password-field';
import { TextField } from '@/app/ui/text-field';
import type { LoginFormState } from './use-login-form';

type Props = {
  form: LoginFormState;
  /** The browser may offer passkeys among what it fills in. */
  passkeys: boolean;
};

/** Fields of the username tab (LOGIN-04, LOGIN-05). */
export function UsernameFields({ form, passkeys }: Props) {
  return (
    <>
      <TextField
        {...form.field('username', (typed) => typed.trim())}
        icon="user"
        autoComplete={passkeys ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <PasswordField
        {...form.field('password')}
        icon="lock"
        autoComplete="current-password"
        maxLength={64}
        text={{ show: m.login_password_show(), hide: m.login_password_hide() }}
      />
    </>
  );
}
