import { Link, useLocation } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icon';
import styles from './footer-bar.module.css';
import { useLocale } from './locale';

// News and alliance join with their screens.
const items = () =>
  [
    { to: '/m/home', icon: 'home', label: m.footer_home() },
    { to: '/m/activity', icon: 'gift', label: m.footer_events() },
    { to: '/m/member/home', icon: 'user', label: m.footer_member() },
  ] as const;

/** The bar at the bottom of the main pages (FOOT-01, FOOT-22). */
export function FooterBar() {
  useLocale();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav className={styles.bar} aria-label={m.footer_label()}>
      {items().map(({ to, icon, label }) => (
        <Link
          key={to}
          to={to}
          className={styles.item}
          activeOptions={{ exact: true, includeSearch: false }}
          onClick={() => pathname === to && scrollTo(0, 0)}
        >
          <span className={styles.pill}>
            <Icon name={icon} size={24} />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
