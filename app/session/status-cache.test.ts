// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { SiteSettings } from '../../contracts/site';
import { readStatusCache, writeStatusCache } from './status-cache';

const site = { merchantCode: 'hoadang', siteName: 'Hoa Đăng' } as SiteSettings;
const MINUTE = 60_000;

beforeEach(() => localStorage.clear());

describe('status cache', () => {
  it('keeps the system status under MC_SYSTEM_STATUS for ten minutes [GATE-11 GATE-12 GATE-15]', () => {
    writeStatusCache(site, 0);
    expect(localStorage.getItem('MC_SYSTEM_STATUS')).toContain('hoadang');
    expect(readStatusCache(10 * MINUTE)).toEqual({ state: 'fresh', site });
    expect(readStatusCache(10 * MINUTE + 1)).toEqual({ state: 'none' });
  });

  it('has nothing before the first status [GATE-15]', () => {
    expect(readStatusCache(0)).toEqual({ state: 'none' });
  });

  it.each(['{', 'null', '"text"', '{"at":1}', '{"at":"1","site":{}}'])(
    'calls %s broken, so that it is logged and loaded anew [GATE-13 GATE-14]',
    (text) => {
      localStorage.setItem('MC_SYSTEM_STATUS', text);
      expect(readStatusCache(0)).toEqual({ state: 'broken' });
    },
  );
});
