import { describe, expect, it } from 'vitest';
import { openDb } from '../../db/open';
import { openDemoD1 } from '../../testing/demo-d1';
import { drawnGame, drawsOf, holdDraw } from './draws';
import { LOTTERIES } from './lotteries';
import { drawBefore, openDraw } from './schedule';

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
    const db = openDb({ DB: openDemoD1() });
    const game = drawnGame('VN-Q1');
    const draw = openDraw(game.schedule, NOON);
    await expect(holdDraw(db, game, draw, draw.drawTime - 1)).rejects.toThrow(RangeError);
    const asked = await Promise.all(Array.from({ length: 5 }, () => holdDraw(db, game, draw, draw.drawTime)));
    for (const one of asked) expect(one).toEqual(asked[0]);
    expect(await holdDraw(db, game, draw, draw.drawTime + 7 * 86_400_000)).toEqual(asked[0]);
  });

  it.each(LOTTERIES)('of $gameCode have the prizes of their region [GAME-84]', async (lottery) => {
    const db = openDb({ DB: openDemoD1() });
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
