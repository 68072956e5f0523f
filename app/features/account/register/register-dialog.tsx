import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { Popup } from '@/app/ui/popup';
import { RegisterContent } from './register-content';
import styles from './register-dialog.module.css';

/** The registration form as a sheet over the page one is on; success closes it (ROUTE-98, REG-42, LOGIN-47). */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  useLocale();
  return (
    <Popup shape="sheet" title={m.hd_reg_button()} closeLabel={m.action_close()} onClose={onClose}>
      <div className={styles.content}>
        <RegisterContent place="dialog" onLoggedIn={onClose} />
      </div>
    </Popup>
  );
}
