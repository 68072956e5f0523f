import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { readFlags } from '../../contracts/flags';
import type { SiteSettings } from '../../contracts/site';
import type { RoutePath } from '../screens';
import { guardScreen } from './screen-guard';

const member = { id: 't', merchantCode: 'm', userName: 'an', type: 0, firstTimeLogin: false };
const VISITORS = { guest: null, member, trial: { ...member, type: 4 }, agent: { ...member, type: 1 } };

type Asked = { search?: object; flags?: Record<string, unknown>; furtherRoutes?: Record<string, string> };

/** Where a visitor is sent, with the query; undefined who stays. */
function sent(visitor: keyof typeof VISITORS, fullPath: RoutePath, asked: Asked = {}) {
  const { search = {}, flags = { FEEDBACK3: 1, CBS3: 1 }, furtherRoutes = {} } = asked;
  const site = { flags: readFlags(flags), furtherRoutes } as SiteSettings;
  const pathname = fullPath === '/$' ? '/m/old' : fullPath;
  try {
    guardScreen({ fullPath, search }, { pathname, href: pathname }, { session: VISITORS[visitor], site });
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    const { to, search: query, replace } = thrown.options;
    return [to, query, replace];
  }
}

describe('the guard of screens', () => {
  it('leaves everyone where everyone may be, and a member’s pages to members of each kind [ROUTE-88]', () => {
    for (const visitor of ['guest', 'member', 'trial', 'agent'] as const)
      expect(sent(visitor, '/m/news')).toBeUndefined();
    for (const visitor of ['member', 'trial', 'agent'] as const)
      expect(sent(visitor, '/m/webEmail')).toBeUndefined();
  });

  it('sends a guest to the login and back, or where the requirements name another place [ROUTE-88]', () => {
    expect(sent('guest', '/m/webEmail')).toEqual(['/m/login', { redirect: '/m/webEmail' }, true]);
    expect(sent('guest', '/m/changePsw')).toEqual(['/m/home', undefined, true]);
    expect(sent('guest', '/m/applyReward')).toEqual(['/m/activity', undefined, true]);
  });

  it('shows a guest no screen of money or of the account: the login leads back to it [ROUTE-88 MONEY-20]', () => {
    const paths = [
      ...(['/m/voucherCenter', '/m/withdraw', '/m/transfer', '/m/transferUp', '/m/bankCards'] as const),
      ...(['/m/paymentPassword', '/m/withdrawReport', '/m/transaction/record', '/m/feedback'] as const),
      ...(['/m/myAccount/index', '/m/securityCenter', '/m/vip', '/m/task'] as const),
    ];
    for (const path of paths) {
      expect(sent('guest', path), path).toEqual(['/m/login', { redirect: path }, true]);
      expect(sent('member', path), path).toBeUndefined();
    }
  });

  it('sends whoever is logged in home from the ways in, of the agents’ login agents alone; a player on trial has no account, and may come in [ROUTE-89 ROLE-41]', () => {
    for (const path of [
      '/m/login',
      '/m/register',
      '/m/register.html',
      '/m/forget',
      '/m/freeTrial',
    ] as const) {
      expect(sent('guest', path), path).toBeUndefined();
      expect(sent('member', path), path).toEqual(['/m/home', undefined, true]);
      const trial = path === '/m/freeTrial' ? ['/m/home', undefined, true] : undefined;
      expect(sent('trial', path), path).toEqual(trial);
    }
    expect(sent('trial', '/m/agent')).toBeUndefined();
    expect(sent('agent', '/m/agent')).toEqual(['/m/agent/home', undefined, true]);
  });

  it('lets agents alone see their screens; members go home, guests to the agents’ login [AGENT-02 AGENT-05]', () => {
    expect(sent('agent', '/m/agent/home')).toBeUndefined();
    expect(sent('guest', '/m/agent/home')).toEqual(['/m/agent', undefined, true]);
    for (const visitor of ['member', 'trial'] as const)
      expect(sent(visitor, '/m/agent/home')).toEqual(['/m/home', undefined, true]);
  });

  it('asks for the flag and the value that a screen needs before it asks who comes', () => {
    expect(sent('guest', '/m/feedback', { flags: {} })).toEqual(['/m/support', undefined, true]);
    expect(sent('member', '/m/chat', { flags: {} })).toEqual(['/m/support', undefined, true]);
    expect(sent('guest', '/m/play')).toEqual(['/m/home', undefined, true]);
    expect(sent('guest', '/m/play', { search: { game: 7 } })?.[0]).toBe('/m/login');
    expect(sent('trial', '/m/play', { search: { game: 7 } })).toBeUndefined();
  });

  it('leads from an alias to its screen with the query, by the operator’s table first where no route knows the path [ROUTE-31 ROUTE-54 ROUTE-77 ROUTE-78 ROUTE-80]', () => {
    const search = { a: 'CODE' };
    const furtherRoutes = { '/m/old': '/m/activity?id=5', '/m/jili': '/m/help' };
    expect(sent('guest', '/m/favorite', { search })).toEqual(['/m/fav-games', search, true]);
    expect(sent('guest', '/m/jili', { search, furtherRoutes })?.[0]).toBe('/m/jili-games');
    expect(sent('guest', '/$', { search })).toEqual(['/m/home', search, true]);
    expect(sent('guest', '/$', { search, furtherRoutes })).toEqual([
      '/m/activity',
      { id: '5', ...search },
      true,
    ]);
  });
});
