import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { Popup } from '@/app/ui/popup';
import styles from './login-dialog.module.css';
import { LoginForm } from './login-form';
import { RegisterInvitation } from './register-invitation';

/** The login form as a sheet over the page one is on; success closes it (ROUTE-98, LOGIN-43). */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  useLocale();
  return (
    <Popup shape="sheet" title={m.log_in()} closeLabel={m.action_close()} onClose={onClose}>
      <div className={styles.content}>
        <RegisterInvitation place="dialog" />
        <LoginForm place="dialog" onLoggedIn={onClose} />
      </div>
    </Popup>
  );
}
