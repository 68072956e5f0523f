import { describe, expect, it } from 'vitest';
import { SITE_FLAGS, type SiteFlag, type SiteFlags } from '@/contracts/flags';
import { type MenuFacts, type MenuItemId, menuItems } from './menu-items';

const flags = (on: readonly SiteFlag[]) =>
  Object.fromEntries(SITE_FLAGS.map((name) => [name, on.includes(name)])) as SiteFlags;
const ALL_ON = flags(SITE_FLAGS);
const ALL_OFF = flags([]);

/** A visitor of a site that has everything; what a test is about is named. */
const seen = (part: Partial<MenuFacts>): MenuItemId[] =>
  menuItems({
    session: { type: 0 },
    flags: ALL_ON,
    runsAsApp: false,
    hasDownloads: true,
    isSingle: 1,
    withdrawSettings: { normalBankWithdrawalSwitch: 'Y', allowWithdraw: 'Y' },
    toUpline: 'agent01',
    promotionKeys: ['MISSION', 'LOGIN', 'SAVIOR'],
    ...part,
  }).map(({ id }) => id);

const ALWAYS = ['home', 'member', 'rewards', 'events', 'search', 'club'];
const KEYED: [MenuItemId, SiteFlag][] = [
  ['invite', 'REFERRAL3'],
  ['vip', 'VIPBENEFIT3'],
  ['promoCode', 'PROMOCODE3'],
  ['rewardCentre', 'REWCEN3'],
  ['withdrawReport', 'WITHREC3'],
  ['accountRecord', 'TRANSREC3'],
  ['security', 'SECPRIV'],
  ['account', 'MYACC'],
  ['inbox', 'MAILCEN'],
  ['feedback', 'FEEDBACK3'],
];
const OTHER = ['mission', 'signIn', 'rescue', 'transfer', 'bank', 'download'];

const ROLES = {
  guest: null,
  member: { type: 0 },
  'member of type 1': { type: 1 },
  'member of type 2': { type: 2 },
  trial: { type: 4 },
  'trial by free play': { type: 0, trial: true },
  'type 40': { type: 40 },
  'type 41': { type: 41 },
  'type 42': { type: 42 },
} as const;
const AGENTS = ['member of type 1', 'member of type 2', 'type 41', 'type 42'];

const sorted = (ids: readonly string[]) => [...ids].sort();

// What the page shows of the table is tested in side-menu.test.tsx.
describe('the table of the menu, for every role and every flag alone', () => {
  const roles = Object.entries(ROLES).filter(([, session]) => session !== null);
  it.each(roles)('a %s sees what is keyed exactly while its flag is on', (role, session) => {
    const rest = [...ALWAYS, ...OTHER, ...(AGENTS.includes(role) ? ['agent'] : [])];
    expect(sorted(seen({ session, flags: ALL_OFF }))).toEqual(sorted(rest));
    for (const name of SITE_FLAGS) {
      const keyed = KEYED.filter(([, key]) => key === name).map(([id]) => id);
      const up = name === 'AGETRANSFERUP3' && session?.type !== 2 ? ['transferUp'] : [];
      expect(sorted(seen({ session, flags: flags([name]) })), name).toEqual(
        sorted([...rest, ...keyed, ...up]),
      );
    }
  });

  it('a guest sees every entry whatever flags, promotions and settings say, but none of the signed-in and the agents', () => {
    const all = sorted([...ALWAYS, ...OTHER, ...KEYED.map(([id]) => id)]);
    const bare = { isSingle: 0, withdrawSettings: undefined, promotionKeys: [], hasDownloads: false };
    for (const on of [[], ...SITE_FLAGS.map((name) => [name]), SITE_FLAGS]) {
      expect(sorted(seen({ session: null, flags: flags(on), ...bare }))).toEqual(all);
    }
  });
});

it('begins with home, the member centre, rewards and events [MENU-16 MENU-17 MENU-18 MENU-19]', () => {
  expect(seen({}).slice(0, 4)).toEqual(['home', 'member', 'rewards', 'events']);
});

describe('single entries', () => {
  const has = (id: MenuItemId, part: Partial<MenuFacts>) => seen(part).includes(id);

  it('shows the agent entry to agents alone', () => {
    const roles = Object.entries(ROLES);
    expect(roles.filter(([, session]) => has('agent', { session })).map(([role]) => role)).toEqual(AGENTS);
  });

  it('shows the transfer with a single wallet only', () => {
    expect([1, 0, undefined].map((isSingle) => has('transfer', { isSingle }))).toEqual([true, false, false]);
  });

  it('shows the bank only when both settings say yes', () => {
    const bank = (normalBankWithdrawalSwitch: string, allowWithdraw: string) =>
      has('bank', { withdrawSettings: { normalBankWithdrawalSwitch, allowWithdraw } });
    expect([bank('Y', 'Y'), bank('Y', 'N'), bank('N', 'Y'), bank('N', 'N')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(has('bank', { withdrawSettings: undefined })).toBe(false);
  });

  it('shows the transfer up with a token, the flag and an upline, never to type 2', () => {
    expect(has('transferUp', {})).toBe(true);
    expect(has('transferUp', { session: null })).toBe(false);
    expect(has('transferUp', { flags: ALL_OFF })).toBe(false);
    for (const toUpline of [undefined, null, '', 0, false])
      expect(has('transferUp', { toUpline })).toBe(false);
    expect(has('transferUp', { session: { type: 2 } })).toBe(false);
  });

  it('shows missions, check-in and rescue while their promotion is on', () => {
    const tasks = (promotionKeys: string[]) =>
      seen({ promotionKeys }).filter((id) => ['mission', 'signIn', 'rescue'].includes(id));
    expect(tasks(['MISSION'])).toEqual(['mission']);
    expect(tasks(['LOGIN'])).toEqual(['signIn']);
    expect(tasks(['SAVIOR'])).toEqual(['rescue']);
    expect(tasks(['SIGNUP'])).toEqual([]);
  });

  it('hides the app in the app, from guests too, and from members without anything to download', () => {
    for (const session of [null, { type: 0 }]) {
      expect(has('download', { session, runsAsApp: true })).toBe(false);
      expect(has('download', { session })).toBe(true);
    }
    expect(has('download', { hasDownloads: false })).toBe(false);
    expect(has('download', { session: null, hasDownloads: false })).toBe(true);
  });
});

it('leads each entry to its screen, the club nowhere', () => {
  const items = menuItems({
    session: { type: 1 },
    flags: ALL_ON,
    runsAsApp: false,
    hasDownloads: true,
    isSingle: 1,
    withdrawSettings: { normalBankWithdrawalSwitch: 'Y', allowWithdraw: 'Y' },
    toUpline: 'agent01',
    promotionKeys: [],
  });
  expect(Object.fromEntries(items.map(({ id, to }) => [id, to]))).toEqual({
    home: '/m/home',
    member: '/m/member/home',
    rewards: '/m/rewardCenter',
    events: '/m/activity',
    search: '/m/search',
    invite: '/m/inviteFriends',
    club: null,
    vip: '/m/vip',
    promoCode: '/m/task',
    rewardCentre: '/m/rewardCenter',
    withdrawReport: '/m/withdrawReport',
    accountRecord: '/m/transaction/record',
    security: '/m/securityCenter',
    account: '/m/myAccount/index',
    inbox: '/m/webEmail',
    feedback: '/m/feedback',
    transfer: '/m/transfer',
    bank: '/m/bankCards',
    transferUp: '/m/transferUp',
    download: '/m/download',
    agent: '/m/agent/home',
  });
});
