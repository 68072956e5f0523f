import { useLocation } from '@tanstack/react-router';
import { StaticLink } from '../lib/links/static-link';
import { useLocale } from '../locale/locale';
import { m } from '../paraglide/messages.js';
import type { RoutePath } from '../screens';
import { useScreenExists } from '../session/screen-exists';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/symbol-names';
import styles from './footer-bar.module.css';
import { UnreadMark } from './unread-mark';

const MEMBER_CENTRE = '/m/member/home';
const PLACES = 5;

const items = (): { to: RoutePath; icon: IconName; label: string }[] => [
  { to: '/m/home', icon: 'home', label: m.footer_home() },
  { to: '/m/news', icon: 'news', label: m.footer_news() },
  { to: '/m/activity', icon: 'gift', label: m.footer_events() },
  { to: '/m/alliance', icon: 'ally', label: m.alliance_title() },
  { to: MEMBER_CENTRE, icon: 'user', label: m.member_centre() },
  { to: '/m/support', icon: 'headset', label: m.menu_support() },
];

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
      {items()
        .filter(({ to }) => exists(to))
        .slice(0, PLACES)
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
