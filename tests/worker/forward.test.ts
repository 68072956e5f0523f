import { createCipheriv } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../contracts/operations';
import { vendorOperations } from '../../contracts/vendor-operations';
import { policyOf } from '../../edge/policy';
import { signVendorBody } from '../../gateway/domains/vendors/signature';
import { ORIGIN, type Site, sessionCookie, startBareSite, startSite } from './support/site';
import { ok, refused, type StubGateway, startStubGateway } from './support/stub-gateway';

const WALLET = '/wps/wallets/gcs';
let stub: StubGateway;
let site: Site;
let bare: Awaited<ReturnType<typeof startBareSite>>;

beforeAll(async () => {
  stub = await startStubGateway();
  stub.reset();
  site = await startSite({ GATEWAY_URL: stub.url, MERCHANT_CODE: 'forward' });
  await site.fetch('/m/home');
  bare = await startBareSite({ GATEWAY_URL: stub.url });
});
afterAll(async () => {
  await bare.close();
  await site.close();
  await stub.close();
});
beforeEach(() => stub.reset());

// Node has no single DES; triple DES with one key three times is the same cipher.
function encryptedPath(path: string, key = 'k3y-8chr'): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'latin1'), null);
  return cipher.update(path, 'utf8', 'base64') + cipher.final('base64') + key;
}

function expectWholeRefusal(answer: string) {
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  for (const name of [
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'X-Request-Id',
    'Cache-Control: no-store',
  ]) {
    expect(answer).toContain(name);
  }
  expect(stub.calls).toEqual([]);
}

const invalid = { success: false, errorCode: 'request.invalid', value: null };

describe('the forwarder', () => {
  it.each(
    operations
      .filter((operation) => policyOf(operation).browser)
      .map((operation) => [operation.id, operation] as const),
  )('forwards %s and answers in the frame of the gateway [GATE-33 GATE-34]', async (_, operation) => {
    stub.on(operation.path, ok(operation.example.output));
    const { browser } = policyOf(operation);
    const examples = [operation.example, ...(operation.moreExamples ?? [])];
    const allowed = (input: unknown) => typeof browser !== 'object' || v.is(browser, input);
    const input = examples.find((example) => allowed(example.input))?.input;
    const query = new URLSearchParams(
      Object.entries(input as object).map(([name, value]) => [name, String(value)]),
    );
    const headers = { Cookie: await sessionCookie('tok'), 'Idempotency-Key': crypto.randomUUID() };
    const get = operation.method === 'GET';
    const answer = get
      ? await site.fetch(`${operation.path}?${query}`, { headers })
      : await site.post(operation.path, input, headers, operation.method);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ success: true, errorCode: null });
  });

  it.each(
    operations
      .filter((operation) => !policyOf(operation).browser)
      .map(({ method, path }) => [method, path] as const),
  )('does not forward %s %s, which is for server functions [GATE-34]', async (method, path) => {
    const answer = method === 'GET' ? await site.fetch(path) : await site.post(path, {});
    expect(answer.status).toBe(404);
    expect(stub.calls).toEqual([]);
  });

  it.each(vendorOperations.map((operation) => [operation.path, operation] as const))(
    'has no way to %s, the wallet of game vendors, however well the call is signed [GATE-34]',
    async (path, { method, example }) => {
      const body = JSON.stringify(example.input);
      const headers = {
        Origin: ORIGIN,
        'Content-Type': 'application/json',
        'X-Vendor-Signature': signVendorBody('the-demo-vendor-plays-in-the-sandbox-alone', body),
      };
      for (const address of [path, `/wps${path}`, `/lgw/..${path}`, `/sandbox${path}`]) {
        const answer = await site.fetch(address, { method, headers, body });
        expect([404, 405], address).toContain(answer.status);
      }
      const page = await site.fetch(path, { headers: { Cookie: await sessionCookie('tok') } });
      // Like any address that is no page of the site.
      expect([page.status, page.headers.get('Location')]).toEqual([302, '/m/home']);
      expect(stub.calls.filter(({ path: called }) => called.startsWith('/vgw'))).toEqual([]);
    },
  );

  it.each([
    ['DELETE', WALLET],
    ['POST', WALLET],
    ['PUT', '/wps/system/status'],
    ['GET', `${WALLET}/`],
    ['GET', '/wps/wallets/%67cs'],
    ['GET', '/%77ps/wallets/gcs'],
    ['GET', '/wps/admin'],
    ['GET', '/lgw/wallets/gcs'],
    ['GET', '/wps'],
  ])('answers 404 to %s %s: only listed calls, exactly [GATE-34]', async (method, path) => {
    const answer = await site.fetch(path, { method, headers: { Origin: ORIGIN } });
    expect(answer.status).toBe(404);
    expect(stub.calls).toEqual([]);
  });

  it.each([
    'GET /wps/../wps/admin',
    'GET /m/../wps/admin',
    'GET /m/%2e%2e/wps/admin',
    'GET /m/.%2E/wps/admin',
    'GET /wps\\admin',
    'GET http://evil.example/wps/admin',
  ])('sees %s as /wps/admin, which is on no list: 404 [GATE-34]', async (requestLine) => {
    site.logs.length = 0;
    expect(await site.raw(requestLine)).toMatch(/^HTTP\/1\.1 404 /);
    expect(site.logs.map((line) => JSON.parse(line).path)).toEqual(['/wps/admin']);
    expect(stub.calls).toEqual([]);
  });

  it.each([
    'GET /wps/../wps/admin',
    'GET /m/%2e%2e/wps/wallets/gcs',
    'GET /m/.%2E/wps/admin',
    'GET /m/./home',
    'GET /wps\\admin',
    'GET /\\evil.example/m',
    'OPTIONS *',
    'GET /m/a%zz',
  ])(
    'answers 400 to %s where no entry resolves it before, with all headers [GATE-34]',
    async (requestLine) => {
      expectWholeRefusal(await bare.raw(requestLine));
    },
  );

  it.each(['a b', '[', '[::1', '%', 'a:b', 'a:99999', '<x>', 'a\\b', 'a/b', 'a?b', 'a#b', 'u@x', 'a,b'])(
    'answers 400 to the host %j, with all headers [GATE-34]',
    async (host) => {
      expectWholeRefusal(await bare.raw('GET /m/home', host));
    },
  );

  it.each([
    'GET /wps//wallets/gcs',
    'GET //evil.example/wps/wallets/gcs',
    'GET /wps%2fwallets%2fgcs',
    'GET /wps%5Cwallets',
    'GET /wps/wallets/gcs%00',
    'GET /wps/%0d%0aX-Injected:1',
    'GET /m/a%zz',
  ])('answers 400 to %s [GATE-34]', async (requestLine) => {
    expect(await site.raw(requestLine)).toMatch(/^HTTP\/1\.1 400 /);
    expect(stub.calls).toEqual([]);
  });

  it.each([
    ['GET /m//home?c=%2F/x', '/m/home?c=%2F/x'],
    ['GET //m/home', '/m/home'],
    ['GET /%2Fm%2Fhome', '/m/home'],
    ['HEAD /m%2fregister%2f?a=b', '/m/register?a=b'],
    ['POST /m/voucherCenter//NT261122-4K7Q2M', '/m/voucherCenter/NT261122-4K7Q2M'],
  ])(
    'sends %s to the screen by 308, whether an entry stands before it or not, with all headers [GATE-34]',
    async (requestLine, location) => {
      for (const answer of [await site.raw(requestLine), await bare.raw(requestLine)]) {
        expect(answer).toMatch(/^HTTP\/1\.1 308 /);
        expect(/^Location: (.*)$/im.exec(answer)?.[1]?.trim()).toBe(location);
        expect(answer).toMatch(/^X-Content-Type-Options: nosniff/im);
      }
      expect(stub.calls).toEqual([]);
    },
  );

  it('forwards to the configured gateway with its own headers and none of the client [GATE-33 GATE-38 GATE-40 LOGIN-80]', async () => {
    stub.on(WALLET, ok({ sumBalance: 1 }));
    await site.fetch(WALLET, {
      headers: {
        Cookie: `${await sessionCookie('tok')}; language=en`,
        'CF-Connecting-IP': '203.0.113.9',
        'X-Forwarded-For': '10.0.0.1',
        Forwarded: 'for=10.0.0.1',
        'X-Real-IP': '10.0.0.1',
        'X-Forwarded-Host': 'evil.example',
        Authorization: 'Bearer mine',
        Encryption: 'mine',
        'X-Anything': 'mine',
        Device: 'MINE',
        'User-Agent': 'mine',
        traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
      },
    });
    const [call] = stub.callsTo(WALLET);
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer tok',
      'accept-language': 'en',
      'x-forwarded-for': '203.0.113.9',
      platform: '3',
      traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
    });
    expect(call?.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(call?.headers.cookie).toBeUndefined();
    expect(JSON.stringify(call?.headers)).not.toMatch(/mine|evil|10\.0\.0\.1/i);
  });

  it('adds merchant and constants, and takes neither token nor merchant from the browser [CALL-89 CALL-90]', async () => {
    stub.on('/wps/announcements', ok({}));
    await site.fetch('/wps/announcements?types=B&merchantCode=other&token=mine&platform=X&more=1');
    const [call] = stub.callsTo('/wps/announcements');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      types: 'B',
      merchantCode: 'forward',
      platform: 'M',
    });
  });

  it('passes on nothing of the gateway but the checked value [GATE-35 CALL-06]', async () => {
    stub.on(WALLET, (response) =>
      response
        .writeHead(200, {
          'Content-Type': 'application/json',
          'Set-Cookie': 'upstream=1',
          Server: 'upstream/1.0',
          'X-Powered-By': 'upstream',
          'X-Upstream': 'upstream',
        })
        .end(
          JSON.stringify({
            success: true,
            value: { sumBalance: 5, internal: 'upstream' },
            message: 'upstream',
          }),
        ),
    );
    const answer = await site.fetch(WALLET, { headers: { Cookie: await sessionCookie('tok') } });
    expect(await answer.json()).toEqual({ success: true, value: { sumBalance: 500 }, errorCode: null });
    expect(JSON.stringify([...answer.headers])).not.toContain('upstream');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('tells how long the call took, and of the gateway the time of its query as a number [CALL-55 GATE-35]', async () => {
    const games = { games: [], pageNum: 1, totalPages: 1, total: 0 };
    stub.on('/lgw/games', (response) => {
      const headers = { 'Content-Type': 'application/json', 'Server-Timing': 'db;dur=2.5;desc="upstream"' };
      response.writeHead(200, headers).end(JSON.stringify({ success: true, value: games, errorCode: null }));
    });
    const answer = await site.fetch('/lgw/games?language=VI&gameName=timing&pageNum=1&pageSize=30');
    const timing = /^gateway;dur=(\d+\.\d), db;dur=2\.5$/.exec(answer.headers.get('Server-Timing') ?? '');
    expect(Number(timing?.[1])).toBeGreaterThan(0);
  });

  it('passes a refusal on by its code alone [CALL-01 CALL-03]', async () => {
    const headers = { Cookie: await sessionCookie('tok') };
    stub.on(WALLET, refused('permission.denied'));
    const business = await site.fetch(WALLET, { headers });
    expect(business.status).toBe(200);
    expect(await business.json()).toEqual({ success: false, errorCode: 'permission.denied', value: null });
    stub.on(WALLET, refused('rate.limited', 429, { 'Retry-After': '17' }));
    const limited = await site.fetch(WALLET, { headers });
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '17']);
    stub.on(WALLET, refused('a.code.of.tomorrow'));
    expect(await (await site.fetch(WALLET, { headers })).json()).toMatchObject({ errorCode: 'unknown' });
  });

  it.each([
    '/wps/announcements',
    '/wps/announcements?types=',
    '/wps/announcements?types=<script>',
    '/wps/announcements?types=B&types=H',
    '/wps/announcements?types=PR',
    '/wps/announcements?types=B,PL,PU,PR,H',
    `/wps/announcements?types=B&groupName=${'m'.repeat(5_000)}`,
    '/lgw/games/hot?language=vi',
  ])('refuses the input of %s without repeating it [CALL-02]', async (path) => {
    const answer = await site.fetch(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(invalid);
    expect(stub.calls).toEqual([]);
  });

  it('decrypts customer-service paths with des-ecb of the runtime, drops bad ones and shows no key [GATE-23 GATE-27 GATE-28 GATE-29 GATE-30 GATE-31 GATE-32]', async () => {
    const entries = [
      { path: encryptedPath('https://help.example/chat'), position: 'menu' },
      { path: 'not-encrypted-at-all' },
      { path: encryptedPath('javascript:alert(1)') },
      { path: 'https://plain.example' },
      { path: encryptedPath('/m/help') },
    ];
    stub.on('/wps/system/customerService', ok(entries));
    const text = await (await site.fetch('/wps/system/customerService')).text();
    expect(JSON.parse(text).value).toEqual([
      { path: 'https://help.example/chat', position: 'menu' },
      { path: 'https://plain.example' },
      { path: '/m/help' },
    ]);
    expect(text).not.toContain('k3y-8chr');
  });

  it('sanitises operator HTML [SHELL-43 SHELL-44]', async () => {
    const content = '<p onclick=x>a<script>alert(1)</script><a href="https://u.example">b</a></p>';
    stub.on('/wps/announcements', ok({ hot: [{ id: 1, content }] }));
    const answer = await (await site.fetch('/wps/announcements?types=B&groupName=m_members')).json();
    const link = '<a href="https://u.example" target="_blank" rel="noopener noreferrer nofollow">b</a>';
    expect(answer).toMatchObject({ value: { hot: [{ content: `<p>a${link}</p>` }] } });
  });
});
