import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORIGIN, type Site, startSite } from './support/site';
import { type StubGateway, startStubGateway } from './support/stub-gateway';

let stub: StubGateway;
let site: Site;

beforeAll(async () => {
  stub = await startStubGateway();
  stub.reset();
  site = await startSite({ GATEWAY_URL: stub.url });
  await site.fetch('/m/home');
});
afterAll(async () => {
  await site.close();
  await stub.close();
});
beforeEach(() => stub.reset());

const headers = { Origin: ORIGIN };

describe('pages', () => {
  it.each(['OPTIONS', 'POST', 'PUT'])(
    'are not for %s: 405 with what is allowed [GATE-41]',
    async (method) => {
      for (const path of ['/m/home', '/m/login', '/', '/nowhere']) {
        const answer = await site.fetch(path, { method, headers });
        expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
        expect(await answer.text()).toBe('Method Not Allowed');
      }
    },
  );

  it('answer HEAD without a body, and their aliases with endings are no files [ROUTE-04 ROUTE-30 ROUTE-78]', async () => {
    const head = await site.fetch('/m/home', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const path of ['/m/index.html', '/m/register.html', '/m/nowhere']) {
      const { status } = await site.fetch(path);
      expect([path, [200, 302, 307].includes(status)]).toEqual([path, true]);
    }
  });
});

describe('files', () => {
  it.each(['/manifest.json', '/assets/x.js', '/m/home.php', '/.env', '/.git/HEAD', '/.well-known/security'])(
    'that do not exist are no page: %s answers 404 [ROUTE-78]',
    async (path) => {
      const answer = await site.fetch(path);
      expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
    },
  );

  it.each(['/art/logo.svg', '/none.js'])('are read only: POST to %s answers 405 [GATE-41]', async (path) => {
    const answer = await site.fetch(path, { method: 'POST', headers });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('tell robots to stay with the pages, and icon seekers where the logo is [SHELL-43]', async () => {
    const robots = await (await site.fetch('/robots.txt')).text();
    const closed = [
      '/sandbox/',
      '/wps/',
      '/lgw/',
      '/_serverFn/',
      '/client-errors',
      '/human-verification/',
    ].map((path) => `Disallow: ${path}`);
    const sitemap = `Sitemap: ${ORIGIN}/sitemap.xml`;
    expect(robots.split('\n')).toEqual(['User-agent: *', 'Allow: /', ...closed, '', sitemap, '']);
    const icon = await site.fetch('/favicon.ico');
    expect([icon.status, icon.headers.get('Location')]).toEqual([308, '/art/logo.svg']);
    expect((await site.fetch('/art/logo.svg')).headers.get('Content-Type')).toContain('image/svg+xml');
  });
});
