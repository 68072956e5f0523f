import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteContext } from '../../contracts/site';
import type { Env } from '../env';
import { fakeSite } from '../testing/fake-site';

const OPERATOR_KEY = 'a-key-of-at-least-thirty-two-letters';
const ORIGIN = 'https://site.example';
const AS_OPERATOR = { Authorization: `Bearer ${OPERATOR_KEY}`, Origin: ORIGIN, 'Accept-Language': 'en' };

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let seen: SiteContext | undefined;
const page = (context: SiteContext) => {
  seen = context;
  return new Response('<!doctype html><html><body class="x"><main>page</main></body></html>', {
    headers: { 'Content-Type': 'text/html' },
  });
};
const siteWith = (vars: Partial<Env> = {}) => fakeSite({}, { OPERATOR_KEY, ...vars }, page);
type Site = ReturnType<typeof siteWith>;

async function linkOf(site: Site, fields: Record<string, string>) {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers: AS_OPERATOR };
  const made = await (await site.fetch('/operator/preview', init)).text();
  const [, link = ''] = /href="([^"]*\/preview\/open[^"]*)"/.exec(made) ?? [];
  return link;
}

async function follow(site: Site, link: string) {
  const response = await site.fetch(link);
  const cookies = response.headers.getSetCookie();
  return { response, cookies, Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
}

const FROM_TH = { country: 'TH', language: 'en', level: 'member' };

describe('a preview', () => {
  it('is a link that shows the site as from elsewhere, marked, to whoever follows it', async () => {
    const site = siteWith({ GATE_DENY_COUNTRIES: 'TH' });
    const { response, cookies, Cookie } = await follow(site, await linkOf(site, FROM_TH));
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/m/home']);
    expect(cookies.find((cookie) => cookie.startsWith('__Host-preview='))).toMatch(
      /; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookies.some((cookie) => cookie.startsWith('language=en'))).toBe(true);
    expect((await site.fetch('/m/home')).status).toBe(200);
    expect((await site.fetch('/m/home', { headers: { Cookie } })).status).toBe(451);
  });

  it('says on each page that it is one, and is kept by nobody', async () => {
    const site = siteWith();
    const { Cookie } = await follow(site, await linkOf(site, FROM_TH));
    const response = await site.fetch('/m/home', { headers: { Cookie } });
    const text = await response.text();
    expect(text).toMatch(
      /<body class="x"><div id="operator-preview" role="status">.*Preview: a guest from TH/,
    );
    expect([response.headers.get('Cache-Control'), response.headers.get('X-Phone-Copy')]).toEqual([
      'no-store',
      null,
    ]);
    const nonce = /'nonce-(\w+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1];
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(await (await site.fetch('/m/home')).text()).not.toContain('operator-preview');
  });

  it('is of the level that was asked for, and of none above the site’s', async () => {
    const site = siteWith();
    const { Cookie } = await follow(site, await linkOf(site, { ...FROM_TH, level: 'guest' }));
    await site.fetch('/m/activity', { headers: { Cookie } });
    expect(seen?.site.screensOff).toContain('/m/login');
    const closed = siteWith({ SITE_LEVEL: 'guest' });
    const above = await follow(closed, await linkOf(site, { ...FROM_TH, level: 'agent' }));
    await closed.fetch('/m/activity', { headers: { Cookie: above.Cookie } });
    expect(seen?.site.screensOff).toContain('/m/login');
  });

  it('does nothing: what may change something is refused, and no session counts', async () => {
    const site = siteWith();
    const { Cookie } = await follow(site, await linkOf(site, FROM_TH));
    for (const [path, method] of [
      ['/wps/session/login', 'POST'],
      ['/_serverFn/logInFn', 'POST'],
      ['/lgw/games/favourites', 'DELETE'],
      ['/client-errors', 'POST'],
    ] as const) {
      const response = await site.fetch(path, { method, headers: { Cookie, Origin: ORIGIN }, body: '{}' });
      expect([path, response.status]).toEqual([path, 403]);
    }
    expect(site.calls.every(({ url }) => new URL(url).pathname === '/wps/system/status')).toBe(true);
    await site.fetch('/m/activity', { headers: { Cookie: `${Cookie}; __Host-session=x` } });
    expect(seen?.session).toBeNull();
  });

  it('is over after a quarter of an hour, and where it is ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const site = siteWith();
    const link = await linkOf(site, FROM_TH);
    const { Cookie } = await follow(site, link);
    const ended = await site.fetch('/operator/preview/end', { headers: { Cookie } });
    expect(ended.headers.get('Set-Cookie')).toContain('__Host-preview=; Max-Age=0');
    vi.setSystemTime(Date.now() + 901_000);
    expect((await site.fetch(link)).status).toBe(400);
    expect(await (await site.fetch('/m/home', { headers: { Cookie } })).text()).not.toContain(
      'operator-preview',
    );
  });

  it('is nobody’s to make but the operator’s, and a forged link opens nothing', async () => {
    const site = siteWith();
    const init = { method: 'POST', body: new URLSearchParams(FROM_TH), headers: { Origin: ORIGIN } };
    expect((await site.fetch('/operator/preview', init)).status).toBe(401);
    const link = await linkOf(site, FROM_TH);
    const forged = `${link.slice(0, -2)}${link.endsWith('A') ? 'BB' : 'AA'}`;
    expect((await site.fetch(forged)).status).toBe(400);
    const [, token = ''] = /token=(.*)$/.exec(link) ?? [];
    const asCookie = await site.fetch('/m/home', { headers: { Cookie: `__Host-preview=${token}` } });
    expect(await asCookie.text()).not.toContain('operator-preview');
  });
});
