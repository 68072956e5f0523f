import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sealKeys } from '../lib/session/sealed-cookie';
import { fakeSite } from '../testing/fake-site';

const login = { token: 'gateway-token-1', userName: 'minhan', type: 0, firstTimeLogin: false };
const HTTP = 'http://site.example';
/** A site as it is deployed: without the sandbox, with keys of its own. */
const deployed = (page?: Parameters<typeof fakeSite>[2]) =>
  fakeSite({}, { SANDBOX: undefined, SESSION_KEYS: `k1:${'A'.repeat(43)}` }, page);

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('plain http outside the sandbox', () => {
  it('has keys to seal with in these tests [GATE-36]', () => {
    expect(sealKeys({ SESSION_KEYS: `k1:${'A'.repeat(43)}` })).toHaveLength(1);
  });

  it.each([
    ['GET', '/m/home?a=1&b=%C3%A9', {}],
    ['HEAD', '/', {}],
    ['GET', '/assets/x.js', {}],
    ['GET', '/wps/wallets/gcs', {}],
    ['POST', '/_serverFn/x', { Origin: HTTP }],
    ['POST', '/client-errors', { 'CF-Visitor': '{"scheme":"http"}' }],
    ['GET', '/sandbox/outbox', { 'X-Forwarded-Proto': 'http' }],
    ['GET', '/m/home', { 'CF-Visitor': '{"scheme":"http"}', 'X-Forwarded-Proto': 'https' }],
  ])('is led to https: %s %s [GATE-36 GATE-37]', async (method, path, headers) => {
    const site = deployed();
    const response = await site.fetch(HTTP + path, { method, headers: headers as HeadersInit });
    expect([response.status, response.headers.get('Location')]).toEqual([308, `https://site.example${path}`]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(site.calls).toEqual([]);
  });

  it('is led to the port of https [GATE-37]', async () => {
    const response = await deployed().fetch('http://site.example:8080/m/home');
    expect(response.headers.get('Location')).toBe('https://site.example/m/home');
  });

  it.each([
    ['https', 'https://site.example/', {}],
    ['https, whatever its headers say', 'https://site.example/', { 'X-Forwarded-Proto': 'http' }],
    ['http behind Cloudflare’s https', `${HTTP}/`, { 'CF-Visitor': '{"scheme":"https"}' }],
    ['http behind a front’s https', `${HTTP}/`, { 'X-Forwarded-Proto': 'https, http' }],
  ])(
    'never meets a visitor by %s: cookies are __Host- and Secure, with HSTS [GATE-36]',
    async (_, url, headers) => {
      const response = await deployed((c) => c.openSession(login)).fetch(url, {
        headers: headers as HeadersInit,
      });
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-session=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      ]);
      expect(response.headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/);
    },
  );

  it('ended in front of the edge is https for whoever writes from a page of the site [GATE-41]', async () => {
    const headers = { 'X-Forwarded-Proto': 'https', 'Content-Type': 'application/json' };
    const post = (Origin: string) =>
      deployed().fetch(`${HTTP}/client-errors`, {
        method: 'POST',
        headers: { ...headers, Origin },
        body: '{"message":"x"}',
      });
    expect((await post('https://site.example')).status).toBe(204);
    expect((await post(HTTP)).status).toBe(403);
  });
});

it('plain http in the sandbox is answered [GATE-37]', async () => {
  expect((await fakeSite({}).fetch(`${HTTP}/m/home`)).status).toBe(200);
});
