import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { games, readPage, respondWithExamples } from './support/pages';
import { type Site, sessionCookie, startSite } from './support/site';
import { type StubGateway, startStubGateway } from './support/stub-gateway';

const OWN = 'https://site.example';
const SEN = 'https://sen.example';
let stub: StubGateway;
let site: Site;

beforeAll(async () => {
  stub = await startStubGateway();
  site = await startSite({
    GATEWAY_URL: stub.url,
    MERCHANT_CODE: 'pages',
    SITE_NAME: 'Hoa Đăng',
    SANDBOX: '1',
    SITES: JSON.stringify({
      sen: {
        HOSTS: 'sen.example',
        MERCHANT_CODE: 'bensen',
        SITE_NAME: 'Bến Sen',
        BRAND: 'ben-sen',
        DEFAULT_LANGUAGE: 'en',
        AGE_LIMIT: '21',
      },
    }),
  });
});
afterAll(async () => {
  await site.close();
  await stub.close();
});
beforeEach(async () => {
  stub.reset();
  respondWithExamples(stub);
  await site.post('/sandbox/reset', {});
});

const read = async (url: string, headers: Record<string, string> = {}) => {
  const page = await readPage(site, url, headers);
  return { ...page, isKept: page.response.headers.get('Server-Timing')?.startsWith('kept;') ?? false };
};

describe('two sites of one deployment on workerd', () => {
  it('have pages and kept pages of their own, each in its brand, name, market and language [LANG-32 GATE-47 ROLE-52]', async () => {
    for (const isKept of [false, true]) {
      const own = await read(`${OWN}/m/home`);
      const sen = await read(`${SEN}/m/home`);
      expect([own.isKept, sen.isKept]).toEqual([isKept, isKept]);
      expect(own.text).toMatch(/<html[^>]* lang="vi"/);
      expect(own.text).toMatch(/<html[^>]* data-brand="hoa-dang"/);
      expect(sen.text).toMatch(/<html[^>]* lang="en"/);
      expect(sen.text).toMatch(/<html[^>]* data-brand="ben-sen"/);
      expect([own.text.includes('Hoa Đăng'), own.text.includes('Bến Sen')]).toEqual([true, false]);
      expect([sen.text.includes('Hoa Đăng'), sen.text.includes('Bến Sen')]).toEqual([false, true]);
    }
  });

  it('show each the games of its merchant, kept answers included [GATE-47]', async () => {
    stub.on('/lgw/games/hot', (response, call) => {
      const isSen = JSON.stringify([call.headers, [...call.query]]).includes('"bensen"');
      games(isSen ? 'Of the second' : 'Of the first')(response, call);
    });
    for (const path of ['/m/home', '/m/home', '/lgw/games/hot?language=VI', '/lgw/games/hot?language=VI']) {
      expect((await read(`${OWN}${path}`)).text).toMatch(/Of the first(?![\s\S]*Of the second)/);
      expect((await read(`${SEN}${path}`)).text).toMatch(/Of the second(?![\s\S]*Of the first)/);
    }
  });

  it('let nobody in with a session of the other [SESS-14]', async () => {
    const Cookie = await sessionCookie('tok');
    expect((await read(`${OWN}/m/home`, { Cookie })).text).toContain('minhan');
    expect((await read(`${SEN}/m/home`, { Cookie })).text).not.toContain('minhan');
  });

  it('have a manifest each, and addresses of their own for search engines [PWA-29]', async () => {
    const manifest = await (await site.fetch(`${SEN}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: 'Bến Sen', lang: 'en', theme_color: '#f3f5f4' });
    expect(await (await site.fetch(`${SEN}/robots.txt`)).text()).toContain(`${SEN}/sitemap.xml`);
    expect(await (await site.fetch(`${OWN}/robots.txt`)).text()).toContain(`${OWN}/sitemap.xml`);
  });
});
