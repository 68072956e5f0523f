import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeSite } from '../testing/fake-site';

const PAGE = '/sandbox/vendor/play';
const API = '/sandbox/vendor/api/play';
const POLICY = "sandbox allow-scripts; script-src 'self'; frame-ancestors 'self'";
/** A page without an origin of its own has no `'self'` in WebKit. */
const NAMED = 'sandbox allow-scripts; script-src https://site.example; frame-ancestors https://site.example';

const page = () =>
  new Response('page', {
    headers: {
      'Content-Security-Policy': POLICY,
      'Set-Cookie': 'a=1',
      Server: 'x',
      'X-Frame-Options': 'DENY',
    },
  });
const response = () => Response.json({ ok: true }, { headers: { 'Access-Control-Allow-Origin': '*' } });

beforeEach(() => {
  for (const level of ['info', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('the demo vendor is there in the sandbox alone, where its worker is bound [GATE-41]', async () => {
  for (const SANDBOX of ['', '0', 'true']) {
    const site = fakeSite({ [PAGE]: page, [API]: response }, { SANDBOX });
    for (const path of [PAGE, API, '/sandbox/vendor/art/logo.svg']) {
      expect((await site.fetch(path, { method: path === API ? 'POST' : 'GET' })).status).toBe(404);
    }
    expect(site.calls).toEqual([]);
  }
  const alone = fakeSite({ [PAGE]: page }, { DEMO: undefined });
  expect((await alone.fetch(PAGE)).status).toBe(404);
  expect(alone.calls).toEqual([]);
});

it('its page keeps the policy it brings, with the site by its name, and may stand in a frame of the site; nothing else of it passes [LAUNCH-30]', async () => {
  const headers = (await fakeSite({ [PAGE]: page }).fetch(PAGE)).headers;
  expect(headers.get('Content-Security-Policy')).toBe(NAMED);
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Strict-Transport-Security')).toContain('max-age');
  for (const name of ['X-Frame-Options', 'Cross-Origin-Opener-Policy', 'Set-Cookie', 'Server']) {
    expect(headers.get(name)).toBeNull();
  }
});

it('only its page’s parts and calls may come from nowhere; the control surface stays closed to it [GATE-41 CALL-03]', async () => {
  const site = fakeSite({ [PAGE]: page, [API]: response, '/sandbox/reset': response });
  const from = (path: string, Origin: string, method = 'POST') =>
    site.fetch(path, { method, headers: { Origin }, body: method === 'POST' ? '{}' : undefined });
  const allowed = await from(API, 'null');
  expect([allowed.status, allowed.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
  expect((await from(API, 'https://site.example')).status).toBe(200);
  expect((await from(API, 'https://evil.example')).status).toBe(403);
  expect((await from(PAGE, 'null', 'GET')).status).toBe(403);
  for (const path of [
    '/sandbox/reset',
    '/sandbox/vendor',
    '/sandbox/vendor/../reset',
    '/sandbox/vendor/api/..%2freset',
  ]) {
    expect((await from(path, 'null')).status).not.toBe(200);
  }
  expect(site.callsTo('/sandbox/reset')).toEqual([]);
});

it('neither cookies nor other headers of the visitor reach it, nor bodies above 64 kB [GATE-41 CALL-03]', async () => {
  const site = fakeSite({ [API]: response });
  const headers = {
    Cookie: '__Host-session=x',
    Authorization: 'Bearer x',
    'Content-Type': 'application/json',
  };
  await site.fetch(API, { method: 'POST', headers, body: '{"a":1}' });
  const [sent] = site.callsTo(API);
  expect([...(sent?.headers.keys() ?? [])].sort()).toEqual(['accept', 'content-type']);
  expect(await sent?.json()).toEqual({ a: 1 });
  expect((await site.fetch(API, { method: 'POST', body: 'x'.repeat(64 * 1024 + 1) })).status).toBe(413);
});

it('shows the site’s own art at an address that its page may load from, and no other file', async () => {
  const asked: string[] = [];
  const ASSETS = {
    fetch: async (request: Request) => {
      asked.push(new URL(request.url).pathname);
      return new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } });
    },
  };
  const site = fakeSite({}, { ASSETS });
  const picture = await site.fetch('/sandbox/vendor/art/motifs/rng-drum.svg');
  expect([picture.status, picture.headers.get('Cross-Origin-Resource-Policy')]).toEqual([
    200,
    'cross-origin',
  ]);
  const framed = { headers: { Origin: 'null' } };
  expect((await site.fetch('/sandbox/vendor/art/logo.svg', framed)).status).toBe(200);
  for (const path of ['art/motifs/x.js', 'art/covers/x.svg', 'assets/main.svg']) {
    await site.fetch(`/sandbox/vendor/${path}`);
  }
  expect(asked).toEqual(['/art/motifs/rng-drum.svg', '/art/logo.svg']);
});

it('serves the demo chat by the same rules, the avatars of its hosts included [CHAT-29]', async () => {
  const chat = '/sandbox/vendor/chat';
  const ASSETS = { fetch: async () => new Response('<svg/>') };
  const site = fakeSite(
    { [chat]: page, [`${chat}/api/open`]: response, [`${chat}/page/chat.js`]: response },
    { ASSETS },
  );
  expect((await site.fetch(chat)).headers.get('Content-Security-Policy')).toBe(NAMED);
  const headers = { Origin: 'null' };
  expect((await site.fetch(`${chat}/api/open`, { method: 'POST', headers, body: '{}' })).status).toBe(200);
  expect((await site.fetch(`${chat}/page/chat.js`, { headers })).status).toBe(200);
  expect((await site.fetch(chat, { headers })).status).toBe(403);
  expect((await site.fetch('/sandbox/vendor/art/avatars/01-lotus.svg')).status).toBe(200);
});
