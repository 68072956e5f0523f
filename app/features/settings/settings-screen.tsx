import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { LogOutDialog } from '../../shell/menu/log-out-dialog';
import { Button } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/icon';
import { ContactSettings } from './contact-settings';
import { DisplaySettings } from './display-settings';
import styles from './settings-screen.module.css';

type Props = {
  /** Whether the session outlasts the end of the browser. */
  stay: Elements;
};

/** `/m/set`: how the site looks on this device, what may be sent to the member, and the way out (ACC-05, ACC-06, ROUTE-73). */
export function SettingsScreen({ stay }: Props) {
  useLocale();
  const session = useSession();
  const { siteName } = useSite();
  const [leaving, setLeaving] = useState(false);
  const mayChange = session !== null && !isTrial(session);
  return (
    <div className={styles.screen}>
      <DisplaySettings isMember={session !== null} />
      {session && <ContactSettings mayChange={mayChange} />}
      <section className={styles.section}>
        <h2 className={styles.heading}>{m.settings_more()}</h2>
        <div className={styles.card}>
          {stay}
          {mayChange && (
            <Link to="/m/changePsw" className={styles.row}>
              <Icon name="lock" />
              <span className={styles.name}>{m.member_change_password()}</span>
              <Icon name="next" />
            </Link>
          )}
          <p className={styles.row}>
            <Icon name="info" />
            <span className={styles.name}>{m.settings_version()}</span>
            <span className={styles.version}>
              <span translate="no">{`${siteName} `}</span>
              <bdi dir="ltr" translate="no">
                {import.meta.env.APP_VERSION}
              </bdi>
            </span>
          </p>
        </div>
      </section>
      {session && (
        <Button look="secondary" icon="logout" onClick={() => setLeaving(true)}>
          {m.log_out()}
        </Button>
      )}
      {leaving && <LogOutDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}
