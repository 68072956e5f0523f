import { m } from '@/app/paraglide/messages.js';
import { errorMessage } from '@/app/shell/error-message';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { PasswordField } from '@/app/ui/password-field';
import { SegmentedControl } from '@/app/ui/segmented-control';
import { TextField } from '@/app/ui/text-field';
import type { ResponseOf } from '@/contracts/operation';
import type { getDownlineOptions } from '@/contracts/team/create-downline';
import styles from './account-part.module.css';
import { type Created, useNewAccount } from './use-new-account';

type Props = { options: ResponseOf<typeof getDownlineOptions>; onCreated: (created: Created) => void };

const KINDS = { player: m.grow_kind_player, agent: m.grow_kind_agent };

/** Kind, name, nickname and first password of a new account. */
export function AccountForm({ options: { kinds, left }, onCreated }: Props) {
  const form = useNewAccount(onCreated);
  return (
    <form {...form.props} className={styles.card}>
      {kinds.length > 1 && (
        <SegmentedControl
          label={m.grow_kind()}
          options={kinds.map((kind) => ({ value: kind, label: KINDS[kind]() }))}
          value={form.values.kind}
          onChange={(kind) => form.set('kind', kind)}
        />
      )}
      <TextField
        {...form.field('account')}
        icon="user"
        hint={m.grow_account_format()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...form.field('nickname')} icon="edit" optional={m.form_optional()} autoComplete="off" />
      <div className={styles.password}>
        <PasswordField
          {...form.field('password')}
          icon="lock"
          hint={m.grow_first_password_hint()}
          autoComplete="new-password"
          text={{ show: m.login_password_show(), hide: m.login_password_hide() }}
        />
        <Button look="text" icon="key" onClick={form.makePassword}>
          {m.grow_make_password()}
        </Button>
      </div>
      <p className={styles.note}>{m.grow_accounts_left({ count: left })}</p>
      {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
      <Button {...form.button(m.action_working())}>{m.grow_account_create()}</Button>
    </form>
  );
}
