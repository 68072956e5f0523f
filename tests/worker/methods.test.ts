import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORIGIN, type Site, sessionCookie, startSite } from './support/site';
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
const VIDEO = '/art/videos/sea.mp4';

describe('pages', () => {
  it.each(['OPTIONS', 'POST', 'PUT'])(
    'are not for %s: 405 with what is allowed [GATE-41]',
    async (method) => {
      for (const path of ['/m/home', '/m/login', '/', '/nowhere']) {
        const response = await site.fetch(path, { method, headers });
        expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
        expect(await response.text()).toBe('Method Not Allowed');
      }
    },
  );

  it('are opened by a POST of another site, as payment pages send a member back: 303, and the member is still known [GATE-41 MONEY-02]', async () => {
    const cookie = `Cookie: ${await sessionCookie('tok-back')}`;
    const foreign = ['Origin: https://pay.example', 'Sec-Fetch-Site: cross-site'];
    const navigation = [...foreign, 'Sec-Fetch-Mode: navigate'];
    const post = (headers: string[], body: string) =>
      site.raw(
        'POST /m/login?a=%2F',
        [...headers, 'Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`],
        body,
      );
    const back = await post(navigation, 'status=paid&sign=x');
    expect(back).toMatch(/^HTTP\/1\.1 303 /);
    expect(back).toMatch(/^location: \/m\/login\?a=%2F\r$/im);
    expect(back).not.toMatch(/^set-cookie:/im);
    const led = await site.raw('GET /m/login?a=%2F', [...navigation, cookie]);
    expect(led).toMatch(/^HTTP\/1\.1 307 /);
    expect(led).toMatch(/^location: (?:https:\/\/site\.example)?\/m\/home\r$/im);
    expect(await post([...foreign, 'Sec-Fetch-Mode: no-cors'], 'a=b')).toMatch(/^HTTP\/1\.1 403 /);
  });

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
      const response = await site.fetch(path);
      expect([response.status, await response.text()]).toEqual([404, 'Not Found']);
    },
  );

  it.each(['/art/logo.svg', '/none.js'])('are read only: POST to %s answers 405 [GATE-41]', async (path) => {
    const response = await site.fetch(path, { method: 'POST', headers });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('are given in parts, without which no iPhone plays a video [HOME-04]', async () => {
    const part = async (headers: Record<string, string>, method = 'GET') => {
      const response = await site.fetch(VIDEO, { method, headers });
      return { response, status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
    };
    const whole = await part({});
    expect([whole.status, whole.response.headers.get('Accept-Ranges')]).toEqual([200, 'bytes']);
    const tag = whole.response.headers.get('ETag') ?? '';
    const { length } = whole.bytes;
    for (const [asked, from, to] of [
      ['bytes=0-1', 0, 2],
      ['bytes=0-', 0, length],
      [`bytes=70000-`, 70_000, length],
      ['bytes=-1000', length - 1000, length],
      ['bytes=65535-65537', 65_535, 65_538],
    ] as const) {
      const { response, status, bytes } = await part({ Range: asked, 'If-Range': tag });
      expect([asked, status]).toEqual([asked, 206]);
      expect(response.headers.get('Content-Range')).toBe(`bytes ${from}-${to - 1}/${length}`);
      expect(response.headers.get('Content-Length')).toBe(String(to - from));
      expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=86400,/);
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(bytes).toEqual(whole.bytes.slice(from, to));
    }
    const behind = await part({ Range: `bytes=${length}-` });
    expect([behind.status, behind.response.headers.get('Content-Range')]).toEqual([416, `bytes */${length}`]);
    expect((await part({ Range: 'bytes=0-1', 'If-None-Match': tag })).status).toBe(304);
    const unheard: Record<string, string>[] = [
      { Range: 'bytes=0-1', 'If-Range': '"other"' },
      { Range: 'bytes=1-0' },
      { Range: 'bytes=0-1,4-5' },
    ];
    for (const headers of unheard) expect((await part(headers)).bytes.length).toBe(length);
    const head = await part({ Range: 'bytes=0-1' }, 'HEAD');
    expect([head.status, head.response.headers.get('Accept-Ranges'), head.bytes.length]).toEqual([
      200,
      'bytes',
      0,
    ]);
    expect((await site.fetch('/m/home', { headers: { Range: 'bytes=0-1' } })).status).toBe(200);
    expect((await site.fetch('/m/home')).headers.get('Accept-Ranges')).toBeNull();
  });

  it('tell icon seekers where the logo is', async () => {
    const icon = await site.fetch('/favicon.ico');
    expect([icon.status, icon.headers.get('Location')]).toEqual([308, '/art/logo.svg']);
    expect((await site.fetch('/art/logo.svg')).headers.get('Content-Type')).toContain('image/svg+xml');
  });
});
