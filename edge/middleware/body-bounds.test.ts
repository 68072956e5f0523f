import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../env';
import { envelope, fakeSite } from '../testing/fake-site';

const KEYS = `test:${Buffer.alloc(32, 7).toString('base64url')}`;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const KB = 1024;

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
    return context.openSession({ token: `t-${userName}`, userName, type: 0, firstTimeLogin: false });
  });
  const logIn = async (userName: string) =>
    (await site.fetch(`/m/login?login=${userName}`)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  /** Sends a body that counts what is asked of it, and never ends by itself. */
  const post = (path: string, headers: Record<string, string> = {}, method = 'POST', first = 10) => {
    let wanted = () => {};
    const asked = new Promise<void>((resolve) => {
      wanted = resolve;
    });
    const body = { pieces: 0, cancelled: false };
    const stream = new ReadableStream<Uint8Array>(
      {
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
    const answer = site.fetch(path, { ...init, body: stream } as RequestInit);
    return { answer, body, asked };
  };
  return { ...site, logIn, post };
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
    ['of reports past it: 429', '/client-errors', {}, { RATE_CLIENT_ERRORS: limited }, 429],
    ['from another site: 403', '/_serverFn/logInFn', { Origin: 'https://evil.example' }, {}, 403],
    ['to the sandbox where there is none: 404', '/sandbox/clock', {}, { SANDBOX: undefined }, 404],
    ['to the demo bank where there is none: 404', '/sandbox/bank/api/pay', {}, { SANDBOX: undefined }, 404],
    ['to the sandbox from another site: 403', '/sandbox/clock', { Origin: 'https://evil.example' }, {}, 403],
    ['that announces more than a form has: 413', '/_serverFn/logInFn', { 'Content-Length': '4097' }, {}, 413],
    ['that announces more than a report has: 413', '/client-errors', { 'Content-Length': '4097' }, {}, 413],
  ])('%s [CALL-03 GATE-34]', async (_, path, headers, vars, status) => {
    const { post } = siteWith(vars);
    const { answer, body } = post(path, headers as Record<string, string>);
    expect([(await answer).status, body.pieces]).toEqual([status, 0]);
  });
});

describe('a body that is read', () => {
  it('ends when it is too slow: 408, and is stopped [CALL-03]', async () => {
    const { post } = siteWith();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { answer, asked, body } = post('/_serverFn/logInFn', { 'Content-Length': '4000' });
    await asked;
    await vi.advanceTimersByTimeAsync(4_000);
    expect([(await answer).status, body.cancelled]).toEqual([408, true]);
  });

  it('without a length is counted: 413 past the bound of its call, and stopped [CALL-03]', async () => {
    const { post } = siteWith();
    const { answer, body } = post('/_serverFn/logInFn', {}, 'POST', 4 * KB + 1);
    expect([(await answer).status, body.cancelled]).toEqual([413, true]);
  });

  it('has room while others fill what is theirs: an address, a guest, a member, and last what moves money [CALL-03]', async () => {
    const { post, logIn } = siteWith();
    const members = await Promise.all(Array.from({ length: 12 }, (_, n) => logIn(`member_${n}`)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const held: Promise<Response>[] = [];
    /** Begins bodies one by one until there is no room. */
    const fill = async (path: string, headersOf: (n: number) => Record<string, string>) => {
      for (let n = 0; n < 4_000; n += 1) {
        const { answer, asked } = post(path, headersOf(n));
        const refused = await Promise.race([asked.then(() => null), answer]);
        if (refused) return refused;
        held.push(answer);
      }
      throw new Error('There is room for all');
    };
    const from = (n: number) => ({ 'X-Sandbox-Address': `10.0.${n >> 8}.${n & 255}` });
    const one = await fill('/_serverFn/logInFn', () => from(1));
    expect([one.status, one.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await one.json()).toEqual({ success: false, errorCode: 'rate.limited', value: null });
    const ofOne = held.length;
    expect(ofOne).toBeGreaterThan(100);

    await fill('/_serverFn/logInFn', (n) => from(n + 2));
    const ofGuests = held.length;
    expect(ofGuests).toBeGreaterThan(3 * ofOne);
    const asMember = (n: number) => ({ Cookie: members[n % members.length] as string });
    await fill('/_serverFn/sendFeedbackFn', asMember);
    const ofMembers = held.length;
    expect(ofMembers).toBeGreaterThan(ofGuests + 100);
    // Money goes on.
    await fill('/_serverFn/withdrawFn', (n) => asMember(n + 6));
    expect(held.length).toBeGreaterThan(ofMembers + 100);

    await vi.advanceTimersByTimeAsync(4_000);
    for (const answer of held) expect((await answer).status).toBe(408);
    const again = post('/_serverFn/logInFn', from(1));
    await again.asked;
    await vi.advanceTimersByTimeAsync(4_000);
    expect((await again.answer).status).toBe(408);
  });
});

describe('a call that was counted before its body', () => {
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
