import { beforeEach, describe, expect, it, vi } from 'vitest';
import { codesIn, dropPresetCode, keepPresetCodes } from './preset-codes';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
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

  it('do without a storage that is damaged or shut [REG-65]', () => {
    sessionStorage.setItem('REGISTER_PRESET', '{');
    expect(keepPresetCodes('')).toEqual({});
    vi.stubGlobal('sessionStorage', undefined);
    expect(keepPresetCodes('?aff=HD8826')).toEqual({ affiliateCode: 'HD8826' });
    dropPresetCode('affiliateCode');
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
