import { afterEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLE_DOWNLINE } from '../../contracts/team/downline';
import { TEAM_CSV } from '../../contracts/team/team-csv';
import { envelope, fakeSite, refusal } from '../testing/fake-site';

const PATH = '/wps/agent/team';
const ASKED = 'member=4017&span=days7&part=agents&order=joined';
const page = (accounts: string[], next: string | null) => () =>
  envelope({ list: accounts.map((account) => ({ ...EXAMPLE_DOWNLINE, account })), next, total: 3 });

/** A site with an agent, whose gateway answers the pages in their order. */
async function siteWith(pages: (() => Response)[]) {
  let asked = 0;
  const site = fakeSite({ [PATH]: () => pages[asked++]?.() ?? refusal('unknown', 500) }, {}, (c) =>
    c.openSession({ token: 'tok', userName: 'agent01', type: 1, firstTimeLogin: false }),
  );
  const opened = await site.fetch('/');
  const Cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const download = (query = ASKED, headers: Record<string, string> = { Cookie }) =>
    site.fetch(`${TEAM_CSV}?${query}`, { headers });
  return { ...site, download };
}

afterEach(() => vi.restoreAllMocks());

describe('the download of a team', () => {
  it('is a file of all its pages, asked for as the address says [AGENT-25]', async () => {
    const site = await siteWith([page(['a', 'b'], '2.2'), page(['c'], null)]);
    const response = await site.download();
    expect(response.headers.get('Content-Disposition')).toMatch(/filename="team_\d{4}-\d\d-\d\d\.csv"/);
    expect(await response.text()).toBe('vi\r\na\r\nb\r\nc\r\n');
    const asked = site.callsTo(PATH).map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    const usual = { member: '4017', span: 'days7', part: 'agents', order: 'joined', limit: '1000' };
    expect(asked).toMatchObject([usual, { ...usual, cursor: '2.2' }]);
  });

  it.each([
    ['somebody outside the own tree', () => refusal('content.not.found'), '&csv=failed'],
    ['who is no agent', () => refusal('permission.denied'), '&csv=failed'],
    ['too many downloads', () => refusal('rate.limited', 429), '&csv=limited'],
  ])(
    'leads at %s to the page, which says what is the matter, and gives no file [AGENT-25 ROLE-48]',
    async (_, response, more) => {
      const refused = await (await siteWith([response])).download();
      expect([refused.status, refused.headers.get('Location')]).toEqual([
        303,
        `/m/agent/team?${ASKED}${more}`,
      ]);
    },
  );

  it('asks nobody for a guest, or for a query that is none [AGENT-25]', async () => {
    const site = await siteWith([]);
    for (const response of [
      await site.download(ASKED, {}),
      await site.download('span=year&part=agents&order=joined'),
    ])
      expect(response.status).toBe(303);
    expect(site.callsTo(PATH)).toEqual([]);
  });
});
