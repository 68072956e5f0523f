import { describe, expect, it } from 'vitest';
import { isView } from './in-app';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-A135F';
const CHROME = `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36`;
const VIEW = `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`;

const WHOLE = {
  userAgent: CHROME,
  isSecure: true,
  hasPasskeys: true,
  hasWorkers: true,
  hasDownloads: true,
  isInstalled: false,
};

describe('a view of another app', () => {
  it.each([
    ['Chrome', CHROME],
    ['Safari', SAFARI],
    ['Chrome on an iPhone', `${IPHONE} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`],
    ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'],
  ])('is not %s', (_, userAgent) => {
    expect(isView({ ...WHOLE, userAgent })).toBe(false);
  });

  it('is what lacks both passkeys and service workers, whatever it calls itself', () => {
    expect(isView({ ...WHOLE, hasPasskeys: false, hasWorkers: false })).toBe(true);
    expect(isView({ ...WHOLE, hasDownloads: false })).toBe(true);
  });

  it.each([
    ['an older phone without passkeys', { hasPasskeys: false }],
    ['a private window without workers', { hasWorkers: false }],
    ['a page without https', { isSecure: false, hasPasskeys: false, hasWorkers: false }],
  ])('is not %s', (_, lacks) => {
    expect(isView({ ...WHOLE, ...lacks })).toBe(false);
  });

  it.each([
    ['Zalo on Android', `${VIEW} Zalo android/12110593 ZaloTheme/light`],
    ['Facebook on Android', `${VIEW} [FB_IAB/FB4A;FBAV/468.0.0.45.71;]`],
    ['Telegram on Android', VIEW],
    ['TikTok on Android', `${VIEW} trill_2023407050 BytedanceWebview/d8a21c6`],
    ['Zalo on an iPhone', `${IPHONE} Mobile/15E148 Zalo iOS/661`],
    ['Facebook on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/468.0]`],
    ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 336.0.0.30`],
    ['LINE on an iPhone', `${IPHONE} Mobile/15E148 Line/14.9.0`],
  ])('is %s also where it has all that can be asked for', (_, userAgent) => {
    expect(isView({ ...WHOLE, userAgent })).toBe(true);
  });

  it('is not the site on an iPhone’s home screen, which calls itself the same', () => {
    const installed = { ...WHOLE, userAgent: `${IPHONE} Mobile/15E148`, isInstalled: true };
    expect(isView(installed)).toBe(false);
    expect(isView({ ...installed, hasPasskeys: false, hasWorkers: false })).toBe(false);
  });
});
