import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSite } from '../testing/fake-site';

const OWN = 'https://site.example';

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const send = (path: string, method: string, headers = { Origin: OWN }) =>
  fakeSite({}).fetch(path, { method, headers });

describe('methods', () => {
  it.each(['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s of a page or a file answers 405 and names what is allowed [ROUTE-78]',
    async (method) => {
      for (const path of ['/', '/m/home', '/m/index.html', '/art/logo.svg', '/none.js', '/favicon.ico']) {
        const response = await send(path, method);
        expect([path, response.status, response.headers.get('Allow')]).toEqual([path, 405, 'GET, HEAD']);
      }
    },
  );

  it.each(['GET', 'HEAD'])(
    '%s of a page passes, also of one that names an account as a file is named [ROUTE-04 ROUTE-30 AGENT-24]',
    async (method) => {
      for (const path of ['/', '/m/home', '/m/index.html', '/m/register.html', '/m/agent/contracts/an.hn']) {
        expect((await send(path, method)).status).toBe(200);
      }
    },
  );

  it('other than POST is no error report [ERR-60]', async () => {
    for (const method of ['GET', 'PUT', 'OPTIONS']) {
      expect((await send('/client-errors', method)).status).toBe(404);
    }
  });
});

describe('files', () => {
  it('that are missing answer 404, never a page [ROUTE-78]', async () => {
    for (const path of ['/missing.txt', '/manifest.json', '/m/home.php', '/.env', '/assets/none']) {
      expect((await send(path, 'GET')).status).toBe(404);
    }
  });

  it('of the build come from the assets binding; the icon of old browsers is the logo', async () => {
    const ASSETS = { fetch: async () => new Response('file') };
    expect(await (await fakeSite({}, { ASSETS }).fetch('/art/logo.svg')).text()).toBe('file');
    const icon = await send('/favicon.ico', 'GET');
    expect([icon.status, icon.headers.get('Location')]).toEqual([308, '/art/logo.svg']);
  });
});
