import { beforeEach, describe, expect, it, vi } from 'vitest';
import { providerStates } from '@/contracts/provider-states/states';
import { createGateway } from '../../app';
import { logIn } from '../../testing/log-in';
import { seal } from '../../testing/sealed-body';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { freshNumber } from './state-member';
import { STATE_NAMES } from './states';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

const status = async () => (await gateway.get('/wps/system/status?merchantCode=hoadang')).body;

describe('the sandbox', () => {
  it('is not there without SANDBOX=1 [CALL-07]', async () => {
    const strict = await startGateway({ SANDBOX: undefined });
    for (const path of ['/seed', '/provider-states', '/captcha/latest', '/outbox', '/requests', '']) {
      for (const method of ['GET', 'POST']) {
        expect((await strict.send(`/sandbox${path}`, { method })).status).toBe(404);
      }
    }
  });

  it('makes members with an account, a role and money of their own [CALL-07]', async () => {
    const wanted = {
      account: 'Moi_001',
      password: 'Secret99',
      type: 41,
      nickname: 'Mới',
      balance: 12.34,
      points: 7,
    };
    expect(await gateway.sandbox('/members', wanted)).toMatchObject({ account: 'moi_001', type: 41 });
    const { token } = (await logIn(gateway, 'moi_001', 'Secret99')).body.value as { token: string };
    expect((await gateway.get('/wps/wallets/gcs', token)).body.value).toEqual({ sumBalance: 12.34 });
    expect((await gateway.get('/wps/points/balance', token)).body.value).toBe(7);
    await expect(gateway.sandbox('/members', wanted)).rejects.toThrow(/taken/);
    await gateway.sandbox('/sessions/end', { account: 'moi_001' });
    expect((await gateway.get('/wps/points/balance', token)).body.errorCode).toBe('session.ended');
  });

  it('changes the site and puts it back [ROLE-46]', async () => {
    const before = await status();
    await gateway.sandbox('/flags', { flags: { PTSYS3: false } });
    await gateway.sandbox('/region', { on: true });
    await gateway.sandbox('/maintenance', { on: true });
    await gateway.sandbox('/status', {
      patch: { imageCDNs: ['https://img.example.com'], mobileTemplate: { mem_cen: 0 } },
    });
    expect((await status()).value).toMatchObject({
      info: {
        whitelabel: { PTSYS3: false, CBS3: true },
        imageCDNs: ['https://img.example.com'],
        mobileTemplate: { mem_cen: 0 },
      },
      maintenance: true,
      regionRestriction: true,
    });
    expect((await gateway.get('/lgw/games/hot?language=VI')).body.errorCode).toBe('platform.maintenance');
    await gateway.sandbox('/reset');
    const plain = (body: unknown) => JSON.stringify(body).replace(/"path":"[^"]+"/g, '');
    expect(plain(await status())).toBe(plain(before));
  });

  it('spoils as many of the next answers as was ordered, on the path that was named [CALL-04]', async () => {
    await gateway.sandbox('/fault', {
      path: '/wps/system/status',
      status: 500,
      body: '<h1>Oops</h1>',
      contentType: 'text/html',
      times: 2,
    });
    expect((await gateway.send('/lgw/games/hot?language=VI')).status).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      const response = await gateway.send('/wps/system/status');
      expect([response.status, await response.text()]).toEqual([500, '<h1>Oops</h1>']);
    }
    expect((await gateway.send('/wps/system/status')).status).toBe(200);
  });

  it('tells what crossed the gateway, opened bodies too, without what was said; a reset forgets none of it [CALL-06 ERR-60]', async () => {
    const headers = { 'Accept-Language': 'en' };
    await gateway.send('/lgw/games/hot?language=EN&gameCategory=FISH', { headers });
    await gateway.send('/lgw/games/hot?language=XX', { headers });
    await gateway.get('/lgw/games/hot?language=EN&gameCategory=BINGO');
    const login = { username: 'minhan_2209', password: 'Lantern2209', type: 'username' };
    const { body, key: Encryption } = await seal(login);
    const sealed = { ...headers, Encryption, 'Content-Type': 'application/json' };
    await gateway.send('/wps/session/login', {
      method: 'POST',
      headers: sealed,
      body: JSON.stringify(body),
    });
    await gateway.sandbox('/reset');
    const { requests } = (await (await gateway.send('/sandbox/requests')).json()) as { requests: object[] };
    const common = { acceptLanguage: 'en', device: null, signedIn: false };
    const hot = { operation: 'games.hot', names: ['gameCategory', 'language'] };
    expect(requests).toContainEqual({ ...common, ...hot, values: { gameCategory: 'FISH', language: 'EN' } });
    const opened = { operation: 'session.logIn', names: ['password', 'type', 'username'] };
    expect(requests).toContainEqual({ ...common, ...opened, values: { type: 'username' } });
    expect(JSON.stringify(requests)).not.toMatch(/XX|BINGO|minhan|Lantern/);
  });

  it('says what is wrong with a command [CALL-07]', async () => {
    await expect(gateway.sandbox('/clock', { offsetSeconds: 'later' })).rejects.toThrow(
      /400.*offsetSeconds/s,
    );
    await expect(gateway.sandbox('/flags', { flags: { NOPE: true } })).rejects.toThrow(/400/);
    await expect(gateway.sandbox('/provider-states', { state: 'never heard of' })).rejects.toThrow(
      /no provider state/,
    );
  });

  it('has every provider state of the catalogue, and no other [CALL-06]', () => {
    expect([...STATE_NAMES].sort()).toEqual(Object.keys(providerStates).sort());
  });

  it.each(Object.entries(providerStates))(
    'makes the state "%s" true of a member with a downline, whatever else there is, and answers nothing that the catalogue leaves out [CALL-06]',
    async (state, entry) => {
      let values: Record<string, unknown> = {};
      const setUp = async (name: string, params: object = {}) => {
        const answered = await gateway.sandbox('/provider-states', { state: name, params, values });
        values = { ...values, ...answered };
        return answered;
      };
      await setUp('a member', { type: 1 });
      await setUp('the member’s team', { has: 'downline', type: 1 });
      await setUp('somebody who is not a member');
      const known: readonly string[] = entry.values;
      expect(Object.keys(await setUp(state)).filter((name) => !known.includes(name))).toEqual([]);
    },
  );
});

describe('provider states', () => {
  it('take a number that no other took, however many there are [CALL-06]', () => {
    const numbers = Array.from({ length: 20_000 }, () => freshNumber().mobileNum);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(numbers.map((number) => number.length))).toEqual(new Set([9]));
  });

  it('forget the failed logins of rows that are over, which together are not a site under attack [CALL-07 LOGIN-83]', async () => {
    const setUp = (params: object) =>
      gateway.sandbox<Record<string, string>>('/provider-states', {
        state: 'a member',
        params,
        values: {},
        isFirst: true,
      });
    for (let run = 0; run < 10; run += 1) await setUp({ failedLogins: 20 });
    const { username = '', password = '' } = await setUp({});
    expect((await logIn(gateway, username, password)).body.errorCode).toBe('work.required');
    await gateway.sandbox('/clock', { offsetSeconds: 60 });
    const later = await setUp({});
    expect((await logIn(gateway, later.username ?? '', later.password ?? '')).body.success).toBe(true);
  });

  it('takes what a state has the vendors ask for no request: who does not tell values goes on with the same member [CALL-07]', async () => {
    const setUp = (state: string, params: object) =>
      gateway.sandbox<Record<string, string>>('/provider-states', { state, params });
    await setUp('a member', { type: 0 });
    await setUp('lotteries', { tickets: 'open' });
    expect(await setUp('the key was used', { call: 'orders.cancelSubOrder' })).toHaveProperty(
      'idempotencyKey',
    );
  });

  it('are about the member of the interaction, told or the last one that was answered [CALL-06]', async () => {
    const setUp = (state: string, more: object = {}) =>
      gateway.sandbox<Record<string, string>>('/provider-states', { state, ...more });
    const unreadOf = async ({ token }: Record<string, string>) =>
      (await gateway.get('/wps/inbox/unread', token)).body;
    const first = await setUp('a member');
    const last = await setUp('a member');
    await setUp('content is published');
    await setUp('the member has messages');
    expect([await unreadOf(first), await unreadOf(last)]).toMatchObject([{ value: 0 }, { value: 2 }]);
    await setUp('the member has messages', { values: first, isFirst: false });
    expect(await unreadOf(first)).toMatchObject({ value: 2 });
    await expect(setUp('the member has messages')).rejects.toThrow(/400/);
  });
});

describe('the gateway', () => {
  it('answers what it does not know, and what it cannot do, without a word of detail [CALL-01 CALL-03]', async () => {
    const unknown = { success: false, value: null, errorCode: 'unknown', message: 'unknown' };
    expect(await gateway.get('/wps/nothing')).toEqual({ status: 404, body: unknown });
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { ...gateway.env, DB: undefined, SANDBOX: undefined };
    const response = await createGateway().request('/wps/captcha', {}, broken);
    expect([response.status, await response.json()]).toEqual([500, unknown]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('refuses a body that is too large, and one that is no JSON [CALL-03]', async () => {
    const post = (body: string) => gateway.call('/wps/session/login', { method: 'POST', body });
    expect((await post('x'.repeat(65 * 1024))).body.errorCode).toBe('request.too.large');
    expect((await post('{')).body.errorCode).toBe('request.invalid');
  });
});
