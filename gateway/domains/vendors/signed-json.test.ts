import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openVendor } from '@/demo/vendor/app';
import { DEMO_VENDOR_SECRET } from '@/demo/vendor/names';
import { createGateway } from '../../app';
import { findLaunched } from '../../db/game-players';
import { demo } from '../../demo/demo';
import { launch, refusalOf, sitDown, tokenOf, vendorWallet } from '../../testing/play';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { SIGNATURE_HEADER, signVendorBody } from './signature';

const OTHER_SECRET = 'another-vendor-with-a-secret';
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ VENDOR_SECRETS: JSON.stringify({ other: OTHER_SECRET }) });
});
afterEach(() => gateway.sandbox('/clock', { offsetSeconds: 0 }));

const BODY = JSON.stringify({ vendor: 'demo', playerId: 'nobody' });
const RIGHT = signVendorBody(DEMO_VENDOR_SECRET, BODY);
const post = async (body: string, signature?: string, to = gateway) => {
  const headers: HeadersInit = signature === undefined ? {} : { [SIGNATURE_HEADER]: signature };
  const answer = await to.call('/vgw/wallet/balance', { method: 'POST', headers, body });
  return [answer.status, answer.body.errorCode];
};
const UNSIGNED = [401, 'vendor.signature.wrong'];

describe('the signature of a vendor’s call', () => {
  it('is the vendor’s own, over every byte of the body', async () => {
    expect(await post(BODY, RIGHT)).toEqual([200, 'player.unknown']);
    expect(await post(BODY)).toEqual(UNSIGNED);
    expect(await post(`${BODY} `, RIGHT)).toEqual(UNSIGNED);
    expect(await post(BODY, RIGHT.slice(0, -1))).toEqual(UNSIGNED);
    expect(await post(BODY, signVendorBody(OTHER_SECRET, BODY))).toEqual(UNSIGNED);
    expect(await post(BODY.replace('demo', 'other'), RIGHT)).toEqual(UNSIGNED);
    const stranger = BODY.replace('demo', 'stranger');
    expect(await post(stranger, signVendorBody('', stranger))).toEqual(UNSIGNED);
    expect(await post('{}', signVendorBody(DEMO_VENDOR_SECRET, '{}'))).toEqual(UNSIGNED);
  });

  it('is good for its own call alone: what was signed as a win is no bet and no rollback', async () => {
    const { player, bet, balance } = await sitDown(gateway, { account: 'test_002' });
    await bet('signed-bet', 5);
    const left = await balance();
    const { playerId, nodeId } = player;
    const named = { vendor: 'demo', playerId, transactionId: 'signed-win', betTransactionId: 'signed-bet' };
    const body = JSON.stringify({ ...named, roundId: 'r-1', nodeId, amount: 7 });
    const headers = { [SIGNATURE_HEADER]: signVendorBody(DEMO_VENDOR_SECRET, body) };
    const sent = (call: string) =>
      gateway.call(`/vgw/wallet/${call}`, { method: 'POST', headers, body }).then((answer) => answer.body);
    for (const call of ['bet', 'rollback', 'balance'])
      expect(await sent(call)).toMatchObject({ errorCode: 'request.invalid' });
    expect(await balance()).toBe(left);
    expect(await sent('win')).toMatchObject({ value: { balance: left + 7, repeated: false } });
  });

  it('is made with the demo secret inside the sandbox alone, and with none that cannot be read', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const strict = await startGateway({ SANDBOX: undefined });
    expect(await post(BODY, RIGHT, strict)).toEqual(UNSIGNED);
    const three = JSON.stringify({ other: [OTHER_SECRET, `${OTHER_SECRET}-2`, `${OTHER_SECRET}-3`] });
    for (const secrets of ['nonsense', '{"other":"short"}', '{"other":[]}', three]) {
      const broken = await startGateway({ VENDOR_SECRETS: secrets });
      const body = BODY.replace('demo', 'other');
      expect(await post(body, signVendorBody('short', body), broken)).toEqual(UNSIGNED);
      expect(await post(body, signVendorBody(OTHER_SECRET, body), broken)).toEqual(UNSIGNED);
    }
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it('counts under the current secret and the one before while that is listed, and never under another vendor’s', async () => {
    const body = BODY.replace('demo', 'other');
    const under = (secret: string, to: TestGateway) => post(body, signVendorBody(secret, body), to);
    const answersWith = async (other: unknown) => {
      const changing = { other, third: ['the-third-vendor-has-one', 'and-the-one-before-it'] };
      const to = await startGateway({ VENDOR_SECRETS: JSON.stringify(changing) });
      expect(await under('the-third-vendor-has-one', to)).toEqual(UNSIGNED);
      expect(await under('and-the-one-before-it', to)).toEqual(UNSIGNED);
      return [await under('the-secret-that-is-new', to), await under(OTHER_SECRET, to)];
    };
    const known = [200, 'player.unknown'];
    expect(await answersWith(OTHER_SECRET)).toEqual([UNSIGNED, known]);
    expect(await answersWith(['the-secret-that-is-new', OTHER_SECRET])).toEqual([known, known]);
    expect(await answersWith(['the-secret-that-is-new'])).toEqual([known, UNSIGNED]);
    expect(await answersWith('the-secret-that-is-new')).toEqual([known, UNSIGNED]);
  });

  it('is made with the current secret by the demo vendor, and a call from before the change is not heeded again', async () => {
    const { player, bet, balance } = await sitDown(gateway, { account: 'test_009' });
    await bet('before-the-change', 1);
    const left = await balance();
    const secrets = ['the-secret-that-is-new', DEMO_VENDOR_SECRET];
    const VENDOR_SECRETS = JSON.stringify({ demo: secrets });
    const env = { ...gateway.env, VENDOR_SECRETS };
    const { walletOf } = await openVendor({ ...gateway.demo.env, VENDOR_SECRETS }, async (request) => {
      const signature = request.headers.get(SIGNATURE_HEADER);
      expect(signature).toBe(signVendorBody('the-secret-that-is-new', await request.clone().text()));
      return createGateway(demo).fetch(request, env);
    });
    const wallet = walletOf('demo');
    const { playerId, nodeId } = player;
    const again = { playerId, nodeId, transactionId: 'before-the-change', roundId: 'r-1', amount: 1 };
    expect(await wallet.bet(again)).toMatchObject({ repeated: true });
    expect(await wallet.balance({ playerId })).toEqual({ balance: left });
  });

  it('opens a vendor’s own players and transactions, and nobody else’s', async () => {
    const { player, bet } = await sitDown(gateway, { account: 'test_003' });
    const other = vendorWallet(gateway, 'other', OTHER_SECRET);
    const { playerId } = player;
    expect(await refusalOf(other.balance({ playerId }))).toBe('player.unknown');
    const launchToken = tokenOf(await launch(gateway, { account: 'test_003' }));
    expect(await refusalOf(other.authenticate({ launchToken }))).toBe('launch.token.invalid');
    const foreign = { playerId, transactionId: 'x', betTransactionId: 'x' };
    expect(await refusalOf(other.rollBack(foreign))).toBe('player.unknown');
    expect(await bet('x', 1)).toMatchObject({ repeated: false });
  });
});

describe('a launch token', () => {
  it('is good once, within a minute, and kept nowhere', async () => {
    const wallet = vendorWallet(gateway);
    const launchToken = tokenOf(await launch(gateway, { account: 'test_004' }));
    expect(JSON.stringify(await findLaunched(gateway.db))).not.toContain(launchToken);
    const player = await wallet.authenticate({ launchToken });
    expect(player).toMatchObject({
      currency: 'VND',
      language: 'VI',
      nodeId: 90001,
      gameCode: 'HOT-001',
      freeplay: false,
      balance: 1_000_370.35,
      backUrl: 'https://site.example/m/slot-games',
    });
    expect(player.playerId).not.toMatch(/test_004|2004/);
    expect(await refusalOf(wallet.authenticate({ launchToken }))).toBe('launch.token.invalid');
    const late = tokenOf(await launch(gateway, { account: 'test_004' }));
    await gateway.sandbox('/clock', { offsetSeconds: 61 });
    expect(await refusalOf(wallet.authenticate({ launchToken: late }))).toBe('launch.token.invalid');
  });

  it('makes another player each time a game is opened', async () => {
    const [first, second] = [
      await sitDown(gateway, { account: 'test_005' }),
      await sitDown(gateway, { account: 'test_005' }),
    ];
    expect(first.player.playerId).not.toBe(second.player.playerId);
    await first.bet('again', 10);
    // The bet is the member's: another player of the same member may settle it.
    expect(await second.win('again-won', 'again', 30)).toMatchObject({ repeated: false });
    expect(await first.balance()).toBe(await second.balance());
  });
});

describe('a player', () => {
  it('settles and rolls back what was bet when the session has ended or the account is disabled, and then bets no more', async () => {
    const account = 'test_006';
    const table = await sitDown(gateway, { account });
    await table.bet('p1', 100);
    await table.bet('p2', 100);
    await gateway.sandbox('/sessions/end', { account });
    expect(await table.bet('p3', 100)).toMatchObject({ repeated: false });
    await gateway.sandbox('/members/status', { account, status: 'disabled' });
    expect(await refusalOf(table.bet('p4', 100))).toBe('account.disabled');
    expect(await table.bet('p3', 100)).toMatchObject({ repeated: true });
    expect(await table.win('p1-won', 'p1', 250)).toMatchObject({ repeated: false });
    expect(await table.rollBack('p2-back', 'p2')).toMatchObject({ repeated: false });
    expect(await table.rollBack('p3-back', 'p3')).toMatchObject({ repeated: false });
  });

  it('settles what was bet while the site is shut, and bets no more', async () => {
    const table = await sitDown(gateway, { account: 'test_007' });
    await table.bet('m1', 100);
    await gateway.sandbox('/maintenance', { on: true });
    expect(await refusalOf(table.bet('m2', 100))).toBe('platform.maintenance');
    expect(await table.win('m1-won', 'm1', 100)).toMatchObject({ repeated: false });
    await gateway.sandbox('/maintenance', { on: false });
  });

  it('moves no money in free play', async () => {
    const table = await sitDown(gateway, { account: 'test_008', freeplay: 1 });
    expect(table.player.freeplay).toBe(true);
    const before = await table.balance();
    for (const call of [table.bet('f1', 1), table.win('f2', 'f1', 1), table.rollBack('f3', 'f1')]) {
      expect(await refusalOf(call)).toBe('permission.denied');
    }
    expect(await table.balance()).toBe(before);
  });

  it('bets in the game that was launched, in hundredths of the currency, and for no one else’s account', async () => {
    const { wallet, player, bet, win, rollBack } = await sitDown(gateway, { account: 'test_009' });
    const { playerId } = player;
    const elsewhere = { playerId, transactionId: 'g1', roundId: 'r', nodeId: 90002, amount: 1 };
    expect(await refusalOf(wallet.bet(elsewhere))).toBe('request.invalid');
    for (const amount of [0, -1, 0.001, 1e-9, 1.000_000_001, 10.005, 1e17]) {
      expect(await refusalOf(bet('g2', amount))).toBe('request.invalid');
    }
    expect(await refusalOf(win('g3', 'g2', -1))).toBe('request.invalid');
    const other = await sitDown(gateway, { account: 'test_010' });
    await other.bet('g4', 500);
    expect(await refusalOf(win('g5', 'g4', 900))).toBe('bet.unknown');
    expect(await refusalOf(rollBack('g6', 'g4'))).toBe('bet.unknown');
  });

  it('never bets more than there is, however many bets come at once [WALLET-01]', async () => {
    const account = 'at_once';
    await gateway.sandbox('/members', { account, password: 'Lantern2209', balance: 1000 });
    const { bet, balance } = await sitDown(gateway, { account });
    const bets = Array.from({ length: 25 }, (_, index) => refusalOf(bet(`once-${index}`, 100)));
    const answers = await Promise.all(bets);
    expect(answers.filter((answer) => answer === 'balance.short')).toHaveLength(15);
    const balances = answers.flatMap((answer) => (answer as { balance?: number }).balance ?? []);
    expect(balances.sort((a, b) => b - a)).toEqual([900, 800, 700, 600, 500, 400, 300, 200, 100, 0]);
    expect(await balance()).toBe(0);
  });
});

describe('the record of an account', () => {
  it('holds every movement with its game, latest first', async () => {
    const account = 'recorded';
    await gateway.sandbox('/members', { account, password: 'Lantern2209', balance: 50 });
    const { bet, win, rollBack } = await sitDown(gateway, { account });
    await bet('a1', 20);
    await win('a2', 'a1', 35.5);
    await bet('a3', 10);
    await rollBack('a4', 'a3');
    const response = await gateway.send(`/sandbox/movements?account=${account}`);
    const { movements } = (await response.json()) as { movements: Record<string, unknown>[] };
    const game = { nodeId: 90001, gameName: 'Trống Hội Đêm Rằm', at: expect.any(Number) };
    expect(movements).toEqual([
      { ...game, kind: 'game.rollback', amount: 10 },
      { ...game, kind: 'game.bet', amount: -10 },
      { ...game, kind: 'game.win', amount: 35.5 },
      { ...game, kind: 'game.bet', amount: -20 },
      { kind: 'opening', amount: 50, nodeId: null, gameName: null, at: expect.any(Number) },
    ]);
    expect((await gateway.send('/sandbox/movements?account=nobody')).status).toBe(400);
  });
});
