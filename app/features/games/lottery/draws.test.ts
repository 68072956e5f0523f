import { describe, expect, it } from 'vitest';
import type { Lottery } from '@/contracts/games/lottery';
import { ballsOf, type DrawResponses, drawsByCode, withKnown } from './draws';
import { lotteryGroups } from './lottery-groups';

const open = (gameCode: string, numero: string) => ({ gameCode, numero, closeTime: 10, drawTime: 20 });
const ANSWERS: DrawResponses = {
  vietnamNumero: { list: [open('VN-MB', '21'), open('VN-Q1', '0420')] },
  vietnamResults: {
    list: [
      {
        gameCode: 'VN-MB',
        numero: '20',
        drawTime: 5,
        results: [
          { prize: 'DB', numbers: ['71143'] },
          { prize: '1', numbers: ['04531'] },
        ],
      },
      { gameCode: 'VN-XX', numero: '9', drawTime: 5, results: [{ prize: 'DB', numbers: ['1'] }] },
    ],
  },
  numero: {
    list: [
      { ...open('ELOTT-01', '7'), lastNumero: '6', lastResult: ['3', '1', '5'] },
      { ...open('ELOTT-02', '3'), lastNumero: undefined, lastResult: undefined },
    ],
  },
};

describe('the draws of a page', () => {
  it('carry the Vietnamese results by their game code, all prizes with them [GAME-84 GAME-85]', () => {
    expect(drawsByCode(ANSWERS).get('VN-MB')).toEqual({
      numero: '21',
      closeTime: 10,
      drawTime: 20,
      result: {
        numero: '20',
        numbers: ['71143'],
        prizes: [
          { prize: 'DB', numbers: ['71143'] },
          { prize: '1', numbers: ['04531'] },
        ],
      },
    });
  });

  it('carry the results of all others with the open draw [GAME-86 GAME-88]', () => {
    const result = { numero: '6', numbers: ['3', '1', '5'], prizes: [] };
    expect(drawsByCode(ANSWERS).get('ELOTT-01')).toEqual({
      numero: '7',
      closeTime: 10,
      drawTime: 20,
      result,
    });
  });

  it('have no result before the first draw, and no draw for a result alone [GAME-88]', () => {
    const draws = drawsByCode(ANSWERS);
    expect(draws.get('VN-Q1')?.result).toBeNull();
    expect(draws.get('ELOTT-02')?.result).toBeNull();
    expect(draws.has('VN-XX')).toBe(false);
  });

  it('keep a part that the next answer lacks [GAME-88]', () => {
    const kept = withKnown({ ...ANSWERS, vietnamResults: null, numero: null }, ANSWERS);
    expect(kept).toEqual(ANSWERS);
    expect(withKnown({ ...ANSWERS, numero: null }, undefined).numero).toBeNull();
  });

  it.each([
    [['48215'], ['4', '8', '2', '1', '5']],
    [
      ['07', '31'],
      ['07', '31'],
    ],
    [[], []],
  ])('show %j as the balls %j [GAME-88]', (numbers, balls) => {
    expect(ballsOf(numbers)).toEqual(balls);
  });
});

describe('the groups of a page', () => {
  const lottery = (gameCode: string, more: object = {}) =>
    ({ gameCode, nodeId: gameCode, ...more }) as Lottery;
  const menu = (menuCode: string, ...gameCodes: string[]) => ({
    menuCode,
    menuName: `Nhóm ${menuCode}`,
    gameCodes,
  });
  const shown = (lotteries: Lottery[], ...menus: ReturnType<typeof menu>[]) =>
    lotteryGroups(lotteries, menus).map(({ code, lotteries }) => [
      code,
      ...lotteries.map((one) => one.gameCode),
    ]);
  const all = [lottery('A'), lottery('B'), lottery('C')];

  it('follow the menu in its order, each lottery once, the others behind them [GAME-82 GAME-83]', () => {
    expect(shown(all, menu('QUICK', 'C', 'X'), menu('VN', 'A', 'C'))).toEqual([
      ['QUICK', 'C'],
      ['VN', 'A'],
      ['', 'B'],
    ]);
  });

  it('are one without a menu; an empty one is left out, and what this front end hides [GAME-82 GAME-87]', () => {
    expect(shown(all)).toEqual([['', 'A', 'B', 'C']]);
    expect(shown([lottery('A', { isGameH5: 0 }), lottery('B')], menu('VN', 'A'))).toEqual([['', 'B']]);
    expect(shown([])).toEqual([]);
  });
});
