import type { FormEvent, KeyboardEvent } from 'react';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { errorMessage } from '@/app/shell/error-message';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { SegmentedControl } from '@/app/ui/segmented-control';
import { AuthLink, type AuthPlace } from '../auth-link';
import { RegisterField } from './register-field';
import styles from './register-form.module.css';
import { RegisterTerms } from './register-terms';
import { type RegisterFormInput, useRegisterForm } from './use-register-form';

type Props = RegisterFormInput & { place: AuthPlace };

/** The registration form of the page and of the dialog (REG-01 to REG-104). */
export function RegisterForm({ place, ...input }: Props) {
  useLocale();
  const { jurisdiction } = useSite();
  const form = useRegisterForm(input);

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  // A button that is out of use stops the Enter key too: who presses it shall read why.
  function submitByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented || form.values.terms) return;
    if (event.target instanceof HTMLInputElement && form.ready) void form.submit();
  }

  return (
    <form {...form.props} className={styles.form} onSubmit={submit} onKeyDown={submitByKey}>
      <p className={styles.other}>
        <span>{`${m.register_has_account()} `}</span>
        <AuthLink to="login" place={place} className={styles.link}>
          {m.log_in()}
        </AuthLink>
      </p>
      {form.methods.length > 1 && form.method && (
        <SegmentedControl
          label={m.register_method()}
          value={form.method}
          options={form.methods.map((value) => ({
            value,
            label: value === 'mobile' ? m.register_mobile() : m.login_username(),
          }))}
          onChange={form.setMethod}
        />
      )}
      {form.method === null ? (
        <Notice kind="warning">{errorMessage('permission.denied')}</Notice>
      ) : (
        <>
          {form.fields.map((field) => (
            <RegisterField key={field.name} field={field} form={form} />
          ))}
          <RegisterTerms {...form.box('terms')} error={form.errorOf('terms')} />
          {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
          <Button
            {...form.button(form.isWorking ? m.login_working() : m.action_working())}
            disabled={!form.ready || !form.values.terms}
          >
            {m.register_submit()}
          </Button>
        </>
      )}
      <p className={styles.age}>{m.register_age({ age: jurisdiction.ageLimit })}</p>
    </form>
  );
}
