import type { SiteFlags } from '@/contracts/flags';
import { m } from '../../paraglide/messages.js';
import type { RoutePath } from '../../screens';
import type { IconName } from '../../ui/symbol-names';

/** How many there is room for. */
export const MOST_TILES = 4;

type Shortcut = { to: RoutePath; icon: IconName; label: string };
/**
 * What may stand in the quick-nav strip, more than there is room for: a member's own pages fill the row while it has room;
 * what everybody may read does where there is no way in yet (HOME-39 to HOME-44).
 */
export function shortcuts(
  isMember: boolean,
  exists: (path: string) => boolean,
  waysIn: boolean,
  flags: SiteFlags,
  /** Free play is offered to this visitor. */
  freePlay: boolean,
): Shortcut[] {
  const all: (Shortcut & { shown: boolean })[] = [
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
  return all.filter(({ to, shown }) => shown && exists(to));
}
