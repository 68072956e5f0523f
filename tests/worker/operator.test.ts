import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSeededSite } from './support/seeded-site';
import type { Site } from './support/site';

const OPERATOR_KEY = 'a-key-of-at-least-thirty-two-letters';
const AS_OPERATOR = { Authorization: `Bearer ${OPERATOR_KEY}` };
let site: Site;

beforeAll(async () => {
  site = await startSeededSite({ OPERATOR_KEY });
});
afterAll(() => site.close());

const ORIGIN = 'https://site.example';
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.fetch(path, {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

it('the cockpit asks for its key, takes it by its form, and shows what the built site has', async () => {
  expect((await site.fetch('/operator')).status).toBe(401);
  const entered = await post('/operator/enter', { key: OPERATOR_KEY });
  const [Cookie = ''] = (entered.headers.get('Set-Cookie') ?? '').split(';');
  const page = await site.fetch('/operator', { headers: { Cookie, 'Accept-Language': 'en' } });
  const text = await page.text();
  expect([entered.status, page.status]).toEqual([303, 200]);
  expect(text).toContain('SITE_TIME_ZONE');
  expect(text).not.toContain(OPERATOR_KEY);
});

it('its quick gate closes the site that runs, and it stays open itself', async () => {
  const change = (did: string) =>
    post('/operator/gate', { did, what: 'site', by: 'Lan', reason: 'a test' }, AS_OPERATOR);
  expect((await change('close')).status).toBe(200);
  const closed = await site.fetch('/operator', { headers: { ...AS_OPERATOR, 'Accept-Language': 'en' } });
  expect(await closed.text()).toContain('Open the whole site again');
  expect((await change('open')).status).toBe(200);
});

it('it explains every entry of the built site by the site’s own rules', async () => {
  const response = await site.fetch('/operator/why?as=guest&thing=menu:agent&country=VN', {
    headers: { ...AS_OPERATOR, 'Accept-Language': 'en' },
  });
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(text).toContain('is for: Agent');
  expect(text).toContain('Screens');
});

it('its preview marks a page of the built site, once, and refuses what would change something', async () => {
  const made = await (
    await post('/operator/preview', { country: 'VN', language: 'en', level: 'guest' }, AS_OPERATOR)
  ).text();
  const [, link = ''] = /href="([^"]*\/preview\/open[^"]*)"/.exec(made) ?? [];
  const opened = await site.fetch(link);
  const Cookie = opened.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const page = await (await site.fetch('/m/home', { headers: { Cookie } })).text();
  expect(page.split('id="operator-preview"')).toHaveLength(2);
  expect(page).not.toContain('href="/m/login"');
  const refused = await site.post('/wps/session/login', {}, { Cookie });
  expect(refused.status).toBe(403);
});
