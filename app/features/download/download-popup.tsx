import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { Button } from '../../ui/button';
import { Popup } from '../../ui/popup';
import { AppPicture } from './app-picture';
import { DownloadButtons } from './download-buttons';
import styles from './download-popup.module.css';

/** The app and the ways to get it, over the page (SHELL-09, HOME-38, PWA-03 to PWA-06). */
export function DownloadPopup({ onClose }: { onClose: () => void }) {
  useLocale();
  const { siteName } = useSite();
  return (
    <Popup
      shape="card"
      title={m.download_bar_title({ siteName })}
      closeLabel={m.action_close()}
      onClose={onClose}
    >
      <div className={styles.app}>
        <AppPicture />
        <p>{m.download_text()}</p>
      </div>
      <DownloadButtons />
      <Button look="text" onClick={onClose}>
        {m.download_later()}
      </Button>
    </Popup>
  );
}
