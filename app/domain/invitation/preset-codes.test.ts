// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEEPINGS, keepNothing } from '@/tests/support/nothing-kept';
import { tabStore } from '../../lib/storage/storage';
import { codesIn, dropPresetCode, keepPresetCodes } from './preset-codes';

let restore = () => {};

beforeEach(() => tabStore.clear());
afterEach(() => {
  restore();
  restore = () => {};
  vi.unstubAllGlobals();
});

describe('codes that an address presets [REG-65]', () => {
  it.each([
    ['?affiliateCode=HD8826', { affiliateCode: 'HD8826' }],
    ['?aff=HD8826', { affiliateCode: 'HD8826' }],
    ['?aff=short&affiliateCode=long', { affiliateCode: 'long' }],
    ['?recommenderId=minhan_2209&auth=register', { recommenderId: 'minhan_2209' }],
    [
      '?affiliateCode=662E41&recommenderId=12345678901234567890',
      { affiliateCode: '662E41', recommenderId: '12345678901234567890' },
    ],
    ['?aff=1e3', { affiliateCode: '1e3' }],
    ['?aff=007&aff=BS11', { affiliateCode: '007' }],
    ['?affiliateCode=', {}],
    ['?affiliateCode=%3Cscript%3E', {}],
    [`?aff=${'x'.repeat(65)}`, {}],
    ['', {}],
  ])('are in %s: %j [REG-65]', (search, codes) => {
    expect(codesIn(search)).toEqual(codes);
  });

  it('are kept for the visit; a newer one takes the place of an older [REG-65]', () => {
    keepPresetCodes('?aff=HD8826&recommenderId=1001');
    expect(keepPresetCodes('')).toEqual({ affiliateCode: 'HD8826', recommenderId: '1001' });
    expect(keepPresetCodes('?affiliateCode=BS11')).toEqual({ affiliateCode: 'BS11', recommenderId: '1001' });
  });

  it('are dropped one by one [ERR-58]', () => {
    keepPresetCodes('?aff=HD8826&recommenderId=1001');
    dropPresetCode('affiliateCode');
    expect(keepPresetCodes('')).toEqual({ recommenderId: '1001' });
  });

  it.each(['{', '[]', '7', '{"affiliateCode":{"a":1}}', '{"affiliateCode":"<b>"}'])(
    'are none where %s was kept [REG-65]',
    (damaged) => {
      sessionStorage.setItem('REGISTER_PRESET', damaged);
      expect(keepPresetCodes('')).toEqual({});
      expect(keepPresetCodes('?aff=HD8826')).toEqual({ affiliateCode: 'HD8826' });
    },
  );

  it.each(KEEPINGS)('last as long as the page where storage is %s [REG-65]', (how) => {
    restore = keepNothing(how);
    expect(keepPresetCodes('?aff=HD8826')).toEqual({ affiliateCode: 'HD8826' });
    expect(keepPresetCodes('')).toEqual({ affiliateCode: 'HD8826' });
    dropPresetCode('affiliateCode');
    expect(keepPresetCodes('')).toEqual({});
  });

  it.each([
    ['https://site.example/m/home?aff=HD8826', { affiliateCode: 'HD8826' }],
    ['https://other.example/?aff=HD8826', {}],
    ['', {}],
  ])(
    'come from the page before, %s, only where that is the site’s own and nothing is kept',
    (referrer, codes) => {
      vi.stubGlobal('location', { origin: 'https://site.example' });
      vi.stubGlobal('document', { referrer });
      expect(keepPresetCodes('')).toEqual(codes);
      dropPresetCode('affiliateCode');
      expect(keepPresetCodes('')).toEqual({});
    },
  );
});
