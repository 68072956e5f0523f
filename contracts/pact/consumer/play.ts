import { Matchers } from '@pact-foundation/pact';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listJackpots } from '../../games/jackpots';
import { launchGame, PLAY_TYPES, PRIZE_MODES } from '../../games/launch-game';
import { listRanks } from '../../games/ranks';
import type { PlayOperation } from './play-operation';

const backUrl = 'https://site.example/m/lott';
const lottery = { vendor: 'LOTT', gameCode: 'LOTT-01', prizeMode: 'Lott', backUrl };

/** Launching a game, and the winner board. */
export function playContracts(play: PlayOperation): void {
  test('launches a game with category, vendor, ids, the free-play flag and the way back, and reads its address [CALL-68 LAUNCH-14 LAUNCH-15 LAUNCH-16 LAUNCH-17 LAUNCH-18 LAUNCH-27 LAUNCH-29]', async () => {
    const { pins, results } = await play(launchGame);
    expect(pins).toContain('url');
    expect([launchGame.method, launchGame.path]).toEqual(['GET', '/wps/game/launchGame']);
    expect(Matchers.reify(results[0]?.interaction.request.query)).toEqual({
      category: 'RNG',
      vendor: 'Trống Đồng',
      gameId: '1',
      nodeId: '90001',
      freeplay: '0',
      backUrl: 'https://site.example/m/slot-games',
      merchantCode: 'hoadang',
    });
  });

  test('launches a lottery by the same call, with vendor, code, prize mode and play type [LAUNCH-07 LAUNCH-08 LAUNCH-09 LAUNCH-10 LAUNCH-28]', async () => {
    const { results } = await play(launchGame);
    const ofLottery = results.find(({ interaction }) => interaction.description.endsWith('of a lottery'));
    expect(Matchers.reify(ofLottery?.interaction.request.query)).toEqual({
      vendor: 'LOTT',
      gameCode: 'LOTT-01',
      prizeMode: 'Elott',
      playType: 'trad',
      backUrl,
      merchantCode: 'hoadang',
    });
  });

  test('reads why a game was not launched: not there, shut, or not for a trial [LAUNCH-31 LAUNCH-32]', async () => {
    expect((await play(launchGame)).refusals).toEqual([
      'game.not.found',
      'game.maintenance',
      'account.trial',
      'password.given',
      'session.ended',
    ]);
  });

  test('takes three prize modes and two play types or none, and no field of the other launcher [LAUNCH-11 LAUNCH-12 LAUNCH-19 LAUNCH-25]', () => {
    const takes = (more: object) => v.is(launchGame.input, { ...lottery, ...more });
    expect([...PRIZE_MODES, 'Other'].map((prizeMode) => takes({ prizeMode }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([...PLAY_TYPES, 'other'].map((playType) => takes({ playType }))).toEqual([true, true, false]);
    expect([takes({}), takes({ nodeId: 1 }), takes({ freeplay: 0 })]).toEqual([true, false, false]);
    expect(v.is(launchGame.input, { ...launchGame.example.input, prizeMode: 'Lott' })).toBe(false);
  });

  test('asks for thirty winners of all games in a language, and reads who won how much in what [CALL-69 CALL-85 CONST-89 GAME-89 WIN-01 WIN-02 WIN-03 WIN-04 WIN-14 WIN-15 WIN-16]', async () => {
    const { pins, results } = await play(listRanks);
    expect(pins).toEqual(
      expect.arrayContaining([
        'list[].recordId',
        'list[].customerName',
        'list[].winAmount',
        'list[].gameName',
        'list[].wonAt',
      ]),
    );
    expect(listRanks.path.startsWith('/lgw/')).toBe(true);
    expect(results[0]?.interaction.request.query).toEqual({
      gameCategory: 'ALL',
      limitNum: '30',
      language: 'VI',
      merchantCode: 'hoadang',
    });
  });

  test('asks for the jackpots in a language, and reads what is in each and when it fell [CALL-91 GAME-105]', async () => {
    expect((await play(listJackpots)).pins).toEqual(
      expect.arrayContaining([
        'list[].jackpotId',
        'list[].jackpotName',
        'list[].amount',
        'list[].mustFallBy',
        'list[].lastFall.at',
        'list[].lastFall.amount',
        'list[].lastFall.customerName',
      ]),
    );
  });

  test('reads an amount inside a value object as well [WIN-17]', () => {
    const entry = { recordId: 1, customerName: 'N***8', value: { winAmount: '48250000' } };
    expect(v.parse(listRanks.output, { list: [entry] }).list[0]?.value).toEqual({ winAmount: 4_825_000_000 });
  });
}
