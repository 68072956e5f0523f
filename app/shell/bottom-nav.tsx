import { useLocation } from '@tanstack/react-router';
import { StaticLink } from '../lib/links/static-link';
import { useLocale } from '../locale/locale';
import { m } from '../paraglide/messages.js';
import type { RoutePath } from '../screens';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/symbol-names';
import styles from './bottom-nav.module.css';

const items = (): { to: RoutePath; icon: IconName; label: string }[] => [
  { to: '/m/home', icon: 'home', label: m.footer_home() },
  { to: '/m/news', icon: 'news', label: m.hot_news() },
  { to: '/m/activity', icon: 'gift', label: m.footer_events() },
  { to: '/m/alliance', icon: 'ally', label: m.alliance_title() },
  { to: '/m/video', icon: 'play', label: m.video() },
  { to: '/m/charity', icon: 'heart', label: m.charity() },
  { to: '/m/support', icon: 'headset', label: m.menu_support() },
];

/** Where else to go, at the end of a content page (FOOT-11 to FOOT-13). */
export function BottomNav() {
  useLocale();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav className={styles.nav} aria-label={m.bottom_label()}>
      {items().map(({ to, icon, label }) => (
        <StaticLink
          key={to}
          target={{ to }}
          className={styles.item}
          aria-current={pathname === to ? 'page' : undefined}
          onClick={() => to === '/m/home' && scrollTo(0, 0)}
        >
          <span className={styles.tile}>
            <Icon name={icon} size={24} />
          </span>
          <span>{label}</span>
        </StaticLink>
      ))}
    </nav>
  );
}
