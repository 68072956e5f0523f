// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SITE_FLAGS, type SiteFlag } from '@/contracts/flags';
import { renderOnSite, type Visit } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { gameMenusQuery } from '../../domain/games/game-menus.queries';
import { unreadInboxQuery } from '../../domain/member/unread.queries';
import { m } from '../../paraglide/messages.js';
import {
  memberIconQuery,
  memberInfoQuery,
  merchantWalletQuery,
  rankProgressQuery,
  walletQuery,
} from '../../session/member.queries';
import { menuPromotionsQuery, withdrawSettingsQuery } from './menu.queries';
import { SideMenu } from './side-menu';

const visit = { agent: '' };
standIn(import('../../lib/calls/visit'), { userAgent: () => visit.agent });
/** What a visit does not say is never answered. */
const calls = { gateway: vi.fn((_: { path: string }) => new Promise<unknown>(() => undefined)) };
standIn(import('../../lib/calls/gateway'), calls);

const VENDORS = [
  ['RNG', 'DRAGON'],
  ['SPORTS', 'SABA', 'SV3'],
  ['FISH', 'DRAGON'],
].map(([gameCategory, ...names]) => ({
  gameCategory,
  vendorNames: names.map((accountTypeName) => ({ accountTypeName })),
}));
const ACTIVITIES = [7, 5, 9].map((id) => ({ id, title: `Khuyến mãi ${id}`, picture: '/art/a.svg' }));
const DOWNLOAD = { resourceType: 'Android', url: 'https://app.example/a.apk' };
const SOCIAL = { resourceType: 'FACEBOOK', url: 'https://facebook.example' };

/** A site where every rule of the menu holds, of which a visit may say otherwise. */
async function open(of: Visit = {}) {
  await renderOnSite(<SideMenu onClose={() => undefined} />, {
    flags: SITE_FLAGS,
    ...of,
    site: { resources: [DOWNLOAD, SOCIAL], nativeAppToken: 'HoaDangApp', ...of.site },
    answers: [
      [memberInfoQuery().queryKey, { account: 'minhan', nickname: '', toUpline: 'agent01' }],
      [memberIconQuery().queryKey, { url: null }],
      [walletQuery().queryKey, { sumBalance: 1 }],
      [
        rankProgressQuery().queryKey,
        {
          currentProgress: { completedConditions: 3, totalExpectedConditions: 4 },
          playerRankProgress: { labelId: 'gold' },
        },
      ],
      [unreadInboxQuery().queryKey, 0],
      [merchantWalletQuery().queryKey, { isSingle: 1 }],
      [gameMenusQuery().queryKey, { list: VENDORS }],
      [
        menuPromotionsQuery().queryKey,
        { activities: ACTIVITIES, promotionKeys: ['MISSION', 'LOGIN', 'SAVIOR'] },
      ],
      ...(of.answers ?? []),
    ],
  });
  return within(screen.getByRole('dialog'));
}

afterEach(() => {
  cleanup();
  visit.agent = '';
  calls.gateway.mockReset();
  vi.unstubAllGlobals();
});

type Menu = Awaited<ReturnType<typeof open>>;
/** Name and address of every link, as a visitor finds them. */
const linksOf = (menu: Menu) =>
  menu.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
/** What stands in a part of the menu that has a name. */
const partOf = (menu: Menu, role: 'navigation' | 'region', name: string) =>
  linksOf(within(menu.getByRole(role, { name })));
const names = (menu: Menu) => linksOf(menu).map(([name]) => name);

const login = (path: string) => `/m/login?redirect=${encodeURIComponent(path)}`;
/** The tiles; rewards are a member's. */
const main = (rewards: string) => [
  [m.menu_home(), '/m/home'],
  [m.menu_member(), '/m/member/home'],
  [m.menu_rewards(), rewards],
  [m.menu_events(), '/m/activity'],
  [m.search(), '/m/search?dataType=SEARCH'],
];
/** Ruled by the site's `isSingle`, which is 1 here, and by no flag. */
const TRANSFER = [m.menu_transfer(), '/m/transfer'];
const ROLES = [
  ['member', { type: 0 }],
  ['member of type 1', { type: 1 }],
  ['member of type 2', { type: 2 }],
  ['user on trial', { type: 4 }],
  ['user of free play', { type: 0, trial: true }],
  ['member of type 40', { type: 40 }],
  ['member of type 41', { type: 41 }],
] as const;

describe('a guest', () => {
  it.each([[[]], [SITE_FLAGS]])(
    'finds the same whatever the flags say: the pages open to all, and by way of the login those of members [MENU-16 MENU-17 MENU-18 MENU-19 MENU-25 MENU-38 MENU-50 MENU-51]',
    async (flags) => {
      const menu = await open({ flags, site: { resources: [] } });
      expect(partOf(menu, 'navigation', m.menu_main())).toEqual(main(login('/m/rewardCenter')));
      expect(partOf(menu, 'region', m.menu_account())).toEqual([
        [m.menu_reward_centre(), login('/m/rewardCenter')],
        [m.menu_withdraw_report(), login('/m/withdrawReport')],
        [m.menu_account_record(), login('/m/transaction/record')],
        [m.menu_security(), login('/m/securityCenter')],
        [m.menu_my_account(), login('/m/myAccount/index')],
        [m.menu_inbox(), login('/m/webEmail')],
        [m.feedback_title(), login('/m/feedback')],
        [m.menu_transfer(), login('/m/transfer')],
        [m.menu_bank(), login('/m/bankCards')],
      ]);
      expect(partOf(menu, 'region', m.menu_support())).toContainEqual([m.download_promo(), '/m/download']);
      for (const name of [m.menu_mission(), m.menu_sign_in(), m.menu_rescue()]) {
        expect(linksOf(menu)).toContainEqual([name, login('/m/task')]);
      }
      expect(linksOf(menu)).toContainEqual([m.menu_invite(), login('/m/inviteFriends')]);
      expect(linksOf(menu)).toContainEqual([m.menu_vip(), login('/m/vip')]);
      expect(linksOf(menu)).toContainEqual([m.menu_promo_code(), login('/m/task?sheet=code')]);
    },
  );

  it('sees neither user box, wallet nor sign-out [MENU-13 MENU-14 MENU-30 ROLE-22]', async () => {
    const menu = await open();
    expect(menu.getByText(m.menu_welcome())).toBeTruthy();
    expect(menu.getByRole('link', { name: m.log_in() }).getAttribute('href')).toBe('/m/login');
    expect(menu.queryByRole('region', { name: m.wallet_title() })).toBeNull();
    expect(menu.queryByRole('button', { name: m.log_out() })).toBeNull();
    expect(menu.queryByRole('button', { name: m.copy_name({ name: 'minhan' }) })).toBeNull();
  });
});

describe.each(ROLES)('a %s', (_, session) => {
  const onTrial = session.type === 4 || 'trial' in session;

  it('is offered the ways into an account on trial, and only then [ROLE-41]', async () => {
    const links = linksOf(await open({ session, flags: ['USERNAMEREG3'] }));
    const ways = links.filter(([, href]) => href === '/m/login' || href === '/m/register');
    expect(ways).toHaveLength(onTrial ? 2 : 0);
  });

  it('sees reward centre, withdraw report, account record, security centre, my account, inbox and feedback exactly while their own flag is on [MENU-31 MENU-32 MENU-33 MENU-34 MENU-35 MENU-36 MENU-37 MENU-38 MENU-53 FLAG-13 FLAG-14 FLAG-15 FLAG-16 FLAG-17 FLAG-18 FLAG-19]', async () => {
    const keyed: Partial<Record<SiteFlag, [string, string]>> = {
      REWCEN3: [m.menu_reward_centre(), '/m/rewardCenter'],
      WITHREC3: [m.menu_withdraw_report(), '/m/withdrawReport'],
      TRANSREC3: [m.menu_account_record(), '/m/transaction/record'],
      SECPRIV: [m.menu_security(), '/m/securityCenter'],
      MYACC: [m.menu_my_account(), '/m/myAccount/index'],
      MAILCEN: [m.menu_inbox(), '/m/webEmail'],
      FEEDBACK3: [m.feedback_title(), '/m/feedback'],
    };
    for (const [flag, shown] of Object.entries(keyed)) {
      const menu = await open({ session, flags: [flag as SiteFlag] });
      expect(partOf(menu, 'region', m.menu_account())).toEqual([shown, TRANSFER]);
      cleanup();
    }
    const flags = SITE_FLAGS.filter((flag) => flag !== 'AGETRANSFERUP3'); // ruled by the type too
    const all = await open({ session, flags });
    expect(partOf(all, 'region', m.menu_account())).toEqual([...Object.values(keyed), TRANSFER]);
    cleanup();
    const others = flags.filter((flag) => !(flag in keyed));
    const menu = await open({ session, flags: others });
    expect(partOf(menu, 'region', m.menu_account())).toEqual([TRANSFER]);
  });

  it('finds the invitations exactly while referral is on [MENU-11 MENU-60 MENU-62 INVITE-02 ROUTE-15]', async () => {
    const invite = [m.menu_invite(), '/m/inviteFriends'];
    expect(linksOf(await open({ session, flags: ['REFERRAL3'] }))).toContainEqual(invite);
    cleanup();
    const flags = SITE_FLAGS.filter((flag) => flag !== 'REFERRAL3');
    expect(linksOf(await open({ session, flags }))).not.toContainEqual(invite);
  });

  it('sees the VIP entry, and how far the next rank is, exactly while the benefit flag is on [MENU-55 MENU-62 WALLET-23 ROLE-10]', async () => {
    const vip = [m.menu_vip(), '/m/vip'];
    const menu = await open({ session, flags: ['VIPBENEFIT3'] });
    expect(linksOf(menu)).toContainEqual(vip);
    const progress = menu.queryByText(m.vip_next({ done: 3, total: 4, rank: m.vip_gold() }));
    expect(progress?.closest('a')?.getAttribute('href')).toBe(onTrial ? undefined : '/m/vip');
    expect(menu.queryByRole<HTMLProgressElement>('progressbar')?.value).toBe(onTrial ? undefined : 0.75);
    cleanup();
    const without = await open({ session, flags: SITE_FLAGS.filter((flag) => flag !== 'VIPBENEFIT3') });
    expect(linksOf(without)).not.toContainEqual(vip);
    expect(without.queryByRole('progressbar')).toBeNull();
  });

  it('finds the pages open to all, the rewards, and the sign-out [MENU-16 MENU-17 MENU-18 MENU-19 MENU-30]', async () => {
    const menu = await open({ session, flags: [] });
    expect(partOf(menu, 'navigation', m.menu_main())).toEqual(main('/m/rewardCenter'));
    expect(menu.getByRole('button', { name: m.log_out() })).toBeTruthy();
  });
});

describe('the entry to the agent’s home', () => {
  const AGENTS: readonly number[] = [1, 2, 41, 42];
  const VISITORS = [
    ['a guest', null],
    ['a user of free play', { type: 0, trial: true }],
    ...[0, 1, 2, 4, 40, 41, 42].map((type) => [`type ${type}`, { type }] as const),
  ] as const;

  it.each(VISITORS)(
    'is there for an agent and for nobody else, whatever the flags say: %s [ROLE-32]',
    async (_, session) => {
      const isAgent = session !== null && AGENTS.includes(session.type);
      for (const flags of [[], SITE_FLAGS]) {
        const links = linksOf(await open({ session, flags, further: ['/m/agent/home'] }));
        expect(links.filter(([, href]) => href?.includes('agent'))).toEqual(
          isAgent ? [[m.menu_agent(), '/m/agent/home']] : [],
        );
        cleanup();
      }
    },
  );
});

describe('the tasks', () => {
  const TASKS = [
    ['MISSION', m.menu_mission()],
    ['LOGIN', m.menu_sign_in()],
    ['SAVIOR', m.menu_rescue()],
  ] as const;

  it('are there for a member exactly while a promotion of their key is on [MENU-56 MENU-57 MENU-58]', async () => {
    for (const keys of [[], ...TASKS.map(([key]) => [key])]) {
      const promotions = { activities: [], promotionKeys: keys };
      const answers = [[menuPromotionsQuery().queryKey, promotions]] as const;
      const links = linksOf(await open({ session: { type: 0 }, answers }));
      for (const [key, name] of TASKS) {
        const there = links.filter(([shown]) => shown === name);
        expect(there, key).toEqual(keys.some((one) => one === key) ? [[name, '/m/task']] : []);
      }
      cleanup();
    }
  });

  it('hold the promo code for a member while its flag is on [MENU-59 MENU-62]', async () => {
    const entry = [m.menu_promo_code(), '/m/task?sheet=code'];
    expect(linksOf(await open({ session: { type: 0 } }))).toContainEqual(entry);
    cleanup();
    const flags = SITE_FLAGS.filter((flag) => flag !== 'PROMOCODE3');
    expect(names(await open({ session: { type: 0 }, flags }))).not.toContain(m.menu_promo_code());
  });
});

describe('the app', () => {
  it.each([[null], [{ type: 0 }]])(
    'is offered, but not inside itself, to %o [MENU-25 MENU-26 MENU-27 MENU-51]',
    async (session) => {
      expect(names(await open({ session }))).toContain(m.download_promo());
      cleanup();
      visit.agent = 'Mozilla/5.0 HoaDangApp/2';
      expect(names(await open({ session }))).not.toContain(m.download_promo());
      cleanup();
      visit.agent = '';
      vi.stubGlobal('matchMedia', () => ({ matches: true }));
      expect(names(await open({ session }))).not.toContain(m.download_promo());
    },
  );

  it('is offered to a member only where there is something to download [MENU-54]', async () => {
    const session = { type: 0 };
    const menu = await open({ session, site: { resources: [SOCIAL] } });
    expect(names(menu)).not.toContain(m.download_promo());
  });
});

describe('the bank entry', () => {
  const settings = (normalBankWithdrawalSwitch: string, allowWithdraw: string) =>
    [withdrawSettingsQuery().queryKey, { normalBankWithdrawalSwitch, allowWithdraw }] as const;
  const shown = async (visit: Visit) => {
    const found = names(await open({ session: { type: 0 }, ...visit })).includes(m.menu_bank());
    cleanup();
    return found;
  };

  it('is shown to a member by the settings of withdrawals, both of which must say yes [MENU-41 WALLET-14 WALLET-15]', async () => {
    expect(await shown({ answers: [settings('Y', 'Y')] })).toBe(true);
    for (const [bank, allowed] of ['YN', 'NY', 'NN']) {
      expect(await shown({ answers: [settings(bank ?? '', allowed ?? '')] })).toBe(false);
    }
  });

  it('asks for them as a member alone, at the path of the settings [MENU-41 CALL-86]', async () => {
    const path = '/wps/transaction/withdraw/settings';
    const asked = () => calls.gateway.mock.calls.filter(([operation]) => operation.path === path).length;
    calls.gateway.mockResolvedValue({ normalBankWithdrawalSwitch: 'Y', allowWithdraw: 'Y' });
    expect(await shown({ session: null })).toBe(true);
    expect(asked()).toBe(0);
    await open({ session: { type: 0 } });
    await screen.findByRole('link', { name: m.menu_bank() });
    expect(asked()).toBe(1);
  });
});

describe('the ways of money', () => {
  const MEMBER = { session: { type: 0 } };
  const wallet = (isSingle: number) => [merchantWalletQuery().queryKey, { isSingle }] as const;
  const upline = (toUpline: unknown) =>
    [memberInfoQuery().queryKey, { account: 'minhan', nickname: '', toUpline }] as const;
  const shows = async (name: string, visit: Visit) => {
    const menu = await open(visit);
    const found = names(menu).includes(name);
    cleanup();
    return found;
  };

  it('stand below the balance: deposit and withdrawal [MENU-09 MENU-10]', async () => {
    const menu = await open(MEMBER);
    expect(partOf(menu, 'region', m.wallet_title())).toEqual([
      [m.menu_deposit(), '/m/voucherCenter'],
      [m.menu_withdraw(), '/m/withdraw'],
    ]);
  });

  it('lead to the transfer with a single wallet only [MENU-39 MENU-40 MENU-47]', async () => {
    expect(await shows(m.menu_transfer(), { ...MEMBER, answers: [wallet(1)] })).toBe(true);
    expect(await shows(m.menu_transfer(), { ...MEMBER, answers: [wallet(0)] })).toBe(false);
  });

  it('lead up to an upline who is there, while the flag is on, and never for type 2 [MENU-42 MENU-43 MENU-44 MENU-45 MENU-46 MENU-47]', async () => {
    const up = m.menu_transfer_up();
    expect(await shows(up, MEMBER)).toBe(true);
    expect(await shows(up, { session: null })).toBe(false);
    expect(
      await shows(up, { ...MEMBER, flags: SITE_FLAGS.filter((flag) => flag !== 'AGETRANSFERUP3') }),
    ).toBe(false);
    expect(await shows(up, { session: { type: 2 } })).toBe(false);
    for (const nobody of [undefined, null, '', 0, false]) {
      expect(await shows(up, { ...MEMBER, answers: [upline(nobody)] })).toBe(false);
    }
  });
});

it('names the club, which leads nowhere yet [MENU-21]', async () => {
  const menu = await open({ session: { type: 0 } });
  expect(menu.getByText(m.menu_club()).parentElement?.textContent).toContain(m.menu_coming());
  expect(names(menu)).not.toContain(m.menu_club());
});

it('has one entry per category in the order of the vendor sorting, cockfight apart from sports [MENU-22 GAME-35 GAME-36 GAME-41]', async () => {
  const menu = await open();
  expect(partOf(menu, 'navigation', m.menu_games())).toEqual([
    [m.game_category_rng(), '/m/slot-games'],
    [m.game_category_sports(), '/m/sport-games'],
    [m.game_category_cockfight(), '/m/cockfight'],
    [m.game_category_fish(), '/m/fish-games'],
    [m.game_category_new(), '/m/new-games'],
    [m.game_category_jackpot(), '/m/jackpots'],
    [m.menu_favourites(), '/m/search?dataType=FAV'],
  ]);
});

it('leads to each activity it has [MENU-20]', async () => {
  const menu = await open();
  expect(partOf(menu, 'region', m.menu_activities())).toEqual(
    ACTIVITIES.map(({ id, title }) => [title, `/m/activity?id=${id}`]),
  );
});
