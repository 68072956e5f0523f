import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { issuesOf } from '@/app/forms/field-issues';
import { useForm } from '@/app/forms/use-form';
import { m } from '@/app/paraglide/messages.js';
import { Button } from '@/app/ui/button';
import { TextField } from '@/app/ui/text-field';
import styles from './agreements-screen.module.css';

const schema = v.object({ account: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
const WORDS = { account: () => ({ label: m.agreements_account() }) };

/** Leads to the agreement with a direct downline, by its account. */
export function FindDownline() {
  const navigate = useNavigate();
  const form = useForm({
    empty: { account: '' },
    words: WORDS,
    check: ({ account }) => issuesOf(schema, { account: account.trim() }),
    send: ({ account }) =>
      navigate({ to: '/m/agent/contracts/$account', params: { account: account.trim().toLowerCase() } }),
  });
  return (
    <form {...form.props} className={styles.find}>
      <TextField
        {...form.field('account')}
        icon="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button look="tonal" {...form.button(m.action_working())}>
        {m.agreements_open()}
      </Button>
    </form>
  );
}
