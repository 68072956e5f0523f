import { expect, test } from 'vitest';
import {
  getLotteryMenu,
  getNumero,
  getVietnamNumero,
  getVietnamResults,
  listElectronicLotteries,
  listLotteries,
} from '../../games/lottery';
import type { PlayOperation } from './play-operation';

const OPEN_DRAW = ['list[].gameCode', 'list[].numero', 'list[].closeTime', 'list[].drawTime'];

/** Lotteries and their draws. */
export function lotteryContracts(play: PlayOperation): void {
  test('reads the lotteries, each with the code that ties it to its draws [CALL-62 GAME-82]', async () => {
    expect((await play(listLotteries)).pins).toEqual(
      expect.arrayContaining(['list[].nodeId', 'list[].gameName', 'list[].vassalage', 'list[].gameCode']),
    );
  });

  test('reads the electronic lotteries the same way [CALL-67 GAME-87]', async () => {
    expect((await play(listElectronicLotteries)).pins).toEqual(
      expect.arrayContaining(['list[].nodeId', 'list[].gameName', 'list[].gameCode']),
    );
  });

  test('reads the groups of lotteries by name, with the codes in them [CALL-63 GAME-83]', async () => {
    expect((await play(getLotteryMenu)).pins).toEqual(
      expect.arrayContaining(['list[].menuCode', 'list[].menuName', 'list[].gameCodes[]']),
    );
  });

  test('reads the last Vietnamese results prize by prize [CALL-64 GAME-84]', async () => {
    expect((await play(getVietnamResults)).pins).toEqual(
      expect.arrayContaining(['list[].results[].prize', 'list[].results[].numbers[]']),
    );
  });

  test('reads the open Vietnamese draws, with when bets end and when they are held [CALL-65 GAME-85]', async () => {
    expect((await play(getVietnamNumero)).pins).toEqual(expect.arrayContaining(OPEN_DRAW));
  });

  test('reads the open draws of the other lotteries, and the last result where there is one [CALL-66 GAME-86 GAME-88]', async () => {
    const { pins, knows } = await play(getNumero);
    expect(pins).toEqual(expect.arrayContaining(OPEN_DRAW));
    expect(knows).toEqual(expect.arrayContaining(['list[].lastNumero', 'list[].lastResult[]']));
  });
}
