import { m } from '../../../paraglide/messages.js';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import { LOGIN_PASSWORD, LOGIN_USERNAME } from '../field-rules';
import { issueText } from '../issue-text';
import type { useLoginForm } from './use-login-form';

/** Fields of the username tab (LOGIN-04, LOGIN-05). */
export function UsernameFields({ form }: { form: ReturnType<typeof useLoginForm> }) {
  return (
    <>
      <TextField
        label={m.login_username()}
        icon="user"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={form.values.username}
        error={issueText(
          { label: m.login_username(), bounds: LOGIN_USERNAME, format: m.form_username_format() },
          form.issues.username,
        )}
        onChange={(event) => form.change('username', event.target.value.trim())}
      />
      <PasswordField
        label={m.login_password()}
        icon="lock"
        name="password"
        autoComplete="current-password"
        maxLength={64}
        value={form.values.password}
        error={issueText(
          { label: m.login_password(), bounds: LOGIN_PASSWORD, format: m.form_password_format() },
          form.issues.password,
        )}
        text={{ show: m.login_password_show(), hide: m.login_password_hide() }}
        onChange={(event) => form.change('password', event.target.value)}
      />
    </>
  );
}
