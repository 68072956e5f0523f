import { useUnreadInbox } from '../../domain/member/unread.queries';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import styles from './unread-dot.module.css';

/** The dot itself, with a word for those who do not see it. */
export function UnreadDot() {
  useLocale();
  const count = useUnreadInbox();
  if (count === 0) return null;
  return (
    <span className={styles.dot}>
      <span className="visually-hidden">{m.menu_unread({ count })}</span>
    </span>
  );
}
