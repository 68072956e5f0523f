import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Access, type RoutePath, SCREENS, type Screen } from '../../app/screens';
import { SITE_FLAGS } from '../../contracts/flags';
import { askedOf } from '../support/asked-screens';
import { type Site, sessionCookie, startSite } from './support/site';
import { ok, openStatus, type StubGateway, startStubGateway } from './support/stub-gateway';

let stub: StubGateway;
let site: Site;

beforeAll(async () => {
  stub = await startStubGateway();
  stub.reset();
  setFlags(true);
  site = await startSite({ GATEWAY_URL: stub.url });
});
afterAll(async () => {
  await site.close();
  await stub.close();
});

function setFlags(on: boolean) {
  const whitelabel = Object.fromEntries(SITE_FLAGS.map((flag) => [flag, on]));
  const status = openStatus();
  stub.on('/wps/system/status', ok({ ...status, info: { ...status.info, whitelabel } }));
}

/** The member type of each kind of visitor. */
const VISITORS = { guest: null, member: 0, trial: 4, agent: 1 } as const;
type Visitor = keyof typeof VISITORS;

const ADMITTED: Record<string, Visitor[]> = {
  everyone: ['guest', 'member', 'trial', 'agent'],
  guests: ['guest'],
  newcomers: ['guest', 'trial'],
  members: ['member', 'trial', 'agent'],
  'all but agents': ['guest', 'member', 'trial'],
  agents: ['agent'],
};

const rows = Object.entries(SCREENS) as [RoutePath, (typeof SCREENS)[RoutePath]][];
const screens = rows.filter((entry): entry is [RoutePath, Screen] => 'title' in entry[1]);
/** Names an item, a game and an order, so that no screen goes elsewhere for want of one. */
function asked(path: RoutePath): string {
  const address = path.replace(/\$\w+/, 'RT261122-222222');
  return /(?:Detail|applyReward|play)$/.test(address) ? `${address}?id=1&game=1` : address;
}

function elsewhereOf({ elsewhere, guests }: Access, visitor: Visitor): string {
  return visitor === 'guest' && guests ? guests : elsewhere;
}

let visits = 0;

/** Each visit is another session's: a member's pages are counted. */
async function visit(visitor: Visitor, address: string): Promise<[number, string | null]> {
  const type = VISITORS[visitor];
  visits += 1;
  const headers: Record<string, string> =
    type === null ? {} : { Cookie: await sessionCookie(`tok-${visits}`, { type }) };
  const { status, headers: answered } = await site.fetch(address, { headers });
  return [status, answered.get('Location')];
}

describe.each(Object.keys(VISITORS) as Visitor[])('to a %s', (visitor) => {
  it.each(askedOf(screens, ([path]) => path))(
    '%s is open, or leads where its row says [ROUTE-88 ROUTE-89]',
    async (path, { access }) => {
      const address = asked(path);
      const admitted = ADMITTED[access === 'everyone' ? access : access.only] ?? [];
      const elsewhere = access === 'everyone' ? '' : elsewhereOf(access, visitor);
      const query = elsewhere === '/m/login' ? `?redirect=${encodeURIComponent(address)}` : '';
      expect(await visit(visitor, address)).toEqual(
        admitted.includes(visitor) ? [200, null] : [307, `${elsewhere}${query}`],
      );
    },
  );
});

describe('the table of screens', () => {
  it('sends a guest from the own pages of members to where the requirements say [ROUTE-88]', async () => {
    expect(await visit('guest', '/m/changePsw')).toEqual([307, '/m/home']);
    expect(await visit('guest', '/m/applyReward?id=1')).toEqual([307, '/m/activity']);
    expect(await visit('guest', '/m/webEmail')).toEqual([307, '/m/login?redirect=%2Fm%2FwebEmail']);
    expect(await visit('guest', '/m/fav-games')).toEqual([307, '/m/login?redirect=%2Fm%2Ffav-games']);
    expect(await visit('member', '/m/login')).toEqual([307, '/m/home']);
    expect(await visit('agent', '/m/agent')).toEqual([307, '/m/agent/home']);
  });

  it('sends members who are no agents from the agents’ screens home, and guests to the agents’ login [AGENT-02 AGENT-05 ROUTE-90 ROUTE-91]', async () => {
    expect(await visit('guest', '/m/agent/home')).toEqual([307, '/m/agent']);
    expect(await visit('member', '/m/agent/home')).toEqual([307, '/m/home']);
    expect(await visit('trial', '/m/agent/home')).toEqual([307, '/m/home']);
    expect(await visit('agent', '/m/agent/contracts/quocbao.hn')).toEqual([200, null]);
  });

  it('asks for the value that a screen cannot do without before it asks who comes', async () => {
    expect(await visit('guest', '/m/play')).toEqual([307, '/m/home']);
    expect(await visit('member', '/m/play')).toEqual([307, '/m/home']);
  });

  it('leads from an alias to its screen, the query kept [ROUTE-26 ROUTE-31 ROUTE-53 ROUTE-54 ROUTE-71 ROUTE-78 ROUTE-79]', async () => {
    for (const [path, target] of [
      ['/', '/m/home'],
      ['/m/favorite', '/m/fav-games'],
      ['/m/jili', '/m/jili-games'],
      ['/m/nowhere', '/m/home'],
    ] as const) {
      expect(await visit('guest', `${path}?a=CODE`)).toEqual([302, `${target}?a=CODE`]);
    }
  });

  it('leads to support, whoever asks, while the flag of a screen is off', async () => {
    setFlags(false);
    await site.restart({ MERCHANT_CODE: 'flags-off' });
    for (const [path, { flag }] of screens.filter(([, screen]) => screen.flag)) {
      expect([path, await visit('guest', path)]).toEqual([path, [307, flag?.elsewhere]]);
      expect([path, await visit('member', path)]).toEqual([path, [307, flag?.elsewhere]]);
    }
  });
});
