import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Popup } from '../../ui/popup';
import styles from './in-app.module.css';
import { OpenInBrowser } from './open-in-browser';

/** The same over the page. */
export function OpenInBrowserSheet({ onClose }: { onClose: () => void }) {
  useLocale();
  return (
    <Popup shape="sheet" title={m.in_app_title()} closeLabel={m.action_close()} onClose={onClose}>
      <p className={styles.text}>{m.in_app_text()}</p>
      <OpenInBrowser />
    </Popup>
  );
}
