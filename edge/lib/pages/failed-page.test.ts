import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope, fakeSite, statusResponse } from '../../testing/fake-site';

const fail = () => {
  throw new Error('secret text of minhan_2209');
};
/** What Start makes of an error that was thrown while it began a page. */
const startsOwn = () =>
  Response.json({ status: 500, unhandled: true, message: 'HTTPError' }, { status: 500 });
const error = vi.fn<(line: string) => void>();

beforeEach(() => {
  error.mockClear();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(error);
});
afterEach(() => vi.restoreAllMocks());

describe('a request that the site itself fails at', () => {
  it.each([
    ['throws', fail],
    ['answers with JSON', startsOwn],
    ['answers with bare text', () => new Response('Internal Server Error', { status: 500 })],
  ])('gets a page with the way to customer service when the render %s [ERR-55 ERR-60]', async (_, page) => {
    const info = { customerService: [{ path: 'https://help.example/a' }] };
    const site = fakeSite({ '/wps/system/status': () => envelope(statusResponse({ info })) }, {}, page);
    for (const path of ['/m/home', '/m/login', '/m/member/home']) {
      const response = await site.fetch(path);
      expect(response.status).toBe(500);
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Content-Security-Policy')).toContain("style-src 'self' 'nonce-");
      expect(await response.text()).toContain('<a href="https://help.example/a">');
    }
    expect(error.mock.calls.join()).toContain('request.failed');
  });

  it('gets the page that the app drew when that is one, whatever its status [ERR-55]', async () => {
    const drawn = () =>
      new Response('<!doctype html>drawn', { status: 500, headers: { 'Content-Type': 'text/html' } });
    const response = await fakeSite({}, {}, drawn).fetch('/m/home');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('<!doctype html>drawn');
  });

  it('gets the page also where nothing is known of the site yet [GATE-21]', async () => {
    const DEMO = { fetch: () => Promise.reject(new Error('no demo')) };
    const response = await fakeSite({}, { DEMO }).fetch('/sandbox/vendor/play');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('<title>failed</title>');
  });
});
