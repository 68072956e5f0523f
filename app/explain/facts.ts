import type { SiteFlag, SiteFlags } from '@/contracts/flags';
import type { VendorSorting } from '@/contracts/games/menus';
import type { Level } from '@/contracts/levels';
import type { OutputOf } from '@/contracts/operation';
import type { getRegisterRules } from '@/contracts/register/register-rules';
import type { getRegisterSettings } from '@/contracts/register/register-settings';
import type { SiteSettings } from '@/contracts/site';
import type { Decider, OffAt, VisitorKind } from '@/contracts/why-hidden';
import type { CategoryCode } from '../domain/games/game-categories';
import { isOpen } from '../lib/links/screen-open';
import { type RoutePath, SCREENS } from '../screens';
import { memberOf } from '../session/member-of';
import type { Member } from '../session/member-types';
import type { MenuFacts } from '../shell/menu/menu-items';

/** Kinds of visitors, each as a session that stands for all of it. */
export const VISITORS = {
  guest: null,
  member: { type: 0 },
  trial: { type: 4 },
  agent: { type: 1 },
} as const satisfies Record<VisitorKind, Member>;

/** All that the rules of entries ask. */
export type Facts = {
  visitor: VisitorKind;
  level: Level;
  /** As the gateway has them, whatever the level. */
  flags: SiteFlags;
  site: SiteSettings;
  offAt: OffAt;
  runsAsApp: boolean;
  hasDownloads: boolean;
  hasFirebase: boolean;
  passkeys: boolean;
  /** Ways to customer service whose place is the support centre. */
  services: boolean;
  freePlay: boolean;
  isSingle: number;
  withdrawSettings: NonNullable<MenuFacts['withdrawSettings']>;
  toUpline: boolean;
  promotionKeys: readonly string[];
  registerRules: OutputOf<typeof getRegisterRules>;
  registerSettings: OutputOf<typeof getRegisterSettings>;
  /** Categories that the gateway's menus name; null where the site goes by its own table. */
  sorting: VendorSorting | undefined;
  game: { isGameH5?: unknown; supportPlay?: unknown; freeplay?: unknown };
};

/** Facts as the parts of the site are given them. */
export type View = Facts & {
  account: Member;
  session: Member;
  site: SiteSettings;
  exists: (path: string) => boolean;
};

/** What the parts see of the facts: the site at its level, and who is there as far as it is open for members. */
export function viewOf(facts: Facts): View {
  const off = facts.offAt(facts.level);
  const flags = { ...facts.flags, ...off.flags };
  const site: SiteSettings = {
    ...facts.site,
    flags,
    screensOff: off.screensOff,
    passkeys: facts.passkeys,
    firebase: facts.hasFirebase ? (facts.site.firebase ?? SOME_FIREBASE) : null,
  };
  const account = VISITORS[facts.visitor];
  const exists = (path: string) => {
    const screen = path.replace(/[?#].*$/s, '');
    return Object.hasOwn(SCREENS, screen) && isOpen(site, screen as RoutePath);
  };
  return { ...facts, flags, site, account, session: memberOf(account, site), exists };
}

const SOME_FIREBASE = { apiKey: '', authDomain: '', projectId: '', appId: '', emulator: null };

/** One fact that can be otherwise: as the rules of most entries would have it, and as they would not. */
export type Change = {
  decider: Exclude<Decider, { kind: 'level' | 'visitor' | 'room' }>;
  /** Whether the fact is as rules would have it already. */
  isGood: (facts: Facts) => boolean;
  better: (facts: Facts) => Facts;
  worse: (facts: Facts) => Facts;
};

const change = (decider: Change['decider'], better: Partial<Facts>, worse: Partial<Facts>): Change => ({
  decider,
  isGood: (facts) =>
    (Object.keys(better) as (keyof Facts)[]).every(
      (name) => JSON.stringify(facts[name]) === JSON.stringify(better[name]),
    ),
  better: (facts) => ({ ...facts, ...better }),
  worse: (facts) => ({ ...facts, ...worse }),
});
const answer = (operation: string, wants: string, better: Partial<Facts>, worse: Partial<Facts>) =>
  change({ kind: 'answer', operation, wants }, better, worse);

const flagChange = (flag: SiteFlag): Change => {
  const set = (on: boolean) => (facts: Facts) => ({ ...facts, flags: { ...facts.flags, [flag]: on } });
  return {
    decider: { kind: 'flag', flag },
    isGood: ({ flags }) => flags[flag],
    better: set(true),
    worse: set(false),
  };
};

const promotionChange = (key: string): Change => {
  const others = (keys: readonly string[]) => keys.filter((other) => other !== key);
  return {
    decider: { kind: 'answer', operation: 'content.announcements', wants: `a promotion of category ${key}` },
    isGood: ({ promotionKeys }) => promotionKeys.includes(key),
    better: (facts) => ({ ...facts, promotionKeys: [...others(facts.promotionKeys), key] }),
    worse: (facts) => ({ ...facts, promotionKeys: others(facts.promotionKeys) }),
  };
};

const settingChange = (name: 'mobileRegister' | 'usernameRegister'): Change => {
  const set = (on: boolean) => (facts: Facts) => ({
    ...facts,
    registerSettings: { ...facts.registerSettings, [name]: on },
  });
  return {
    decider: { kind: 'answer', operation: 'register.settings', wants: `${name} = true` },
    isGood: ({ registerSettings }) => registerSettings[name] === true,
    better: set(true),
    worse: set(false),
  };
};

type RuleField = 'mobileNum' | 'username';
const ruleChange = (field: RuleField): Change => {
  const set = (enabled: boolean) => (facts: Facts) => ({
    ...facts,
    registerRules: {
      ...facts.registerRules,
      [field]: { ...SOME_RULE, ...facts.registerRules[field], enabled },
    },
  });
  return {
    decider: { kind: 'answer', operation: 'register.rules', wants: `${field}.enabled = true` },
    isGood: ({ registerRules }) => registerRules[field]?.enabled === true,
    better: set(true),
    worse: set(false),
  };
};
const SOME_RULE = { enabled: true, required: true };

/** Whether a category is among those of the gateway: by itself, or by a vendor that it stands for. */
const categoryChange = (code: CategoryCode, vendor: string | undefined): Change => {
  const isNamed = (sorting: VendorSorting) =>
    vendor
      ? sorting.some(({ vendorNames }) => vendorNames.some((one) => one.accountTypeName === vendor))
      : sorting.some(({ gameCategory }) => gameCategory === code);
  const named = (sorting: VendorSorting) =>
    isNamed(sorting)
      ? sorting
      : [
          ...sorting,
          vendor
            ? { gameCategory: 'RNG', vendorNames: [{ accountTypeName: vendor }] }
            : { gameCategory: code, vendorNames: [] },
        ];
  const without = (sorting: VendorSorting) =>
    sorting
      .filter(({ gameCategory }) => gameCategory !== code || vendor !== undefined)
      .map((one) => ({
        ...one,
        vendorNames: one.vendorNames.filter(
          (known) => known.accountTypeName !== vendor && known.gameCategory !== code,
        ),
      }));
  return {
    decider: {
      kind: 'answer',
      operation: 'games.menus',
      wants: vendor ? `a vendor ${vendor}` : `a gameCategory ${code}`,
    },
    isGood: ({ sorting }) => sorting === undefined || isNamed(sorting),
    better: (facts) => ({ ...facts, sorting: facts.sorting && named(facts.sorting) }),
    worse: (facts) => ({ ...facts, sorting: without(facts.sorting ?? []) }),
  };
};

const gameChange = (field: keyof Facts['game']): Change => {
  const set = (value: number) => (facts: Facts) => ({ ...facts, game: { ...facts.game, [field]: value } });
  return {
    decider: { kind: 'answer', operation: 'games.detail', wants: `${field} = 1` },
    isGood: ({ game }) => game[field] === 1,
    better: set(1),
    worse: set(0),
  };
};

/** Every fact that can be otherwise, by name. Levels and visitors are gone through by themselves. */
export function changesOf(
  flags: readonly SiteFlag[],
  categories: readonly [CategoryCode, string?][],
): Change[] {
  return [
    ...flags.map(flagChange),
    change({ kind: 'app' }, { runsAsApp: false }, { runsAsApp: true }),
    change({ kind: 'setting', name: 'FIREBASE_API_KEY' }, { hasFirebase: true }, { hasFirebase: false }),
    change({ kind: 'status', field: 'info.passkeys' }, { passkeys: true }, { passkeys: false }),
    change({ kind: 'status', field: 'info.resources' }, { hasDownloads: true }, { hasDownloads: false }),
    change({ kind: 'status', field: 'info.customerService' }, { services: true }, { services: false }),
    answer('session.freePlayOffer', 'offered = true', { freePlay: true }, { freePlay: false }),
    answer('wallet.merchant', 'isSingle = 1', { isSingle: 1 }, { isSingle: 0 }),
    answer(
      'wallet.withdrawSettings',
      'normalBankWithdrawalSwitch = Y, allowWithdraw = Y',
      { withdrawSettings: { normalBankWithdrawalSwitch: 'Y', allowWithdraw: 'Y' } },
      { withdrawSettings: { normalBankWithdrawalSwitch: 'N', allowWithdraw: 'N' } },
    ),
    answer('member.info', 'toUpline', { toUpline: true }, { toUpline: false }),
    ...['MISSION', 'LOGIN', 'SAVIOR'].map(promotionChange),
    ...(['mobileRegister', 'usernameRegister'] as const).map(settingChange),
    ...(['mobileNum', 'username'] as const).map(ruleChange),
    ...categories.map(([code, vendor]) => categoryChange(code, vendor)),
    ...(['isGameH5', 'supportPlay', 'freeplay'] as const).map(gameChange),
  ];
}
