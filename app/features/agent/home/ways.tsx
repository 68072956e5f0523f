import { Link } from '@tanstack/react-router';
import { m } from '@/app/paraglide/messages.js';
import type { RoutePath } from '@/app/screens';
import { useScreenExists } from '@/app/session/screen-exists';
import { Icon } from '@/app/ui/icon';
import type { IconName } from '@/app/ui/symbol-names';
import styles from './ways.module.css';

const WAYS: { path: RoutePath; icon: IconName; name: () => string }[] = [
  { path: '/m/agent/team', icon: 'agent', name: m.agent_team },
  { path: '/m/agent/commission', icon: 'coins', name: m.agent_settlements },
  { path: '/m/agent/contracts', icon: 'doc', name: m.agent_agreements },
  { path: '/m/agent/grow', icon: 'invite', name: m.agent_grow },
];

/** The other screens for agents, as far as the site has them. */
export function Ways() {
  const exists = useScreenExists();
  const there = WAYS.filter(({ path }) => exists(path));
  if (there.length === 0) return null;
  return (
    <nav className={styles.ways} aria-label={m.agent_ways()}>
      {there.map(({ path, icon, name }) => (
        <Link key={path} to={path} className={styles.way}>
          <Icon name={icon} size={24} />
          <span className={styles.name}>{name()}</span>
          <Icon name="next" />
        </Link>
      ))}
    </nav>
  );
}
