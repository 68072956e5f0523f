import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope, fakeSite, statusResponse } from '../testing/fake-site';

const ORDER = '/m/voucherCenter/NT261122-4K7Q2M';
const FORM = 'application/x-www-form-urlencoded';
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
/** What a browser sends with the form of another site. */
const BROWSER = {
  Origin: 'https://pay.example',
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Content-Type': FORM,
  Accept: ACCEPT,
};
/** The same of one that says nothing of how it asks. */
const OLD_BROWSER = { Origin: 'https://pay.example', 'Content-Type': FORM, Accept: ACCEPT };

let lines: string[];
beforeEach(() => {
  lines = [];
  for (const level of ['info', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const post = (path: string, headers: Record<string, string>, body = 'status=paid&sign=secret') =>
  fakeSite({}).fetch(path, { method: 'POST', headers, body });

describe('a POST that opens a page', () => {
  it.each<[string, Record<string, string>]>([
    ['of a browser', BROWSER],
    ['of a sister site', { ...BROWSER, 'Sec-Fetch-Site': 'same-site' }],
    ['of the site itself, before its scripts are there', { ...BROWSER, 'Sec-Fetch-Site': 'same-origin' }],
    ['in a frame', { ...BROWSER, 'Sec-Fetch-Dest': 'iframe' }],
    ['without a word of where it comes from', { ...BROWSER, Origin: 'null' }],
    ['of an old browser', OLD_BROWSER],
    ['of an old browser, in parts', { ...OLD_BROWSER, 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['of an old browser, as text', { ...OLD_BROWSER, 'Content-Type': 'TEXT/PLAIN' }],
  ])('is led there by GET: %s [GATE-41 MONEY-02]', async (_, headers) => {
    for (const path of [
      '/',
      '/m/home',
      ORDER,
      `${ORDER}?a=%2F%2Fevil.example&b=1+2`,
      '/m/register.html?c=1',
    ]) {
      const response = await post(path, headers);
      expect([response.status, response.headers.get('Location')]).toEqual([303, path]);
      expect([response.headers.get('Cache-Control'), await response.text()]).toEqual(['no-store', '']);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it('is not read, however long it is, and nothing of it is told [GATE-41 ERR-60]', async () => {
    const site = fakeSite({});
    const pulled = vi.fn();
    const body = new ReadableStream({ pull: pulled }, { highWaterMark: 0 });
    const init = { method: 'POST', headers: BROWSER, body, duplex: 'half' } as RequestInit;
    const response = await site.fetch(`${ORDER}?sign=secret`, init);
    expect([response.status, pulled.mock.calls.length]).toEqual([303, 0]);
    expect(site.calls.map(({ url }) => new URL(url).pathname)).toEqual(['/wps/system/status']);
    expect(lines.join()).not.toMatch(/secret|origin\.refused/);
  });

  it('of a visitor who may not come shows why, as every page does [GATE-21]', async () => {
    const closed = fakeSite({ '/wps/system/status': () => envelope(statusResponse({ maintenance: true })) });
    const response = await closed.fetch(ORDER, { method: 'POST', headers: BROWSER, body: 'a=b' });
    expect([response.status, closed.pages.length]).toEqual([503, 1]);
  });
});

describe('any other POST from elsewhere', () => {
  it.each<[string, Record<string, string>]>([
    ['a script', { ...BROWSER, 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'empty' }],
    ['a script that may read', { ...BROWSER, 'Sec-Fetch-Mode': 'cors' }],
    ['half a word of how it asks', { ...OLD_BROWSER, 'Sec-Fetch-Site': 'cross-site' }],
    ['JSON of an old browser', { ...OLD_BROWSER, 'Content-Type': 'application/json' }],
    ['a form of a script that wants no page', { ...OLD_BROWSER, Accept: '*/*' }],
  ])('to a page is refused: %s [GATE-41]', async (_, headers) => {
    expect((await post(ORDER, headers)).status).toBe(403);
  });

  it.each([
    '/wps/wallets/gcs',
    '/lgw/games',
    '/_serverFn/logInFn',
    '/client-errors',
    '/member-pictures',
    '/sw.js',
    '/art/logo.svg',
    '/m/home.php',
    '/sandbox/reset',
  ])('is refused where it would open what is no page: %s [GATE-41]', async (path) => {
    expect((await post(path, BROWSER)).status).toBe(403);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])(
    'by %s is refused, as no browser opens a page so [GATE-41]',
    async (method) => {
      expect((await fakeSite({}).fetch(ORDER, { method, headers: BROWSER })).status).toBe(403);
    },
  );

  it.each(['GET', 'HEAD'])('is a visit when it is a %s [GATE-41]', async (method) => {
    const { 'Content-Type': _, ...headers } = BROWSER;
    expect((await fakeSite({}).fetch(ORDER, { method, headers })).status).toBe(200);
  });
});
