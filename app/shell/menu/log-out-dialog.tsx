import { useState } from 'react';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useSessionActions } from '../../session/use-session-actions';
import { Button } from '../../ui/button';
import { Popup } from '../../ui/popup';
import styles from './log-out-dialog.module.css';

/** Asks before it logs out; while the call runs the dialog cannot be left (SESS-25 to SESS-35). */
export function LogOutDialog({ onClose }: { onClose: () => void }) {
  useLocale();
  const { logOut } = useSessionActions();
  const [running, setRunning] = useState(false);

  async function confirm() {
    setRunning(true);
    await logOut();
    onClose();
  }

  return (
    <Popup
      shape="sheet"
      title={m.log_out_question()}
      closeLabel={m.action_close()}
      onClose={onClose}
      dismissible={!running}
    >
      <p className={styles.text}>{m.log_out_text()}</p>
      <div className={styles.actions}>
        <Button look="secondary" onClick={onClose} disabled={running}>
          {m.action_cancel()}
        </Button>
        <Button look="destructive" onClick={confirm} busyText={running ? m.action_working() : undefined}>
          {m.action_confirm()}
        </Button>
      </div>
    </Popup>
  );
}
