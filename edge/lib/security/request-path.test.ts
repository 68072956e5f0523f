import { describe, expect, it } from 'vitest';
import { isHttps, pathFault, pathOf, queryOf } from './request-path';

// What the URL parser makes of a request line, as some runtimes hand it on; bare workerd hands it on as it was sent.
const asSeen = (path: string) => new URL(`https://site.example${path}`).href;
const asSent = (path: string) => `https://site.example${path}`;

describe('request addresses', () => {
  it.each([
    '/',
    '/m/home',
    '/m/activity?id=1&next=//x/../y',
    '/wps/system/status',
    '/assets/a-b_C1.js',
    '/m/h%E1%BB%99i',
    '/_serverFn/abc%3D',
    '/a.b/..c/...',
  ])('takes %s [GATE-34]', (path) => {
    expect(pathFault(asSeen(path))).toBeNull();
    expect(pathFault(asSent(path), 'site.example:8443')).toBeNull();
  });

  it.each([
    '//evil.example',
    '/wps//system/status',
    '/wps%2fsystem',
    '/wps%2Fsystem',
    '/wps%5csystem',
    '/wps/%00',
    '/wps/\u0000x',
    '/wps/%0d%0aSet-Cookie:x',
    '/a%',
    '/a%zz',
    '/%ff%fe',
    '/m/%FF',
    '/m/%C3%28',
  ])('refuses %j [GATE-34]', (path) => {
    expect(pathFault(asSeen(path))).toBe(400);
  });

  it.each([
    '/m/../wps/x',
    '/m/%2e%2e/wps/x',
    '/m/.%2E/wps/x',
    '/./m/home',
    '/m/..',
    '/wps\\x',
    '/\\evil.example/m',
  ])('refuses %j where it arrives as it was sent [GATE-34]', (path) => {
    expect(pathFault(asSent(path))).toBe(400);
  });

  it.each(['a b', '[', '[::1', '%', 'a%00b', 'a:b', 'a:999999', '<x>', 'a:80:80', 'a\\b', 'u@x', 'x*'])(
    'refuses the host %j, in the address or beside it [GATE-34]',
    (host) => {
      expect(pathFault(`http://${host}/m/home`)).toBe(400);
      expect(pathFault('http://site.example/m/home', host)).toBe(400);
    },
  );

  it.each(['a/b', 'a?b', 'a#b'])('refuses the host %j, which moves the path [GATE-34]', (host) => {
    expect(pathFault(`http://${host}/m/home`, host)).toBe(400);
  });

  it.each(['site.example', 'localhost:3000', '127.0.0.1', '[::1]:8787', 'xn--80ak6aa92e.com'])(
    'takes the host %s [GATE-34]',
    (host) => {
      expect(pathFault(`http://${host}/m/home`, host)).toBeNull();
    },
  );

  it('refuses an over-long address [GATE-34]', () => {
    expect(pathFault(`https://site.example/?${'x'.repeat(9_000)}`)).toBe(414);
  });
});

describe('parts of an address', () => {
  it.each([
    ['https://a.example/m/home', '/m/home', ''],
    ['https://a.example/m/home?a=1&b=?#c', '/m/home', 'a=1&b=?'],
    ['https://a.example/m/home#?a=1', '/m/home', ''],
    ['https://a.example/m/%C3%A1?', '/m/%C3%A1', ''],
  ])('of %s are as a parser reads them [GATE-33]', (url, path, query) => {
    expect([pathOf(url), queryOf(url)]).toEqual([path, query]);
    expect(new URL(url).pathname).toBe(path);
    expect(new URLSearchParams(new URL(url).search).toString()).toBe(new URLSearchParams(query).toString());
  });

  it.each(['https://a.example', 'HTTPS://a.example', 'hTtPs://a.example'])('%s is https [GATE-37]', (url) => {
    expect([isHttps(url), isHttps(url.replace(/s:/i, ':'))]).toEqual([true, false]);
  });
});
