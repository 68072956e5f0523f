import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, payloadOf } from './support/server-functions';
import { ORIGIN, SESSION_KEYS, type Site, sessionCookie, startSite } from './support/site';
import { json, ok, refused, type StubGateway, startStubGateway } from './support/stub-gateway';

const TOKEN = 'PLANTED-gateway-token';
const WALLET = '/wps/wallets/gcs';
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

describe('the session cookie on workerd', () => {
  it('bears the token to the gateway, and no answer shows it [GATE-35 GATE-38 GATE-39]', async () => {
    const headers = { Cookie: await sessionCookie(TOKEN) };
    stub.on(WALLET, ok({ sumBalance: 7 }));
    stub.on('/wps/announcements', ok({ hot: [] }));
    const seen: string[] = [];
    for (const path of ['/m/home', WALLET, '/wps/announcements?types=B', '/nowhere', '/wps/member/info']) {
      const response = await site.fetch(path, { headers });
      seen.push(JSON.stringify([...response.headers]), await response.text());
    }
    expect(seen.join()).not.toContain(TOKEN);
    expect(stub.callsTo(WALLET)[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(stub.callsTo('/wps/announcements')[0]?.query.get('token')).toBe(TOKEN);
  });

  it('is cleared, and its bearer a guest, when it is forged or over-long [GATE-36]', async () => {
    const genuine = await sessionCookie(TOKEN);
    const forged = ['__Host-session=x', `${genuine.slice(0, -3)}AAA`, `__Host-session=${'A'.repeat(5_000)}`];
    for (const Cookie of forged) {
      const response = await site.fetch(WALLET, { headers: { Cookie } });
      expect(await response.json()).toMatchObject({ errorCode: 'session.missing' });
      expect(response.headers.getSetCookie()).toEqual([
        '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      ]);
    }
    expect(stub.callsTo(WALLET)).toEqual([]);
  });

  it('is left by a call that hears that the session ended, and cleared by a page [SESS-46]', async () => {
    stub.on(WALLET, refused('session.ended', 401));
    const headers = { Cookie: await sessionCookie(TOKEN) };
    const response = await site.fetch(WALLET, { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ success: false, errorCode: 'session.ended', value: null });
    expect(response.headers.getSetCookie()).toEqual([]);
    const page = await site.fetch('/m/member/home', { headers });
    expect([page.status, page.headers.get('Location')]).toEqual([
      302,
      '/m/login?redirect=%2Fm%2Fmember%2Fhome',
    ]);
    expect(page.headers.getSetCookie()).toEqual([
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });
});

describe('the cookie of a member who stays signed in', () => {
  const DAY = 86_400;
  const OURS = 'Path=/; HttpOnly; Secure; SameSite=Lax';
  const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
  const staying = (age: number) =>
    sessionCookie(TOKEN, { stay: { idleSeconds: 30 * DAY, writtenAt: secondsAgo(age) } });
  const START = {
    Origin: ORIGIN,
    'Content-Type': 'application/json',
    'x-tsr-serverFn': 'true',
    'Sec-Fetch-Site': 'same-origin',
  };
  const call = (name: string, Cookie: string, data: { stays?: boolean } = {}) =>
    site.fetch(addressOf(name), {
      method: 'POST',
      headers: { ...START, Cookie },
      body: payloadOf(data as Record<string, boolean>),
    });

  it('is set for as long as the gateway keeps the session once that is asked for, and of the browser alone again after that [SESS-45]', async () => {
    stub.on('/wps/session/stay', ok({ idleSeconds: 14 * DAY }));
    const on = await call('staySignedInFn', await sessionCookie(TOKEN), { stays: true });
    const [cookie = ''] = on.headers.getSetCookie();
    expect(cookie).toMatch(new RegExp(`^__Host-session=[\\w.-]+; Max-Age=${14 * DAY}; ${OURS}$`));
    expect((await on.text()) + cookie).not.toContain(TOKEN);
    expect(stub.callsTo('/wps/session/stay')[0]).toMatchObject({ method: 'PUT', body: '{"stays":true}' });
    const off = await call('staySignedInFn', cookie.split(';')[0] ?? '', { stays: false });
    expect(off.headers.getSetCookie()[0]).toMatch(new RegExp(`^__Host-session=[\\w.-]+; ${OURS}$`));
  });

  it('is left as it is where the gateway refuses [SESS-45]', async () => {
    stub.on('/wps/session/stay', refused('permission.denied'));
    const response = await call('staySignedInFn', await sessionCookie(TOKEN), { stays: true });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain('permission.denied');
  });

  it('is written anew by the first page of a day, by no further one, and by no call [SESS-45]', async () => {
    stub.on(WALLET, ok({ sumBalance: 7 }));
    const cookiesOf = async (path: string, Cookie: string) =>
      (await site.fetch(path, { headers: { Cookie } })).headers.getSetCookie();
    expect(await cookiesOf('/m/home', await staying(DAY - 60))).toEqual([]);
    expect(await cookiesOf(WALLET, await staying(2 * DAY))).toEqual([]);
    const [renewed = '', ...others] = await cookiesOf('/m/home', await staying(2 * DAY));
    expect(renewed).toContain(`; Max-Age=${30 * DAY}; ${OURS}`);
    expect(others).toEqual([]);
    expect(await cookiesOf('/m/home', renewed.split(';')[0] ?? '')).toEqual([]);
  });

  it('is cleared by a logout, and by the page that hears that the session ended elsewhere [SESS-31 SESS-46]', async () => {
    const cleared = [`__Host-session=; Max-Age=0; ${OURS}`];
    stub.on('/wps/session/logout', ok(null));
    expect((await call('logOutFn', await staying(2 * DAY))).headers.getSetCookie()).toEqual(cleared);
    stub.on('/wps/member/info', refused('session.ended', 401));
    const page = await site.fetch('/m/home', { headers: { Cookie: await staying(2 * DAY) } });
    expect(page.headers.getSetCookie()).toEqual(cleared);
    expect(page.headers.get('Location')).toBe('/m/login?redirect=%2Fm%2Fhome');
  });
});

describe('the log', () => {
  it('has one line per request with the stated fields and nothing planted [ERR-60]', async () => {
    site.logs.length = 0;
    const Cookie = await sessionCookie(TOKEN);
    const leak = {
      success: false,
      errorCode: 'PLANTED.code',
      message: 'PLANTED-message',
      value: 'PLANTED-value',
    };
    stub.on(WALLET, json(leak, 500));
    const headers = { Cookie, Authorization: 'Bearer PLANTED-auth', 'CF-Connecting-IP': '203.0.113.201' };
    const requests: Promise<unknown>[] = [
      site.fetch(`${WALLET}?secret=PLANTED-query`, { headers }),
      site.fetch('/m/home?password=PLANTED-query', { headers }),
      site.fetch('/wps/none/0912345678?x=PLANTED-query', { headers }),
      site.fetch('/wps/none/%30%39%31%32345678/PLANTED%40mail.example', { headers }),
      site.fetch('/m/home', { headers: { Cookie: '__Host-session=PLANTED-cookie' } }),
      site.post('/wps/member/info', { password: 'PLANTED-body' }, { Cookie }),
      site.post('/client-errors', { message: 'token=PLANTED-report' }, { Cookie }),
    ];
    await Promise.all(requests);
    const logs = [...site.logs];
    expect(logs.join('\n')).not.toMatch(/PLANTED|203\.0\.113\.201|0912345678/);
    expect(logs.join('\n')).not.toContain(Cookie.slice(-40));
    expect(logs.join('\n')).not.toContain(SESSION_KEYS.split(':')[1]);
    const lines = logs.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');
    expect(lines).toHaveLength(requests.length);
    for (const line of lines) {
      expect(Object.keys(line).sort()).toEqual([
        'cache',
        'call',
        'code',
        'country',
        'event',
        'method',
        'ms',
        'path',
        'requestId',
        'status',
        'upstreamMs',
      ]);
    }
  });
});

describe('the control surface', () => {
  it('does not exist outside the sandbox [GATE-34]', async () => {
    const answers = [await site.fetch('/sandbox/outbox'), await site.post('/sandbox/reset', {})];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(stub.calls).toEqual([]);
  });

  it('is passed on in the sandbox, past the gate, and what it changes shows at once [GATE-17]', async () => {
    await site.restart({ SANDBOX: '1', GATE_DENY_COUNTRIES: 'CN' });
    const there = { 'X-Sandbox-Country': 'CN' };
    expect((await site.fetch('/m/home')).status).toBe(200);
    expect((await site.fetch('/m/home', { headers: there })).status).toBe(451);
    stub.on('/wps/system/status', refused('platform.maintenance'));
    expect(
      (await site.fetch('/sandbox/reset', { method: 'POST', headers: there, body: '{"a":1}' })).status,
    ).toBe(200);
    const foreign = { ...there, Origin: 'https://evil.example' };
    expect((await site.fetch('/sandbox/reset', { method: 'POST', headers: foreign })).status).toBe(403);
    expect((await site.post('/sandbox/reset', 'x'.repeat(64 * 1024 + 1))).status).toBe(413);
    expect(stub.callsTo('/sandbox/reset')).toHaveLength(1);
    expect(stub.callsTo('/sandbox/reset')[0]).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect((await site.fetch('/m/home')).status).toBe(503);
  });
});
