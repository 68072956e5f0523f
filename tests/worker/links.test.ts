import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RoutePath, SCREENS, type Screen } from '../../app/screens';
import { ORIGIN, type Site, startSite } from './support/site';
import { ok, openStatus, type StubGateway, startStubGateway } from './support/stub-gateway';

let stub: StubGateway;
let site: Site;

beforeAll(async () => {
  stub = await startStubGateway();
  stub.reset();
  stub.on('/wps/system/status', ok(openStatus()));
  stub.on('/wps/announcements', ok({ banners: [], promotion: [], hot: [], player: [], popup: [] }));
  site = ofManyVisitors(await startSite({ GATEWAY_URL: stub.url }));
  await site.fetch('/m/home');
});
afterAll(async () => {
  await site.close();
  await stub.close();
});

/** Each request comes from an address of its own: pages that are rendered for one visitor are counted by it. */
function ofManyVisitors(started: Site): Site {
  let visitors = 0;
  return {
    ...started,
    fetch: (path, init = {}) => {
      visitors += 1;
      const address = `10.2.${visitors >> 8}.${visitors & 255}`;
      return started.fetch(path, { ...init, headers: { 'CF-Connecting-IP': address, ...init.headers } });
    },
  };
}

const rows = Object.entries(SCREENS) as [RoutePath, (typeof SCREENS)[RoutePath]][];
const screens = rows.flatMap(([path, row]): (Screen & { path: RoutePath })[] =>
  'title' in row ? [{ path, ...row }] : [],
);
const inSitemap = screens.filter(({ listed }) => listed === 'sitemap').map(({ path }) => path);

type Head = { status: number; html: string; headers: Headers };

async function open(path: string, locale: 'vi' | 'en', headers: Record<string, string> = {}): Promise<Head> {
  const response = await site.fetch(path, { headers: { Cookie: `language=${locale}`, ...headers } });
  return {
    status: response.status,
    html: await response.text(),
    headers: new Headers([...response.headers] as [string, string][]),
  };
}

const titleOf = ({ html }: Head) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
function metaOf({ html }: Head, name: string): string[] {
  const tags = [...html.matchAll(/<meta [^>]*>/g)].map(([tag]) => tag);
  const own = tags.filter((tag) => tag.includes(`name="${name}"`) || tag.includes(`property="${name}"`));
  return own.map((tag) => /content="([^"]*)"/.exec(tag)?.[1] ?? '');
}
const canonicalOf = ({ html }: Head) =>
  [...html.matchAll(/<link [^>]*rel="canonical"[^>]*>/g)].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1]);

describe.each(['vi', 'en'] as const)('the pages in %s', (locale) => {
  it('have each a title and a description of its own, in that language, from the server [LANG-01 LANG-02 LANG-33]', async () => {
    const other = locale === 'vi' ? 'en' : 'vi';
    const pages = await Promise.all(
      screens
        .filter(({ canonical }) => !canonical)
        .map(async ({ path }) => ({ path, own: await open(path, locale), foreign: await open(path, other) })),
    );
    const shown = pages.filter(({ own }) => own.status === 200);
    expect(shown.length).toBeGreaterThan(5);
    const wrong = shown.flatMap(({ path, own, foreign }) => {
      const [description = '', ...more] = metaOf(own, 'description');
      return [
        /^.+ · .+$/.test(titleOf(own)) ? '' : `${path} has the title "${titleOf(own)}"`,
        more.length === 0 && description.length >= 50 && description.length <= 160
          ? ''
          : `${path} has the description "${[description, ...more].join(' | ')}" (${description.length})`,
        metaOf(foreign, 'description')[0] === description ? `${path} says the same in ${other}` : '',
        metaOf(own, 'og:title')[0] === titleOf(own) ? '' : `${path} has another title in previews`,
        metaOf(own, 'og:description')[0] === description ? '' : `${path} has another text in previews`,
        own.headers.get('Content-Language') === locale ? '' : `${path} does not name its language`,
        own.headers.get('Vary')?.includes('Cookie') ? '' : `${path} does not vary by cookie`,
      ].filter(Boolean);
    });
    expect(wrong).toEqual([]);
    const listed = shown.filter(({ path }) => inSitemap.includes(path));
    for (const text of [titleOf, (head: Head) => metaOf(head, 'description')[0]]) {
      const texts = listed.map(({ own }) => text(own));
      expect(texts.filter((one, index) => texts.indexOf(one) !== index)).toEqual([]);
    }
  });
});

describe('the addresses of the site', () => {
  it('all lie below /m: whatever else is asked for leads to home [ROLE-01]', async () => {
    const elsewhere = rows.map(([path]) => path).filter((path) => !path.startsWith('/m/'));
    expect(elsewhere.sort()).toEqual(['/', '/$']);
    for (const path of ['/', '/home', '/activity', '/member/home']) {
      const { status, headers } = await open(path, 'vi');
      expect([path, Math.floor(status / 100), headers.get('Location')]).toEqual([path, 3, '/m/home']);
    }
  });
});

describe('a link that is shared', () => {
  it('shows the one address of its page, without tracking and dialogs [LANG-40]', async () => {
    for (const [path, address] of [
      ['/m/home?utm_source=zalo&a=CODE&auth=login', '/m/home'],
      ['/m/activity?id=501&fbclid=x', '/m/activity?id=501'],
      ['/m/register?redirect=%2Fm%2Fhome', '/m/register'],
      ['/m/register.html', '/m/register'],
    ] as const) {
      const page = await open(path, 'vi');
      expect([path, canonicalOf(page)]).toEqual([path, [`${ORIGIN}${address}`]]);
      expect(metaOf(page, 'og:url')).toEqual([`${ORIGIN}${address}`]);
    }
  });

  it('shows a picture by an absolute address, and its language [LANG-01 LANG-02]', async () => {
    for (const [locale, og] of [
      ['vi', 'vi_VN'],
      ['en', 'en_GB'],
    ] as const) {
      const page = await open('/m/home', locale);
      const [picture = ''] = metaOf(page, 'og:image');
      expect(picture).toBe(`${ORIGIN}/icons/social.png`);
      expect((await site.fetch(new URL(picture).pathname)).headers.get('Content-Type')).toBe('image/png');
      expect(metaOf(page, 'twitter:card')).toEqual(['summary_large_image']);
      expect(metaOf(page, 'og:locale')).toEqual([og]);
    }
  });
});

it('shows the age limit of the setting, 18 or 21, and 18 for any other [ROLE-51 ROLE-52]', async () => {
  for (const [setting, shown] of [
    ['21', '21+'],
    ['16', '18+'],
    ['', '18+'],
  ] as const) {
    await site.restart({ AGE_LIMIT: setting });
    expect([setting, />(\d\d)\+/.exec((await open('/m/home', 'vi')).html)?.[1]]).toEqual([
      setting,
      shown.slice(0, 2),
    ]);
  }
  await site.restart({});
});

describe('search engines', () => {
  it('find the public screens in the sitemap, each of which opens [ROUTE-24]', async () => {
    const sitemap = await (await site.fetch('/sitemap.xml')).text();
    const found = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(found).toEqual(inSitemap.map((path) => `${ORIGIN}${path}`));
    for (const path of inSitemap) {
      expect([path, (await open(path, 'vi')).status]).toEqual([path, 200]);
    }
  });

  it('are kept from what is only for members, and from calls', async () => {
    for (const { path, listed } of screens) {
      const { status, headers } = await open(path, 'vi');
      if (status !== 200) continue;
      const noindex = headers.get('X-Robots-Tag') === 'noindex';
      expect([path, noindex]).toEqual([path, listed === false]);
    }
    const robots = await (await site.fetch('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots).toContain('Disallow: /wps/');
  });
});

describe('the installed app', () => {
  it('has a manifest with the name of the site, its start and scope [PWA-29]', async () => {
    const response = await site.fetch('/manifest.webmanifest', { headers: { Cookie: 'language=ar' } });
    expect(response.headers.get('Content-Type')).toContain('application/manifest+json');
    expect(response.headers.get('Vary')).toContain('Cookie');
    const manifest = (await response.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
    expect(manifest).toMatchObject({
      name: 'Hoa Đăng',
      short_name: 'Hoa Đăng',
      start_url: '/m/home',
      scope: '/m',
      display: 'standalone',
      lang: 'ar',
      dir: 'rtl',
      theme_color: '#0e141c',
    });
    for (const { src } of manifest.icons) expect((await site.fetch(src)).status).toBe(200);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
  });

  it('takes name and colour of another brand, and English when it was chosen [PWA-29]', async () => {
    await site.restart({ BRAND: 'ben-sen', SITE_NAME: 'Bến Sen' });
    const response = await site.fetch('/manifest.webmanifest', { headers: { Cookie: 'language=en' } });
    expect(await response.json()).toMatchObject({ name: 'Bến Sen', lang: 'en', theme_color: '#f3f5f4' });
    await site.restart({});
  });

  it('has a service worker that is asked for anew, and knows the files of its build [PWA-30]', async () => {
    const worker = await site.fetch('/sw.js');
    expect(worker.headers.get('Cache-Control')).toBe('no-cache');
    const code = await worker.text();
    const [script = ''] = /\/assets\/[\w/-]+\.js/.exec((await open('/m/home', 'vi')).html) ?? [];
    expect(script).not.toBe('');
    expect(code).toContain(script);
    expect(code).not.toContain('__FILES__');
  });

  it('has an offline text in the visitor’s language that says nothing of the visitor [PWA-30 LANG-01 LANG-02]', async () => {
    const vi = await open('/offline.html', 'vi', { 'CF-Connecting-IP': '203.0.113.7' });
    expect(vi.html).toContain('Bạn đang ngoại tuyến');
    expect(vi.html).not.toContain('203.0.113.7');
    expect(vi.headers.get('Cache-Control')).toBe('no-cache');
    expect((await open('/offline.html', 'en')).html).toContain('You are offline');
  });
});
