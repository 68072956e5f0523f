import type { SiteFlag } from '../contracts/flags';
import type { Level } from '../contracts/levels';
import type { m } from './paraglide/messages.js';

type Messages = typeof m;
/** A message that says itself, without values to fill in. */
type TitleKey = { [Key in keyof Messages]: Messages[Key] extends () => string ? Key : never }[keyof Messages];
/** Of the site's name and the screen's title, which are all that is told to it. */
type DescriptionKey = Extract<keyof Messages, `${string}_description`>;

/**
 * Who alone may see a screen, and where all others are sent; the login leads back to the screen (ROUTE-88). Newcomers
 * are guests, and players on trial, who have no account either (ROLE-41).
 */
export type Access = {
  only: 'guests' | 'newcomers' | 'members' | 'all but agents' | 'agents';
  elsewhere: '/m/home' | '/m/login' | '/m/activity' | '/m/agent/home';
  /** Where guests are sent, if not where members are (AGENT-05). */
  guests?: '/m/agent';
};

/** The frame of an inner page, below its header with arrow and title. */
export type PageLayout = {
  /** The side menu stands at the end of the header; other ends are the screen's own. */
  menu?: true;
  /** The bar at the bottom. */
  footer: boolean;
  /** Where else to go, at the end of the content. */
  nav?: boolean;
  /** At a desk it is wider than the column, a table beside what it is about (docs/decisions/007-column-in-css.md). */
  wide?: true;
};

/**
 * What app and edge know of a screen besides its parts. The browser has neither description nor `level` nor `listed`
 * nor `canonical`, and for the title its place in a list (build/browser-screens.ts).
 */
export type Screen = {
  /** Of its header and its document (HDR-10 to HDR-29). */
  title: TitleKey;
  /** For search engines, and for those who see its link. */
  description: DescriptionKey;
  /** Below it the site has no such screen, as if it were switched off (docs/decisions/087-levels.md). */
  level: Level;
  access: 'everyone' | Access;
  /** Without this flag of the site the screen is not there, whoever asks. */
  flag?: { name: SiteFlag; elsewhere: '/m/support' | '/m/home' };
  /** Without this value in its address the screen shows nothing, whoever asks. */
  needs?: { value: 'game'; elsewhere: '/m/home' };
  /**
   * Whether search engines may list it: by the sitemap, or as one of many behind a list. Guests are given one page of a
   * listed screen together (docs/decisions/020-guest-pages.md).
   */
  listed: 'sitemap' | 'detail' | false;
  /** Where its back arrow leads: home, or one step back (HDR-32 to HDR-41). */
  back: 'home' | 'step';
  /** `own`: the screen draws its header itself. */
  layout: PageLayout | 'own';
  /** The address that counts, of a screen at two (ROUTE-30). */
  canonical?: '/m/register';
};

/** An address that leads to another; the operator's further table is asked first where it says so (ROUTE-77). */
export type Alias = { aliasOf: '/m/home' | '/m/jili-games' | '/m/fav-games'; furtherFirst?: true };

const GUESTS: Access = { only: 'guests', elsewhere: '/m/home' };
const NEWCOMERS: Access = { only: 'newcomers', elsewhere: '/m/home' };
const MEMBERS: Access = { only: 'members', elsewhere: '/m/login' };
const AGENTS: Access = { only: 'agents', elsewhere: '/m/home', guests: '/m/agent' };

/** Where agents go (ROUTE-02, AGENT-02). */
export const AGENT_HOME = '/m/agent/home';

const MENU: PageLayout = { menu: true, footer: true };
const MENU_NAV: PageLayout = { ...MENU, nav: true };
const NAV: PageLayout = { footer: true, nav: true };
const FOOTER: PageLayout = { footer: true };
const PLAIN: PageLayout = { footer: false };
const AGENT: PageLayout = { menu: true, footer: true, wide: true };
const DESK: PageLayout = { footer: false, wide: true };

const PUBLIC = { level: 'guest', access: 'everyone', listed: 'sitemap', back: 'step' } as const;
const UNLISTED = { listed: false, back: 'step' } as const;
const OF_MEMBERS = { ...UNLISTED, level: 'member' } as const;
const OF_AGENTS = { ...UNLISTED, level: 'agent', access: AGENTS } as const;

const LOBBY = { ...PUBLIC, description: 'lobby_description', layout: MENU } as const;
const ARTICLES = { ...PUBLIC, layout: MENU_NAV } as const;
const ARTICLE = { ...ARTICLES, listed: 'detail' } as const;
const PROMOTION = { title: 'promotion_activity', description: 'promo_description' } as const;
const HELP = { title: 'help_center', description: 'help_description' } as const;
const MESSAGES = { title: 'message_center', description: 'messages_description', layout: FOOTER } as const;
const MEMBERS_PAGE = { ...OF_MEMBERS, access: MEMBERS, layout: FOOTER } as const;
const MEMBERS_FORM = { ...OF_MEMBERS, access: MEMBERS, layout: PLAIN } as const;
const MONEY_FORM = { ...MEMBERS_FORM, level: 'money' } as const;
const DEPOSIT = { ...MONEY_FORM, description: 'deposit_description' } as const;
const AGREEMENT = { ...UNLISTED, level: 'agent', access: MEMBERS, layout: DESK } as const;
const WAY_IN = { level: 'enter', access: NEWCOMERS, back: 'home', layout: PLAIN } as const;
const REGISTER = { ...WAY_IN, title: 'hd_reg_button', description: 'register_description' } as const;

const ROWS = {
  '/m/home': { ...PUBLIC, title: 'hd_home', description: 'home_description', layout: 'own' },
  '/m/search': { ...PUBLIC, title: 'search', description: 'search_description', layout: MENU },
  '/m/gameCenter': { ...PUBLIC, title: 'in_game_center', description: 'centre_description', layout: MENU },
  '/m/provider': { ...PUBLIC, title: 'game_providers', description: 'vendor_description', layout: MENU },
  '/m/hot-games': { ...LOBBY, title: 'game_category_hot' },
  '/m/live-games': { ...LOBBY, title: 'game_category_live' },
  '/m/slot-games': { ...LOBBY, title: 'game_category_rng' },
  '/m/sport-games': { ...LOBBY, title: 'game_category_sports' },
  '/m/esport-games': { ...LOBBY, title: 'game_category_esports' },
  '/m/fish-games': { ...LOBBY, title: 'game_category_fish' },
  '/m/pvp-games': { ...LOBBY, title: 'game_category_pvp' },
  '/m/cockfight': { ...LOBBY, title: 'game_category_cockfight' },
  '/m/new-games': { ...LOBBY, title: 'game_category_new' },
  '/m/jili-games': { ...LOBBY, title: 'game_category_jl' },
  '/m/rtg-games': { ...LOBBY, title: 'game_category_rtg' },
  '/m/jackpots': { ...LOBBY, title: 'game_category_jackpot' },
  '/m/bingo': { ...LOBBY, title: 'game_category_bingo' },
  '/m/inHouse': { ...LOBBY, title: 'game_category_inhouse' },
  '/m/fbGame': { ...LOBBY, title: 'game_football' },
  '/m/activity': { ...PUBLIC, ...PROMOTION, back: 'home', layout: NAV },
  '/m/news': { ...ARTICLES, title: 'hot_news', description: 'news_description' },
  '/m/alliance': { ...ARTICLES, title: 'alliance_title', description: 'alliance_description' },
  '/m/video': { ...ARTICLES, title: 'video', description: 'video_description' },
  '/m/charity': { ...ARTICLES, title: 'charity', description: 'charity_description' },
  '/m/sponsor': { ...ARTICLES, title: 'sponsor_title', description: 'sponsor_description' },
  '/m/help': { ...PUBLIC, ...HELP, back: 'home', layout: FOOTER },
  '/m/support': { ...PUBLIC, title: 'contact', description: 'support_description', layout: NAV },
  '/m/download': {
    ...PUBLIC,
    title: 'download_promo',
    description: 'download_description',
    back: 'home',
    layout: PLAIN,
  },
  '/m/register': { ...REGISTER, listed: 'sitemap' },
  '/m/login': {
    ...WAY_IN,
    title: 'hd_login_button',
    description: 'login_description',
    listed: 'sitemap',
  },
  '/m/lott': { ...PUBLIC, title: 'game_category_lott', description: 'lott_description', layout: MENU },
  '/m/elott': { ...PUBLIC, title: 'game_category_elott', description: 'elott_description', layout: MENU },

  '/m/activityDetail': { ...PUBLIC, ...PROMOTION, listed: 'detail', layout: PLAIN },
  '/m/newsDetail': { ...ARTICLE, title: 'hot_news', description: 'news_description' },
  '/m/videoDetail': { ...ARTICLE, title: 'video', description: 'video_description' },
  '/m/charityDetail': { ...ARTICLE, title: 'charity', description: 'charity_description' },
  '/m/helpDetail': { ...PUBLIC, ...HELP, listed: 'detail', layout: PLAIN },

  '/m/register.html': { ...REGISTER, listed: false, canonical: '/m/register' },
  '/m/forget': {
    ...WAY_IN,
    title: 'in_forget_password',
    description: 'forgot_description',
    listed: false,
  },
  '/m/freeTrial': {
    ...OF_MEMBERS,
    title: 'free_play',
    description: 'trial_description',
    access: GUESTS,
    layout: PLAIN,
  },
  '/m/agent': {
    ...UNLISTED,
    level: 'agent',
    title: 'agent_login_title',
    description: 'agent_description',
    access: { only: 'all but agents', elsewhere: AGENT_HOME },
    layout: PLAIN,
  },
  '/m/agent/home': {
    ...OF_AGENTS,
    title: 'agent_title',
    description: 'agent_home_description',
    layout: AGENT,
  },
  '/m/agent/team': {
    ...OF_AGENTS,
    title: 'team_title',
    description: 'team_description',
    layout: { footer: true, wide: true },
  },
  '/m/agent/commission': {
    ...OF_AGENTS,
    title: 'agent_settlements',
    description: 'settlement_description',
    layout: AGENT,
  },
  '/m/agent/commission/$settlement': {
    ...OF_AGENTS,
    title: 'settlement_title',
    description: 'settlement_description',
    layout: AGENT,
  },
  '/m/agent/grow': {
    ...OF_AGENTS,
    title: 'grow_title',
    description: 'grow_description',
    layout: AGENT,
  },
  '/m/agent/transfer/$account': {
    ...OF_AGENTS,
    title: 'transfer_down_title',
    description: 'transfer_down_description',
    layout: PLAIN,
  },
  '/m/agent/contracts': {
    ...OF_AGENTS,
    title: 'agreements_title',
    description: 'agreements_description',
    layout: AGENT,
  },
  '/m/agent/contracts/$account': {
    ...OF_AGENTS,
    title: 'agreement_downline_title',
    description: 'agreement_downline_description',
    layout: DESK,
  },
  '/m/member/agent/getSalaryContract': {
    ...AGREEMENT,
    title: 'agreement_salary_title',
    description: 'agreement_salary_description',
  },
  '/m/member/agent/getDevidendContract': {
    ...AGREEMENT,
    title: 'agreement_dividend_title',
    description: 'agreement_dividend_description',
  },
  '/m/member/agent/getHourContract': {
    ...AGREEMENT,
    title: 'agreement_hour_title',
    description: 'agreement_hour_description',
  },
  '/m/changePsw': {
    ...OF_MEMBERS,
    title: 'change_password',
    description: 'change_password_description',
    access: { only: 'members', elsewhere: '/m/home' },
    layout: PLAIN,
  },
  '/m/applyReward': {
    ...OF_MEMBERS,
    title: 'apply_title',
    description: 'promo_description',
    access: { only: 'members', elsewhere: '/m/activity' },
    layout: PLAIN,
  },
  '/m/member/home': {
    ...OF_MEMBERS,
    title: 'member_centre',
    description: 'member_description',
    access: 'everyone',
    layout: FOOTER,
  },
  '/m/myAccount/index': {
    ...MEMBERS_PAGE,
    title: 'account_title',
    description: 'account_description',
  },
  '/m/set': {
    ...UNLISTED,
    level: 'guest',
    title: 'personal_setting',
    description: 'settings_description',
    access: 'everyone',
    layout: FOOTER,
  },
  '/m/vip': {
    ...MEMBERS_PAGE,
    title: 'vip_title',
    description: 'vip_description',
  },
  '/m/notice': { ...UNLISTED, ...MESSAGES, level: 'guest', access: 'everyone', back: 'home' },
  '/m/noticeDetail': { ...UNLISTED, ...MESSAGES, level: 'guest', access: 'everyone' },
  '/m/webEmail': { ...OF_MEMBERS, ...MESSAGES, access: MEMBERS },
  '/m/transaction/record': {
    ...MEMBERS_PAGE,
    title: 'record_title',
    description: 'record_description',
  },
  '/m/withdrawReport': {
    ...MEMBERS_PAGE,
    level: 'money',
    title: 'withdraw_report_title',
    description: 'withdraw_report_description',
  },
  '/m/feedback': {
    ...MEMBERS_FORM,
    title: 'feedback_title',
    description: 'feedback_description',
    flag: { name: 'FEEDBACK3', elsewhere: '/m/support' },
  },
  '/m/voucherCenter': { ...DEPOSIT, title: 'deposit_title' },
  '/m/voucherCenter/$orderNo': { ...DEPOSIT, title: 'deposit_order_title' },
  '/m/withdraw': {
    ...MONEY_FORM,
    title: 'withdraw_title',
    description: 'withdraw_description',
  },
  '/m/withdraw/$orderNo': {
    ...MEMBERS_PAGE,
    level: 'money',
    title: 'tracker_title',
    description: 'tracker_description',
  },
  '/m/bankCards': {
    ...MONEY_FORM,
    title: 'cards_title',
    description: 'cards_description',
  },
  '/m/paymentPassword': {
    ...MONEY_FORM,
    title: 'paypass_title',
    description: 'paypass_description',
  },
  '/m/securityCenter': {
    ...MEMBERS_PAGE,
    title: 'security_title',
    description: 'security_description',
  },
  '/m/securityCenter/mobile': {
    ...MEMBERS_FORM,
    title: 'security_mobile_title',
    description: 'security_mobile_description',
  },
  '/m/securityCenter/email': {
    ...MEMBERS_FORM,
    title: 'security_email_title',
    description: 'security_email_description',
  },
  '/m/securityCenter/questions': {
    ...MEMBERS_FORM,
    title: 'security_questions_title',
    description: 'security_questions_description',
  },
  '/m/securityCenter/logins': {
    ...MEMBERS_FORM,
    title: 'security_logins_title',
    description: 'security_logins_description',
  },
  '/m/objection': {
    ...UNLISTED,
    level: 'enter',
    title: 'objection_title',
    description: 'objection_description',
    access: 'everyone',
    layout: PLAIN,
  },
  '/m/transfer': {
    ...MONEY_FORM,
    title: 'transfer_title',
    description: 'transfer_description',
  },
  '/m/transferUp': {
    ...MONEY_FORM,
    title: 'transfer_up_title',
    description: 'transfer_up_description',
  },
  '/m/rewardCenter': {
    ...MEMBERS_PAGE,
    title: 'rewards_title',
    description: 'rewards_description',
    flag: { name: 'REWCEN3', elsewhere: '/m/support' },
  },
  '/m/task': {
    ...MEMBERS_PAGE,
    title: 'tasks_title',
    description: 'tasks_description',
  },
  '/m/mall/mallHome': {
    ...OF_MEMBERS,
    title: 'mall_title',
    description: 'mall_description',
    access: 'everyone',
    flag: { name: 'PTSYS3', elsewhere: '/m/home' },
    layout: FOOTER,
  },
  '/m/mall/history': {
    ...MEMBERS_PAGE,
    title: 'mall_history_title',
    description: 'mall_history_description',
    flag: { name: 'PTSYS3', elsewhere: '/m/home' },
  },
  '/m/inviteFriends': {
    ...MEMBERS_PAGE,
    title: 'referral_title',
    description: 'referral_description',
    flag: { name: 'REFERRAL3', elsewhere: '/m/home' },
  },
  '/m/chat': {
    ...OF_MEMBERS,
    title: 'support_chat',
    description: 'chat_description',
    access: 'everyone',
    flag: { name: 'CBS3', elsewhere: '/m/support' },
    layout: 'own',
  },
  '/m/fav-games': {
    ...OF_MEMBERS,
    title: 'favourites_title',
    description: 'favourites_description',
    access: MEMBERS,
    layout: MENU,
  },
  '/m/play': {
    ...OF_MEMBERS,
    title: 'play_title',
    description: 'play_description',
    access: MEMBERS,
    needs: { value: 'game', elsewhere: '/m/home' },
    layout: 'own',
  },

  '/': { aliasOf: '/m/home' },
  '/m/favorite': { aliasOf: '/m/fav-games' },
  '/m/jili': { aliasOf: '/m/jili-games' },
  '/$': { aliasOf: '/m/home', furtherFirst: true },
} satisfies Readonly<Record<string, Screen | Alias>>;

/** Every address that the site has a route for: app/router.tsx compares the table with the routes. */
export type RoutePath = keyof typeof ROWS;

/**
 * All screens of the site, one row per route, in the order of the sitemap; data alone, so that the edge may read it.
 * Who may see what is comfort here: security is the edge's and the gateway's. A condition on more than that a value is
 * there stands in the route: a guest's search for own games, a guest's followed live rooms.
 */
export const SCREENS: Readonly<Record<RoutePath, Screen | Alias>> = ROWS;
