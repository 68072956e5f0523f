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

const report = (headers: Record<string, string>, body = '{"message":"x"}') =>
  site.fetch('/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });

describe('requests from elsewhere', () => {
  it.each([
    ['without an Origin', {}],
    ['of another site', { Origin: 'https://evil.example' }],
    ['of the site over http', { Origin: 'http://site.example' }],
    ['of a subdomain', { Origin: 'https://a.site.example' }],
    ['of a longer name', { Origin: 'https://site.example.evil.example' }],
    ['of an opaque origin', { Origin: 'null' }],
    ['that the browser calls cross-site', { Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' }],
    ['that the browser calls same-site', { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-site' }],
  ])('%s change nothing: 403 [GATE-41]', async (_, headers) => {
    const targets = {
      '/client-errors': 'POST',
      '/wps/member/info': 'PUT',
      '/_serverFn/abc': 'POST',
      '/m/home': 'DELETE',
    };
    for (const [path, method] of Object.entries(targets)) {
      const answer = await site.fetch(path, { method, headers });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ success: false, errorCode: 'permission.denied', value: null });
    }
    expect(stub.calls).toEqual([]);
  });

  it('pass from the own pages [GATE-41]', async () => {
    expect((await report({ Origin: ORIGIN })).status).toBe(204);
    expect((await report({ Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(204);
  });
});

describe('bodies', () => {
  const tooLarge = { success: false, errorCode: 'request.too.large', value: null };

  it.each([
    ['64 kB and a byte to a server function', '/_serverFn/abc', 64 * 1024 + 1],
    ['64 kB and a byte to a call', '/wps/member/info', 64 * 1024 + 1],
    ['4 kB and a byte to the error report', '/client-errors', 4 * 1024 + 1],
  ])('of %s answer 413 [CALL-03]', async (_, path, size) => {
    const answer = await site.post(path, `"${'x'.repeat(size - 2)}"`);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual(tooLarge);
    expect(stub.calls).toEqual([]);
  });

  it.each([
    [10, '/_serverFn/abc', 'application/json'],
    [10, '/lgw/games/hot', 'application/json'],
    [10, '/m/home', 'text/plain'],
    [10, '/wps/member/info', 'multipart/form-data; boundary=x'],
    [15, '/_serverFn/abc', 'multipart/form-data; boundary=x'],
  ])('of %i MB to %s as %s answer 413 before they are read [CALL-03]', async (megabytes, path, type) => {
    const headers = [
      'Origin: https://site.example',
      `Content-Type: ${type}`,
      `Content-Length: ${megabytes * 1024 * 1024}`,
    ];
    expect(await site.raw(`POST ${path}`, headers)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('of unstated length are counted while they are read [CALL-03]', async () => {
    const headers = [
      'Origin: https://site.example',
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ];
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    expect(await site.raw('POST /wps/member/info', headers, chunk.repeat(5))).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('of forms are no longer than others, wherever they are sent [CONST-51]', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    for (const path of ['/wps/member/info', '/_serverFn/abc']) {
      expect((await site.post(path, 'x'.repeat(70_000), headers)).status).toBe(413);
    }
  });

  it('that come with a GET answer 413 [CALL-03]', async () => {
    const headers = ['Content-Type: application/json', 'Content-Length: 2'];
    for (const path of ['/m/home', '/wps/member/info', '/_serverFn/abc']) {
      expect(await site.raw(`GET ${path}`, headers, '{}')).toMatch(/^HTTP\/1\.1 413 /);
    }
  });

  it.each([
    ['announced', 'Content-Length: 1000'],
    ['of unstated length', 'Transfer-Encoding: chunked'],
  ])('%s that do not come end after 15 seconds: 408 [CALL-03]', async (_, length) => {
    const headers = ['Origin: https://site.example', 'Content-Type: application/json', length];
    const begun = performance.now();
    const answer = await site.raw(
      'POST /wps/member/info',
      headers,
      length.includes('chunked') ? '1\r\n{\r\n' : '{',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"errorCode":"request.too.slow"');
    expect(performance.now() - begun).toBeGreaterThan(14_000);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"message":1}',
    '{}',
    `{"message":"${'x'.repeat(3_000)}"}`,
    '<xml/>',
  ])('of %j are no error report: 400, nothing repeated [ERR-60]', async (body) => {
    const answer = await report({ Origin: ORIGIN }, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ success: false, errorCode: 'request.invalid', value: null });
  });
});

describe('error reports', () => {
  it('are logged in one scrubbed line [ERR-60]', async () => {
    site.logs.length = 0;
    const message = 'failed for 0912345678 an@mail.example password=Lantern2209';
    const answer = await site.post('/client-errors', {
      message,
      source: `${ORIGIN}/assets/a.js?token=abc`,
      path: '/m/login?account=an',
      more: 'secret-field',
    });
    expect(answer.status).toBe(204);
    const lines = site.logs.filter((line) => line.includes('client.error'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        event: 'client.error',
        message: 'failed for [digits] [e-mail] password=[secret]',
        source: `${ORIGIN}/assets/a.js`,
        path: '/m/login',
        requestId: expect.any(String),
      },
    ]);
  });

  it('are limited by address: 429 with Retry-After [CALL-03 ERR-60]', async () => {
    const headers = { Origin: ORIGIN, 'CF-Connecting-IP': '198.51.100.200' };
    // Fifty, because the minute may change between them: at most twenty pass in each.
    const answers = await Promise.all(Array.from({ length: 50 }, () => report(headers)));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThanOrEqual(10);
    expect(limited[0]?.headers.get('Retry-After')).toBe('60');
  });
});
