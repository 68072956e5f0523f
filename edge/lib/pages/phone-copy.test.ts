import { expect, it } from 'vitest';
import { getAnnouncements } from '@/contracts/content/announcements';
import { getNotice } from '@/contracts/content/notice';
import { getHotGames } from '@/contracts/games/hot-games';
import { listGames } from '@/contracts/games/list-games';
import { operations } from '@/contracts/operations';
import type { SiteContext } from '@/contracts/site';
import { getStatus } from '@/contracts/system/status';
import { getWallet } from '@/contracts/wallet/wallet';
import { envelope, fakeSite, statusResponse } from '../../testing/fake-site';
import { isContent, watchedForContent } from './phone-copy';

const MARK = 'X-Phone-Copy';

it('lets a phone keep nothing that needs a session, and of what a session may change only promotions and banners [PWA-30]', () => {
  for (const operation of operations) {
    if (operation.session === 'required') expect(isContent(operation, {}, false), operation.id).toBe(false);
  }
  expect(isContent(getHotGames, {}, true)).toBe(true);
  expect(isContent(listGames, { gameName: 'lantern' }, false)).toBe(false);
  expect(isContent(getStatus, {}, false)).toBe(false);
  expect(isContent(getNotice, { id: 1 }, false)).toBe(true);
  expect(isContent(getNotice, { id: 1 }, true)).toBe(false);
  const mayBeKept = (types: string) => isContent(getAnnouncements, { types }, true);
  expect(['B', 'PR', 'B,PR,H', 'B,PL,PU', 'PU'].map(mayBeKept)).toEqual([true, true, true, false, false]);
});

type Page = (context: SiteContext) => unknown;
const hot: Page = (context) => context.callGateway(getHotGames, { language: 'VI' });
const marked = async (path: string, page: Page) => {
  const answers = { '/lgw/games/hot': () => envelope({ list: [] }) };
  const site = fakeSite(answers, {}, page);
  return (
    await site.fetch(path, { headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' } })
  ).headers.get(MARK);
};

it('marks pages of guests that are listed, calls and server functions of content, and nothing else [PWA-30]', async () => {
  expect(await marked('/m/home', hot)).toBe('allowed');
  expect(await marked('/m/slot-games?vendor=JILI', hot)).toBe('allowed');
  expect(await marked('/m/slot-games?q=lantern', hot)).toBeNull();
  expect(await marked('/m/webEmail', hot)).toBeNull();
  expect(await marked('/m/nowhere', () => new Response('', { status: 404 }))).toBeNull();
  expect(await marked('/lgw/games/hot?language=VI', hot)).toBe('allowed');
  expect(await marked('/wps/system/countries', hot)).toBeNull();
  expect(await marked('/_serverFn/getDrawsFn', hot)).toBe('allowed');
  // A call for one member, nothing asked at all, and one that each visitor is answered apart.
  expect(
    await marked('/_serverFn/getDrawsFn', (context) =>
      context.callGateway(getWallet, {}).catch(() => hot(context)),
    ),
  ).toBeNull();
  expect(await marked('/_serverFn/getDrawsFn', () => 'nothing')).toBeNull();
  expect(
    await marked('/_serverFn/getDrawsFn', async (c) => [await hot(c), await c.callGateway(getStatus, {})]),
  ).toBeNull();
});

it('takes nothing for content in which who is signed in was read, or something was done [PWA-30]', async () => {
  const isContentAfter = async (run: (context: SiteContext) => unknown) => {
    const given = {
      session: { id: 'a', userName: 'minhan', type: 0 },
      site: { siteName: 'Hoa Đăng' },
      callGateway: async () => ({}),
      runInBackground: () => undefined,
      logOutcome: () => undefined,
    } as unknown as SiteContext;
    const { context, isContentAlone } = watchedForContent(given);
    await Promise.all([await run({ ...context })].flat());
    return isContentAlone();
  };
  expect(
    await isContentAfter((c) => [hot(c), c.site.siteName, c.session !== null, c.logOutcome('unknown')]),
  ).toBe(true);
  expect(await isContentAfter((c) => [hot(c), c.session?.userName])).toBe(false);
  expect(await isContentAfter((c) => [hot(c), JSON.stringify(c.session)])).toBe(false);
  expect(await isContentAfter((c) => [hot(c), c.runInBackground(Promise.resolve())])).toBe(false);
  expect(await isContentAfter((c) => [hot(c), c.callGateway(getNotice, { id: 1 })])).toBe(false);
  expect(await isContentAfter((c) => c.callGateway(getAnnouncements, { types: 'PR' }))).toBe(true);
});

it('never marks a refusal [PWA-30]', async () => {
  const site = fakeSite({ '/wps/system/status': () => envelope(statusResponse({ maintenance: true })) });
  const response = await site.fetch('/m/home');
  expect([response.status, response.headers.get(MARK)]).toEqual([503, null]);
});
