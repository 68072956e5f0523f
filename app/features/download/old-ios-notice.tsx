import { ScriptOnce } from '@tanstack/react-router';
import { userAgent } from '../../lib/calls/visit';
import { closedCookie } from '../../lib/storage/closed-for-session';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon';
import { iosVersion, isBelowMinimum, versionText } from './ios-version';
import styles from './old-ios-notice.module.css';

const CLOSER = 'old-ios-notice';

// These phones may not run the site's scripts: a checkbox closes it, and the oldest script remembers.
const REMEMBER = `document.addEventListener('change', function (event) {
  if (event.target.id === '${CLOSER}') try { document.cookie = '${closedCookie('old_ios_notice')}'; } catch (error) {}
})`;

/** Says below iOS 12.4 that parts of the site may not work; it can be closed, and blocks nothing (PWA-23, PWA-24). */
export function OldIosNotice() {
  useLocale();
  const version = iosVersion(userAgent());
  if (!version || !isBelowMinimum(version)) return null;
  return (
    <>
      <input type="checkbox" id={CLOSER} className={styles.closer} aria-label={m.old_ios_close()} />
      <div className={styles.notice} role="note">
        <p>{m.old_ios_text({ version: versionText(version) })}</p>
        <label htmlFor={CLOSER} className={styles.close}>
          <span className="visually-hidden">{m.old_ios_close()}</span>
          <Icon name="close" />
        </label>
      </div>
      <ScriptOnce>{REMEMBER}</ScriptOnce>
    </>
  );
}
