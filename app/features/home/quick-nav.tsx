import { useFreePlayOffered } from '../../domain/member/free-play.queries';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import type { RoutePath } from '../../screens';
import { useScreenExists } from '../../session/screen-exists';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { useWaysIn } from '../../session/ways-in';
import { GuardedLink } from '../../shell/menu/guarded-link';
import { Icon } from '../../ui/icon';
import type { IconName } from '../../ui/symbol-names';
import styles from './quick-nav.module.css';

const MOST_TILES = 4;

type Shortcut = { to: RoutePath; icon: IconName; label: string };

/**
 * The quick-nav strip, as far as its screens exist (HOME-39 to HOME-44). A guest's login and registration are the
 * card's own buttons; the rest stands as a row of plain links inside that card. Who is refused in the menu is here too.
 */
export function QuickNav() {
  useLocale();
  const isMember = useSession() !== null;
  const shown = useShortcuts(isMember);
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

/** A member's own pages fill the row while it has room; what everybody may read does where there is no way in yet. */
function useShortcuts(isMember: boolean): Shortcut[] {
  const exists = useScreenExists();
  const waysIn = useWaysIn();
  const { flags } = useSite();
  const freePlay = useFreePlayOffered();
  const shortcuts: (Shortcut & { shown: boolean })[] = [
    { to: '/m/withdraw', icon: 'withdraw', label: m.home_quick_withdraw(), shown: isMember },
    {
      to: '/m/inviteFriends',
      icon: 'invite',
      label: m.home_quick_invite(),
      shown: isMember && flags.REFERRAL3,
    },
    { to: '/m/activity', icon: 'gift', label: m.footer_events(), shown: !isMember && !waysIn },
    { to: '/m/news', icon: 'news', label: m.footer_news(), shown: !isMember && !waysIn },
    { to: '/m/freeTrial', icon: 'play', label: m.home_quick_free_play(), shown: freePlay },
    { to: '/m/mall/mallHome', icon: 'coins', label: m.home_quick_mall(), shown: flags.PTSYS3 },
    { to: '/m/support', icon: 'headset', label: m.home_quick_support(), shown: true },
    { to: '/m/member/home', icon: 'user', label: m.member_centre(), shown: isMember },
  ];
  return shortcuts.filter(({ to, shown }) => shown && exists(to)).slice(0, MOST_TILES);
}
