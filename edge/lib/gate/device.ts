/** The first that the user agent names decides: a later one is often named beside it. */
const DEVICES: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
];
const BROWSERS: readonly [name: string, mark: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Coc Coc', /coc_coc_browser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Safari\//],
];

/**
 * Kind of device and browser of a user agent, as in `Android/Chrome`; null where either is not known. So much is enough
 * to know a login again, and no more goes on to the gateway.
 */
export function deviceOf(userAgent: string | null): string | null {
  const find = (names: typeof DEVICES) => names.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  const [device, browser] = [find(DEVICES), find(BROWSERS)];
  return device && browser ? `${device}/${browser}` : null;
}
