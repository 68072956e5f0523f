import { AuthButtons } from '../../domain/member/auth-buttons';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button';
import { Popup } from '../../ui/popup';
import { usePopupQueue } from '../popup-queue';
import styles from './trial-sheet.module.css';

/** Why something does not open, and how long that is said where no sheet is, in milliseconds. */
export type Refused = { text: string; duration: number };

type Props = { refused: Refused; onClose: () => void };

/** Why a player on trial was refused, and the way on: register, log in, or play on for nothing (ROLE-29, ROLE-41). */
export function TrialSheet({ refused, onClose }: Props) {
  useLocale();
  // No popup opens by itself over it.
  usePopupQueue('visitor', true);
  return (
    <Popup shape="sheet" title={m.trial_sheet_title()} closeLabel={m.action_close()} onClose={onClose}>
      <div className={styles.sheet}>
        <p role="alert">{refused.text}</p>
        <p>{m.trial_sheet_text()}</p>
        <AuthButtons onChosen={onClose} />
        <Button look="text" onClick={onClose}>
          {m.trial_sheet_stay()}
        </Button>
      </div>
    </Popup>
  );
}
