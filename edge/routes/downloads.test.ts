import { afterEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLE_SETTLEMENT } from '../../contracts/commission/settlement';
import { DOWNLOADS, type DownloadName } from '../../contracts/downloads';
import { EXAMPLE_MOVEMENT } from '../../contracts/record/movement';
import { EXAMPLE_DOWNLINE } from '../../contracts/team/downline';
import { envelope, fakeSite, refusal } from '../testing/fake-site';

const PATH = '/wps/transaction/record';
const RANGE = 'from=2025-08-15&to=2025-08-21';
const TEAM = 'member=4017&span=days7&part=agents&order=joined';
const EXAMPLES = {
  'account-record': EXAMPLE_MOVEMENT,
  'agent-team': EXAMPLE_DOWNLINE,
  'agent-settlements': EXAMPLE_SETTLEMENT,
} satisfies Record<DownloadName, object>;
const page =
  (ids: string[], next: string | null, name: DownloadName = 'account-record') =>
  () =>
    envelope({ list: ids.map((id) => ({ ...EXAMPLES[name], id })), next, total: 3 });

/** A site with a member, whose gateway answers the pages of a list in their order. */
async function siteWith(pages: (() => Response)[], env: object = {}, name: DownloadName = 'account-record') {
  let asked = 0;
  const { path } = DOWNLOADS[name].list;
  const site = fakeSite({ [path]: () => pages[asked++]?.() ?? refusal('unknown', 500) }, env, (c) =>
    c.openSession({ token: 'tok', userName: 'u', type: 1, firstTimeLogin: false }),
  );
  const opened = await site.fetch('/');
  const Cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    ...site,
    download: (query = RANGE, headers: Record<string, string> = { Cookie }) =>
      site.fetch(`/downloads/${name}?${query}`, { headers }),
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
      'attachment; filename="account-record_2025-08-15_2025-08-21.csv"',
    );
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      "vi;Asia/Ho_Chi_Minh\r\n'1;126000000,5\r\n'2;126000000,5\r\n'3;126000000,5\r\n",
    );
    const asked = site.callsTo(PATH).map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(asked).toMatchObject([
      { from: '2025-08-15', to: '2025-08-21', kind: 'win', vendor: 'X', limit: '1000' },
      { cursor: 'a.1', kind: 'win', limit: '1000' },
    ]);
  });

  it('is written as the address says, else as spreadsheets in the page’s language read it [MONEY-13 MONEY-22]', async () => {
    for (const [more, row] of [
      ['&format=comma', 'a,126000000.5'],
      ['&format=semicolon', 'a;126000000,5'],
      ['&format=tabs', 'a;126000000,5'],
    ] as const) {
      const site = await siteWith([page(['a'], null)]);
      const response = await site.download(`${RANGE}${more}`);
      expect(await response.text()).toContain(`\r\n${row}\r\n`);
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

describe('the downloads of an agent', () => {
  it.each([
    [
      'agent-team',
      TEAM,
      { span: 'days7', part: 'agents' },
      /^attachment; filename="agent-team_\d{4}-\d\d-\d\d\.csv"$/,
    ],
    [
      'agent-settlements',
      `${RANGE}&kind=commission`,
      { from: '2025-08-15', kind: 'commission' },
      /^attachment; filename="agent-settlements_2025-08-15_2025-08-21\.csv"$/,
    ],
  ] as const)(
    '%s is a file of all its pages, asked for as the address says [AGENT-25 AGENT-26]',
    async (name, query, usual, file) => {
      const site = await siteWith([page(['a', 'b'], '2.2', name), page(['c'], null, name)], {}, name);
      const response = await site.download(query);
      expect(response.headers.get('Content-Disposition')).toMatch(file);
      const lines = ['vi;Asia/Ho_Chi_Minh', 'a;126000000,5', 'b;126000000,5', 'c;126000000,5', ''];
      expect(await response.text()).toBe(lines.join('\r\n'));
      const asked = site
        .callsTo(DOWNLOADS[name].list.path)
        .map(({ url }) => Object.fromEntries(new URL(url).searchParams));
      expect(asked).toMatchObject([
        { ...usual, limit: '1000' },
        { ...usual, limit: '1000', cursor: '2.2' },
      ]);
    },
  );

  it.each([
    ['agent-team', TEAM, 'content.not.found', '&csv=failed'],
    ['agent-team', TEAM, 'permission.denied', '&csv=failed'],
    ['agent-team', TEAM, 'rate.limited', '&csv=limited'],
    ['agent-settlements', RANGE, 'permission.denied', '&csv=failed'],
  ] as const)(
    '%s, asked for with %s, leads at %s to the page, which says what is the matter [AGENT-25 AGENT-26 ROLE-48]',
    async (name, query, code, more) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const response = await (await siteWith([() => refusal(code)], {}, name)).download(query);
      const place = `${DOWNLOADS[name].screen}?${query}${more}`;
      expect([response.status, response.headers.get('Location')]).toEqual([303, place]);
    },
  );

  it.each([
    ['agent-team', TEAM, 'span=year&part=agents&order=joined'],
    ['agent-settlements', RANGE, 'from=2025-08-01'],
  ] as const)(
    '%s asks nobody for a guest, or for a query that is none [AGENT-25 AGENT-26]',
    async (name, query, none) => {
      const site = await siteWith([], {}, name);
      for (const response of [await site.download(query, {}), await site.download(none)])
        expect(response.status).toBe(303);
      expect(site.callsTo(DOWNLOADS[name].list.path)).toEqual([]);
    },
  );
});

it('another name is no download: the site answers as to any address', async () => {
  for (const name of ['agent-salaries', 'toString', '__proto__'])
    expect(await (await fakeSite({}).fetch(`/downloads/${name}`)).text()).toBe('"page"');
});
