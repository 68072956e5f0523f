/** Screens that the sitemap names: public, and worth finding. A new public screen gets a line. */
export const SITEMAP_SCREENS: readonly string[] = [
  '/m/home',
  '/m/search',
  '/m/gameCenter',
  '/m/provider',
  '/m/hot-games',
  '/m/live-games',
  '/m/slot-games',
  '/m/sport-games',
  '/m/esport-games',
  '/m/fish-games',
  '/m/pvp-games',
  '/m/cockfight',
  '/m/new-games',
  '/m/jili-games',
  '/m/rtg-games',
  '/m/jackpots',
  '/m/bingo',
  '/m/inHouse',
  '/m/fbGame',
  '/m/activity',
  '/m/news',
  '/m/alliance',
  '/m/video',
  '/m/charity',
  '/m/sponsor',
  '/m/help',
  '/m/support',
  '/m/download',
  '/m/register',
  '/m/login',
  '/m/lott',
  '/m/elott',
];

// Found through the screens above, by the `id` or `tag` in their links.
const DETAILS: readonly string[] = [
  '/m/activityDetail',
  '/m/newsDetail',
  '/m/videoDetail',
  '/m/charityDetail',
  '/m/helpDetail',
];

/** Whether search engines may list a page; members' own screens never are, nor what is only a step on the way. */
export function isListed(path: string): boolean {
  return SITEMAP_SCREENS.includes(path) || DETAILS.includes(path);
}
