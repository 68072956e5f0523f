import { lazy, Suspense, useState } from 'react';
import { userAgent } from '../../lib/calls/visit';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useInApp } from '../../session/in-app';
import { useSite } from '../../session/site.queries';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './download-buttons.module.css';
import { downloadLinks } from './download-links';
import { iosVersion } from './ios-version';
import { useInstallPrompt } from './use-install-prompt';

const HomeScreenGuide = lazy(() =>
  import('./home-screen-guide').then(({ HomeScreenGuide }) => ({ default: HomeScreenGuide })),
);

const InsteadOfDownloads = lazy(() =>
  import('../../shell/in-app/instead-of-downloads').then(({ InsteadOfDownloads }) => ({
    default: InsteadOfDownloads,
  })),
);

/**
 * The ways to get the app: the browser's own installation where it offers one, then one button for each resource of the
 * site. iOS-lite without a resource opens the home-screen guide; the others are absent (PWA-03 to PWA-06, PWA-13). In a
 * view of another app none of them works: there it says how to open the page in the phone's browser.
 */
export function DownloadButtons() {
  useLocale();
  const inApp = useInApp();
  const { resources } = useSite();
  const { android, ios, profile } = downloadLinks(resources);
  const install = useInstallPrompt();
  const [guiding, setGuiding] = useState(false);
  // What fits the visitor's phone comes first, and is the main action.
  const onIos = iosVersion(userAgent()) !== null;
  const main = onIos ? 'ios' : install ? 'install' : android ? 'android' : 'ios';
  const look = (way: string) => (way === main ? 'primary' : 'secondary');

  if (inApp)
    return (
      <Suspense>
        <InsteadOfDownloads />
      </Suspense>
    );
  return (
    <div className={styles.buttons}>
      {install && (
        <Button look={look('install')} icon="plus" onClick={install}>
          {m.download_install()}
        </Button>
      )}
      {android && (
        <a className={buttonClass(look('android'))} href={android} rel="noopener noreferrer">
          <Icon name="download" />
          <span>{m.download_android()}</span>
        </a>
      )}
      <div className={styles.ios} data-first={onIos ? '' : undefined}>
        {ios ? (
          <a className={buttonClass(look('ios'))} href={ios} rel="noopener noreferrer">
            <Icon name="phone" />
            <span>{m.download_ios_lite()}</span>
          </a>
        ) : (
          <Button
            look={look('ios')}
            icon="phone"
            aria-haspopup="dialog"
            aria-expanded={guiding}
            onClick={() => setGuiding(true)}
          >
            {m.download_ios_lite()}
          </Button>
        )}
        {profile && (
          <>
            <a className={buttonClass('secondary')} href={profile} rel="noopener noreferrer">
              <Icon name="shield" />
              <span>{m.download_profile()}</span>
            </a>
            <p className={styles.hint}>{m.download_profile_hint()}</p>
          </>
        )}
      </div>
      {guiding && (
        <Suspense>
          <HomeScreenGuide onClose={() => setGuiding(false)} />
        </Suspense>
      )}
    </div>
  );
}
