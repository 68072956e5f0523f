import { useFreePlayOffered } from '../../domain/member/free-play.queries';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useScreenExists } from '../../session/screen-exists';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { useWaysIn } from '../../session/ways-in';
import { GuardedLink } from '../../shell/menu/guarded-link';
import { Icon } from '../../ui/icon';
import styles from './quick-nav.module.css';
import { MOST_TILES, shortcuts } from './shortcuts';

/**
 * The quick-nav strip, as far as its screens exist (HOME-39 to HOME-44). A guest's login and registration are the
 * card's own buttons; the rest stands as a row of plain links inside that card. Who is refused in the menu is here too.
 */
export function QuickNav() {
  useLocale();
  const isMember = useSession() !== null;
  const shown = shortcuts(
    isMember,
    useScreenExists(),
    useWaysIn(),
    useSite().flags,
    useFreePlayOffered(),
  ).slice(0, MOST_TILES);
  if (shown.length === 0) return null;
  return (
    <nav className={isMember ? styles.tiles : styles.row} aria-label={m.home_quick_label()}>
      {shown.map(({ to, icon, label }) => (
        <GuardedLink key={to} to={to} open className={styles.item}>
          <span className={styles.icon}>
            <Icon name={icon} size={isMember ? 24 : 20} />
          </span>
          <span>{label}</span>
        </GuardedLink>
      ))}
    </nav>
  );
}
