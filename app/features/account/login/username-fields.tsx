import { m } from '../../../paraglide/messages.js';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import type { LoginFormState } from './use-login-form';

/** Fields of the username tab (LOGIN-04, LOGIN-05). */
export function UsernameFields({ form }: { form: LoginFormState }) {
  return (
    <>
      <TextField
        {...form.field('username', (typed) => typed.trim())}
        icon="user"
        autoComplete="username"
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
