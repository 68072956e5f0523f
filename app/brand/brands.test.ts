import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brandStyles } from './brand-styles.server';
import { brandFile, brandOf, DELIVERED_BRANDS } from './brands';
import { ownTheme, surfaceColor, themeColor } from './theme-color';

const OWN = { name: 'Sao Mai', theme: 'light', bg: '#f7f3f4', surface: '#ffffff', edition: 'a1' } as const;

describe('brands', () => {
  beforeEach(() => {
    vi.stubEnv('OPERATOR_BRANDS', JSON.stringify({ 'sao-mai': OWN }));
    vi.stubEnv('OPERATOR_BRAND_STYLES', JSON.stringify({ 'sao-mai': ':root{}' }));
  });
  afterEach(() => vi.unstubAllEnvs());

  it('of the operator have a theme and colours beside those of the product', () => {
    expect([themeColor('sao-mai'), surfaceColor('sao-mai'), ownTheme('sao-mai')]).toEqual([
      '#f7f3f4',
      '#ffffff',
      'light',
    ]);
    expect(brandOf('ben-sen')).toBe(DELIVERED_BRANDS['ben-sen']);
  });

  it('of the operator have files of their own, each by name and edition', () => {
    expect(brandFile('sao-mai', 'icon-192.png')).toBe('/assets/brand/sao-mai/a1/icon-192.png');
    expect([brandFile('hoa-dang', 'icon-192.png'), brandFile('none', 'icon-192.png')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('of the operator have styles; a delivered one needs none', () => {
    expect([brandStyles('sao-mai'), brandStyles('hoa-dang'), brandStyles('constructor')]).toEqual([
      ':root{}',
      '',
      '',
    ]);
  });

  it('that nobody has are shown as the first', () => {
    for (const name of ['none', 'constructor']) expect(brandOf(name)).toBe(DELIVERED_BRANDS['hoa-dang']);
  });
});

it('without an operator’s folder there are those of the product alone', () => {
  expect(brandOf('sao-mai')).toBe(DELIVERED_BRANDS['hoa-dang']);
});
