import { describe, expect, it } from 'vitest';
import { pathFault } from './request-path';

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
    expect(pathFault(`https://site.example${path}`)).toBeNull();
  });

  it.each([
    '//evil.example',
    '/wps//system/status',
    '/wps/../admin',
    '/wps/./system',
    '/..',
    '/wps/%2e%2e/admin',
    '/wps/.%2E/admin',
    '/wps%2fsystem',
    '/wps%2Fsystem',
    '/wps\\system',
    '/wps%5csystem',
    '/wps/%00',
    '/wps/\u0000',
    '/wps/%0d%0aSet-Cookie:x',
    '/a%',
    '/a%zz',
    '/%ff%fe',
    '/a b',
  ])('refuses %j [GATE-34]', (path) => {
    expect(pathFault(`https://site.example${path}`)).toBe(400);
  });

  it('refuses an over-long address [GATE-34]', () => {
    expect(pathFault(`https://site.example/?${'x'.repeat(9_000)}`)).toBe(414);
  });
});
