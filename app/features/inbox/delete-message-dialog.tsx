import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button';
import { Choices } from '../../ui/choices';
import { Popup } from '../../ui/popup';
import styles from './delete-message-dialog.module.css';

type Props = { title: string; onConfirm: () => void; onClose: () => void };

/** Asks before a message is deleted for good (NOTICE-27). */
export function DeleteMessageDialog({ title, onConfirm, onClose }: Props) {
  useLocale();
  return (
    <Popup shape="sheet" title={m.inbox_delete_question()} closeLabel={m.action_close()} onClose={onClose}>
      <p className={styles.text}>
        <bdi>{title}</bdi>
      </p>
      <Choices>
        <Button look="secondary" onClick={onClose}>
          {m.action_cancel()}
        </Button>
        <Button look="destructive" onClick={onConfirm}>
          {m.inbox_delete()}
        </Button>
      </Choices>
    </Popup>
  );
}
