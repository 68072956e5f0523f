import { m } from '@/app/paraglide/messages.js';
import type { Elements } from '@/app/ui/elements';
import { Popup } from '@/app/ui/popup';
import styles from './missing-sheet.module.css';

type Props = {
  title: string;
  /** What is missing, as a sentence. */
  text: string | undefined;
  onClose: () => void;
  /** The form. */
  children: Elements;
};

/** A form over what needs the money (MONEY-01, MONEY-18); drawn by what knows the language. */
export function MissingSheet({ title, text, onClose, children }: Props) {
  return (
    <Popup shape="sheet" title={title} closeLabel={m.action_close()} onClose={onClose}>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.form}>{children}</div>
    </Popup>
  );
}
