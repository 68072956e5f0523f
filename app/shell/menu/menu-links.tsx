import { useUnreadInbox } from '../../domain/member/unread.queries';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import { GuardedLink } from './guarded-link';
import type { MenuItem } from './menu-items';
import { menuLabel } from './menu-labels';
import styles from './menu-links.module.css';

type Props = { items: readonly MenuItem[] };

/** The tiles that lead to the main pages, two by two, and below them the search (MENU-16 to MENU-19). */
export function MainLinks({ items }: Props) {
  return (
    <nav className={styles.tiles} aria-label={m.menu_main()}>
      {items
        .filter(({ group }) => group === 'main')
        .map(
          ({ id, to, search, icon, open }) =>
            to && (
              <GuardedLink key={id} to={to} search={search} open={open} className={styles.tile}>
                <Icon name={icon} />
                <span>{menuLabel(id)}</span>
              </GuardedLink>
            ),
        )}
    </nav>
  );
}

/** The entries of a group below each other, below their heading if they have one. */
export function MenuRows({ items, group, heading }: Props & { group: MenuItem['group']; heading?: string }) {
  const rows = items.filter((item) => item.group === group);
  if (rows.length === 0) return null;
  return (
    <section aria-label={heading}>
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      {rows.map((item) => (
        <MenuRow key={item.id} item={item} />
      ))}
    </section>
  );
}

/** One entry as a row; one that leads nowhere yet says so (MENU-21). */
export function MenuRow({ item: { id, to, search, icon, open } }: { item: MenuItem }) {
  if (to === null) {
    return (
      <p className={styles.row} data-idle="">
        <Icon name={icon} />
        <span>{menuLabel(id)}</span>
        <span className={styles.tag}>{m.menu_coming()}</span>
      </p>
    );
  }
  return (
    <GuardedLink to={to} search={search} open={open} className={styles.row}>
      <Icon name={icon} />
      <span>{menuLabel(id)}</span>
      {id === 'inbox' && <InboxBadge />}
    </GuardedLink>
  );
}

function InboxBadge() {
  const count = useUnreadInbox();
  return (
    <span className={styles.end}>
      <Badge count={count} label={m.menu_unread({ count })} />
    </span>
  );
}
