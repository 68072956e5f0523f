import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { moneyDay } from '@/app/lib/time/dates';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Button, buttonClass } from '@/app/ui/button';
import { Icon } from '@/app/ui/icon';
import { Popup } from '@/app/ui/popup';
import { RowIcon, RowMiddle, Rows, RowWords, rowClass, rowText } from '@/app/ui/rows';
import { Skeleton } from '@/app/ui/skeleton';
import { Tag } from '@/app/ui/tag';
import { FailedSection } from '../../failed-section';
import { type Session, sessionsQuery } from '../security.queries';
import styles from './sessions-section.module.css';
import { OTHERS, useEndSessions } from './use-end-sessions';
import { countryName, deviceIcon, deviceName, sessionTime } from './where';

/** Where the account is logged in, with a way to end each other session or all of them (ACC-02, SESS-45). */
export function SessionsSection() {
  const sessions = useQuery(sessionsQuery());
  return (
    <section className={styles.section} aria-labelledby="sessions-title">
      <h2 id="sessions-title" className={styles.title}>
        {m.security_sessions_title()}
      </h2>
      {sessions.data ? (
        <Sessions sessions={sessions.data.list} />
      ) : sessions.isError ? (
        <FailedSection onRetry={() => void sessions.refetch()} />
      ) : (
        <Skeleton className={styles.pending} later />
      )}
      <Link to="/m/securityCenter/logins" className={buttonClass('text')}>
        <Icon name="history" />
        <span>{m.security_logins_title()}</span>
      </Link>
    </section>
  );
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const [asking, setAsking] = useState(false);
  const { ending, end } = useEndSessions(() => setAsking(false));
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <>
      <Rows>
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <Row session={session} ending={ending} onEnd={() => void end(session.sessionId)} />
          </li>
        ))}
      </Rows>
      {others > 1 && (
        <Button look="destructive" disabled={ending !== undefined} onClick={() => setAsking(true)}>
          {m.security_sessions_end_others({ count: others })}
        </Button>
      )}
      {asking && (
        <Popup
          shape="sheet"
          title={m.security_sessions_ask_title({ count: others })}
          closeLabel={m.action_close()}
          onClose={() => setAsking(false)}
        >
          <p className={styles.text}>{m.security_sessions_ask_text()}</p>
          <div className={styles.choices}>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {m.action_cancel()}
            </Button>
            <Button
              look="destructive"
              busyText={ending === OTHERS ? m.action_working() : undefined}
              onClick={() => void end(OTHERS)}
            >
              {m.log_out()}
            </Button>
          </div>
        </Popup>
      )}
    </>
  );
}

type RowProps = { session: Session; ending: string | undefined; onEnd: () => void };

function Row({ session, ending, onEnd }: RowProps) {
  const { language } = useLocale();
  const { timeZone } = useSite();
  const { openedAt, lastUsedAt, staysUntil } = session;
  const time = sessionTime(openedAt, timeZone);
  return (
    <div className={rowClass}>
      <RowIcon name={deviceIcon(session)} />
      <RowMiddle>
        <RowWords name={deviceName(session)}>
          <span className={rowText}>
            {m.security_session_since({ country: countryName(session, language.tag), time })}
          </span>
          {lastUsedAt !== null && !session.isCurrent && (
            <span className={rowText}>
              {m.security_session_used({ time: sessionTime(lastUsedAt, timeZone) })}
            </span>
          )}
          {staysUntil !== null && (
            <span className={rowText}>
              {m.security_session_stays({ date: moneyDay(staysUntil, timeZone) })}
            </span>
          )}
        </RowWords>
        {session.isCurrent ? (
          <Tag tone="positive">{m.security_session_this()}</Tag>
        ) : (
          <Button
            look="secondary"
            className={styles.end}
            disabled={ending !== undefined}
            busyText={ending === session.sessionId ? m.action_working() : undefined}
            aria-label={m.security_session_end({ device: deviceName(session) })}
            onClick={onEnd}
          >
            {m.log_out()}
          </Button>
        )}
      </RowMiddle>
    </div>
  );
}
