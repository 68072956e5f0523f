import { describe, expect, it } from 'vitest';
import { auditLedger } from '../db/ledger';
import { LOTTERIES } from '../seed/lotteries';
import { startGateway } from '../testing/start-gateway';
import { drawnGame, drawsOf, holdDraw, settleTickets } from './draws';
import { buyTicket, lotteryOf } from './lottery';
import { money } from './money';
import { secureRandom } from './random';
import { recoverRounds } from './recovery';
import { drawBefore, openDraw } from './schedule';
import { shakyVendor } from './testing/shaky-vendor';

const NOON = Date.parse('2026-11-21T12:00:00+07:00');
const minute = { every: 60 };

describe('the draws of a lottery', () => {
  it('are numbered through the day in Vietnam and close before they are held [GAME-88]', () => {
    expect(openDraw(minute, NOON)).toEqual({
      numero: '20261121-0722',
      closeTime: NOON + 50_000,
      drawTime: NOON + 60_000,
    });
    expect(drawBefore(minute, NOON)).toEqual({ numero: '20261121-0721', drawTime: NOON });
    const daily = openDraw({ dailyAt: '18:15' }, NOON);
    const drawTime = Date.parse('2026-11-21T18:15:00+07:00');
    expect(daily).toEqual({ numero: '20261121', closeTime: drawTime - 600_000, drawTime });
    expect(drawBefore({ dailyAt: '18:15' }, NOON).numero).toBe('20261120');
    expect(drawBefore(minute, Date.parse('2026-11-22T00:00:30+07:00')).numero).toBe('20261122-0001');
  });

  it('take no bets in their last seconds: the next one is open then [GAME-88]', () => {
    expect(openDraw(minute, NOON + 49_999).drawTime).toBe(NOON + 60_000);
    expect(openDraw(minute, NOON + 50_000).drawTime).toBe(NOON + 120_000);
    const late = Date.parse('2026-11-21T18:05:00+07:00');
    expect(openDraw({ dailyAt: '18:15' }, late).numero).toBe('20261122');
  });

  it('have no result before their time, and one for good after it, whoever asks [GAME-88]', async () => {
    const { db } = await startGateway();
    const game = drawnGame('VN-Q1');
    const draw = openDraw(game.schedule, NOON);
    await expect(holdDraw(db, game, draw, draw.drawTime - 1)).rejects.toThrow(RangeError);
    const asked = await Promise.all(Array.from({ length: 5 }, () => holdDraw(db, game, draw, draw.drawTime)));
    for (const one of asked) expect(one).toEqual(asked[0]);
    expect(await holdDraw(db, game, draw, draw.drawTime + 7 * 86_400_000)).toEqual(asked[0]);
  });

  it.each(LOTTERIES)('of $gameCode have the prizes of their region [GAME-84]', async (lottery) => {
    const { db } = await startGateway({ SANDBOX: '0' });
    const { last } = await drawsOf(db, lottery, NOON);
    const shape = last.prizes.map(({ numbers }) => [
      numbers.length,
      ...new Set(numbers.map((one) => one.length)),
    ]);
    const north = [
      [1, 5],
      [1, 5],
      [2, 5],
      [6, 5],
      [4, 4],
      [6, 4],
      [3, 3],
      [4, 2],
    ];
    const south = [
      [1, 6],
      [1, 5],
      [1, 5],
      [2, 5],
      [7, 5],
      [1, 4],
      [3, 4],
      [1, 3],
      [1, 2],
    ];
    const table = lottery.prizes === 8 ? south : north;
    expect(shape).toEqual(lottery.kind === 'vietnam' ? table : [[1, lottery.digits]]);
    expect(last.prizes[0]?.prize).toBe('DB');
    expect(last.prizes.flatMap(({ numbers }) => numbers).join('')).toMatch(/^\d+$/);
  });
});

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
