import { useEffect, useRef } from 'react';
import { AuthButtons } from '../../domain/member/auth-buttons';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button';
import { Popup } from '../../ui/popup';
import { usePopupTurn } from '../popup-queue';
import { useToast } from '../toast';
import styles from './trial-sheet.module.css';

/** Why something does not open, and how long that is said, in milliseconds. */
export type Refused = { text: string; duration: number };

type Props = { refused: Refused; onClose: () => void };

/** The way on for a player on trial who was refused: register, log in, or play on for nothing (ROLE-29, ROLE-41). */
export function TrialSheet({ refused, onClose }: Props) {
  useLocale();
  const toast = useToast();
  // No popup opens by itself over it.
  usePopupTurn('visitor', true);
  const words = useRef(refused);
  // Said after the sheet is there, and so above it.
  useEffect(() => {
    const { text, duration } = words.current;
    toast(text, { kind: 'error', duration });
  }, [toast]);
  return (
    <Popup shape="sheet" title={m.trial_sheet_title()} closeLabel={m.action_close()} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{m.trial_sheet_text()}</p>
        <AuthButtons onChosen={onClose} />
        <Button look="text" onClick={onClose}>
          {m.trial_sheet_stay()}
        </Button>
      </div>
    </Popup>
  );
}
