import { m } from '../paraglide/messages.js';
import type { RoutePath } from '../screens';
import type { IconName } from '../ui/symbol-names';

export const MEMBER_CENTRE = '/m/member/home';
/** How many there is room for. */
export const FOOTER_PLACES = 5;

/** What may stand in the bar at the bottom, as far as its screens exist, more than there is room for (FOOT-01 to FOOT-10). */
export const footerItems = (exists: (path: string) => boolean) =>
  (
    [
      { to: '/m/home', icon: 'home', label: m.footer_home() },
      { to: '/m/news', icon: 'news', label: m.footer_news() },
      { to: '/m/activity', icon: 'gift', label: m.footer_events() },
      { to: '/m/alliance', icon: 'ally', label: m.alliance_title() },
      { to: MEMBER_CENTRE, icon: 'user', label: m.member_centre() },
      { to: '/m/support', icon: 'headset', label: m.menu_support() },
    ] satisfies { to: RoutePath; icon: IconName; label: string }[]
  ).filter(({ to }) => exists(to));
