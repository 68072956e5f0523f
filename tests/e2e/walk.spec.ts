import { existsSync, readFileSync } from 'node:fs';
import { ACCOUNTS, addressOf, screensOf } from '../support/every-screen';
import { type Keeping, keepNothing } from '../support/nothing-kept';
import { otherAddress } from '../support/site-address';
import { openSession } from './support/members';
import { comeToRest, rememberServed, servedNodes } from './support/served-nodes';
import type { Page } from './support/site-page';
import { expect, t, test } from './support/test';

// What opens by itself stands over a page and changes nothing in it.
test.use({ announcements: true, offersApp: true });

type Pair = {
  visitor: 'guest' | 'member' | 'agent';
  language: 'vi' | 'en' | 'fa' | 'ar';
  /** On the smallest phone that is cared for, which blocks storage. */
  isPoor?: true;
  /** Tests that share its screens, so that several workers do. */
  parts: number;
};

const PAIRS: Pair[] = [
  { visitor: 'guest', language: 'vi', parts: 4 },
  { visitor: 'guest', language: 'fa', isPoor: true, parts: 3 },
  { visitor: 'member', language: 'vi', parts: 4 },
  { visitor: 'member', language: 'ar', isPoor: true, parts: 4 },
  { visitor: 'agent', language: 'en', parts: 1 },
];

/** What opens over a screen: a dialog, which is nothing before its scripts are there. */
const OPENED = {
  guest: ['/m/activity?id=501', '/m/member/home?auth=login'],
  member: ['/m/activity?id=501'],
  agent: [],
};

/** Lobbies with nothing but their games are one screen: the first pair sees each of them, the others one. */
const isTwin = (path: string) => {
  const file = `app/routes${path}.tsx`;
  return (
    path !== '/m/slot-games' && existsSync(file) && /<LobbyPage(?! .*above)/.test(readFileSync(file, 'utf8'))
  );
};

const allFor = (pair: Pair): string[] => [
  ...screensOf(pair.visitor).filter((path) => pair === PAIRS[0] || !isTwin(path)),
  ...OPENED[pair.visitor],
];
/** Those of `npm test -- affected`, or all. */
const asked = process.env.SCREENS?.split(',') ?? [];
const isAsked = (address: string) => asked.includes(address.replace(/\?.*/, ''));
const isPart = PAIRS.flatMap(allFor).some(isAsked);
const screensFor = (pair: Pair) => allFor(pair).filter((address) => !isPart || isAsked(address));
const screensIn = (pair: Pair, part: number) =>
  screensFor(pair).filter((_, index) => index % pair.parts === part);

/** Fields in letters below 16 px, which Safari on an iPhone zooms to when they are tapped; runs in the page. */
function smallFields(): string[] {
  const NOT_TYPED = 'input:is([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])';
  const fields = [...document.querySelectorAll(`:is(input, select, textarea):not(${NOT_TYPED})`)];
  const size = (field: Element) => Number.parseFloat(getComputedStyle(field).fontSize);
  return fields.filter((field) => size(field) < 16).map((field) => field.outerHTML.slice(0, 120));
}

/** Pixels that a screen takes beside the phone. */
async function sideways(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 });
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

const WALKS = PAIRS.flatMap((pair) =>
  Array.from({ length: pair.parts }, (_, part) => ({ pair, part })),
).filter(({ pair, part }) => screensIn(pair, part).length > 0);

for (const { pair, part } of WALKS) {
  const { visitor, language, isPoor, parts } = pair;
  const phone = isPoor ? 'on a small phone that blocks storage ' : '';
  test(`every screen (${part + 1} of ${parts}) for a ${visitor} in ${language} ${phone}keeps all elements that the server sent, at 390 and 320 px in one column, with no field so small that an iPhone zooms to it, without an error or a failed request [LANG-02 LANG-19]`, async ({
    page,
    context,
    baseURL,
    watcher,
  }) => {
    const site = baseURL ?? '';
    const widths = isPoor ? [390, 320] : [320, 390];
    if (visitor !== 'guest')
      await openSession(page, site, { account: ACCOUNTS[visitor], password: 'Lantern2209' });
    await context.addCookies([{ name: 'language', value: language, url: site }]);
    await context.clock.install();
    if (isPoor) await context.addInitScript<Keeping>(keepNothing, 'blocked');
    await rememberServed(context);
    await page.setViewportSize({ width: widths[1] ?? 0, height: 844 });
    const screens = screensIn(pair, part);
    expect(screens.length).toBeGreaterThan(isPart ? 0 : 4);
    const read = async (address: string) => (await page.request.get(address)).text();
    for (const path of screens) {
      await test.step(path, async () => {
        const address = await addressOf(path as Parameters<typeof addressOf>[0], read);
        const before = watcher.problems().length;
        await page.goto(address);
        await comeToRest(page);
        expect(new URL(page.url()).pathname, `${address} stays`).toBe(new URL(address, site).pathname);
        const { count, gone } = await servedNodes(page);
        expect(count).toBeGreaterThan(10);
        if (!(OPENED[visitor] as string[]).includes(path)) expect.soft(gone, address).toEqual([]);
        const html = page.locator('html');
        await expect.soft(html, address).toHaveAttribute('lang', language);
        await expect
          .soft(html, address)
          .toHaveAttribute('dir', ['fa', 'ar'].includes(language) ? 'rtl' : 'ltr');
        await expect.soft(page.locator('main, [role="main"]').first(), address).toBeVisible();
        await expect.soft(page.getByText(t('load_failed_title', language)), address).toHaveCount(0);
        expect.soft(await page.evaluate(smallFields), address).toEqual([]);
        for (const width of widths)
          expect.soft(await sideways(page, width), `${address} at ${width}`).toBeLessThanOrEqual(0);
        expect.soft(watcher.problems().slice(before), address).toEqual([]);
        // As a tab of its own: what a visit shows once, it shows at each of them.
        if (!isPoor) await page.evaluate(() => sessionStorage.clear());
      });
    }
  });
}

test('a page whose address says what only the browser reads keeps all elements of the page that everybody is sent, loads nothing of it again, and keeps the codes of the visit [GATE-47 REG-65]', async ({
  page,
  context,
}) => {
  await rememberServed(context);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:lgw\/games|_serverFn)/.test(request.url()) && request.method() === 'GET')
      loads.push(request.url());
  });
  for (const path of [
    '/m/home',
    '/m/slot-games?vendor=JILI',
    '/m/live-games',
    '/m/search?q=rong',
    '/m/news',
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await comeToRest(page);
      const usual = loads.splice(0).length;
      const code = `NAM${path.length}`;
      await page.goto(
        otherAddress(`${path}${path.includes('?') ? '&' : '?'}utm_source=zalo&x=1&aff=${code}&gclid=a`),
      );
      await comeToRest(page);
      const { count, gone } = await servedNodes(page);
      expect(count).toBeGreaterThan(10);
      expect.soft(gone, path).toEqual([]);
      expect.soft(loads.splice(0).length, path).toBeLessThanOrEqual(usual);
      expect(new URL(page.url()).searchParams.get('aff')).toBe(code);
      expect(await page.evaluate(() => sessionStorage.getItem('REGISTER_PRESET'))).toContain(code);
    });
  }
});

test('an element that is put in the place of one from the server is noticed', async ({ page, context }) => {
  await rememberServed(context);
  await page.goto('/m/help');
  await comeToRest(page);
  await page.evaluate(() => {
    const place = document.querySelector('main > *');
    place?.replaceWith(place.cloneNode(true));
  });
  expect((await servedNodes(page)).gone).toHaveLength(1);
});

test('notices what a page does wrong: errors, blocked scripts, missing files and foreign hosts', async ({
  page,
  watcher,
  allow,
}) => {
  await page.goto('/m/home');
  await page.evaluate(async () => {
    console.error('something broke');
    queueMicrotask(() => {
      throw new Error('nobody caught this');
    });
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.head.append(script);
    await fetch('/assets/no-such-file.js');
    await fetch('https://elsewhere.example/pixel', { mode: 'no-cors' }).catch(() => {});
  });
  for (const line of [
    /^console\.error something broke/,
    /^uncaught Error: nobody caught this/,
    /^csp script-src-elem blocks inline/,
    /^csp connect-src blocks https:\/\/elsewhere\.example/,
    /^console\.error .*Content Security Policy/,
    /^response 404 GET .*no-such-file\.js$/,
  ]) {
    await expect.poll(() => watcher.problems().join('\n')).toMatch(new RegExp(line.source, 'm'));
  }
  allow(/broke|nobody|csp|Content Security Policy|no-such-file|elsewhere/);
});
