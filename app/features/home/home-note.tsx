import { Link } from '@tanstack/react-router';
import { runningYear } from '../../locale/figures';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { copyright } from './copyright';
import styles from './home-note.module.css';

/** The foot of home: age limit, play responsibly, copyright (HOME-29, HOME-30, ROLE-51, CONST-68). */
export function HomeNote() {
  useLocale();
  const { siteName, jurisdiction, timeZone } = useSite();
  const { ageLimit } = jurisdiction;
  return (
    <footer className={styles.note}>
      <p className={styles.age} role="img" aria-label={m.home_age_limit({ age: ageLimit })}>
        {`${ageLimit}+`}
      </p>
      <p>{m.home_play_responsibly()}</p>
      <Link to="/m/help" search={{ tag: 'responsible' }} className={styles.link}>
        {m.home_responsible_link()}
      </Link>
      <p>
        <span translate="no">{`${siteName} · `}</span>
        {/* A page kept over New Year's Eve has the year before. */}
        <span lang="en" suppressHydrationWarning>
          {copyright(runningYear(timeZone))}
        </span>
      </p>
    </footer>
  );
}
