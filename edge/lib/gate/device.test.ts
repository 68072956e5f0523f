import { expect, it } from 'vitest';
import { deviceOf } from './device';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/126.0 Mobile Safari/537.36`, 'Android/Chrome'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'iPhone/Safari',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0 Safari/537.36 Edg/126.0`,
    'Windows/Edge',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-S901B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    'Android/Samsung Internet',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Linux/Firefox'],
  ['curl/8.5', null],
  ['', null],
  [null, null],
])('reads of %s: %s, and nothing else goes on', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});
