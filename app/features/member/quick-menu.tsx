import { useUnreadInbox } from '../../domain/member/unread.queries';
import { m } from '../../paraglide/messages.js';
import { useScreenExists } from '../../session/screen-exists';
import { useSite } from '../../session/site.queries';
import { GuardedLink } from '../../shell/menu/guarded-link';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import styles from './quick-menu.module.css';
import { type TileId, tilesShown } from './quick-menu-tiles';

/** What a member can do, as tiles; news carries the unread figure of the inbox (MEMB-14 to MEMB-26, MEMB-31, MEMB-32). */
export function QuickMenu() {
  const { flags } = useSite();
  const unread = useUnreadInbox();
  const tiles = tilesShown(flags, useScreenExists());
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={m.member_quick_menu()}>
      <ul className={styles.grid}>
        {tiles.map(({ id, icon, to }) => (
          <li key={id}>
            <GuardedLink to={to} className={styles.tile}>
              <span className={styles.icon}>
                <Icon name={icon} size={24} />
                {id === 'news' && (
                  <span className={styles.badge}>
                    <Badge count={unread} label={m.messages_unread({ count: unread })} />
                  </span>
                )}
              </span>
              <span className={styles.name}>{nameOf(id)}</span>
            </GuardedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function nameOf(id: TileId): string {
  switch (id) {
    case 'rewards':
      return m.member_tile_rewards();
    case 'invite':
      return m.member_tile_invite();
    case 'withdrawReport':
      return m.member_tile_withdraw_report();
    case 'record':
      return m.member_tile_record();
    case 'security':
      return m.member_tile_security();
    case 'account':
      return m.member_tile_account();
    case 'news':
      return m.member_tile_news();
    case 'feedback':
      return m.feedback_title();
  }
}
