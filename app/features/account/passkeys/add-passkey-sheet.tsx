import { m } from '@/app/paraglide/messages.js';
import { errorMessage } from '@/app/shell/error-message';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { PasswordField } from '@/app/ui/password-field';
import { Popup } from '@/app/ui/popup';
import { TextField } from '@/app/ui/text-field';
import styles from './passkey-sheet.module.css';
import { useAddPasskey } from './use-add-passkey';

/** Names a passkey for this device and has the device make it. */
export function AddPasskeySheet({ onClose }: { onClose: () => void }) {
  const form = useAddPasskey(onClose);
  const login = form.field('loginPassword');
  const isWrong = login.error === errorMessage('password.wrong');
  return (
    <Popup
      shape="sheet"
      title={m.passkey_add()}
      closeLabel={m.action_close()}
      dismissible={!form.sending}
      onClose={onClose}
    >
      <form {...form.props} className={styles.form}>
        <p className={styles.text}>{m.passkey_add_text()}</p>
        <TextField {...form.field('name')} icon="key" maxLength={40} autoComplete="off" />
        <PasswordField
          {...login}
          error={isWrong ? m.error_login_password() : login.error}
          icon="lock"
          maxLength={64}
          autoComplete="current-password"
          text={{ show: m.login_password_show(), hide: m.login_password_hide() }}
        />
        {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
        <Button {...form.button(m.action_working())} icon="key">
          {m.passkey_make()}
        </Button>
      </form>
    </Popup>
  );
}
