import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { useFreePlayOffered } from '../../session/free-play.queries';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { useLocale } from '../../shell/locale';
import { supportLink } from '../../shell/site-links';
import { Icon } from '../../ui/icon';
import styles from './quick-nav.module.css';

/**
 * The quick-nav strip, as far as its screens exist (HOME-39 to HOME-44). A guest's login and registration are the
 * card's own buttons; the rest stands as a row of plain links inside that card.
 */
export function QuickNav() {
  useLocale();
  const isMember = useSession() !== null;
  const support = supportLink(useSite(), 'support');
  const freePlay = useFreePlayOffered();
  if (!isMember && !support && !freePlay) return null;
  return (
    <nav className={isMember ? styles.tiles : styles.row} aria-label={m.home_quick_label()}>
      {isMember && (
        <Link to="/m/member/home" className={styles.item}>
          <span className={styles.icon}>
            <Icon name="user" size={24} />
          </span>
          {m.home_quick_member()}
        </Link>
      )}
      {freePlay && (
        <Link to="/m/freeTrial" className={styles.item}>
          <span className={styles.icon}>
            <Icon name="play" size={20} />
          </span>
          {m.home_quick_free_play()}
        </Link>
      )}
      {support && (
        <a href={support} className={styles.item} target="_blank" rel="noopener noreferrer">
          <span className={styles.icon}>
            <Icon name="headset" size={isMember ? 24 : 20} />
          </span>
          {m.home_quick_support()}
        </a>
      )}
    </nav>
  );
}
