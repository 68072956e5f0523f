import { useLocation } from '@tanstack/react-router';
import { StaticLink } from '../lib/links/static-link';
import { useLocale } from '../locale/locale';
import { m } from '../paraglide/messages.js';
import { useScreenExists } from '../session/screen-exists';
import { Icon } from '../ui/icon';
import styles from './footer-bar.module.css';
import { FOOTER_PLACES, footerItems, MEMBER_CENTRE } from './footer-items';
import { UnreadMark } from './unread-mark';

/**
 * The bar at the bottom of the main pages (FOOT-01 to FOOT-10, FOOT-22). It only browses, so nothing in it is guarded;
 * home without a search is home reset, customer service stands in for a member centre that is not open yet, and the item of the page one is on scrolls it to the top.
 */
export function FooterBar() {
  useLocale();
  const exists = useScreenExists();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav className={styles.bar} aria-label={m.footer_label()}>
      {footerItems(exists)
        .slice(0, FOOTER_PLACES)
        .map(({ to, icon, label }) => (
          <StaticLink
            key={to}
            target={{ to }}
            className={styles.item}
            aria-current={pathname === to ? 'page' : undefined}
            onClick={() => pathname === to && scrollTo(0, 0)}
          >
            <span className={styles.pill}>
              <Icon name={icon} size={24} />
              {to === MEMBER_CENTRE && <UnreadMark />}
            </span>
            <span>{label}</span>
          </StaticLink>
        ))}
    </nav>
  );
}
