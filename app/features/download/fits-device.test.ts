import { expect, test } from 'vitest';
import { fitsDevice } from './fits-device';

const APK = [{ resourceType: 'Android', url: '/app.apk' }];
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0';

test.each([
  ['an iPhone without a file', IPHONE, [], true],
  ['Android with a file', ANDROID, APK, true],
  ['Android without one', ANDROID, [], false],
  ['a desk', DESK, APK, false],
])('the app fits the device: %s', (_, userAgent, resources, fits) => {
  expect(fitsDevice(resources, { userAgent, touchPoints: 0 })).toBe(fits);
});
