import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCREENS } from '../../app/screens';
import { envelope, fakeSite, statusResponse } from '../testing/fake-site';

const OWN = 'https://site.example';

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

async function ask(path: string, init?: RequestInit) {
  const { status, headers } = await fakeSite({}).fetch(OWN + path, init);
  return [status, headers.get('Location')];
}

describe('an address of a screen with a slash too many', () => {
  it.each([
    ['/m//home', '/m/home'],
    ['//m/home', '/m/home'],
    ['///m///home///', '/m/home'],
    ['/m%2Fhome', '/m/home'],
    ['/m%2fhome', '/m/home'],
    ['/%2Fm%2Fhome', '/m/home'],
    ['/m/home%2F', '/m/home'],
    ['/m/home/%2F', '/m/home'],
    ['/m/%2F/home', '/m/home'],
    ['//', '/'],
    ['/m//', '/m'],
    ['/m//index.html', '/m/index.html'],
    ['/m//register.html', '/m/register.html'],
    ['/m//mall/mallHome', '/m/mall/mallHome'],
    ['/m//agent/contracts/an.hn', '/m/agent/contracts/an.hn'],
    ['/m//voucherCenter/NT261122-4K7Q2M', '/m/voucherCenter/NT261122-4K7Q2M'],
    ['/m/voucherCenter%2FNT261122-4K7Q2M', '/m/voucherCenter/NT261122-4K7Q2M'],
  ])('leads to the screen by 308: %s to %s [GATE-34 ROUTE-25]', async (path, clean) => {
    expect(await ask(path)).toEqual([308, clean]);
    expect(await ask(`${clean}`)).toEqual([200, null]);
  });

  it('keeps its query as it was sent, slashes and all [GATE-34 ROUTE-31]', async () => {
    const query = '?c=AG%2F7//x&redirect=%2F%2Fevil.example&q=a+b%20c&=&;';
    expect(await ask(`/m//register${query}`)).toEqual([308, `/m/register${query}`]);
    expect(await ask('/m//home?q=đ')).toEqual([308, '/m/home?q=%C4%91']);
  });

  it('leads there once, for every screen of the table [GATE-34]', async () => {
    const screens = Object.keys(SCREENS).filter((path) => path !== '/$' && path !== '/');
    for (const screen of screens.map((path) => path.replace(/\$\w+/, 'AB-1'))) {
      expect(await ask(screen.replaceAll('/', '//'))).toEqual([308, screen]);
      expect(await ask(`/${encodeURIComponent(screen)}`)).toEqual([308, screen]);
    }
  });

  it('leads to a further address of the operator as well, by the settings and by the status once that is known [ROUTE-77]', async () => {
    const { info } = statusResponse();
    const paths = { '/m/khuyen-mai-cu': '/m/activity', '/wps/feedback': '/wps/v2/feedback' };
    const site = fakeSite(
      { '/wps/system/status': () => envelope(statusResponse({ info: { ...info, paths } })) },
      { FURTHER_ROUTES: '/promo=/m/activity' },
    );
    const led = async (path: string) => (await site.fetch(OWN + path)).headers.get('Location');
    expect(await led('//promo?a=b')).toBe('/promo?a=b');
    expect(await led('/m//khuyen-mai-cu')).toBeNull();
    await site.fetch('/m/home');
    expect([await led('/m//khuyen-mai-cu'), await led('//promo/'), await led('/wps//feedback')]).toEqual([
      '/m/khuyen-mai-cu',
      '/promo',
      null,
    ]);
  });

  it('is kept by nobody, has every header, and leads a method on as it is [GATE-34]', async () => {
    const response = await fakeSite({}).fetch(`${OWN}/m//home`, { method: 'POST' });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([308, 'no-store']);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('an address with a slash too many', () => {
  it.each([
    '//evil.example',
    '//evil.example/m/home',
    '//evil.example%2Fm%2Fhome',
    '/%2Fevil.example',
    '/%2F%2Fevil.example/',
    '/m//nowhere',
    '/m//HOME',
    '/M//home',
    '//$',
    '/m//voucherCenter/a/b',
    '/m//voucherCenter/a//b',
    '/m//home/x',
    '/wps//system/status',
    '/wps%2Fsystem%2Fstatus',
    '//wps/wallets/gcs',
    '/lgw//games',
    '//_serverFn/logInFn',
    '/_serverFn%2FlogInFn',
    '//assets/index.js',
    '/art//logo.svg',
    '//sw.js',
    '/sandbox//reset',
    '//client-errors',
    '/m//..%2Fwps%2Fsystem',
    '/m%2F..%2Fm%2Fhome',
    '/m//%2e%2e/m/home',
    '/m//./home',
    '/m//home%2F..',
    '/m//home%5C',
    '/m//home%00',
    '/m//home%0d%0aX:1',
    '/m//home%',
    '/m//%FF',
    '/m//%252Fhome',
    '/m%252F/%2Fhome',
  ])('of no screen is refused as any unclear address: %s [GATE-34]', async (path) => {
    // What arrives is not what a parser would make of it.
    const site = fakeSite({});
    const request = new Request(OWN);
    Object.defineProperty(request, 'url', { value: OWN + path });
    const response = await site.send(request);
    expect([response.status, response.headers.get('Location')]).toEqual([400, null]);
    expect(site.calls).toEqual([]);
  });
});
