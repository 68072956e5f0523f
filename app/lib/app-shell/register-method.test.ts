import { describe, expect, it } from 'vitest';
import { registerMethodIn } from './register-method';

const browser = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile',
  nativeAppToken: 'HoaDangApp',
  iosStandalone: false,
  displayStandalone: false,
};
const app = { ...browser, userAgent: `${browser.userAgent} HoaDangApp/3` };

describe('the way a registration comes [REG-77 REG-78 PWA-26]', () => {
  it.each([
    ['H5', 'a browser', browser],
    ['PWA', 'a standalone display', { ...browser, displayStandalone: true }],
    ['WEBCLIP', 'a home-screen start on iOS', { ...browser, iosStandalone: true, displayStandalone: true }],
    ['APP', "the operator's app", app],
    ['APP', 'the app, also where it stands alone', { ...app, displayStandalone: true }],
    ['H5', 'a browser of a site without an app', { ...app, nativeAppToken: '' }],
  ])('is %s in %s [REG-77 REG-78]', (method, _where, surroundings) => {
    expect(registerMethodIn(surroundings)).toBe(method);
  });
});
