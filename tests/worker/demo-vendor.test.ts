import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSeededSite } from './support/seeded-site';
import { ORIGIN, type Site, sessionCookie } from './support/site';

let site: Site;
let token: string;

beforeAll(async () => {
  site = await startSeededSite();
  const state = { state: 'a member', params: { type: 0 } };
  ({ token } = (await (await site.post('/sandbox/provider-states', state)).json()) as { token: string });
});
afterAll(() => site.close());

/** The member's balance in units, as the site has it from the ledger in minor ones. */
async function ledger(): Promise<number> {
  const response = await site.fetch('/wps/wallets/gcs', { headers: { Cookie: await sessionCookie(token) } });
  return ((await response.json()) as { value: { sumBalance: number } }).value.sumBalance / 100;
}

/** Launches a slot game and answers its address. */
async function launched(freeplay = '0', nodeId = '90001'): Promise<URL> {
  const gateway = await site.gateway();
  const query = new URLSearchParams({
    category: 'RNG',
    vendor: 'x',
    gameId: '1',
    nodeId,
    merchantCode: 'hoadang',
    freeplay,
    backUrl: `${ORIGIN}/m/slot-games`,
  });
  const response = await gateway.fetch(`http://gateway.internal/wps/game/launchGame?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return new URL(((await response.json()) as { value: { url: string } }).value.url);
}

/** A call of the vendor's page, which has no origin. */
async function ask(call: string, body: unknown) {
  const response = await site.post(`/sandbox/vendor/api/${call}`, body, { Origin: 'null' });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  return (await response.json()) as Record<string, unknown> & {
    session: string;
    balance: number;
    win: number;
  };
}

const open = async (freeplay?: string) =>
  ask('open', { launch: (await launched(freeplay)).hash.replace('#launch=', '') });
const play = (session: string) =>
  ask('play', { session, round: crypto.randomUUID(), stake: 1000, choice: {} });

describe('the demo vendor on the runtime', () => {
  it('serves the launched page with its own policy, and every part of it [LAUNCH-30]', async () => {
    const { origin, pathname } = await launched();
    expect(origin).toBe(ORIGIN);
    const page = await site.fetch(pathname);
    expect(page.headers.get('Content-Security-Policy')).toMatch(
      new RegExp(`^sandbox allow-scripts .*script-src ${ORIGIN};.*frame-ancestors ${ORIGIN}$`),
    );
    expect(page.headers.get('X-Frame-Options')).toBeNull();
    const parts = (await page.text()).match(/\/sandbox\/vendor\/[a-z/]+\.[a-z]+/g) ?? [];
    expect(parts).toHaveLength(3);
    for (const part of [
      ...parts,
      '/sandbox/vendor/page/slot.js',
      '/sandbox/vendor/art/motifs/rng-drum.svg',
    ]) {
      const file = await site.fetch(part, part.endsWith('.js') ? { headers: { Origin: 'null' } } : {});
      expect([part, file.status, file.headers.get('Cross-Origin-Resource-Policy')]).toEqual([
        part,
        200,
        'cross-origin',
      ]);
    }
  });

  it('takes a launch to a round, and the ledger has moved by its stake and its win', async () => {
    const before = await ledger();
    const { session, balance } = await open();
    expect(balance).toBe(before);
    const round = await play(session);
    expect(round).toMatchObject({ ok: true, state: 'settled', stake: 1000 });
    expect(await ledger()).toBeCloseTo(before - 1000 + round.win, 2);
    expect(round.balance).toBe(await ledger());
  });

  it('plays the same for a vendor that speaks another dialect to the wallet', async () => {
    const before = await ledger();
    const ticket = (await launched('0', '100005')).hash.replace('#ticket=', '');
    const { session, balance } = await ask('open', { ticket });
    expect(balance).toBe(before);
    const round = await play(session);
    expect(round).toMatchObject({ ok: true, state: 'settled', stake: 1000 });
    expect(await ledger()).toBeCloseTo(before - 1000 + round.win, 2);
  });

  it('gives back a bet whose answer does not come in time', async () => {
    const before = await ledger();
    const { session } = await open();
    await site.post('/sandbox/fault', { path: '/vgw/wallet/bet', delayMs: 2200 });
    expect(await play(session)).toMatchObject({ state: 'cancelled', win: 0 });
    expect(await ledger()).toBe(before);
  });

  it('moves no money in free play', async () => {
    const before = await ledger();
    const { session, balance } = await open('1');
    const round = await play(session);
    expect([balance, round.balance]).toEqual([1_000_000, 1_000_000 - 1000 + round.win]);
    expect(await ledger()).toBe(before);
  });

  it('leaves no launch token and no session of its own in the log', async () => {
    const url = await launched();
    const launch = url.hash.replace('#launch=', '');
    const { session } = await ask('open', { launch });
    await play(session);
    expect(site.logs.join('\n')).not.toContain(launch);
    expect(site.logs.join('\n')).not.toContain(session);
  });
});
