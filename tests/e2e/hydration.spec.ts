import { ACCOUNTS, addressOf, screensOf } from '../support/every-screen';
import { openSession } from './support/members';
import { comeToRest, rememberServed, servedNodes } from './support/served-nodes';
import { expect, test } from './support/test';

// What opens by itself stands over a page and changes nothing in it.
test.use({ announcements: true, offersApp: true });

const PARTS = { guest: 3, member: 4, agent: 1 };
const WALKS = (['guest', 'member', 'agent'] as const).flatMap((visitor) =>
  ['vi', 'en'].flatMap((language) =>
    Array.from({ length: PARTS[visitor] }, (_, part) => ({ visitor, language, part })),
  ),
);

/** Fields in letters below 16 px, which Safari on an iPhone zooms to when they are tapped; runs in the page. */
function smallFields(): string[] {
  const NOT_TYPED = 'input:is([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])';
  const fields = [...document.querySelectorAll(`:is(input, select, textarea):not(${NOT_TYPED})`)];
  const size = (field: Element) => Number.parseFloat(getComputedStyle(field).fontSize);
  return fields.filter((field) => size(field) < 16).map((field) => field.outerHTML.slice(0, 120));
}

for (const { visitor, language, part } of WALKS) {
  const parts = PARTS[visitor];
  test(`every screen (${part + 1} of ${parts}) keeps all elements that the server sent to a ${visitor} in ${language}, and has no field so small that an iPhone zooms to it`, async ({
    page,
    context,
    baseURL,
  }) => {
    const site = baseURL ?? '';
    if (visitor !== 'guest')
      await openSession(page, site, { account: ACCOUNTS[visitor], password: 'Lantern2209' });
    await context.addCookies([{ name: 'language', value: language, url: site }]);
    await context.clock.install();
    await rememberServed(context);
    const open = screensOf(visitor);
    const read = async (address: string) => (await page.request.get(address)).text();
    for (const path of open.filter((_, index) => index % parts === part)) {
      await test.step(path, async () => {
        const address = await addressOf(path, read);
        await page.goto(address);
        await comeToRest(page);
        expect(new URL(page.url()).pathname, `${address} stays`).toBe(new URL(address, site).pathname);
        const { count, gone } = await servedNodes(page);
        expect(count).toBeGreaterThan(10);
        expect.soft(gone, address).toEqual([]);
        expect.soft(await page.evaluate(smallFields), address).toEqual([]);
        // As a tab of its own: what a visit shows once, it shows at each of them.
        await page.evaluate(() => sessionStorage.clear());
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
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await comeToRest(page);
      const usual = loads.splice(0).length;
      const code = `NAM${path.length}`;
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}utm_source=zalo&x=1&aff=${code}&gclid=a`);
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
