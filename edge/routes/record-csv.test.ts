import { afterEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLE_MOVEMENT } from '../../contracts/record/movement';
import { RECORD_CSV } from '../../contracts/record/record-csv';
import { envelope, fakeSite, refusal } from '../testing/fake-site';

const PATH = '/wps/transaction/record';
const RANGE = 'from=2025-08-15&to=2025-08-21';
const page = (ids: string[], next: string | null) => () =>
  envelope({ list: ids.map((id) => ({ ...EXAMPLE_MOVEMENT, id })), next });

/** A site with a member, whose gateway answers the pages in their order. */
async function siteWith(pages: (() => Response)[], env: object = {}) {
  let asked = 0;
  const site = fakeSite({ [PATH]: () => pages[asked++]?.() ?? refusal('unknown', 500) }, env, (c) =>
    c.openSession({ token: 'tok', userName: 'u', type: 0, firstTimeLogin: false }),
  );
  const opened = await site.fetch('/');
  const Cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    ...site,
    download: (query = RANGE, headers: Record<string, string> = { Cookie }) =>
      site.fetch(`${RECORD_CSV}?${query}`, { headers }),
  };
}

afterEach(() => vi.restoreAllMocks());

describe('the download of the account record', () => {
  it('is a file in UTF-8 with its mark, in the member’s language and the site’s zone, page after page [MONEY-13]', async () => {
    const site = await siteWith([page(['1', '2'], 'a.1'), page(['3'], null)]);
    const response = await site.download(`${RANGE}&kind=win&vendor=X`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="record_2025-08-15_2025-08-21.csv"',
    );
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      "vi;Asia/Ho_Chi_Minh\r\n'1;126000000\r\n'2;126000000\r\n'3;126000000\r\n",
    );
    const asked = site.callsTo(PATH).map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(asked).toMatchObject([
      { from: '2025-08-15', to: '2025-08-21', kind: 'win', vendor: 'X', limit: '1000' },
      { cursor: 'a.1', kind: 'win', limit: '1000' },
    ]);
  });

  it('is written as the address says, else as spreadsheets in the page’s language read it [MONEY-13 MONEY-22]', async () => {
    for (const [more, separator] of [
      ['&format=comma', ','],
      ['&format=semicolon', ';'],
      ['&format=tabs', ';'],
    ] as const) {
      const site = await siteWith([page(['a'], null)]);
      const response = await site.download(`${RANGE}${more}`);
      expect(await response.text()).toContain(`\r\na${separator}126000000\r\n`);
    }
    // A page that says what is the matter has nothing to do with it.
    const { headers } = await (await siteWith([])).download(`from=2025-08-15&format=comma`);
    expect(headers.get('Location')).toBe('/m/transaction/record?from=2025-08-15');
  });

  it('asks for no further page than the reader takes [MONEY-13]', async () => {
    const pages = Array.from({ length: 50 }, (_, index) => page([String(index)], `a.${index}`));
    const site = await siteWith(pages);
    const reader = (await site.download()).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(site.callsTo(PATH).length).toBeLessThan(5);
  });

  it('breaks off when the gateway falls silent in the middle: no file looks whole that is not [MONEY-13]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const site = await siteWith([page(['1'], 'a.1')]);
    await expect((await site.download()).text()).rejects.toThrow();
  });

  it('breaks off at a movement that cannot be read, instead of leaving it out [MONEY-13 MONEY-22]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const odd = { ...EXAMPLE_MOVEMENT, id: '3', amount: '1.005' };
    const broken = () => envelope({ list: [EXAMPLE_MOVEMENT, odd], next: null });
    const site = await siteWith([page(['1'], 'a.1'), broken]);
    await expect((await site.download()).text()).rejects.toThrow();
  });

  it.each([
    ['a guest', RANGE, {}, `/m/transaction/record?${RANGE}`],
    ['a range that is none', 'from=2025-08-15', undefined, '/m/transaction/record?from=2025-08-15'],
    [
      'a range that is too long',
      'from=2020-01-01&to=2025-01-01',
      undefined,
      '/m/transaction/record?from=2020-01-01&to=2025-01-01',
    ],
    ['a gateway that does not answer', RANGE, undefined, `/m/transaction/record?${RANGE}&csv=failed`],
  ])(
    'leads %s to a page that says what is the matter [MONEY-13 MONEY-20]',
    async (_, query, headers, place) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const site = await siteWith([]);
      const response = await site.download(query, headers);
      expect([response.status, response.headers.get('Location')]).toEqual([303, place]);
    },
  );

  it('is made a few times a minute for an account, and then a page says to wait [MONEY-13]', async () => {
    const keys: string[] = [];
    const RATE_DOWNLOAD_ACCOUNT = {
      limit: async ({ key }: { key: string }) => ({ success: keys.push(key) < 2 }),
    };
    const site = await siteWith([page(['1'], null), page(['1'], null)], { RATE_DOWNLOAD_ACCOUNT });
    expect((await site.download()).status).toBe(200);
    const response = await site.download();
    expect(response.headers.get('Location')).toBe(`/m/transaction/record?${RANGE}&csv=limited`);
    expect([keys, site.callsTo(PATH).length]).toEqual([['u', 'u'], 1]);
  });

  it('says to wait when the gateway does [MONEY-13]', async () => {
    const site = await siteWith([() => refusal('rate.limited', 429)]);
    const response = await site.download();
    expect(response.headers.get('Location')).toBe(`/m/transaction/record?${RANGE}&csv=limited`);
  });

  it('leads a member whose session has ended back to the page, which asks for a login, and lets the cookie go [MONEY-20 SESS-46]', async () => {
    const site = await siteWith([() => refusal('session.ended', 401)]);
    const response = await site.download();
    expect(response.headers.get('Location')).toBe(`/m/transaction/record?${RANGE}`);
    expect(response.headers.getSetCookie().join()).toMatch(/session=;/);
  });
});
