import { afterEach, expect, it, vi } from 'vitest';
import { EXAMPLE_SETTLEMENT } from '../../contracts/commission/settlement';
import { SETTLEMENTS_CSV } from '../../contracts/commission/settlements-csv';
import { envelope, fakeSite, refusal } from '../testing/fake-site';

const PATH = '/wps/agent/settlements';
const RANGE = 'from=2025-08-01&to=2025-08-31';

async function siteWith(response: () => Response) {
  const site = fakeSite({ [PATH]: response }, {}, (c) =>
    c.openSession({ token: 'tok', userName: 'u', type: 1, firstTimeLogin: false }),
  );
  const opened = await site.fetch('/');
  const Cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    ...site,
    download: (query: string, headers: Record<string, string> = { Cookie }) =>
      site.fetch(`${SETTLEMENTS_CSV}?${query}`, { headers }),
  };
}

afterEach(() => vi.restoreAllMocks());

it('gives an agent the own settlements of a range as a file [AGENT-26]', async () => {
  const site = await siteWith(() => envelope({ list: [EXAMPLE_SETTLEMENT], next: null }));
  const response = await site.download(`${RANGE}&kind=commission`);
  expect(response.headers.get('Content-Disposition')).toBe(
    'attachment; filename="settlements_2025-08-01_2025-08-31.csv"',
  );
  expect(await response.text()).toContain(`vi\r\n${EXAMPLE_SETTLEMENT.id}\r\n`);
  const [asked] = site.callsTo(PATH).map(({ url }) => Object.fromEntries(new URL(url).searchParams));
  expect(asked).toMatchObject({ from: '2025-08-01', to: '2025-08-31', kind: 'commission', limit: '1000' });
});

it.each([
  ['a guest', RANGE, {}, RANGE],
  ['a range that is none', 'from=2025-08-01', undefined, 'from=2025-08-01'],
  ['who is no agent', RANGE, undefined, `${RANGE}&csv=failed`],
])(
  'leads %s to the screen, which says what is the matter [AGENT-26 ROLE-48]',
  async (_, query, headers, place) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const site = await siteWith(() => refusal('permission.denied'));
    const response = await site.download(query, headers);
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      `/m/agent/commission?${place}`,
    ]);
  },
);
