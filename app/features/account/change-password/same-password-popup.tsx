import { m } from '@/app/paraglide/messages.js';
import { Button } from '@/app/ui/button';
import { Popup } from '@/app/ui/popup';
import styles from './change-password.module.css';

/** Stands in the way of a new password that is the old one (CHPW-22 to CHPW-24). */
export function SamePasswordPopup({ onClose }: { onClose: () => void }) {
  return (
    <Popup shape="card" title={m.change_password()} closeLabel={m.action_close()} onClose={onClose}>
      <p className={styles.text}>{m.error_same_password()}</p>
      <Button onClick={onClose}>{m.change_password_again()}</Button>
    </Popup>
  );
}
