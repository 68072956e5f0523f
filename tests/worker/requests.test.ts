import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, payloadOf } from './support/server-functions';
import { ORIGIN, type Site, sessionCookie, startSite } from './support/site';
import { type StubGateway, startStubGateway } from './support/stub-gateway';

const KB = 1024;
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
      const response = await site.fetch(path, { method, headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ success: false, errorCode: 'permission.denied', value: null });
    }
    expect(stub.calls).toEqual([]);
  });

  it('pass from the own pages [GATE-41]', async () => {
    expect((await report({ Origin: ORIGIN })).status).toBe(204);
    expect((await report({ Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(204);
  });
});

describe('bodies', () => {
  it.each([
    ['a login', '/_serverFn/logInFn', 16 * KB],
    ['a call', '/wps/session/passkey/options', 4 * KB],
    ['an error report', '/client-errors', 4 * KB],
    ['a command of the sandbox', '/sandbox/clock', 64 * KB],
  ])(
    'of %s are as long as it needs, and a byte more answers 413, announced or not [CALL-03]',
    async (_, path, most) => {
      const open = await startSite({ GATEWAY_URL: stub.url, SANDBOX: '1' });
      const headers = ['Origin: https://site.example', 'Content-Type: application/json'];
      const lengths = [`Content-Length: ${most + 1}`, 'Transfer-Encoding: chunked'];
      const chunk = `${(most + 1).toString(16)}\r\n${'x'.repeat(most + 1)}\r\n`;
      const answers = await Promise.all(
        lengths.map((length, at) => open.raw(`POST ${path}`, [...headers, length], at === 0 ? '' : chunk)),
      );
      const whole = await open.post(path, ' '.repeat(most));
      await open.close();
      for (const response of answers)
        expect(response).toMatch(/^HTTP\/1\.1 413 .*"errorCode":"request.too.large"/s);
      expect(whole.status).not.toBe(413);
      const sent = stub.calls.filter(
        ({ method, path: called }) => method !== 'GET' && called !== '/sandbox/clock',
      );
      expect(sent).toEqual([]);
    },
  );

  it.each([
    [405, 'POST /m/home', 'text/plain', {}],
    [405, 'POST /_serverFn/getSessionFn', 'application/json', {}],
    [415, 'POST /_serverFn/logInFn', 'multipart/form-data; boundary=x', {}],
    [415, 'PUT /wps/member/nickname', 'text/plain', {}],
    [415, 'POST /_serverFn/logInFn', 'application/json', { 'Content-Encoding': 'gzip' }],
    [404, 'POST /_serverFn/nobodysFn', 'application/json', {}],
    [404, 'POST /_serverFn/eyJmaWxlIjoxfQ', 'application/json', {}],
    [404, 'POST /wps/session/login', 'application/json', {}],
    [404, 'POST /lgw/games/hot', 'application/json', {}],
    [404, 'POST /sandbox/clock', 'application/json', {}],
    [401, 'POST /_serverFn/withdrawFn', 'application/json', {}],
    [401, 'POST /_serverFn/requestRewardFn', 'application/json', {}],
    [401, 'POST /wps/rewards/claim', 'application/json', {}],
    [401, 'POST /member-pictures', 'image/png', {}],
    [403, 'POST /_serverFn/logInFn', 'application/json', { Origin: 'https://evil.example' }],
  ])(
    'are read last: %i to %s as %s, before any of it has come [CALL-03 GATE-34]',
    async (status, line, type, more) => {
      const given = { Origin: ORIGIN, 'Content-Type': type, 'Content-Length': '4000', ...more };
      const headers = Object.entries(given).map(([name, value]) => `${name}: ${value}`);
      expect(await site.raw(line, headers)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    },
  );

  it('that come with a GET answer 413 [CALL-03]', async () => {
    const headers = ['Content-Type: application/json', 'Content-Length: 2'];
    for (const path of ['/m/home', '/wps/member/info', '/_serverFn/abc']) {
      expect(await site.raw(`GET ${path}`, headers, '{}')).toMatch(/^HTTP\/1\.1 413 /);
    }
  });

  it.each([
    ['announced', 'Content-Length: 1000', '{'],
    ['of unstated length', 'Transfer-Encoding: chunked', '1\r\n{\r\n'],
    ['that want a byte', 'Content-Length: 4096', `{${' '.repeat(4_094)}`],
  ])('%s that do not come end long before a page would: 408 [CALL-03]', async (_, length, begun) => {
    const headers = ['Origin: https://site.example', 'Content-Type: application/json', length];
    const response = await site.raw('POST /_serverFn/logInFn', headers, begun);
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toContain('"errorCode":"request.too.slow"');
  });

  it('fill the share of an address and no more: 503 there, and all else goes on; who goes away leaves nothing behind [CALL-03]', async () => {
    const crowded = { 'CF-Connecting-IP': '198.51.100.77' };
    const address = addressOf('forgetSessionFn');
    const holding = await Promise.all(
      Array.from({ length: 60 }, () =>
        site.hold(
          `POST ${address}`,
          [
            'Origin: https://site.example',
            'Content-Type: application/json',
            'Content-Length: 4000',
            `CF-Connecting-IP: ${crowded['CF-Connecting-IP']}`,
          ],
          ' '.repeat(3_999),
        ),
      ),
    );
    const first = await Promise.race(holding.map(({ status }) => status));
    const next = await site.post(address, payloadOf({}), crowded);
    const other = await site.post(address, payloadOf({}), { 'CF-Connecting-IP': '198.51.100.78' });
    const money = await site.post(addressOf('withdrawFn'), payloadOf({}), {
      ...crowded,
      Cookie: await sessionCookie('tok'),
    });
    for (const { end } of holding) end();
    expect([first, next.status, next.headers.get('Retry-After')]).toEqual([503, 503, '5']);
    expect(await next.json()).toEqual({ success: false, errorCode: 'rate.limited', value: null });
    expect([other.status, money.status]).toEqual([400, 400]);
    // Long before a silent body would end by itself.
    await vi.waitFor(async () => {
      expect((await site.post(address, payloadOf({}), crowded)).status).toBe(400);
    }, 4_000);
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
    const response = await report({ Origin: ORIGIN }, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, errorCode: 'request.invalid', value: null });
  });
});

describe('error reports', () => {
  const lineOf = async (body: Record<string, unknown>) => {
    site.logs.length = 0;
    const headers = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile Safari/537.36' };
    expect((await site.post('/client-errors', body, headers)).status).toBe(204);
    const lines = site.logs.filter((line) => line.includes('client.error'));
    expect(lines).toHaveLength(1);
    return JSON.parse(lines[0] ?? '');
  };

  it('are logged in one line: what, where, in which build, on which screen and browser [ERR-60]', async () => {
    const hours = 5;
    const built = new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 16).replaceAll(/[-:]/g, '');
    const line = await lineOf({
      kind: 'rejection',
      name: 'TypeError',
      message: 'x is not a function',
      frames: ['pay f.js:1:234', 'f.js:5:6'],
      build: `${built}-0af76519`,
      route: '/m/withdraw/$orderNo',
    });
    expect(line).toEqual({
      event: 'client.error',
      kind: 'rejection',
      name: 'TypeError',
      message: 'x is not a function',
      stack: 'pay f.js:1:234 < f.js:5:6',
      build: `${built}-0af76519`,
      buildHours: hours,
      route: '/m/withdraw/$orderNo',
      device: 'Android/Chrome',
      requestId: expect.any(String),
    });
  });

  it('are scrubbed here too, and bring nothing else into the log, whoever writes them [ERR-60]', async () => {
    const line = await lineOf({
      kind: 'secret-field',
      name: 'minhan_2209',
      message: 'failed for 0912345678 an@mail.example password=Lantern2209',
      frames: ['Lantern2209 0912345678', 'f.js:1:2'],
      build: 'secret-field',
      route: '/m/secret-field',
      source: `${ORIGIN}/assets/a.js?token=abc`,
      path: '/m/login?account=an',
      more: 'secret-field',
    });
    expect(line).toEqual({
      event: 'client.error',
      kind: 'error',
      name: 'Error',
      message: 'failed for […]',
      stack: '',
      build: null,
      buildHours: null,
      route: null,
      device: 'Android/Chrome',
      requestId: expect.any(String),
    });
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
