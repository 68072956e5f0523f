// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KEEPINGS, keepNothing } from '@/tests/support/nothing-kept';
import { tabStore } from '../../lib/storage/storage';
import { addressElsewhere, androidIntent } from './address-elsewhere';
import { keepPresetCodes } from './preset-codes';

const SITE = 'https://site.example';
let restore = () => {};

beforeEach(() => tabStore.clear());
afterEach(() => {
  restore();
  restore = () => {};
  tabStore.clear();
});

describe('the address of a page for another browser', () => {
  it('is its own where the visit brought no code', () => {
    expect(addressElsewhere(`${SITE}/m/slot-games?q=r%E1%BB%93ng+v%C3%A0ng&sort=NEW#top`)).toBe(
      `${SITE}/m/slot-games?q=r%E1%BB%93ng+v%C3%A0ng&sort=NEW#top`,
    );
  });

  it('takes the codes of the first page along, and keeps place and search as they are written [REG-65]', () => {
    keepPresetCodes('?aff=HD8826&recommenderId=minhan_2209');
    expect(addressElsewhere(`${SITE}/m/activityDetail?id=501`)).toBe(
      `${SITE}/m/activityDetail?id=501&affiliateCode=HD8826&recommenderId=minhan_2209`,
    );
    expect(addressElsewhere(`${SITE}/m/download`)).toBe(
      `${SITE}/m/download?affiliateCode=HD8826&recommenderId=minhan_2209`,
    );
  });

  it.each(['aff=BS11', 'affiliateCode=BS11'])('leaves a code that stands in it: %s [REG-65]', (own) => {
    keepPresetCodes('?aff=HD8826');
    expect(addressElsewhere(`${SITE}/m/register?${own}`)).toBe(`${SITE}/m/register?${own}`);
  });

  it.each(KEEPINGS)('has the code also where storage is %s [REG-65]', (how) => {
    restore = keepNothing(how);
    keepPresetCodes('?aff=HD8826');
    expect(addressElsewhere(`${SITE}/m/home`)).toBe(`${SITE}/m/home?affiliateCode=HD8826`);
  });
});

describe('Android’s way to the phone’s browser', () => {
  it('carries the whole address, and where to go when nothing takes it', () => {
    const address = `${SITE}/m/download?affiliateCode=HD8826`;
    expect(androidIntent(address)).toBe(
      `intent://site.example/m/download?affiliateCode=HD8826#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${encodeURIComponent(address)};end`,
    );
  });

  it('is not offered without https', () => {
    expect(androidIntent('http://localhost:3000/m/home')).toBeUndefined();
  });
});
