import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSite } from '../../testing/fake-site';

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('HSTS', () => {
  it('goes with https answers alone [GATE-37]', async () => {
    const site = fakeSite({});
    const secure = await site.fetch('https://site.example/m/home');
    expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
    const plain = await site.fetch('http://localhost/m/home');
    expect(plain.headers.get('Strict-Transport-Security')).toBeNull();
  });

  it.each([
    ['/m/home', 200],
    ['/m//home%5c', 400],
    [`/${'a'.repeat(9_000)}`, 414],
    ['/m//help', 308],
    ['/assets/none.js', 404],
    ['/favicon.ico', 308],
    ['/wps/none', 404],
    ['/sandbox/none', 404],
    ['/m/login', 405],
    ['/wps/session/passkey/options', 403],
  ])(
    'goes with %s too (%i), by https itself and behind a front that ended TLS [GATE-37]',
    async (path, status) => {
      const method = status === 405 || status === 403 ? 'DELETE' : 'GET';
      const own: Record<string, string> = status === 405 ? { Origin: 'https://site.example' } : {};
      const fronts: Record<string, string>[] = [
        { 'X-Forwarded-Proto': 'https' },
        { 'CF-Visitor': '{"scheme":"https"}', 'X-Forwarded-Proto': 'http' },
      ];
      for (const [scheme, headers] of [
        ['https', {}],
        ...fronts.map((front) => ['http', front] as const),
      ] as const) {
        const site = fakeSite({}, { SANDBOX: '' });
        const request = new Request(`${scheme}://site.example${path}`, {
          method,
          headers: { ...own, ...headers },
        });
        const answer = await site.send(request);
        expect([scheme, answer.status]).toEqual([scheme, status]);
        expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
      }
    },
  );

  it('goes with no answer to plain http, refused or led to https [GATE-37]', async () => {
    const site = fakeSite({}, { SANDBOX: '' });
    for (const path of ['/m/home', '/m//home%5c', `/${'a'.repeat(9_000)}`]) {
      const answer = await site.send(new Request(`http://site.example${path}`));
      expect(answer.headers.get('Strict-Transport-Security')).toBeNull();
    }
  });
});
