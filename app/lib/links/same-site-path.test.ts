import { describe, expect, it } from 'vitest';
import { sameSitePath } from './same-site-path';

describe('same-site path', () => {
  it.each(['/m/member/home', '/m/activity?id=501', '/m/home?a=b%20c'])(
    'keeps %s as the way back after the login [LOGIN-44 ROUTE-88]',
    (path) => {
      expect(sameSitePath(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example/m/home',
    '//evil.example/m/home',
    '/\\evil.example',
    '/m/\\evil.example',
    '/m/../../evil',
    '/m',
    'javascript:alert(1)',
    '/m/\u0000x',
    `/m/${'x'.repeat(600)}`,
    42,
    undefined,
  ])('drops %s [LOGIN-44]', (path) => {
    expect(sameSitePath(path)).toBeUndefined();
  });
});
