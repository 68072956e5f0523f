import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RoutePath, SCREENS } from '../../app/screens';
import { DOWNLOADS } from '../../contracts/downloads';
import { SITE_FLAGS } from '../../contracts/flags';
import { operations } from '../../contracts/operations';
import { policyOf } from '../../edge/policy';
import { askedOf } from '../support/asked-screens';
import { SEARCH_KEYS } from '../support/search-keys';
import { respondWithExamples } from './support/pages';
import { type Site, sessionCookie, startSite } from './support/site';
import { ok, openStatus, type StubGateway, startStubGateway } from './support/stub-gateway';

let stub: StubGateway;
let site: Site;
/** Stands for the cookie of an agent, of whom each request has another. */
const agent = 'agent';

beforeAll(async () => {
  stub = await startStubGateway();
  respondWithExamples(stub);
  const { info } = openStatus();
  const whitelabel = Object.fromEntries(SITE_FLAGS.map((flag) => [flag, true]));
  stub.on('/wps/system/status', ok(openStatus({ info: { ...info, whitelabel } })));
  site = await startSite({ GATEWAY_URL: stub.url });
});
afterAll(async () => {
  await site.close();
  await stub.close();
});

const RUBBISH = [
  'XXX',
  encodeURIComponent('[{"a":1}]'),
  '2026-02-30',
  '12345678901234567890',
  '__proto__',
  'x'.repeat(90),
  '%F0%9F%8E%B0',
  '%00%0d%0a',
  '%ff%zz%',
];
const screens = askedOf(
  (Object.keys(SCREENS) as RoutePath[]).filter((path) => 'title' in SCREENS[path]),
  (path) => path,
);

/** The status that a visitor comes to who is led on. */
async function statusOf(address: string, cookie: '' | 'agent'): Promise<number> {
  let path = address;
  for (let led = 0; led < 4; led += 1) {
    const { status, headers, ...response } = await read(path, cookie);
    const next = headers.get('Location');
    if (status < 300 || status >= 400 || next === null) return response.broken ? 599 : status;
    path = next;
  }
  return 508;
}

let visitors = 0;

/** Asks as a visitor of an address and a session of its own: pages that are rendered for one are counted. */
async function read(path: string, cookie: '' | 'agent') {
  visitors += 1;
  const address = `10.0.${visitors >> 8}.${visitors & 255}`;
  const Cookie = cookie && (await sessionCookie(`tok-${visitors}`, { type: 1 }));
  const headers = { 'CF-Connecting-IP': address, ...(Cookie && { Cookie }) };
  const response = await site.fetch(path, { headers });
  const text = await response.text();
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    broken: isPage && response.status === 200 && !text.trimEnd().endsWith('</html>'),
  };
}

describe.each(['guest', 'agent'])('to a %s', (visitor) => {
  it.each(RUBBISH)('every screen whose address says %s in each of its values is a page', async (rubbish) => {
    const cookie = visitor === 'agent' ? agent : '';
    const query = SEARCH_KEYS.map((key) => `${key}=${rubbish}`).join('&');
    const twice = SEARCH_KEYS.map((key) => `${key}=${rubbish}&${key}[]=1`).join('&');
    for (const path of screens) {
      const address = path.replace(/\$\w+/, 'x');
      const asked = rubbish === 'XXX' ? twice : query;
      expect([path, await statusOf(`${address}?${asked}`, cookie)]).toEqual([path, 200]);
    }
  });
});

it('a path names what it likes: a screen says that there is none, or the edge that it is no address [GATE-34]', async () => {
  const unknown = ['/m/record/$id', '/m/games/$kind/x', '/m/$'];
  for (const path of [...screens.filter((one) => one.includes('$')), ...unknown]) {
    for (const rubbish of RUBBISH) {
      const isAddress = !/%(?:0|ff)/.test(rubbish);
      const address = path.replace(/\$\w*/, rubbish);
      expect([address, await statusOf(address, agent)]).toEqual([address, isAddress ? 200 : 400]);
    }
  }
});

it.each(Object.keys(DOWNLOADS))(
  '/downloads/%s leads back to its screen when it is asked for rubbish',
  async (name) => {
    for (const rubbish of RUBBISH) {
      const query = SEARCH_KEYS.map((key) => `${key}=${rubbish}`).join('&');
      expect([rubbish, await statusOf(`/downloads/${name}?${query}`, agent)]).toEqual([rubbish, 200]);
    }
  },
);

it('a call that asks for what no contract has is refused and goes no further [GATE-33]', async () => {
  const reads = operations.filter((operation) => operation.method === 'GET' && policyOf(operation).browser);
  expect(reads.length).toBeGreaterThan(30);
  for (const { path, example } of reads) {
    for (const [field, usual] of Object.entries(example.input)) {
      for (const rubbish of [...RUBBISH, `1&${field}=2`]) {
        const others = new URLSearchParams({ ...example.input, [field]: usual } as Record<string, string>);
        others.delete(field);
        const address = `${path}?${others}&${field}=${rubbish}`;
        const { status } = await read(address, agent);
        expect([address, status < 500]).toEqual([address, true]);
      }
    }
  }
});
