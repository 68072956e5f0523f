import { useMatch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepWithWorker } from '../../lib/app-shell/service-worker';
import { clockText } from '../../locale/clock-text';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useAccount } from '../../session/session.queries';
import { mayHaveSession } from '../../session/session-record';
import { useSite } from '../../session/site.queries';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/icon';
import { MainLayout } from '../main-layout';
import { PageFrame } from '../page-frame';
import { screenAt } from '../screen-title';
import { SiteHeader } from '../site-header';
import styles from './connection.module.css';
import { useConnection } from './use-connection';
import { useKeptFocus } from './use-kept-focus';
import { usePatience } from './use-patience';

/** The slim bar that says that there is no network, and from when what is shown is; it goes by itself (PWA-30). */
export function Connection() {
  useLocale();
  usePatience();
  useKeptFocus();
  const { lost, asOf } = useConnection();
  const { timeZone } = useSite();
  const isGuest = useAccount() === null;
  useEffect(keepWithWorker, []);
  // Of a page from this phone only what everybody may read is known.
  const unknown = lost && asOf !== null && isGuest && mayHaveSession();
  return (
    <div className={styles.place} role="status">
      {lost && (
        <p className={styles.bar}>
          <Icon name="wifioff" size={18} />
          <span>
            <span>{m.connection_offline()}</span>
            {asOf !== null && (
              <span>{` · ${m.connection_as_of({ time: clockText(asOf, timeZone, Date.now()) })}`}</span>
            )}
            {unknown && <span>{` · ${m.connection_account()}`}</span>}
          </span>
        </p>
      )}
    </div>
  );
}

/** Header and bars around what is said in place of a screen that did not come, so that every way on stays. */
export function FailedFrame({ children }: { children: Elements }) {
  useLocale();
  const { fullPath } = useMatch({ strict: false });
  const layout = screenAt(fullPath)?.layout;
  if (layout && layout !== 'own') return <PageFrame>{children}</PageFrame>;
  return <MainLayout header={<SiteHeader />}>{children}</MainLayout>;
}
