import { m } from '../paraglide/messages.js';

/** Path to the title of its page header and document (HDR-10 to HDR-29). Screens of later issues add theirs. */
const TITLES: Record<string, () => string> = {
  '/m/home': m.hd_home,
  '/m/login': m.hd_login_button,
  '/m/register': m.hd_reg_button,
  '/m/register.html': m.hd_reg_button,
  '/m/forget': m.in_forget_password,
  '/m/changePsw': m.change_password,
  '/m/agent': m.agent_login_title,
  '/m/freeTrial': m.free_play,
  '/m/activity': m.promotion_activity,
  '/m/activityDetail': m.promotion_activity,
  '/m/applyReward': m.apply_title,
  '/m/member/home': m.member_centre,
  '/m/news': m.hot_news,
  '/m/newsDetail': m.hot_news,
  '/m/alliance': m.alliance_title,
  '/m/sponsor': m.sponsor_title,
  '/m/video': m.video,
  '/m/videoDetail': m.video,
  '/m/charity': m.charity,
  '/m/charityDetail': m.charity,
  '/m/notice': m.message_center,
  '/m/noticeDetail': m.message_center,
  '/m/webEmail': m.message_center,
  '/m/help': m.help_center,
  '/m/helpDetail': m.help_center,
  '/m/support': m.contact,
  '/m/feedback': m.feedback_title,
  '/m/download': m.download_promo,
  '/m/lott': m.game_category_lott,
  '/m/elott': m.game_category_elott,
  '/m/play': m.play_title,
  '/m/chat': m.support_chat,
  '/m/gameCenter': m.in_game_center,
  '/m/provider': m.game_providers,
  '/m/hot-games': m.game_category_hot,
  '/m/live-games': m.game_category_live,
  '/m/slot-games': m.game_category_rng,
  '/m/sport-games': m.game_category_sports,
  '/m/esport-games': m.game_category_esports,
  '/m/fish-games': m.game_category_fish,
  '/m/pvp-games': m.game_category_pvp,
  '/m/cockfight': m.game_category_cockfight,
  '/m/new-games': m.game_category_new,
  '/m/jili-games': m.game_category_jl,
  '/m/rtg-games': m.game_category_rtg,
  '/m/jackpots': m.game_category_jackpot,
  '/m/bingo': m.game_category_bingo,
  '/m/inHouse': m.game_category_inhouse,
  '/m/fbGame': m.game_football,
  '/m/search': m.search_title,
  '/m/fav-games': m.favourites_title,
};

/** Paths whose back arrow goes home; everywhere else it goes one step back (HDR-32 to HDR-41). */
const BACK_HOME: readonly string[] = [
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/activity',
  '/m/forget',
  '/m/download',
  '/m/help',
  '/m/notice',
];

/** Title of a path in the page's language, the site's name when it has none (HDR-29). */
export function pageTitle(pathname: string, siteName: string): string {
  return TITLES[pathname]?.() ?? siteName;
}

export function goesHome(pathname: string): boolean {
  return BACK_HOME.includes(pathname);
}
