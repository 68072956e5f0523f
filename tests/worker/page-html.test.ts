import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '@/messages/en.json' with { type: 'json' };
import { askedOf } from '../support/asked-screens';
import { ACCOUNTS, addressOf, screensOf, type Visitor } from '../support/every-screen';
import { startSeededSite } from './support/seeded-site';
import { addressOf as callOf, payloadOf } from './support/server-functions';
import { ORIGIN, type Site } from './support/site';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
/** A picture that is still far has no address yet (docs/decisions/044-pictures.md). */
const FAR_PICTURE = /<img> is missing required "src" attribute/;
const VISITORS: Visitor[] = ['guest', 'member', 'trial', 'agent'];

let site: Site;
/** By visitor and language: pages that are rendered for one session are counted. */
const sessions = new Map<string, string>();
beforeAll(async () => {
  // With a settlement to look at.
  site = await startSeededSite({}, true);
  for (const visitor of VISITORS)
    for (const language of ['vi', 'en'])
      sessions.set(`${visitor} ${language}`, visitor === 'guest' ? '' : await logIn(ACCOUNTS[visitor]));
});
afterAll(() => site.close());

/** The cookies of a session. */
async function logIn(username: string): Promise<string> {
  const response = await site.fetch(callOf('logInFn'), {
    method: 'POST',
    headers: {
      Origin: ORIGIN,
      'x-tsr-serverFn': 'true',
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: payloadOf({ type: 'username', username, password: 'Lantern2209' }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (!cookies.some((cookie) => cookie?.startsWith('__Host-'))) throw new Error(`No session for ${username}`);
  return cookies.join('; ');
}

async function pageOf(path: string, visitor: Visitor, language: string): Promise<string> {
  const headers = {
    Cookie: [`language=${language}`, sessions.get(`${visitor} ${language}`)].filter(Boolean).join('; '),
  };
  const response = await site.fetch(path, { headers });
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

const pagesOf = (visitor: Visitor) => screensOf(visitor).map((path) => [path, visitor] as const);

const pages = askedOf(VISITORS.flatMap(pagesOf), ([address]) => address.replace(/\?.*/, ''));

describe.each(pages)('the page of %s for a %s', (path, visitor) => {
  const pages = new Map<string, Promise<string>>();
  const html = (language: string) => {
    const read = (address: string) => pageOf(address, visitor, language);
    const page = pages.get(language) ?? addressOf(path, read).then(read);
    pages.set(language, page);
    return page;
  };

  it('is valid HTML before any script runs', async () => {
    const { results } = await validator.validateString(await html('vi'));
    const said = results
      .flatMap(({ messages }) => messages)
      .filter(({ message }) => !FAR_PICTURE.test(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect(said).toEqual([]);
  });

  it.each([
    ['vi', /\d,\d{3}(?!\d)/g],
    ['en', /(?<!\d)\d{1,3}(?:\.\d{3})+(?!\d)|\d,\d\d(?!\d)/g],
  ])('has the figures of its language alone in %s [WALLET-04 LANG-01 LANG-02]', async (language, foreign) => {
    const text = (await html(language))
      .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, '\n');
    expect(
      [...text.matchAll(foreign)].map(({ 0: figure, index }) => `${text.slice(index - 20, index)}${figure}`),
    ).toEqual([]);
  });
});

describe('a page in a language that is not whole', () => {
  const MARKED = /<(?!html)\w+[^>]* lang="en"/g;
  const MARKING = /painted\.then\(function ?\(\) ?\{ ?import\('(\/assets\/[^']+)'\)/;

  it('says of each text that it borrows that it is English, and brings along what says so later [LANG-26]', async () => {
    const page = await pageOf('/m/home', 'guest', 'th');
    expect(page).toContain('<html lang="th"');
    expect(page.match(MARKED)?.length).toBeGreaterThan(20);
    for (const text of [en.footer_events, en.home_games_title]) {
      expect(page).toMatch(new RegExp(`<\\w+[^>]* lang="en"[^>]*>${text}<`));
      expect(page).not.toMatch(new RegExp(`<\\w+(?![^>]* lang=)[^>]*>${text}<`));
    }
    const [, marking = ''] = MARKING.exec(page) ?? [];
    expect((await site.fetch(marking)).status).toBe(200);
  });

  it.each(['vi', 'en'])('is none of the whole ones: nothing of it is in %s [LANG-26]', async (language) => {
    const page = await pageOf('/m/home', 'guest', language);
    // The choice of languages names English.
    expect(page.match(MARKED)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(page).not.toMatch(MARKING);
  });
});
