import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope, fakeSite, refusal } from '../testing/fake-site';
import { traceparentOf } from './request-facts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

describe('what the edge knows of a request', () => {
  it.each([
    ['language=zh-cn', 'zh-cn'],
    ['a=b; language=EN', 'en'],
    ['', 'vi'],
    ['language=', 'vi'],
    ['language=../../x', 'vi'],
    ['languages=en', 'vi'],
    ['language=xx-yy', 'vi'],
    ['language=de', 'vi'],
    ['language=PT-BR', 'pt-br'],
  ])(
    'cookie %j makes the language %s, whatever the browser would rather have [LANG-01 LANG-32 CONST-69]',
    async (Cookie, locale) => {
      const site = fakeSite({ '/lgw/games/hot': () => envelope({ list: [] }) });
      await site.fetch('/lgw/games/hot?language=VI', { headers: { Cookie, 'Accept-Language': 'th' } });
      expect(site.callsTo('/lgw/games/hot')[0]?.headers.get('Accept-Language')).toBe(locale);
    },
  );

  it('passes a well-formed trace on and replaces any other [CALL-04]', () => {
    const good = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    expect(traceparentOf(good)).toBe(good);
    const bad = [null, '', 'x', `${good}-x`, good.toUpperCase(), `00-${'0'.repeat(32)}-b7ad6b7169203331-01`];
    for (const given of bad) {
      const made = traceparentOf(given);
      expect(made).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
      expect(made).not.toBe(given);
    }
  });

  it('names the call, its outcome, how long the gateway took and how the answer was come by [ERR-60]', async () => {
    const hot = () => envelope({ list: [] });
    const site = fakeSite({ '/lgw/games/hot': hot, '/wps/wallets/gcs': () => refusal('session.ended', 401) });
    await site.fetch('/lgw/games/hot?language=VI');
    await site.fetch('/lgw/games/hot?language=VI');
    await site.fetch('/wps/wallets/gcs');
    await site.fetch('/lgw/games/none');
    await site.fetch('/m/home', { headers: { 'X-Sandbox-Address': '203.0.113.9' } });
    const told = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');
    expect(told.map(({ call, code, cache }) => [call, code, cache])).toEqual([
      ['games.hot', 'ok', 'miss'],
      ['games.hot', 'ok', 'hit'],
      ['wallet.balance', 'session.missing', null],
      [null, 'request.invalid', null],
      [null, 'ok', null],
    ]);
  });

  it('says what a visitor was refused with at the gate, on pages and files too [ERR-60]', async () => {
    const site = fakeSite({}, { GATE_DENY_COUNTRIES: 'CN' });
    for (const path of ['/m/home', '/a.css', '/lgw/games/hot']) {
      await site.fetch(path, { headers: { 'X-Sandbox-Country': 'CN' } });
    }
    const told = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');
    expect(told.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([451, 'location.blocked']));
  });

  it('writes one line per request: no query, no cookie, no address [ERR-60]', async () => {
    await fakeSite({}).fetch('/m/activity?id=501&phone=0912345678', {
      headers: { Cookie: 'language=en', 'X-Sandbox-Address': '203.0.113.9', 'X-Sandbox-Country': 'TH' },
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        event: 'request',
        method: 'GET',
        path: '/m/activity',
        call: null,
        status: 200,
        code: 'ok',
        ms: expect.any(Number),
        upstreamMs: expect.any(Number),
        cache: null,
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        country: 'TH',
      },
    ]);
  });
});
