import { Link } from '@tanstack/react-router';
import { dayAndTime } from '@/app/lib/time/dates';
import { List } from '@/app/lists/list';
import { PendingRows } from '@/app/lists/pending-rows';
import { useKeptPlace } from '@/app/lists/use-kept-place';
import { useList } from '@/app/lists/use-list';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { useSite } from '@/app/session/site.queries';
import { RowIcon, RowWords, rowClass, rowText } from '@/app/ui/rows';
import { StateCard } from '@/app/ui/state-card';
import { type Login, loginsPage, loginsQuery } from '../security.queries';
import { TrialCard } from '../trial-card';
import styles from './logins-screen.module.css';
import { wayName } from './way-names';
import { countryName, deviceIcon, deviceName } from './where';

/** `/m/securityCenter/logins`: when, where and how one logged in, the last first (ACC-02). */
export function LoginsScreen() {
  useLocale();
  const session = useSession();
  if (!session) return null;
  return isTrial(session) ? <TrialCard /> : <Logins />;
}

function Logins() {
  const list = useList(loginsQuery(), loginsPage);
  useKeptPlace(list);
  return (
    <div className={styles.screen}>
      <p className={styles.text}>
        <span>{`${m.security_logins_text()} `}</span>
        <Link to="/m/changePsw" className={styles.link}>
          {m.member_change_password()}
        </Link>
      </p>
      <List
        list={list}
        words={{
          failed: { title: m.security_failed_title(), text: m.security_failed_text() },
          more: m.security_logins_more(),
          moreFailed: m.security_sessions_failed(),
        }}
        pending={<PendingRows count={6} later />}
        empty={<StateCard kind="empty" title={m.security_logins_title()} text={m.security_logins_text()} />}
        className={styles.list}
      >
        {(login) => <Row login={login} />}
      </List>
    </div>
  );
}

function Row({ login }: { login: Login }) {
  const { language } = useLocale();
  const { timeZone } = useSite();
  const about = [countryName(login, language.tag), wayName(login.way)].filter(Boolean).join(' · ');
  return (
    <div className={`${rowClass} ${styles.row}`}>
      <RowIcon name={deviceIcon(login)} />
      <RowWords name={deviceName(login)}>
        <span className={rowText}>{about}</span>
        <time className={rowText} dateTime={new Date(login.at).toISOString()}>
          {dayAndTime(login.at, timeZone)}
        </time>
      </RowWords>
    </div>
  );
}
