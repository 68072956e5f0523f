import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from './support/site';
import { ok, type StubGateway, startStubGateway } from './support/stub-gateway';

let stub: StubGateway;
let site: Site;

beforeAll(async () => {
  stub = await startStubGateway();
  stub.reset();
  stub.on('/wps/system/customerService', ok([]));
  site = await startSite({ GATEWAY_URL: stub.url });
});
afterAll(async () => {
  await site.close();
  await stub.close();
});

/** One directive of the policy, without its name. */
function directive(policy: string | null, name: string): string[] {
  const found = policy?.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('security headers', () => {
  it.each([
    ['a page', '/m/home', 200],
    ['a file', '/art/logo.svg', 200],
    ['a call', '/wps/system/customerService', 200],
    ['a refused call', '/wps/nothing', 404],
    ['a refused address', '/a%00', 400],
    ['a missing file', '/assets/none-1.js', 404],
  ])('are on %s [GATE-21]', async (_, path, status) => {
    const { headers, status: got } = await site.fetch(path);
    expect(got).toBe(status);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/);
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('Server')).toBeNull();
    expect(headers.get('X-Powered-By')).toBeNull();
    const policy = headers.get('Content-Security-Policy');
    expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    ['a page', '/m/home'],
    ['a file', '/art/logo.svg'],
    ['a refused address', '/a%00'],
    ['a missing file', '/assets/none-1.js'],
  ])('let %s run the site’s own scripts alone [SHELL-43]', async (_, path) => {
    const policy = (await site.fetch(path)).headers.get('Content-Security-Policy');
    expect(directive(policy, 'default-src')).toEqual(["'self'"]);
    expect(directive(policy, 'object-src')).toEqual(["'none'"]);
    expect(directive(policy, 'form-action')).toEqual(["'self'"]);
    expect(directive(policy, 'connect-src')).toEqual(["'self'"]);
    expect(directive(policy, 'script-src')).toEqual([
      "'self'",
      expect.stringMatching(/^'nonce-[\da-f]{32}'$/),
    ]);
  });

  it.each(['/wps/system/customerService', '/wps/nothing'])(
    'let the answer to %s do nothing where somebody takes it for a page [SHELL-43]',
    async (path) => {
      const policy = (await site.fetch(path)).headers.get('Content-Security-Policy');
      for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors']) {
        expect(directive(policy, name)).toEqual(["'none'"]);
      }
      expect(policy?.split('; ')).toHaveLength(4);
    },
  );

  it('carry a new nonce each time [SHELL-43]', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => (await site.fetch('/m/home')).headers.get('Content-Security-Policy')),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('let hosts of the settings in, game vendors to frames alone, and nothing that would start another directive [LAUNCH-30 SHELL-43]', async () => {
    await site.restart({
      CSP_CONNECT_HOSTS: 'https://id.example, x; script-src *',
      CSP_SCRIPT_HOSTS: 'https://apis.example',
      CSP_FRAME_HOSTS: 'https://*.widgets.example',
      GAME_FRAME_HOSTS: 'https://*.games.example, http://play.example',
    });
    const policy = (await site.fetch('/m/home')).headers.get('Content-Security-Policy');
    expect(directive(policy, 'connect-src')).toEqual(["'self'", 'https://id.example']);
    expect(directive(policy, 'script-src')).toContain('https://apis.example');
    expect(directive(policy, 'frame-src')).toEqual([
      "'self'",
      'https://*.games.example',
      'https://*.widgets.example',
    ]);
    expect(policy).not.toContain('*;');
  });
});

describe('plain http', () => {
  const plain = (path: string, init: Parameters<Site['fetch']>[1] = {}) =>
    site.fetch(`http://site.example${path}`, init);

  it('is led to https, whatever is asked for; only then there are pages, with HSTS [GATE-36 GATE-37]', async () => {
    const Origin = 'http://site.example';
    for (const [method, path] of [
      ['GET', '/m/home?a=1'],
      ['GET', '/art/logo.svg'],
      ['GET', '/wps/system/customerService'],
      ['GET', '/sandbox/outbox'],
      ['POST', '/client-errors'],
      ['POST', '/m/home'],
    ] as const) {
      const response = await plain(path, { method, headers: { Origin } });
      expect([path, response.status, response.headers.get('Location')]).toEqual([
        path,
        308,
        `https://site.example${path}`,
      ]);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    const behind = await plain('/m/home', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect([behind.status, behind.headers.get('Strict-Transport-Security')]).toEqual([
      200,
      'max-age=31536000; includeSubDomains',
    ]);
  });
});

describe('caching', () => {
  it.each([
    ['a refused address', '/a%00', 'no-store'],
    ['an over-long one', `/m/home?${'x'.repeat(9_000)}`, 'no-store'],
    ['the way to the icon', '/favicon.ico', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['a dot path', '/.git/HEAD', 'no-store'],
    ['the sandbox outside of it', '/sandbox/outbox', 'no-store'],
    ['a refused method', '/_serverFn/abc', 'no-store'],
  ])('is said of %s [GATE-47]', async (_, path, value) => {
    expect((await site.fetch(path)).headers.get('Cache-Control')).toBe(value);
  });

  it('keeps hashed files for good and private pages nowhere [GATE-47]', async () => {
    const page = await site.fetch('/m/home');
    expect(page.headers.get('Cache-Control')).toBe('private, no-cache');
    const [script] = /\/assets\/[\w./-]+\.js/.exec(await page.text()) ?? [];
    const file = await site.fetch(script ?? '/none');
    expect(file.status).toBe(200);
    expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await site.fetch('/art/logo.svg')).headers.get('Cache-Control')).toContain('max-age=86400');
    expect((await site.fetch('/assets/none-1.js')).headers.get('Cache-Control')).toBe('no-store');
    expect((await site.fetch('/wps/system/customerService')).headers.get('Cache-Control')).toBe(
      'private, no-store',
    );
  });
});
