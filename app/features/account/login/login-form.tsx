import { type FormEvent, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { errorMessage } from '../../../shell/error-message';
import { useLocale } from '../../../shell/locale';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import { CaptchaField } from '../captcha/captcha-field';
import { CAPTCHA, LOGIN_PASSWORD, LOGIN_USERNAME } from '../field-rules';
import { issueText } from '../issue-text';
import styles from './login-form.module.css';
import { useLoginForm } from './use-login-form';

/** The login form of the page and of the dialog, username tab (LOGIN-01 to LOGIN-29, LOGIN-82). */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => Promise<void> | void }) {
  useLocale();
  const { jurisdiction } = useSite();
  const ref = useRef<HTMLFormElement>(null);
  const form = useLoginForm(ref, onLoggedIn);
  const error = {
    username: issueText(
      { label: m.login_username(), bounds: LOGIN_USERNAME, format: m.form_username_format() },
      form.issues.username,
    ),
    password: issueText(
      { label: m.login_password(), bounds: LOGIN_PASSWORD, format: m.form_password_format() },
      form.issues.password,
    ),
    captcha: issueText(
      { label: m.login_captcha(), bounds: CAPTCHA, format: m.form_digits_only() },
      form.issues.captcha,
    ),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <form ref={ref} className={styles.form} method="post" noValidate onSubmit={submit}>
      {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
      <TextField
        label={m.login_username()}
        icon="user"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={form.values.username}
        error={error.username}
        onChange={(event) => form.change('username', event.target.value.trim())}
      />
      <PasswordField
        label={m.login_password()}
        icon="lock"
        name="password"
        autoComplete="current-password"
        maxLength={64}
        value={form.values.password}
        error={error.password}
        text={{ show: m.login_password_show(), hide: m.login_password_hide() }}
        onChange={(event) => form.change('password', event.target.value)}
      />
      {form.captcha.image !== null && (
        <CaptchaField
          captcha={form.captcha}
          value={form.values.captcha}
          error={error.captcha}
          onChange={(value) => form.change('captcha', value)}
        />
      )}
      <div className={styles.boxes}>
        {form.offersRemember && (
          <Checkbox checked={form.remembered} onChange={(event) => form.setRemembered(event.target.checked)}>
            {m.login_remember()}
          </Checkbox>
        )}
        <Checkbox checked={form.agreed} onChange={(event) => form.setAgreed(event.target.checked)}>
          {m.login_disclaimer({ age: jurisdiction.ageLimit })}
        </Checkbox>
      </div>
      <Button
        type="submit"
        name="submit"
        disabled={!form.ready || !form.agreed}
        busyText={form.sending ? m.action_working() : undefined}
      >
        {m.log_in()}
      </Button>
    </form>
  );
}
