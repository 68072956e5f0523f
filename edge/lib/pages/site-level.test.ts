import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCREENS } from '@/app/screens';
import { getAnnouncements } from '@/contracts/content/announcements';
import { GatewayError } from '@/contracts/errors';
import { LEVELS } from '@/contracts/levels';
import { logIn } from '@/contracts/session/log-in';
import type { SiteContext } from '@/contracts/site';
import { getWallet } from '@/contracts/wallet/wallet';
import { envelope, fakeSite, statusResponse } from '../../testing/fake-site';
import { screensOff, siteLevel } from './site-level';

const login = { token: 'gateway-token-1', userName: 'minhan', type: 0, firstTimeLogin: false };
const codeOf = (error: unknown) => (error instanceof GatewayError ? [error.code, error.status] : error);
const errors = vi.fn();

beforeEach(() => {
  errors.mockClear();
  for (const kind of ['info', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(errors);
});
afterEach(() => vi.restoreAllMocks());

/** A cookie of somebody who logged in while one could. */
async function cookie() {
  const opened = await fakeSite({}, {}, (c) => c.openSession(login)).fetch('/m/login');
  return { Cookie: opened.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

describe('SITE_LEVEL', () => {
  it('is one of the levels, the whole site where it is empty', () => {
    for (const level of LEVELS) expect(siteLevel({ SITE_LEVEL: level })).toBe(level);
    for (const none of [undefined, '']) expect(siteLevel({ SITE_LEVEL: none })).toBe('agent');
  });

  it.each(['gest', 'Guest', '1'])(
    'opens the site for guests alone over %j, and says so in the log',
    (word) => {
      expect(siteLevel({ SITE_LEVEL: word })).toBe('guest');
      expect(errors.mock.calls.join()).toContain('SITE_LEVEL');
    },
  );

  it('switches the screens above it off, and with them their flags', async () => {
    expect(screensOff({})).toEqual([]);
    const off = screensOff({ SITE_LEVEL: 'money' });
    expect(off).toContain('/m/agent/home');
    expect(off).not.toContain('/m/withdraw');
    const whitelabel = { FEEDBACK3: true, VIPBENEFIT3: true };
    const status = () => envelope(statusResponse({ info: { ...statusResponse().info, whitelabel } }));
    const siteAt = async (SITE_LEVEL?: string) => {
      const site = fakeSite({ '/wps/system/status': status }, { SITE_LEVEL }, ({ site }) => site);
      return (await site.fetch('/m/home')).json();
    };
    expect(await siteAt('enter')).toMatchObject({ flags: { FEEDBACK3: false, VIPBENEFIT3: true } });
    const whole = await siteAt();
    expect(whole).toMatchObject({ flags: { FEEDBACK3: true } });
    expect(whole).not.toHaveProperty('screensOff');
  });

  it('leads from no screen that is off to another that is off', () => {
    for (const SITE_LEVEL of LEVELS) {
      const off = screensOff({ SITE_LEVEL });
      for (const path of off) {
        const screen = SCREENS[path as keyof typeof SCREENS];
        expect(off).not.toContain('flag' in screen ? screen.flag?.elsewhere : '/m/home');
      }
    }
  });
});

describe('a site for guests alone', () => {
  const vars = { SITE_LEVEL: 'guest' };

  it('knows nobody, leaves their cookies alone, and asks the gateway for nothing above it', async () => {
    const headers = await cookie();
    const site = fakeSite({}, vars, async ({ session, callGateway }: SiteContext) => [
      session,
      await callGateway(logIn, { username: 'a', password: 'b', type: 'username' } as never).catch(codeOf),
      await callGateway(getWallet, {}).catch(codeOf),
    ]);
    const response = await site.fetch('/m/home', { headers });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).toEqual([null, ['permission.denied', 403], ['permission.denied', 403]]);
    expect(site.calls.map(({ url }) => new URL(url).pathname)).toEqual(['/wps/system/status']);
  });

  it('answers calls and functions above it as ones that there are not', async () => {
    const site = fakeSite({}, vars);
    const post = {
      method: 'POST',
      headers: { Origin: 'https://site.example', 'Content-Type': 'application/json' },
    };
    for (const path of ['/wps/wallet/balance', '/wps/session/freePlay'])
      expect((await site.fetch(path)).status, path).toBe(404);
    for (const name of ['logInFn', 'registerFn', 'withdrawFn', 'loadCaptchaFn'])
      expect((await site.fetch(`/_serverFn/${name}`, { ...post, body: '{}' })).status, name).toBe(404);
  });

  it('names no screen above it in the sitemap', async () => {
    const xml = await (await fakeSite({}, vars).fetch('/sitemap.xml')).text();
    expect(xml).toContain('/m/activity<');
    expect(xml).not.toContain('/m/login<');
  });
});

it('asks as a guest for who is logged in, where members are answered nothing yet', async () => {
  const announcements = () => envelope({ list: [] });
  const ask = ({ callGateway }: SiteContext) =>
    callGateway(getAnnouncements, getAnnouncements.example.input).catch(codeOf);
  const headers = await cookie();
  const tokenAt = async (SITE_LEVEL: string) => {
    const site = fakeSite({ [getAnnouncements.path]: announcements }, { SITE_LEVEL }, ask);
    await site.fetch('/m/home', { headers });
    return site.callsTo(getAnnouncements.path)[0]?.headers.get('Authorization') ?? null;
  };
  expect(await tokenAt('enter')).toBe(null);
  expect(await tokenAt('member')).toBe('Bearer gateway-token-1');
});
