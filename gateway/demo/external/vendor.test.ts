import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { findGame } from '@/demo/vendor/catalogue/games';
import { auditMoney } from '../../db/audit-money';
import { updateMerchant } from '../../db/merchants';
import { gameRows } from '../../seed/games';
import { asMember } from '../../testing/as-member';
import { launch, SLOT, tokenOf } from '../../testing/play';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});

async function call(path: string, body: unknown) {
  const response = await gateway.send(`/sandbox/vendor/api/${path}`, {
    method: 'POST',
    headers: { Origin: 'null', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
}
type Answer = {
  ok: boolean;
  reason?: string;
  session: string;
  balance: number;
  freeplay?: boolean;
  [name: string]: unknown;
};

/** A player whose page has opened a game. */
async function opened(wanted: Parameters<typeof launch>[1] = {}) {
  const { body } = await call('open', { launch: tokenOf(await launch(gateway, wanted)) });
  const play = (more: object = {}) =>
    call('play', { session: body.session, round: crypto.randomUUID(), stake: 1000, choice: {}, ...more });
  const balance = async () => (await call('balance', { session: body.session })).body.balance;
  return { ...body, last: body.last, play, balance };
}

describe('the page of the demo vendor', () => {
  it('is one page without an origin of its own, which only the site may frame [LAUNCH-30]', async () => {
    const page = await gateway.send('/sandbox/vendor/play');
    expect(page.status).toBe(200);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(
      'sandbox allow-scripts allow-forms allow-popups allow-top-navigation-by-user-activation;',
    );
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    const text = await page.text();
    for (const [, file] of text.matchAll(/"(\/sandbox\/vendor\/page\/[a-z.]+)"/g)) {
      const part = await gateway.send(file as string);
      expect([part.status, part.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
    }
    expect((await gateway.send('/sandbox/vendor/page/constructor')).status).toBe(404);
  });

  it('is not there outside the sandbox, nor is its API', async () => {
    const shut = await startGateway({ SANDBOX: '0' });
    for (const path of ['play', 'page/main.js']) {
      expect((await shut.send(`/sandbox/vendor/${path}`)).status).toBe(404);
    }
    expect((await shut.send('/sandbox/vendor/api/open', { method: 'POST', body: '{}' })).status).toBe(404);
  });
});

it('has every game of the lobby by its code, and tells a lobby which it has', async () => {
  const { games } = (await (await gateway.send('/sandbox/vendor/games')).json()) as { games: object[] };
  const told = gameRows().map(({ gameCode, gameType, gameName, gameNameEn, imageUrl, minBet }) => ({
    gameCode,
    gameType,
    gameName,
    gameNameEn,
    imageUrl,
    minBet,
  }));
  expect(games.length).toBeGreaterThan(1_000);
  expect(told.filter((game) => !isDeepStrictEqual(game, known(game.gameCode)))).toEqual([]);
  expect(findGame('TD-RNG-0001-2')).toEqual(findGame('TD-RNG-0001'));
  expect(findGame('NOBODY-S')).toBeUndefined();
});

/** What the lobby shows of a game of the vendor. */
function known(code: string) {
  const { vassalage: _, ...game } = findGame(code) ?? { vassalage: '' };
  return game;
}

describe('its API', () => {
  it('opens the launched game once, in the language of the site', async () => {
    const token = tokenOf(await launch(gateway));
    const { body, headers } = await call('open', { launch: token });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(body).toMatchObject({
      ok: true,
      language: 'vi',
      freeplay: false,
      currency: 'VND',
      game: { type: 'RNG', engine: 'slot', published: 96.5, motif: 'rng-drum' },
      last: null,
      backUrl: 'https://site.example/m/slot-games',
    });
    expect(await call('open', { launch: token })).toMatchObject({
      status: 401,
      body: { reason: 'launch.over' },
    });
  });

  it('plays through the wallet: the balance of the member moves by stake and win, and a replay moves nothing', async () => {
    const player = await opened();
    const round = crypto.randomUUID();
    const { body } = await player.play({ round });
    expect(body).toMatchObject({ ok: true, state: 'settled', stake: 1000, repeated: false });
    expect(await player.balance()).toBe(body.balance);
    const again = await player.play({ round, stake: 5000 });
    expect(again.body).toMatchObject({ repeated: true, stake: 1000, win: body.win, outcome: body.outcome });
    expect(await player.balance()).toBe(body.balance);
  });

  it('tells the end of a round that was left in the middle when the game is opened again, while it is news', async () => {
    const account = 'test_003';
    const round = crypto.randomUUID();
    const { body } = await (await opened({ account })).play({ round });
    const told = { round, state: 'settled', stake: 1000, win: body.win, outcome: body.outcome, choice: {} };
    expect((await opened({ account })).last).toEqual(expect.objectContaining(told));
    expect((await opened({ account, freeplay: 1 })).last).toBeNull();
    expect((await opened({ account: 'test_002', nodeId: 90002 })).last).toBeNull();
  });

  it('gives back a bet whose answer comes too late, and says that the round did not count', async () => {
    const player = await opened();
    const before = await player.balance();
    await gateway.sandbox('/fault', { path: '/vgw/wallet/bet', status: 500, body: 'broken' });
    expect((await player.play()).body).toMatchObject({ state: 'cancelled', win: 0, outcome: null });
    expect(await player.balance()).toBe(before);
  });

  it('plays for free at the same odds and moves no money', async () => {
    const [member, guest] = [await opened(), await opened({ freeplay: 1 })];
    const before = await member.balance();
    expect(guest).toMatchObject({ freeplay: true, game: (member as unknown as { game: unknown }).game });
    expect(await guest.balance()).toBe(1_000_000);
    const { body } = await guest.play();
    expect(await guest.balance()).toBe(1_000_000 - 1000 + Number(body.win));
    expect(await member.balance()).toBe(before);
  });

  it.each([true, false])(
    'shows a trial the purse that the site shows, where one wallet serves all games (%s) or each vendor has one [LAUNCH-31 TRIAL-02 WALLET-11]',
    async (isSingle) => {
      await updateMerchant(gateway.db, 'hoadang', { isSingle });
      const member = await asMember(gateway, 'trial01');
      const onSite = async () => (await member.get('/wps/wallets/gcs')).body.value as { sumBalance: number };
      const player = await opened({ account: 'trial01', freeplay: 1 });
      expect(player.freeplay).toBe(true);
      expect({ sumBalance: await player.balance() }).toEqual(await onSite());
      for (let rounds = 0; rounds < 3; rounds += 1) {
        const { body } = await player.play();
        expect(body.state).toBe('settled');
        expect({ sumBalance: await player.balance() }).toEqual(await onSite());
      }
      expect(await auditMoney(gateway.db)).toEqual([]);
      await updateMerchant(gateway.db, 'hoadang', { isSingle: true });
    },
  );

  it.each([
    ['a stake that is not offered', { stake: 999 }],
    ['a stake below zero', { stake: -1000 }],
    ['a choice the game does not know', { choice: { win: true } }],
    ['a round without a proper name', { round: '1' }],
  ])('refuses %s', async (_, more) => {
    const player = await opened();
    const before = await player.balance();
    expect(await player.play(more)).toMatchObject({ status: 400, body: { reason: 'request.invalid' } });
    expect(await player.balance()).toBe(before);
  });

  it('knows no session but those it gave, and calls but those it has', async () => {
    expect(await call('balance', { session: SLOT.gameCode })).toMatchObject({
      status: 401,
      body: { reason: 'session.over' },
    });
    for (const name of ['toString', 'constructor', 'settle']) expect((await call(name, {})).status).toBe(404);
  });

  it('offers auto-spin and quick spin where the operator allows them, and nowhere else', async () => {
    expect(await opened()).toMatchObject({ features: { auto: false, quick: false } });
    const allowed = await startGateway({ SPINS: 'auto quick' });
    const answer = await allowed.send('/sandbox/vendor/api/open', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ launch: tokenOf(await launch(allowed)) }),
    });
    expect(await answer.json()).toMatchObject({ features: { auto: true, quick: true } });
  });
});
