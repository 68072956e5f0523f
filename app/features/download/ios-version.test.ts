import { describe, expect, test } from 'vitest';
import { iosVersion, isBelowMinimum, needsLegacyTips, versionText } from './ios-version';

const iphone = (os: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1`;
const ipad = (os: string) =>
  `Mozilla/5.0 (iPad; CPU OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1`;
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

describe('the iOS version', () => {
  test.each([
    ['an iPhone', iphone('12_1_4'), 0, { major: 12, minor: 1 }],
    ['a full version', iphone('17_0'), 0, { major: 17, minor: 0 }],
    ['a version of one number', iphone('9'), 0, { major: 9, minor: 0 }],
    ['two digits after the dot', iphone('10_15'), 0, { major: 10, minor: 15 }],
    ['an iPad', ipad('12_2'), 5, { major: 12, minor: 2 }],
    ['an iPad that calls itself a Mac', MAC, 5, { major: 17, minor: 4 }],
  ])('is read from %s [PWA-17 PWA-18 PWA-19]', (_, userAgent, touchPoints, version) => {
    expect(iosVersion(userAgent, touchPoints)).toEqual(version);
  });

  test.each([
    ['a Mac', MAC, 0],
    ['a phone with Android', ANDROID, 5],
    ['nothing', '', 0],
  ])('is none on %s', (_, userAgent, touchPoints) => {
    expect(iosVersion(userAgent, touchPoints)).toBeNull();
  });
});

describe.each([
  ['9_3_5', true, true],
  ['11_0', true, true],
  ['11_4_1', true, true],
  ['12_0', true, true],
  ['12_1_4', true, true],
  ['12_2', false, true],
  ['12_3_1', false, true],
  ['12_4', false, false],
  ['12_5_7', false, false],
  ['13_0', false, false],
  ['18_1', false, false],
])('iOS %s', (os, legacy, old) => {
  test(`shows the ${legacy ? 'legacy tips' : 'share-then-add steps'} [PWA-17 PWA-18 PWA-19 CONST-42]`, () => {
    expect(needsLegacyTips(iosVersion(iphone(os)))).toBe(legacy);
  });

  test(`is ${old ? '' : 'not '}below the minimum [PWA-23 CONST-41]`, () => {
    expect(isBelowMinimum(iosVersion(iphone(os)))).toBe(old);
  });
});

test('another system is neither old nor legacy, and a version reads as people write it', () => {
  expect(needsLegacyTips(null)).toBe(false);
  expect(isBelowMinimum(null)).toBe(false);
  expect(versionText({ major: 12, minor: 1 })).toBe('12.1');
});
