/**
 * @typedef {object} GuestRequest one kind of request that anybody can make without an account
 * @property {string} what
 * @property {(n: number) => string} path of the n-th request, another one each time where that could cost more
 * @property {'GET' | 'HEAD' | 'POST'} [method]
 * @property {Record<string, string>} [headers]
 * @property {(n: number) => string} [body] JSON
 * @property {'kept' | 'counted'} [renders] a page: one render serves all who ask within ten seconds, or each is counted
 *   by address; nothing is rendered for the others
 * @property {number} [keptMs] how long its page is kept, where that is not ten seconds
 * @property {'each' | 'shared'} [calls] the gateway is asked once for each, or once for all; never for the others, but for
 *   the shared answers that pages are made of
 */

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const iphone = (os) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15`;
const report = (n) => JSON.stringify({ message: `failed ${n}` });
const page = (what, path, more = {}) => ({ what, path, renders: 'kept', ...more });
const counted = (what, path, more = {}) => ({ what, path, renders: 'counted', ...more });
const post = (what, path, body, more = {}) => ({ what, path, method: 'POST', body, ...more });
const games = (query) => `/lgw/games?language=VI&pageSize=30&${query}`;

/** What a guest asks for most: a page that is kept. All others are held against it. */
export const PLAIN = page('a page that is kept', () => '/m/home');

/**
 * Every kind of request of a guest. A wrong login is none of them: it is the stated exception
 * (docs/decisions/072-renders-are-counted.md).
 * @type {GuestRequest[]}
 */
export const GUEST_REQUESTS = [
  page('the headers of a page', () => '/m/home', { method: 'HEAD' }),
  page('a crawler', () => '/m/slot-games', { headers: { 'User-Agent': CRAWLER } }),
  page('an unknown value', (n) => `/m/home?x${n}=${n}`),
  page('the headers with an unknown value', (n) => `/m/home?x${n}=${n}`, { method: 'HEAD' }),
  page(
    'a visit from an advertisement',
    (n) => `/m/activity?utm_source=a${n}&gclid=${n}&fbclid=${n}&zarsrc=${n}`,
  ),
  page('an agent’s link', (n) => `/m/register?aff=AG${n}`),
  page('a value that its screen does not take', (n) => `/m/home?category=none${n}`),
  page('known values among others', (n) => `/m/slot-games?x=${n}&gameType=RNG&vendor=JILI`),
  page('a cookie that does not open', () => '/m/home', {
    headers: { Cookie: 'session=forged; __Host-session=forged' },
  }),
  page('an old iPhone', () => '/m/home', { headers: { 'User-Agent': iphone('12_1') } }),
  page('a long query', (n) => `/m/home?x=${'x'.repeat(4_000)}${n}`),
  page('a screen that is not listed', (n) => `/m/set?x=${n}`),
  page('the sheet of a made-up game', (n) => `/m/home?game=${n}`),
  page('lotteries', (n) => `/m/lott?x=${n}`, { keptMs: 3_000 }),
  counted('a search by address', (n) => `/m/search?q=made-up-${n}`, { calls: 'each' }),
  counted('a lobby with a made-up filter', (n) => `/m/slot-games?vendor=V${n}`, { calls: 'each' }),
  counted('an item that is not there', (n) => `/m/newsDetail?id=${n}`),
  page('a login with a way back', (n) => `/m/login?redirect=/m/x${n}`),
  page('a registration with a way back', (n) => `/m/register?redirect=/m/x${n}`),
  { what: 'a screen of members', path: (n) => `/m/withdraw?x=${n}` },
  { what: 'an alias', path: (n) => `/?x=${n}` },
  { what: 'an address that nothing has', path: (n) => `/m/none${n}` },
  { what: 'a long path', path: (n) => `/m/${'n'.repeat(2_000)}${n}` },
  { what: 'a path that is refused', path: (n) => `/m/%5c${n}` },
  { what: 'an address that is too long', path: (n) => `/m/home?${'x'.repeat(9_000)}${n}` },
  { what: 'a file that is missing', path: (n) => `/assets/none-${n}.js` },
  { what: 'a call that none is', path: (n) => `/wps/none/${n}` },
  { what: 'a call for everybody', path: () => '/lgw/games/hot?language=VI', calls: 'shared' },
  { what: 'a list of games', path: () => games('pageNum=1'), calls: 'shared' },
  {
    what: 'a list with filters',
    path: (n) => games(`pageNum=1&gameType=RNG&vassalage=V${n}`),
    calls: 'each',
  },
  { what: 'a search by call', path: (n) => games(`pageNum=1&gameName=ga${n}`), calls: 'each' },
  { what: 'a call of members', path: () => '/wps/member/info' },
  { what: 'a task of the human verification', path: () => '/human-verification/challenge' },
  post(
    'a challenge for a passkey',
    () => '/wps/session/passkey/options',
    () => '{}',
    { calls: 'each' },
  ),
  post('an error report', () => '/client-errors', report),
  post(
    'a server function that none is',
    (n) => `/_serverFn/none${n}Fn`,
    () => '{}',
  ),
  { what: 'the manifest', path: (n) => `/manifest.webmanifest?${n}` },
  { what: 'the page without a network', path: (n) => `/offline.html?${n}` },
  { what: 'the sitemap', path: (n) => `/sitemap.xml?${n}` },
  { what: 'robots.txt', path: (n) => `/robots.txt?${n}` },
];
