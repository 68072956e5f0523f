import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../contracts/operations';
import type { Env, RateLimit } from '../env';
import { functions } from '../functions';
import { policyOf } from '../policy';
import { envelope, fakeSite } from '../testing/fake-site';

const KEYS = `test:${Buffer.alloc(32, 7).toString('base64url')}`;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const KB = 1024;
/** Limits of what a guest may call. */
const LIMITS = ['LOGIN', 'CAPTCHA', 'FORM', 'CODE', 'MAIL', 'REGISTER', 'LOOKUP', 'LAUNCH', 'OBJECTION'].map(
  (name) => `RATE_${name}_ADDRESS`,
);

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function siteWith(more: Partial<Env> = {}) {
  const gateway = { '/wps/session/sessions': () => envelope(null) };
  const site = fakeSite(gateway, { SESSION_KEYS: KEYS, ...more }, (context, { url }) => {
    const userName = new URL(url).searchParams.get('login');
    if (userName === null) return 'done';
    const trial = userName.startsWith('trial');
    const deviceMark = `mark-of-${userName}`;
    return context.openSession({
      token: `t-${userName}`,
      userName,
      type: 0,
      firstTimeLogin: false,
      trial,
      deviceMark,
    });
  });
  const cookiesOf = async (userName: string) => {
    const { headers } = await site.fetch(`/?login=${userName}`);
    return headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  };
  const logIn = async (userName: string) => (await cookiesOf(userName))[0] ?? '';
  /** The cookie of a device that somebody has logged in on, without their session. */
  const device = async (userName: string) => (await cookiesOf(userName))[1] ?? '';
  /** Sends a body that counts what is asked of it, and never ends by itself. */
  const post = (path: string, headers: Record<string, string> = {}, method = 'POST', first = 10) => {
    let wanted = () => {};
    const asked = new Promise<void>((resolve) => {
      wanted = resolve;
    });
    const body = { pieces: 0, cancelled: false };
    let send = (_: number) => {};
    const stream = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          send = (bytes) => controller.enqueue(new Uint8Array(bytes).fill(32));
        },
        pull(controller) {
          body.pieces += 1;
          wanted();
          if (body.pieces === 1) controller.enqueue(new Uint8Array(first).fill(32));
          return new Promise<void>(() => {});
        },
        cancel: () => {
          body.cancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    const init = {
      method,
      headers: { Origin: 'https://site.example', ...JSON_TYPE, ...headers },
      duplex: 'half',
    };
    const response = site.fetch(path, { ...init, body: stream } as RequestInit);
    return { response, body, asked, send };
  };
  return { ...site, logIn, device, post };
}

const limited = { limit: async () => ({ success: false }) };

describe('a body is read last, and not for a call', () => {
  it.each([
    ['to a page: 405', '/m/home', {}, {}, 405],
    ['to a file: 405', '/art/logo.svg', {}, {}, 405],
    ['of another type: 415', '/wps/session/sessions', { 'Content-Type': 'text/plain' }, {}, 415],
    [
      'of a function by another type: 415',
      '/_serverFn/logInFn',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      {},
      415,
    ],
    ['that is packed: 415', '/_serverFn/logInFn', { 'Content-Encoding': 'gzip' }, {}, 415],
    ['that there is not: 404', '/wps/nothing', {}, {}, 404],
    ['that is not open to browsers: 404', '/wps/session/login', {}, {}, 404],
    ['of a function that there is not: 404', '/_serverFn/nobodysFn', {}, {}, 404],
    ['of a function of the development server: 404', '/_serverFn/eyJmaWxlIjoxfQ', {}, {}, 404],
    ['of a function that is read: 405', '/_serverFn/getSessionFn', {}, {}, 405],
    ['without the session that it needs: 401', '/wps/rewards/claim', {}, {}, 401],
    ['of a function without it: 401', '/_serverFn/withdrawFn', {}, {}, 401],
    ['of a drawing without it: 401', '/_serverFn/drawQrFn', {}, {}, 401],
    ['past its limit: 429', '/wps/session/passkey/options', {}, { RATE_LOOKUP_ADDRESS: limited }, 429],
    ['of a function past it: 429', '/_serverFn/logInFn', {}, { RATE_LOGIN_ADDRESS: limited }, 429],
    ['of a passkey past it: 429', '/_serverFn/logInByPasskeyFn', {}, { RATE_LOGIN_ADDRESS: limited }, 429],
    ['of a code past it: 429', '/_serverFn/sendCodeFn', {}, { RATE_FORM_ADDRESS: limited }, 429],
    ['of a number past it: 429', '/_serverFn/firebaseNumberFn', {}, { RATE_FORM_ADDRESS: limited }, 429],
    [
      'of an ended session past it: 429',
      '/_serverFn/forgetSessionFn',
      {},
      { RATE_FORM_ADDRESS: limited },
      429,
    ],
    ['of a logout without a session: done', '/_serverFn/logOutFn', {}, {}, 200],
    ['of a link without it: 401', '/_serverFn/drawnLinkFn', {}, {}, 401],
    ['of reports past it: 429', '/client-errors', {}, { RATE_CLIENT_ERRORS: limited }, 429],
    ['from another site: 403', '/_serverFn/logInFn', { Origin: 'https://evil.example' }, {}, 403],
    ['to the sandbox where there is none: 404', '/sandbox/clock', {}, { SANDBOX: undefined }, 404],
    ['to the demo bank where there is none: 404', '/sandbox/bank/api/pay', {}, { SANDBOX: undefined }, 404],
    ['to the sandbox from another site: 403', '/sandbox/clock', { Origin: 'https://evil.example' }, {}, 403],
    [
      'that announces more than a form has: 413',
      '/_serverFn/sendCodeFn',
      { 'Content-Length': '8193' },
      {},
      413,
    ],
    [
      'that announces more than a login has: 413',
      '/_serverFn/logInFn',
      { 'Content-Length': '16385' },
      {},
      413,
    ],
    ['that announces more than a report has: 413', '/client-errors', { 'Content-Length': '4097' }, {}, 413],
  ])('%s [CALL-03 GATE-34]', async (_, path, headers, vars, status) => {
    const { post } = siteWith(vars);
    const { response, body } = post(path, headers as Record<string, string>);
    expect([(await response).status, body.pieces]).toEqual([status, 0]);
  });
});

describe('a body that is read', () => {
  it('ends when it is too slow: 408, and is stopped [CALL-03]', async () => {
    const { post } = siteWith();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { response, asked, body } = post('/_serverFn/logInFn', { 'Content-Length': '4000' });
    await asked;
    await vi.advanceTimersByTimeAsync(4_000);
    expect([(await response).status, body.cancelled]).toEqual([408, true]);
  });

  it('without a length is counted: 413 past the bound of its call, and stopped [CALL-03]', async () => {
    const { post } = siteWith();
    const { response, body } = post('/_serverFn/logInFn', {}, 'POST', 16 * KB + 1);
    expect([(await response).status, body.cancelled]).toEqual([413, true]);
  });

  it.each([
    ['logInFn', { firebaseIdToken: 8192, verificationPayload: 4096, work: 74 }],
    ['setPasswordByPhoneFn', { firebaseIdToken: 8192, newPassword: 3 * 64 }],
    ['recoverByEmailFn', { verificationPayload: 4096, work: 74, username: 3 * 64, email: 3 * 128 }],
    ['registerFn', { firebaseIdToken: 8192, verificationPayload: 4096, work: 74, username: 128, email: 128 }],
    ['sendCodeFn', { verificationPayload: 4096, work: 74 }],
  ])('has room for the longest tokens of %s [CALL-03 LOGIN-72 SMS-31]', async (name, fields) => {
    const { fetch } = siteWith();
    // The names and marks that a call brings with its values.
    const around = 1_000;
    const bytes = Object.values(fields).reduce((sum, more) => sum + more, around);
    const body = JSON.stringify('x'.repeat(bytes));
    const headers = { Origin: 'https://site.example', ...JSON_TYPE };
    const { status } = await fetch(`/_serverFn/${name}`, { method: 'POST', headers, body });
    // It is read, and is no call's input.
    expect(status).toBe(400);
  });

  it('of a member may take as long as its bound needs at two kilobytes a second; of a guest fifteen seconds [CALL-03 CALL-22]', async () => {
    const { post, logIn } = siteWith();
    const Cookie = await logIn('minhan_2209');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const dripping = async (path: string, headers: Record<string, string>, bytes: number) => {
      const one = post(path, headers, 'POST', bytes);
      await one.asked;
      let seconds = 0;
      let status: number | undefined;
      void one.response.then((response) => {
        status = response.status;
      });
      while (status === undefined && seconds < 120) {
        if (!one.body.cancelled) one.send(bytes);
        await vi.advanceTimersByTimeAsync(1_000);
        seconds += 1;
      }
      return { status, seconds };
    };
    const photo = await dripping('/_serverFn/setIconFn', { Cookie }, 2 * KB);
    expect(photo.seconds).toBeGreaterThan(30);
    const registration = await dripping('/_serverFn/registerFn', {}, KB);
    expect(registration.seconds).toBeLessThan(16);
  });
});

describe('bodies that come at once', () => {
  const from = (address: string) => ({ 'X-Sandbox-Address': address });

  /** A site whose bodies are begun one by one until there is no room, and are all over in the end. */
  async function crowd() {
    const site = siteWith();
    const members = await Promise.all(Array.from({ length: 40 }, (_, n) => site.logIn(`member_${n}`)));
    const trial = await site.logIn('trial_1');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const held: Promise<Response>[] = [];
    /** The refusal of one more body, or null where it is read. */
    const begin = async (path: string, headers: Record<string, string>) => {
      const { response, asked } = site.post(path, headers);
      const refused = await Promise.race([asked.then(() => null), response]);
      if (!refused) held.push(response);
      return refused;
    };
    /** How many are read before one is refused. */
    const fill = async (path: string, headersOf: (n: number) => Record<string, string>) => {
      for (let n = 0; n < 4_000; n += 1) if (await begin(path, headersOf(n))) return n;
      throw new Error('There is room for all');
    };
    const end = async () => {
      await vi.advanceTimersByTimeAsync(4_000);
      for (const response of held.splice(0)) expect((await response).status).toBe(408);
    };
    return { ...site, members, trial, begin, fill, end };
  }

  it('leave room for other addresses, whatever one, its network or a trial of theirs sends [CALL-03]', async () => {
    const { begin, fill, end, trial } = await crowd();
    const one = await fill('/_serverFn/logInFn', () => from('203.0.113.1'));
    expect(one).toBeGreaterThan(12);
    expect(one * 16 * KB).toBeLessThanOrEqual(512 * KB);
    const refused = await begin('/_serverFn/logInFn', from('203.0.113.1'));
    expect([refused?.status, refused?.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await refused?.json()).toEqual({ success: false, errorCode: 'rate.limited', value: null });
    const ofTrial = await begin('/_serverFn/sendFeedbackFn', { ...from('203.0.113.1'), Cookie: trial });
    expect(ofTrial?.status).toBe(503);

    const ofNetwork = await fill('/_serverFn/logInFn', (n) => from(`203.0.113.${2 + n}`));
    expect((one + ofNetwork) * 16 * KB).toBeLessThanOrEqual(KB * KB);
    await fill('/_serverFn/logInFn', (n) => from(`2001:db8:7:${n.toString(16)}::1`));
    for (const address of ['198.51.100.1', '2001:db8:8::1', '203.0.112.1'])
      expect(await begin('/_serverFn/logInFn', from(address))).toBeNull();
    await end();
    expect(await begin('/_serverFn/logInFn', from('203.0.113.1'))).toBeNull();
    await end();
  });

  it('leave room for members whatever guests send, and last for what moves money [CALL-03]', async () => {
    const { begin, fill, end, members } = await crowd();
    const apart = (n: number) => from(`10.${n >> 8}.${n & 255}.7`);
    await fill('/_serverFn/logInFn', apart);
    expect((await begin('/_serverFn/logInFn', from('192.0.2.1')))?.status).toBe(503);
    const asMember = (n: number) => ({ ...apart(n), Cookie: members[n % 20] as string });
    const ofMember = await fill('/_serverFn/sendFeedbackFn', () => asMember(0));
    expect(ofMember * 16 * KB).toBeLessThanOrEqual(512 * KB);
    for (let n = 1; n < 8; n += 1) expect(await begin('/_serverFn/sendFeedbackFn', asMember(n))).toBeNull();
    await fill('/_serverFn/sendFeedbackFn', (n) => asMember(1 + (n % 19)));
    expect((await begin('/_serverFn/sendFeedbackFn', { Cookie: members[30] as string }))?.status).toBe(503);
    for (let n = 20; n < 40; n += 1)
      expect(await begin('/_serverFn/withdrawFn', { Cookie: members[n] as string })).toBeNull();
    await end();
  });

  it('of money are read whatever else the members of a network send, and the member itself [CALL-03 MONEY-05]', async () => {
    const { begin, fill, end, members } = await crowd();
    const inside = (n: number) => ({
      ...from(`203.0.113.${1 + (n % 200)}`),
      Cookie: members[n % 20] as string,
    });
    const ofNetwork = await fill('/_serverFn/sendFeedbackFn', inside);
    expect(ofNetwork * 16 * KB).toBeLessThanOrEqual(2 * KB * KB);
    for (const n of [0, 30]) {
      const own = { ...from('203.0.113.250'), Cookie: members[n] as string };
      expect((await begin('/_serverFn/sendFeedbackFn', own))?.status).toBe(503);
      expect(await begin('/_serverFn/withdrawFn', own)).toBeNull();
    }
    await end();
  });
});

describe('a call that was counted before its body', () => {
  it('counts by the device that a member has logged in on, and not by its address [CALL-03 LOGIN-83]', async () => {
    const keys: string[] = [];
    const RATE_LOGIN_ADDRESS: RateLimit = { limit: async ({ key }) => ({ success: keys.push(key) < 0 }) };
    const { post, device } = siteWith({ RATE_LOGIN_ADDRESS });
    const [own, another] = [await device('minhan_2209'), await device('khoa_1990')];
    const from = (Cookie?: string) => ({ 'X-Sandbox-Address': '203.0.113.9', ...(Cookie && { Cookie }) });
    const forged = own.replace(/.{20}$/, 'A'.repeat(20));
    for (const path of ['/_serverFn/logInFn', '/_serverFn/logInByPasskeyFn'])
      for (const cookie of [undefined, forged, own, another])
        expect((await post(path, from(cookie)).response).status).toBe(429);
    expect(keys.slice(0, 4)).toEqual(keys.slice(4));
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
    expect(keys.join()).not.toContain('mark-of');
  });

  it('is every one that a guest may make [CALL-03]', async () => {
    let counted = 0;
    const limit: RateLimit = { limit: async () => ({ success: ++counted < 0 }) };
    const { post } = siteWith(Object.fromEntries(LIMITS.map((name) => [name, limit])));
    const calls = operations.filter((one) => one.method !== 'GET' && policyOf(one).browser);
    const paths = [
      ...Object.keys(functions)
        .filter((name) => functions[name]?.method === 'POST')
        .map((name) => `/_serverFn/${name}`),
      ...calls.map(({ path }) => path),
    ];
    for (const path of paths) {
      const { response, body } = post(path, {}, calls.find((one) => one.path === path)?.method);
      const { status } = await response;
      // Without a session a logout is done.
      const isRefused = status === 401 || status === 429 || path.endsWith('/logOutFn');
      expect([path, isRefused, body.pieces]).toEqual([path, true, 0]);
    }
    expect(counted).toBeGreaterThan(10);
  });

  it('is not counted again: once for the address, once for the session [CALL-03]', async () => {
    const counted: string[] = [];
    const limit = (name: string) => ({ limit: async () => ({ success: counted.push(name) > 0 }) });
    const { fetch, logIn } = siteWith({
      RATE_MONEY_ADDRESS: limit('address'),
      RATE_MONEY_SESSION: limit('session'),
    });
    const Cookie = await logIn('minhan_2209');
    await fetch('/wps/tasks/checkIn', {
      method: 'POST',
      headers: {
        Origin: 'https://site.example',
        ...JSON_TYPE,
        Cookie,
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify({ day: '2026-11-26' }),
    });
    expect(counted).toEqual(['address', 'session']);
  });
});
