import { describe, expect, it } from 'vitest';
import { pathFault } from './request-path';

// The platform hands on what the URL parser makes of a request line.
const asSeen = (path: string) => new URL(`https://site.example${path}`).href;

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

  it('refuses an over-long address [GATE-34]', () => {
    expect(pathFault(`https://site.example/?${'x'.repeat(9_000)}`)).toBe(414);
  });
});
