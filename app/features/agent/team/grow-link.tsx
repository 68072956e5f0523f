import { Link } from '@tanstack/react-router';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useScreenExists } from '@/app/session/screen-exists';
import { Icon } from '@/app/ui/icon';
import styles from './team-download.module.css';

const GROW = '/m/agent/grow';

/** At the end of the header: the way to new members. */
export function GrowLink() {
  useLocale();
  const exists = useScreenExists();
  if (!exists(GROW)) return <span />;
  return (
    <Link to={GROW} className={styles.link} aria-label={m.team_grow()}>
      <Icon name="invite" size={24} />
    </Link>
  );
}
