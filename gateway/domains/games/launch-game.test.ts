import { beforeEach, describe, expect, it } from 'vitest';
import { findLaunched } from '../../db/game-players';
import { asMember } from '../../testing/as-member';
import { refusalOf as codeOf, launch, tokenOf, vendorWallet } from '../../testing/play';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

/** A slot with free play, and a game at a table without. */
const [SLOT, TABLE] = [90001, 90004];
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

const refusalOf = async (wanted: Parameters<typeof launch>[1]) => (await launch(gateway, wanted)).errorCode;

async function launchLottery(fields: Record<string, string>, account?: string) {
  const member = await asMember(gateway, account);
  const query = new URLSearchParams({ backUrl: 'https://site.example/m/lott', ...fields });
  return (await member.get(`/wps/game/launchGame?${query}`)).body;
}

describe('launching a game', () => {
  it('answers an address at the site’s origin with a new token in its fragment [CALL-68 LAUNCH-27 LAUNCH-29]', async () => {
    const [first, second] = [await launch(gateway), await launch(gateway)];
    expect(first.value.url).toMatch(/^https:\/\/site\.example\/sandbox\/vendor\/play#launch=[\w-]{43}$/);
    expect(tokenOf(first)).not.toBe(tokenOf(second));
  });

  it('answers a token that is good for a minute [LAUNCH-27]', async () => {
    const [soon, late] = [tokenOf(await launch(gateway)), tokenOf(await launch(gateway))];
    await gateway.sandbox('/clock', { offsetSeconds: 55 });
    expect((await vendorWallet(gateway).authenticate({ launchToken: soon })).playerId).toBeTruthy();
    await gateway.sandbox('/clock', { offsetSeconds: 65 });
    expect(await codeOf(vendorWallet(gateway).authenticate({ launchToken: late }))).toBe(
      'launch.token.invalid',
    );
  });

  it('refuses a game that is not in the lobby, one that cannot be played, and one whose vendor is shut [LAUNCH-32]', async () => {
    expect(await refusalOf({ nodeId: 1 })).toBe('game.not.found');
    await gateway.sandbox('/games/change', { nodeId: SLOT, supportPlay: 0 });
    expect(await refusalOf({ nodeId: SLOT })).toBe('game.maintenance');
    await gateway.sandbox('/reset');
    expect(await refusalOf({ nodeId: SLOT })).toBeNull();
    await gateway.sandbox('/vendors/maintenance', { vassalage: 'Trống Đồng', on: true });
    expect(await refusalOf({ nodeId: SLOT })).toBe('game.maintenance');
  });

  it.each([0, 1] as const)(
    'has a trial play for the play money of its wallet, whatever it asks for (%s), and refuses it a game without free play [LAUNCH-31 ROLE-35]',
    async (freeplay) => {
      const answer = await launch(gateway, { account: 'trial01', nodeId: SLOT, freeplay });
      const player = await vendorWallet(gateway).authenticate({ launchToken: tokenOf(answer) });
      expect(player).toMatchObject({ freeplay: false, trial: true });
      expect(await refusalOf({ account: 'trial01', nodeId: TABLE })).toBe('account.trial');
      const lottery = { vendor: 'LOTT', gameCode: 'LOTT-01', prizeMode: 'Lott', playType: 'trad' };
      expect((await launchLottery(lottery, 'trial01')).errorCode).toBe('account.trial');
    },
  );

  it('plays for free only where the game has free play [LAUNCH-18]', async () => {
    const answer = await launch(gateway, { nodeId: SLOT, freeplay: 1 });
    const player = await vendorWallet(gateway).authenticate({ launchToken: tokenOf(answer) });
    expect(player.freeplay).toBe(true);
    expect(await refusalOf({ nodeId: TABLE, freeplay: 1 })).toBe('request.invalid');
    expect(await refusalOf({ nodeId: TABLE, freeplay: 0 })).toBeNull();
  });

  it('opens a lottery by vendor and code, with its prize mode and play type or none [LAUNCH-07 LAUNCH-08 LAUNCH-09 LAUNCH-10 LAUNCH-12 LAUNCH-28]', async () => {
    const lott = { vendor: 'LOTT', gameCode: 'LOTT-01', prizeMode: 'Elott', playType: 'ent' };
    expect((await launchLottery(lott)).errorCode).toBeNull();
    const regional = { vendor: 'TCG_LOTTO_VN', gameCode: 'VN-MB', prizeMode: 'Lott' };
    expect((await launchLottery(regional)).errorCode).toBeNull();
    expect(await findLaunched(gateway.db)).toMatchObject([
      { gameCode: 'LOTT-01', prizeMode: 'Elott', playType: 'ent', freeplay: false },
      { gameCode: 'VN-MB', prizeMode: 'Lott', playType: null, freeplay: false },
    ]);
    expect((await launchLottery({ ...lott, vendor: 'TCG_SEA' })).errorCode).toBe('game.not.found');
    expect((await launchLottery({ ...lott, prizeMode: 'Other' })).errorCode).toBe('request.invalid');
  });

  it('needs a session, and a way back that a browser can go [LAUNCH-01]', async () => {
    const { backUrl: _, ...rest } = { backUrl: '', vendor: 'LOTT', gameCode: 'LOTT-01', prizeMode: 'Lott' };
    const query = new URLSearchParams({ ...rest, backUrl: 'https://site.example/' });
    expect(await gateway.get(`/wps/game/launchGame?${query}`)).toMatchObject({
      status: 401,
      body: { errorCode: 'session.missing' },
    });
    expect(await refusalOf({ backUrl: 'javascript:alert(1)' })).toBe('request.invalid');
  });
});
