import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/app/forms/use-action';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { Button } from '@/app/ui/button';
import { Popup } from '@/app/ui/popup';
import styles from './confirm-sheet.module.css';

type Props = {
  title: string;
  text: string;
  /** Word of the button that does it. */
  confirm: string;
  look?: 'primary' | 'destructive';
  /** Does it, and answers what to say of it. */
  act: () => Promise<string>;
  onClose: () => void;
};

/**
 * Asks before something is agreed or ended, and does it once however often it is tapped. All that is the member's is asked
 * for again then, also after a refusal: something is not as it stood there. The sheet closes either way, since what it stands
 * on may be gone then; a toast says what came of it (AGENT-24).
 */
export function ConfirmSheet({ title, text, confirm, look = 'primary', act, onClose }: Props) {
  useLocale();
  const queryClient = useQueryClient();
  const { run, isBusy } = useAction(act, {
    length: 'short',
    refusedLength: 'long',
    settled() {
      void memberChanged(queryClient);
      onClose();
    },
  });

  return (
    <Popup shape="sheet" title={title} closeLabel={m.action_close()} onClose={onClose} dismissible={!isBusy}>
      <div className={styles.parts}>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <Button look="secondary" disabled={isBusy} onClick={onClose}>
            {m.action_cancel()}
          </Button>
          <Button look={look} busyText={isBusy ? m.action_working() : undefined} onClick={() => void run()}>
            {confirm}
          </Button>
        </div>
      </div>
    </Popup>
  );
}
