import { describe, expect, it } from 'vitest';
import { envelope, fakeSite } from '../../testing/fake-site';
import { databaseTimeOf, serverTiming } from './server-timing';

const answer = (timing: string) => new Response(null, { headers: { 'Server-Timing': timing } });

describe('what a gateway says of its query', () => {
  it.each([
    ['db;dur=3.25', 3.25],
    ['cache, db;dur=12', 12],
    ['db;dur=3.25;desc="main", cpu;dur=9', 3.25],
  ])('is read from %s [CALL-55]', (timing, milliseconds) => {
    expect(databaseTimeOf(answer(timing))).toBe(milliseconds);
  });

  it.each([
    'db',
    'db;desc="x";dur=3',
    'xdb;dur=3',
    'db;dur=-3',
    'db;dur=1e9',
    'db;dur=123456789',
    'db;dur=3s',
  ])('is not read from %s [CALL-55]', (timing) => {
    expect(databaseTimeOf(answer(timing))).toBeUndefined();
    expect(databaseTimeOf(new Response())).toBeUndefined();
  });

  it('is written as numbers alone [CALL-55]', () => {
    expect(serverTiming({ gateway: 4.567, db: 3.25 })).toBe('gateway;dur=4.6, db;dur=3.3');
    expect(serverTiming({ gateway: 0, db: undefined })).toBe('gateway;dur=0.0');
  });
});

describe('a forwarded call', () => {
  const timed = (value: unknown) => () => {
    const response = envelope(value);
    response.headers.set('Server-Timing', 'db;dur=3.2;desc="upstream"');
    return response;
  };
  const GAMES = '/lgw/games?language=VI&pageNum=1&pageSize=30';
  const page = { games: [], pageNum: 1, totalPages: 1, total: 0 };

  it('tells how long it took, and its query when it was asked now and not taken from the cache [CALL-55 GATE-47]', async () => {
    const site = fakeSite({ '/lgw/games': timed(page) });
    const timing = async () => (await site.fetch(GAMES)).headers.get('Server-Timing');
    expect(await timing()).toMatch(/^gateway;dur=\d+\.\d, db;dur=3\.2$/);
    expect(await timing()).toMatch(/^gateway;dur=\d+\.\d$/);
  });

  it('tells of no query when a member alone is answered, nor when it is refused [CALL-58 GATE-35]', async () => {
    const opened = await fakeSite({}, {}, (c) =>
      c.openSession({ token: 'tok', userName: 'u', type: 0, firstTimeLogin: false }),
    ).fetch('/');
    const Cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const site = fakeSite({ '/wps/wallets/gcs': timed({ sumBalance: 5 }) });
    const wallet = await site.fetch('/wps/wallets/gcs', { headers: { Cookie } });
    expect(wallet.status).toBe(200);
    expect(wallet.headers.get('Server-Timing')).toMatch(/^gateway;dur=\d+\.\d$/);
    expect((await site.fetch('/wps/wallets/gcs')).headers.get('Server-Timing')).toBeNull();
  });
});
