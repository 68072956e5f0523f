/**
 * @typedef {object} GuestRequest one kind of request that anybody can make without an account
 * @property {string} what
 * @property {(n: number) => string} path of the n-th request, another one each time where that could cost more
 * @property {'GET' | 'HEAD' | 'POST'} [method]
 * @property {Record<string, string>} [headers]
 * @property {(n: number) => string} [body] JSON
 */

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const iphone = (os) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15`;
const report = (n) => JSON.stringify({ message: `failed ${n}` });

/** What a guest is asked for most: a page that is kept. All others are held against it. */
export const PLAIN = { what: 'a page that is kept', path: () => '/m/home' };

/** Every kind of request of a guest; a wrong login is the stated exception (docs/decisions/072-renders-are-counted.md). */
/** @type {GuestRequest[]} */
export const GUEST_REQUESTS = [
  { what: 'the headers of a page', path: () => '/m/home', method: 'HEAD' },
  { what: 'a crawler', path: () => '/m/slot-games', headers: { 'User-Agent': CRAWLER } },
  { what: 'an unknown value', path: (n) => `/m/home?x${n}=${n}` },
  { what: 'the headers with an unknown value', path: (n) => `/m/home?x${n}=${n}`, method: 'HEAD' },
  {
    what: 'a visit from an advertisement',
    path: (n) => `/m/activity?utm_source=a${n}&gclid=${n}&fbclid=${n}`,
  },
  { what: 'an affiliate’s link', path: (n) => `/m/register?aff=AG${n}` },
  { what: 'a value that its screen does not take', path: (n) => `/m/home?category=none${n}` },
  { what: 'values in another order', path: (n) => `/m/slot-games?x=${n}&gameType=RNG&vendor=JILI` },
  { what: 'an old iPhone', path: () => '/m/home', headers: { 'User-Agent': iphone('12_1') } },
  { what: 'a long query', path: (n) => `/m/home?x=${'x'.repeat(4_000)}${n}` },
  { what: 'a page of settings', path: () => '/m/set' },
  { what: 'a page of lotteries', path: () => '/m/lott' },
  { what: 'a screen of members', path: () => '/m/withdraw' },
  { what: 'a screen of members with an unknown value', path: (n) => `/m/withdraw?x=${n}` },
  { what: 'an alias', path: (n) => `/?x=${n}` },
  { what: 'an address that nothing has', path: (n) => `/m/none${n}` },
  { what: 'a long path', path: (n) => `/m/${'n'.repeat(2_000)}${n}` },
  { what: 'a path that is refused', path: (n) => `/m//${n}%2f` },
  { what: 'a file that is missing', path: (n) => `/assets/none-${n}.js` },
  { what: 'a call that none is', path: (n) => `/wps/none/${n}` },
  { what: 'a call for everybody', path: () => '/lgw/games/hot?language=VI' },
  { what: 'a list of games', path: () => '/lgw/games?language=VI&pageNum=1&pageSize=30' },
  {
    what: 'a list with filters',
    path: (n) => `/lgw/games?language=VI&pageNum=${1 + (n % 30)}&pageSize=30&gameType=RNG`,
  },
  { what: 'a search by call', path: (n) => `/lgw/games?language=VI&pageNum=1&pageSize=30&gameName=ga${n}` },
  { what: 'a call of members', path: () => '/wps/member/info' },
  { what: 'a task of the human verification', path: () => '/human-verification/challenge' },
  {
    what: 'a challenge for a passkey',
    path: () => '/wps/session/passkey/options',
    method: 'POST',
    body: () => '{}',
  },
  { what: 'the manifest', path: (n) => `/manifest.webmanifest?${n}` },
  { what: 'the page without a network', path: (n) => `/offline.html?${n}` },
  { what: 'the sitemap', path: (n) => `/sitemap.xml?${n}` },
  { what: 'robots.txt', path: (n) => `/robots.txt?${n}` },
  { what: 'an error report', path: () => '/client-errors', method: 'POST', body: report },
  {
    what: 'a server function that none is',
    path: (n) => `/_serverFn/none${n}Fn`,
    method: 'POST',
    body: () => '{}',
  },
];
