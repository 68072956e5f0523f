import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seal, sealKeys, unseal } from '../lib/session/sealed-cookie';
import { envOfHost, likeEnv, siteOfEnv } from '../lib/settings/env-of-host';
import { envelope, fakeSite, statusResponse } from '../testing/fake-site';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

/** Two merchants in one deployment, whose gateway answers each with its own name. */
function twoSites(more: Record<string, string> = {}) {
  const hoadang = crypto.randomUUID();
  const bensen = crypto.randomUUID();
  const site = fakeSite(
    {
      '/wps/system/status': (request) => {
        const merchant = new URL(request.url).searchParams.get('merchantCode');
        const { info } = statusResponse();
        return envelope(
          statusResponse({ info: { ...info, currencySymbol: merchant === bensen ? '€' : '₫' } }),
        );
      },
      '/lgw/games/hot': () => envelope({ list: [] }),
    },
    {
      MERCHANT_CODE: hoadang,
      SITE_NAME: 'Hoa Đăng',
      SITES: {
        sen: {
          HOSTS: 'sen.example, *.sen.example',
          MERCHANT_CODE: bensen,
          SITE_NAME: 'Bến Sen',
          BRAND: 'ben-sen',
          DEFAULT_LANGUAGE: 'en',
          AGE_LIMIT: '21',
          ...more,
        },
      },
    },
    (context) => ({ site: context.site, locale: context.locale }),
  );
  const at = async (url: string, init?: RequestInit) => site.send(new Request(url, init));
  const pageAt = async (url: string, init?: RequestInit) => (await at(url, init)).json();
  return { site, at, pageAt, hoadang, bensen };
}

describe('sites of one deployment', () => {
  it('are told apart by host: merchant, brand, name, market and language [LANG-32]', async () => {
    const { pageAt, hoadang, bensen } = twoSites();
    expect(await pageAt('https://site.example/m/home')).toMatchObject({
      locale: 'vi',
      site: { merchantCode: hoadang, siteName: 'Hoa Đăng', brand: 'hoa-dang', currency: { symbol: '₫' } },
    });
    for (const host of ['sen.example', 'SEN.example', 'vip.sen.example', 'sen.localhost'])
      expect(await pageAt(`https://${host}/m/home`)).toMatchObject({
        locale: 'en',
        site: {
          merchantCode: bensen,
          siteName: 'Bến Sen',
          brand: 'ben-sen',
          currency: { symbol: '€' },
          jurisdiction: { ageLimit: 21 },
        },
      });
    expect(await pageAt('https://othersen.example/m/home')).toMatchObject({ locale: 'vi' });
  });

  it('take the language that a visitor chose before their own [LANG-32]', async () => {
    const { pageAt } = twoSites();
    const chosen = { headers: { Cookie: 'language=th' } };
    expect(await pageAt('https://sen.example/m/home', chosen)).toMatchObject({ locale: 'th' });
  });

  it('have a manifest of their own, and calls that name their merchant', async () => {
    const { site, at, pageAt, bensen, hoadang } = twoSites();
    expect(await pageAt('https://sen.example/manifest.webmanifest')).toMatchObject({
      name: 'Bến Sen',
      lang: 'en',
    });
    expect(await pageAt('https://site.example/manifest.webmanifest')).toMatchObject({ name: 'Hoa Đăng' });
    for (const host of ['sen.example', 'site.example'])
      await at(`https://${host}/lgw/games/hot?language=VI`, { headers: { Cookie: 'language=vi' } });
    const merchants = site
      .callsTo('/lgw/games/hot')
      .map(({ headers, url }) => headers.get('Merchant') ?? url);
    expect(merchants.join()).toContain(bensen);
    expect(merchants.join()).toContain(hoadang);
  });

  it('are shut each for itself, by its own lists [GATE-22]', async () => {
    const { at } = twoSites({ GATE_DENY_COUNTRIES: 'VN' });
    expect((await at('https://sen.example/m/home')).status).toBe(451);
    expect((await at('https://site.example/m/home')).status).toBe(200);
  });

  it('are shut each for itself where a list of one cannot be read, and all where the table cannot [GATE-22]', async () => {
    const one = twoSites({ GATE_DENY_COUNTRIES: 'Vietnam' });
    expect((await one.at('https://sen.example/m/home')).status).toBe(503);
    expect((await one.at('https://site.example/m/home')).status).toBe(200);
    const all = fakeSite({}, { SITES: '{' });
    expect((await all.fetch('/m/home')).status).toBe(503);
    expect(lines.join()).toContain('SITES');
  });

  it('keep their name where a preview looks at them as less open, and count accounts apart', async () => {
    const { site } = twoSites();
    const sen = envOfHost(site.env, 'https://sen.example/');
    const own = envOfHost(site.env, 'https://site.example/');
    expect([sen, own].map((env) => siteOfEnv(likeEnv(env, { SITE_LEVEL: 'guest' })))).toEqual([
      'sen',
      undefined,
    ]);
  });

  it('open no session of one another', async () => {
    const { site } = twoSites();
    const own = sealKeys(envOfHost(site.env, 'https://site.example/'));
    const sen = sealKeys(envOfHost(site.env, 'https://sen.example/'));
    const sealed = await seal({ token: 't' }, 'session', sen);
    expect(await unseal(sealed, 'session', sen, 60)).toEqual({ token: 't' });
    expect(await unseal(sealed, 'session', own, 60)).toBeNull();
    expect(await unseal(await seal({ token: 't' }, 'session', own), 'session', sen, 60)).toBeNull();
  });
});
