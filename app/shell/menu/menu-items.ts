import type { SiteFlags } from '@/contracts/flags';
import type { RoutePath } from '../../screens';
import { isAgent } from '../../session/member-types';
import type { IconName } from '../../ui/symbol-names';

/** What decides which entries the menu has. */
export type MenuFacts = {
  session: { type: number; trial?: boolean | undefined } | null;
  flags: SiteFlags;
  /** Inside the operator's app or started from the home screen. */
  runsAsApp: boolean;
  /** Something to download is among the site's resources. */
  hasDownloads: boolean;
  /** `isSingle` of the merchant's wallet. */
  isSingle: number | undefined;
  withdrawSettings: { normalBankWithdrawalSwitch: string; allowWithdraw: string } | undefined;
  /** The member's upline, if money may go there. */
  toUpline: string | number | boolean | null | undefined;
  /** Keys of the promotions that are on. */
  promotionKeys: readonly string[];
};

type Rule = (facts: MenuFacts) => boolean;

type Entry = {
  id: string;
  group: 'main' | 'more' | 'account' | 'support';
  icon: IconName;
  /** Null where nothing opens yet. */
  to: RoutePath | null;
  /** What of the screen is opened. */
  search?: Record<string, string>;
  /** A guest may go there; elsewhere a guest is led to the login. */
  open?: true;
  /** Who is logged in sees the entry when this holds. */
  shown?: Rule;
  /** Rules that hold for guests too: for them no other counts (MENU-50, MENU-51). */
  shownToGuests?: Rule;
};

const never: Rule = () => false;
const promotion =
  (key: string): Rule =>
  ({ promotionKeys }) =>
    promotionKeys.includes(key);

/** The one place of the transfer rule: it follows the requirements to the letter (MENU-39, MENU-40). */
const transferShown: Rule = ({ isSingle }) => isSingle === 1;

const bankShown: Rule = ({ withdrawSettings }) =>
  withdrawSettings?.normalBankWithdrawalSwitch === 'Y' && withdrawSettings.allowWithdraw === 'Y';

/** Members of type 2 have nobody to send money up to (MENU-42 to MENU-46). */
const transferUpShown: Rule = ({ session, flags, toUpline }) =>
  session !== null && flags.AGETRANSFERUP3 && Boolean(toUpline) && session.type !== 2;

const ENTRIES = [
  { id: 'home', group: 'main', icon: 'home', to: '/m/home', open: true },
  { id: 'member', group: 'main', icon: 'user', to: '/m/member/home', open: true },
  { id: 'rewards', group: 'main', icon: 'gift', to: '/m/rewardCenter' },
  { id: 'events', group: 'main', icon: 'calendar', to: '/m/activity', open: true },
  {
    id: 'search',
    group: 'main',
    icon: 'search',
    to: '/m/search',
    search: { dataType: 'SEARCH' },
    open: true,
  },
  {
    id: 'invite',
    group: 'more',
    icon: 'invite',
    to: '/m/inviteFriends',
    shown: ({ flags }) => flags.REFERRAL3,
  },
  { id: 'club', group: 'more', icon: 'star', to: null },
  { id: 'vip', group: 'more', icon: 'crown', to: '/m/vip', shown: ({ flags }) => flags.VIPBENEFIT3 },
  { id: 'mission', group: 'more', icon: 'check', to: '/m/task', shown: promotion('MISSION') },
  { id: 'signIn', group: 'more', icon: 'calendar', to: '/m/task', shown: promotion('LOGIN') },
  { id: 'rescue', group: 'more', icon: 'heart', to: '/m/task', shown: promotion('SAVIOR') },
  {
    id: 'promoCode',
    group: 'more',
    icon: 'coins',
    to: '/m/task',
    search: { sheet: 'code' },
    shown: ({ flags }) => flags.PROMOCODE3,
  },
  {
    id: 'rewardCentre',
    group: 'account',
    icon: 'gift',
    to: '/m/rewardCenter',
    shown: ({ flags }) => flags.REWCEN3,
  },
  {
    id: 'withdrawReport',
    group: 'account',
    icon: 'report',
    to: '/m/withdrawReport',
    shown: ({ flags }) => flags.WITHREC3,
  },
  {
    id: 'accountRecord',
    group: 'account',
    icon: 'history',
    to: '/m/transaction/record',
    shown: ({ flags }) => flags.TRANSREC3,
  },
  {
    id: 'security',
    group: 'account',
    icon: 'shield',
    to: '/m/securityCenter',
    shown: ({ flags }) => flags.SECPRIV,
  },
  {
    id: 'account',
    group: 'account',
    icon: 'user',
    to: '/m/myAccount/index',
    shown: ({ flags }) => flags.MYACC,
  },
  { id: 'inbox', group: 'account', icon: 'mail', to: '/m/webEmail', shown: ({ flags }) => flags.MAILCEN },
  {
    id: 'feedback',
    group: 'account',
    icon: 'edit',
    to: '/m/feedback',
    shown: ({ flags }) => flags.FEEDBACK3,
  },
  {
    id: 'transfer',
    group: 'account',
    icon: 'transfer',
    to: '/m/transfer',
    shown: transferShown,
  },
  { id: 'bank', group: 'account', icon: 'bank', to: '/m/bankCards', shown: bankShown },
  {
    id: 'transferUp',
    group: 'account',
    icon: 'up',
    to: '/m/transferUp',
    shown: transferUpShown,
    shownToGuests: never,
  },
  {
    id: 'download',
    group: 'support',
    icon: 'download',
    to: '/m/download',
    open: true,
    shown: ({ runsAsApp, hasDownloads }) => !runsAsApp && hasDownloads,
    shownToGuests: ({ runsAsApp }) => !runsAsApp,
  },
  {
    id: 'agent',
    group: 'support',
    icon: 'agent',
    to: '/m/agent/home',
    shown: ({ session }) => isAgent(session),
    shownToGuests: never,
  },
] as const satisfies readonly Entry[];

export type MenuItemId = (typeof ENTRIES)[number]['id'];
export type MenuItem = Entry & { id: MenuItemId };

/** Every entry, whoever sees it. */
export const MENU_ITEMS: readonly MenuItem[] = ENTRIES;

/** The entries of the menu for one visitor, in their order, without those whose screen the site does not have. */
export function menuShown(facts: MenuFacts, exists: (path: string) => boolean): MenuItem[] {
  return menuItems(facts).filter(({ to }) => to === null || exists(to));
}

/** The entries of the menu for one visitor, in their order (MENU-16 to MENU-63). */
export function menuItems(facts: MenuFacts): MenuItem[] {
  return ENTRIES.filter((entry: Entry) => {
    const rule = facts.session ? entry.shown : entry.shownToGuests;
    return rule?.(facts) ?? true;
  });
}
