import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LogoMark } from '../../brand/logo-mark';
import { closedCookie, isClosed } from '../../lib/storage/closed-for-session';
import { writeCookie } from '../../lib/storage/cookies';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useAppContext } from '../../session/app-context';
import { useSite } from '../../session/site.queries';
import { buttonClass } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import styles from './download-bar.module.css';

/**
 * The bar above the header that leads to the app, until the visitor hides it for the session (PWA-20 to PWA-22). The
 * server knows about it from a cookie, so that nothing jumps.
 */
export function DownloadBar() {
  useLocale();
  const { siteName } = useSite();
  const { native, installed } = useAppContext();
  const [hidden, setHidden] = useState(() => isClosed('download_bar'));
  if (native || installed || hidden) return null;

  function hide() {
    writeCookie(closedCookie('download_bar'));
    setHidden(true);
  }

  return (
    <aside className={styles.bar} aria-label={m.download_bar_title({ siteName })}>
      <span className={styles.mark}>
        <LogoMark classes={styles} />
      </span>
      <p className={styles.words}>
        <strong>{m.download_bar_title({ siteName })}</strong>
        <span>{m.download_bar_text()}</span>
      </p>
      <Link to="/m/download" className={buttonClass('primary', styles.get)}>
        {m.download_get()}
      </Link>
      <IconButton icon="close" label={m.download_bar_close()} onClick={hide} />
    </aside>
  );
}
