import { readFlags, SITE_FLAGS } from '@/contracts/flags';
import type { LanguageTag } from '@/contracts/languages';
import type { Place } from '@/contracts/why-hidden';
import { CATEGORY_TABLE, type CategoryCode } from '../domain/games/game-categories';
import { railCategories } from '../domain/games/vendor-sorting';
import { getsUnreadChat } from '../domain/member/gets-unread-chat';
import { mayTry } from '../domain/member/may-try';
import { hasVendorWallets } from '../domain/money/has-vendor-wallets';
import { recoveryMethods } from '../features/account/forgot-password/recovery-methods';
import { LOGIN_PARTS } from '../features/account/login/login-parts';
import { methodsOf } from '../features/account/register/register-form-fields';
import { sendsDown } from '../features/agent/team/sends-down';
import { hasLiveRooms } from '../features/games/live/live-parts';
import { GAME_PARTS } from '../features/games/sheet/game-parts';
import { MOST_TILES, shortcuts } from '../features/home/shortcuts';
import { CENTRE_PARTS } from '../features/member/centre-parts';
import { TILES, tilesShown } from '../features/member/quick-menu-tiles';
import { ACCOUNT_PARTS } from '../features/profile/account-parts';
import { REWARD_PARTS } from '../features/rewards/reward-parts';
import { supportItems } from '../features/support/support-items';
import { m } from '../paraglide/messages.js';
import { type RoutePath, SCREENS } from '../screens';
import { isAgent } from '../session/member-types';
import { offersDeposit } from '../session/offers-deposit';
import { isRegistrationOpen } from '../session/registration-open';
import { hasWaysIn } from '../session/ways-in';
import { FOOTER_PLACES, footerItems } from '../shell/footer-items';
import { menuGames } from '../shell/menu/menu-games';
import { MENU_ITEMS, menuShown } from '../shell/menu/menu-items';
import { MENU_LABELS } from '../shell/menu/menu-labels';
import { MENU_PARTS } from '../shell/menu/menu-parts';
import { elsewhereOf } from '../shell/screen-guard';
import type { Rule } from './explain';
import type { View } from './facts';

type Say = (values?: Record<string, never>, options?: { locale: LanguageTag }) => string;

/** An entry that can hide. */
export type Entry = {
  id: string;
  place: Place;
  label: Say;
  rule: Rule;
  /** Where it leads, for entries that tell some visitors why it does not open for them. */
  guarded?: RoutePath;
  /** What shows of a row that has room for so many, the first ones. */
  room?: { most: number; all: Rule };
  /** Calls of which the opposite answer shows it, and what that is. */
  swaps?: Readonly<Record<string, string>>;
};

const table = (place: Place, parts: Record<string, readonly [Say, Rule, Partial<Entry>?]>): Entry[] =>
  Object.entries(parts).map(([id, [label, rule, more]]) => ({
    id: `${place}:${id}`,
    place,
    label,
    rule,
    ...more,
  }));

const screenEntries: Entry[] = Object.entries(SCREENS).flatMap(([path, screen]) =>
  'aliasOf' in screen
    ? []
    : [
        {
          id: `screens:${path}`,
          place: 'screens' as const,
          label: m[screen.title] as Say,
          rule: ({ session, site }) =>
            elsewhereOf(screen, { game: 1 }, { session, site }, path as RoutePath) === undefined,
        },
      ],
);

/** What the menu asks, of the facts. */
const menuOf = (view: View) =>
  menuShown(
    {
      session: view.session,
      flags: view.site.flags,
      runsAsApp: view.runsAsApp,
      hasDownloads: view.hasDownloads,
      isSingle: view.isSingle,
      withdrawSettings: view.withdrawSettings,
      toUpline: view.toUpline,
      promotionKeys: view.promotionKeys,
    },
    view.exists,
  );

const menuEntries = MENU_ITEMS.map(
  ({ id, to }): Entry => ({
    id: `menu:${id}`,
    place: 'menu',
    label: MENU_LABELS[id] as Say,
    rule: (view) => menuOf(view).some((item) => item.id === id),
    ...(to && { guarded: to }),
  }),
);

/** Categories, each with the vendor that it stands for, if it does. */
export const CATEGORIES = Object.entries(CATEGORY_TABLE).map(
  ([code, { filter }]) => [code as CategoryCode, filter?.vassalage] as [CategoryCode, string?],
);

const CATEGORY_LABELS: Record<CategoryCode, Say> = {
  HOT: m.game_category_hot as Say,
  RNG: m.game_category_rng as Say,
  FISH: m.game_category_fish as Say,
  LIVE: m.game_category_live as Say,
  SPORTS: m.game_category_sports as Say,
  COCKFIGHT: m.game_category_cockfight as Say,
  ESPORTS: m.game_category_esports as Say,
  PVP: m.game_category_pvp as Say,
  LOTT: m.game_category_lott as Say,
  ELOTT: m.game_category_elott as Say,
  BINGO: m.game_category_bingo as Say,
  NEW: m.game_category_new as Say,
  JACKPOT: m.game_category_jackpot as Say,
  INHOUSE: m.game_category_inhouse as Say,
  FEATURE: m.game_category_feature as Say,
  JL: m.game_category_jl as Say,
  RTG: m.game_category_rtg as Say,
};

const gameEntries: Entry[] = [
  ...CATEGORIES.map(([code]) => ({
    id: `games:${code}`,
    place: 'games' as const,
    label: CATEGORY_LABELS[code],
    rule: ({ sorting }: View) => railCategories(sorting).includes(code),
  })),
  {
    id: 'games:FAV',
    place: 'games',
    label: m.favourites_title as Say,
    rule: ({ sorting, exists }) => menuGames(sorting, exists).some(({ code }) => code === 'FAV'),
  },
];

const barEntries: Entry[] = footerItems(() => true).map(({ to }) => ({
  id: `bar:${to}`,
  place: 'bar',
  label: m[titleOf(to)] as Say,
  rule: ({ exists }) =>
    footerItems(exists)
      .slice(0, FOOTER_PLACES)
      .some((item) => item.to === to),
  room: { most: FOOTER_PLACES, all: ({ exists }) => footerItems(exists).some((item) => item.to === to) },
}));

const shortcutsOf = (view: View) =>
  shortcuts(
    view.session !== null,
    view.exists,
    hasWaysIn(view.account, view.exists),
    view.site.flags,
    mayTry(view.account, view.exists) && view.freePlay,
  );
const EVERY_FLAG = readFlags(Object.fromEntries(SITE_FLAGS.map((flag) => [flag, true])));
/** Every path that a shortcut may lead to. */
const SHORTCUT_PATHS: readonly RoutePath[] = [
  ...new Set(
    [true, false].flatMap((isMember) =>
      shortcuts(isMember, () => true, false, EVERY_FLAG, true).map(({ to }) => to),
    ),
  ),
];

const homeEntries: Entry[] = [
  ...SHORTCUT_PATHS.map(
    (to): Entry => ({
      id: `home:${to}`,
      place: 'home',
      label: m[titleOf(to)] as Say,
      rule: (view) =>
        shortcutsOf(view)
          .slice(0, MOST_TILES)
          .some((one) => one.to === to),
      room: { most: MOST_TILES, all: (view) => shortcutsOf(view).some((one) => one.to === to) },
      guarded: to,
    }),
  ),
  ...table('home', {
    deposit: [m.menu_deposit as Say, ({ session, exists }) => offersDeposit(session, exists)],
    login: [
      m.log_in as Say,
      ({ account, session, exists }) => session === null && hasWaysIn(account, exists),
    ],
    register: [
      m.register_open as Say,
      ({ account, session, site, exists }) =>
        session === null && hasWaysIn(account, exists) && isRegistrationOpen(site),
    ],
    liveRooms: [m.live_title as Say, ({ site }) => hasLiveRooms(site)],
    chatBadge: [m.support_chat as Say, ({ session, site }) => getsUnreadChat(session, site.flags)],
  }),
];

const centreEntries: Entry[] = [
  ...TILES.map(
    ({ id, to }): Entry => ({
      id: `centre:${id}`,
      place: 'centre',
      label: m[titleOf(to)] as Say,
      rule: ({ session, site, exists }) =>
        session !== null && tilesShown(site.flags, exists).some((tile) => tile.id === id),
      guarded: to,
    }),
  ),
  ...table('centre', {
    points: [m.member_points as Say, (view) => CENTRE_PARTS.points(view)],
    rank: [m.vip_title as Say, (view) => CENTRE_PARTS.rankName(view)],
    password: [
      m.member_change_password as Say,
      (view) => CENTRE_PARTS.password(view),
      { guarded: '/m/changePsw' },
    ],
    transfer: [
      m.transfer_link as Say,
      ({ session, isSingle, exists }) =>
        session !== null && hasVendorWallets({ isSingle }) && exists('/m/transfer'),
      { guarded: '/m/transfer', swaps: { 'wallet.merchant': 'isSingle = 0' } },
    ],
    menuRank: [m.vip_progress as Say, (view) => view.session !== null && MENU_PARTS.rank(view)],
    accountRank: [m.account_rank_link as Say, (view) => ACCOUNT_PARTS.rank(view)],
    app: [m.download_promo as Say, ({ runsAsApp, hasDownloads }) => !runsAsApp && hasDownloads],
  }),
];

const login = (part: keyof typeof LOGIN_PARTS): Rule => {
  return ({ account, site, exists }) => hasWaysIn(account, exists) && LOGIN_PARTS[part](site);
};

const loginEntries = table('login', {
  mobile: [m.login_mobile as Say, login('mobile')],
  forgotten: [m.login_forgot as Say, login('forgotten')],
  passkeys: [m.login_passkey as Say, login('passkeys')],
  line: [m.login_with_line as Say, login('line')],
  facebook: [m.login_with_facebook as Say, login('facebook')],
  google: [m.login_with_google as Say, login('google')],
  freePlay: [
    m.login_free_play as Say,
    ({ account, exists, freePlay }) => mayTry(account, exists) && freePlay,
  ],
});

const registers = (method: 'mobile' | 'username'): Rule => {
  return ({ account, site, exists, registerRules: rules, registerSettings: settings }) =>
    hasWaysIn(account, exists) &&
    isRegistrationOpen(site) &&
    methodsOf({ rules, settings, flags: site.flags }).includes(method);
};

const registerEntries = table('register', {
  mobile: [m.register_mobile as Say, registers('mobile')],
  username: [m.login_username as Say, registers('username')],
});

const recovers = (method: 'phone' | 'email'): Rule => {
  return ({ account, site, exists }) =>
    hasWaysIn(account, exists) && exists('/m/forget') && recoveryMethods(site.flags).includes(method);
};

const forgottenEntries = table('forgotten', {
  phone: [m.login_mobile as Say, recovers('phone')],
  email: [m.forgot_email as Say, recovers('email')],
});

const helps = (kind: 'service' | 'chat' | 'feedback' | 'help'): Rule => {
  return ({ site, services, exists }) => {
    const customerService = services ? [{ path: '/m/help', name: '', position: 'support' }] : [];
    return supportItems({ ...site, customerService }, exists).some((item) => item.kind === kind);
  };
};

const supportEntries = table('support', {
  service: [m.customer_service as Say, helps('service')],
  chat: [m.support_chat as Say, helps('chat')],
  feedback: [m.feedback_title as Say, helps('feedback')],
  help: [m.help_center as Say, helps('help')],
});

const rewardEntries = table('rewards', {
  promoCode: [m.tasks_promo as Say, (view) => REWARD_PARTS.promoCode(view)],
});

const agentEntries = table('agents', {
  ...Object.fromEntries(
    (['/m/agent/team', '/m/agent/commission', '/m/agent/contracts', '/m/agent/grow'] as const).map((path) => [
      path,
      [m[titleOf(path)] as Say, ({ session, exists }: View) => isAgent(session) && exists(path)] as const,
    ]),
  ),
  sendsDown: [
    m.transfer_down_title as Say,
    ({ session, site }) => isAgent(session) && sendsDown(site.flags, 1),
  ],
});

const inGame = (part: keyof typeof GAME_PARTS): Rule => {
  return ({ game, session, exists }) => GAME_PARTS[part]({ game, session, exists });
};

const partsOfGame = table('game', {
  tile: [m.sheet_title as Say, inGame('tile')],
  play: [m.sheet_play as Say, inGame('play')],
  start: [m.play_title as Say, inGame('start')],
  trial: [m.sheet_try as Say, inGame('trial')],
  heart: [m.favourites_title as Say, inGame('heart')],
});

/** Every entry of the site that can hide, with the rule by which the site shows it. */
export const ENTRIES: readonly Entry[] = [
  ...screenEntries,
  ...menuEntries,
  ...gameEntries,
  ...barEntries,
  ...homeEntries,
  ...centreEntries,
  ...loginEntries,
  ...registerEntries,
  ...forgottenEntries,
  ...supportEntries,
  ...rewardEntries,
  ...agentEntries,
  ...partsOfGame,
];

/** The title of a screen, which its links have too or nearly. */
function titleOf(path: RoutePath) {
  const screen = SCREENS[path];
  return 'title' in screen ? screen.title : 'hd_home';
}
