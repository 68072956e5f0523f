import { useState } from 'react';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useSessionActions } from '../../session/use-session-actions';
import { Button } from '../../ui/button';
import { Choices } from '../../ui/choices';
import { Popup } from '../../ui/popup';
import styles from './log-out-dialog.module.css';

type Props = {
  /** Where it leads once it is done: home, or from a trial to an account. */
  leadsTo?: '/m/home' | '/m/register';
  onClose: () => void;
};

/** Asks before it logs out; while the call runs the dialog cannot be left (SESS-25 to SESS-35). */
export function LogOutDialog({ leadsTo = '/m/home', onClose }: Props) {
  useLocale();
  const { logOut } = useSessionActions();
  const [running, setRunning] = useState(false);
  const leavesTrial = leadsTo === '/m/register';

  async function confirm() {
    setRunning(true);
    await logOut(leadsTo);
    onClose();
  }

  return (
    <Popup
      shape="sheet"
      title={leavesTrial ? m.trial_leave_question() : m.log_out_question()}
      closeLabel={m.action_close()}
      onClose={onClose}
      dismissible={!running}
    >
      <p className={styles.text}>{leavesTrial ? m.trial_leave_text() : m.log_out_text()}</p>
      <Choices>
        <Button look="secondary" onClick={onClose} disabled={running}>
          {m.action_cancel()}
        </Button>
        <Button
          look={leavesTrial ? 'primary' : 'destructive'}
          onClick={confirm}
          busyText={running ? m.action_working() : undefined}
        >
          {leavesTrial ? m.hd_reg_button() : m.log_out()}
        </Button>
      </Choices>
    </Popup>
  );
}
