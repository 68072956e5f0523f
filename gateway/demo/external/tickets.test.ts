import { describe, expect, it } from 'vitest';
import { secureRandom } from '@/demo/platform/random';
import { buyTicket, lotteryOf } from '@/demo/vendor/lottery/page';
import { settleTickets } from '@/demo/vendor/lottery/tickets';
import { money } from '@/demo/vendor/money';
import { recoverRounds } from '@/demo/vendor/recovery';
import { auditLedger } from '../../db/ledger';
import { startGateway } from '../../testing/start-gateway';
import { shakyVendor } from './shaky-vendor';

/** A player at a lottery, whose draws come out as told. */
async function buyer(wanted: { gameCode: string; freeplay?: 0 | 1 }, digit = 7) {
  const gateway = await startGateway();
  const net = shakyVendor(gateway, (below) => (below === 10 ? digit : secureRandom(below)));
  const session = { ...(await net.sit({ freeplay: wanted.freeplay })), gameCode: wanted.gameCode };
  const before = await money.balance(net.vendor, session);
  return {
    ...net,
    gateway,
    session,
    moved: async () => (await money.balance(net.vendor, session)) - before,
    shown: () => lotteryOf(net.vendor, session),
    buy: async (choice: { bet: 'last2'; digits: string } | { bet: 'even' }, numero?: string) => {
      const { open } = await lotteryOf(net.vendor, session);
      return buyTicket(net.vendor, session, {
        clientId: crypto.randomUUID(),
        stake: 100_000,
        choice: { ...choice, numero: numero ?? open.numero },
      });
    },
  };
}

describe('a ticket', () => {
  it('waits for its draw and is paid once, however many settle it [GAME-88]', async () => {
    const player = await buyer({ gameCode: 'ELOTT-03' });
    expect((await player.buy({ bet: 'last2', digits: '77' })).round.state).toBe('waiting');
    await player.buy({ bet: 'even' });
    expect(await settleTickets(player.vendor)).toEqual([]);
    expect(await player.moved()).toBe(-200_000);
    player.time.ahead = 130_000;
    await Promise.all([player.shown(), settleTickets(player.vendor), player.shown()]);
    const { tickets } = await player.shown();
    expect(tickets.map(({ state, win }) => [state, win])).toEqual(
      expect.arrayContaining([
        ['settled', 92_000],
        ['settled', 0],
      ]),
    );
    expect(await player.moved()).toBe(9_200_000 - 200_000);
    expect(await auditLedger(player.gateway.db)).toEqual([]);
  });

  it('for a draw that is not open is refused, and nothing moves [GAME-88]', async () => {
    const player = await buyer({ gameCode: 'ELOTT-03' });
    await expect(player.buy({ bet: 'even' }, '20200101-0001')).rejects.toMatchObject({
      reason: 'draw.closed',
    });
    expect(await player.moved()).toBe(0);
  });

  it('of a week ago is settled by its own draw, without making the draws between [GAME-88]', async () => {
    const player = await buyer({ gameCode: 'VN-Q1' });
    const { round } = await player.buy({ bet: 'last2', digits: '77' });
    player.time.ahead = 7 * 86_400_000;
    const [settled] = await settleTickets(player.vendor);
    expect(settled).toMatchObject({ id: round.id, state: 'settled', numero: round.numero, win: 9_200_000 });
  });

  it('is listed and settled at the member’s next launch, and at nobody else’s [GAME-88]', async () => {
    const player = await buyer({ gameCode: 'ELOTT-03' });
    const { round } = await player.buy({ bet: 'last2', digits: '77' });
    player.time.ahead = 130_000;
    const { session, gateway, vendor } = player;
    const later = { ...(await player.sit()), gameCode: 'ELOTT-03' };
    const other = { ...(await player.sit({ account: 'test_001' })), gameCode: 'ELOTT-03' };
    expect(later.playerId).not.toBe(session.playerId);
    expect(later.accountId).toBe(session.accountId);
    expect(other.accountId).not.toBe(session.accountId);
    expect((await lotteryOf(vendor, other)).tickets).toEqual([]);
    const { tickets } = await lotteryOf(vendor, later);
    expect(tickets).toMatchObject([{ id: round.id, state: 'settled', win: 92_000 }]);
    expect(await auditLedger(gateway.db)).toEqual([]);
  });

  it('that the wallet does not hear of is owed still, and the others are not asked for meanwhile [GAME-88]', async () => {
    const player = await buyer({ gameCode: 'ELOTT-03' });
    for (let turn = 0; turn < 3; turn += 1) await player.buy({ bet: 'last2', digits: '77' });
    player.time.ahead = 130_000;
    player.sent.length = 0;
    player.fail('win', 'unsent', 3);
    expect(await settleTickets(player.vendor)).toMatchObject([{ state: 'winning', win: 9_200_000 }]);
    expect(player.sent).toEqual(['win', 'win', 'win']);
    await settleTickets(player.vendor);
    player.time.ahead += 60_000;
    await recoverRounds(player.vendor);
    expect(await player.moved()).toBe(3 * 9_200_000 - 300_000);
  });

  it('of play money is settled with play money [GAME-88]', async () => {
    const player = await buyer({ gameCode: 'ELOTT-03', freeplay: 1 });
    await player.buy({ bet: 'last2', digits: '77' });
    player.time.ahead = 130_000;
    await player.shown();
    expect(await player.moved()).toBe(9_200_000 - 100_000);
    expect(player.sent).toEqual(['authenticate']);
  });
});
