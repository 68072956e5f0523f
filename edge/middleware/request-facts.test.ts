import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope, fakeSite } from '../testing/fake-site';
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
  ])('cookie %j makes the language %s [LANG-32]', async (Cookie, locale) => {
    const site = fakeSite({ '/lgw/games/hot': () => envelope({ list: [] }) });
    await site.fetch('/lgw/games/hot?language=VI', { headers: { Cookie, 'Accept-Language': 'th' } });
    expect(site.callsTo('/lgw/games/hot')[0]?.headers.get('Accept-Language')).toBe(locale);
  });

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

  it('writes one line per request: no query, no cookie, no address [ERR-60]', async () => {
    await fakeSite({}).fetch('/m/activity?id=501&phone=0912345678', {
      headers: { Cookie: 'language=en', 'X-Sandbox-Address': '203.0.113.9', 'X-Sandbox-Country': 'TH' },
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        event: 'request',
        method: 'GET',
        path: '/m/activity',
        status: 200,
        ms: expect.any(Number),
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        country: 'TH',
      },
    ]);
  });
});
