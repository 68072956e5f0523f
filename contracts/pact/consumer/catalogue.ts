import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { policyOf } from '../../../edge/policy';
import { addFavourite, listFavourites, removeFavourite } from '../../games/favourites';
import { getGame } from '../../games/game-detail';
import { getGameTypes } from '../../games/game-types';
import { getHotGames } from '../../games/hot-games';
import { listGames } from '../../games/list-games';
import { getGameMenus } from '../../games/menus';
import { addRecent, listRecent } from '../../games/recents';
import type { Operation } from '../../operation';
import { interactionsOf } from '../interactions';
import type { PlayOperation } from './play-operation';

/** What a call sends as query values, the edge's own among them. */
const queryOf = (operation: Operation) => Matchers.reify(interactionsOf(operation)[0]?.request.query);
const bodyOf = (sent: string | undefined): unknown => JSON.parse(sent ?? '');

/** Catalogue of games: lists, details, menus, favourites, recents. */
export function catalogueContracts(play: PlayOperation): void {
  test('asks for kinds of games with typeId 1 and merchant_code, and reads them inside each type [CALL-54 GAME-51 GAME-59 CONST-85]', async () => {
    expect((await play(getGameTypes)).pins).toEqual(
      expect.arrayContaining([
        'list[].gameType',
        'list[].classifies[].gameClassify',
        'list[].classifies[].name',
      ]),
    );
    expect(queryOf(getGameTypes)).toEqual({ language: 'VI', typeId: '1', merchant_code: 'hoadang' });
  });

  test('reads the vendor sorting from the menus: categories, their vendors, and a vendor’s own category [CALL-70 GAME-39 GAME-40 GAME-80 GAME-81]', async () => {
    expect((await play(getGameMenus)).pins).toEqual(
      expect.arrayContaining([
        'list[].gameCategory',
        'list[].vendorNames[].accountTypeName',
        'list[].vendorNames[].gameCategory',
      ]),
    );
    expect(getGameMenus.method).toBe('GET');
    expect(queryOf(getGameMenus)).toEqual({ language: 'VI', merchantCode: 'hoadang' });
  });

  test('asks for hot games with merchantCode, filters, isPlatform 2, the language and platform html5, and reads them from list [CALL-61 GAME-52 GAME-53 GAME-54 GAME-55 GAME-56 GAME-57 GAME-59 CONST-84]', async () => {
    const { pins, knows } = await play(getHotGames);
    expect(pins).toEqual(expect.arrayContaining(['list[].nodeId', 'list[].gameName']));
    expect(knows).toContain('list[].gameCode');
    expect(queryOf(getHotGames)).toEqual({
      language: 'VI',
      isPlatform: '2',
      platform: 'html5',
      merchantCode: 'hoadang',
    });
    expect(Object.keys(getHotGames.input.entries)).toContain('gameCategory');
  });

  test('asks for a page of games with merchant, clientType 2 and filters, and reads games, pageNum and totalPages [CALL-55 GAME-43 GAME-44 GAME-45 GAME-47 GAME-48 GAME-49 GAME-50 GAME-59 CONST-83]', async () => {
    const { pins } = await play(listGames);
    expect(pins).toEqual(expect.arrayContaining(['games[].nodeId', 'pageNum', 'totalPages', 'total']));
    expect(queryOf(listGames)).toEqual({
      language: 'VI',
      gameType: 'RNG',
      vassalage: 'Trống Đồng',
      gameClassify: 'FeatureBuy',
      gameName: 'trong hoi',
      sort: 'NAME',
      pageNum: '1',
      pageSize: '30',
      clientType: '2',
      merchant: 'hoadang',
    });
  });

  test('reads of a game its type, vendor, ids, code, mode and flags, with its name and picture [GAME-91 GAME-92 GAME-93 GAME-94 GAME-95 GAME-96 GAME-97 GAME-98 GAME-99 GAME-100 GAME-102]', async () => {
    const { pins, knows, refusals } = await play(getGame);
    expect(knows).toEqual(
      expect.arrayContaining([
        'gameType',
        'vassalage',
        'gameId',
        'roomId',
        'nodeId',
        'gameCode',
        'supportPlay',
        'lottoMode',
        'isGameH5',
        'freeplay',
        'gameName',
        'imageUrl',
      ]),
    );
    expect(knows.filter((field) => !pins.includes(field))).toEqual(['label', 'roomId']);
    expect(refusals).toEqual(['game.not.found']);
  });

  test('reads favourites from content with pageNum, totalPages and the list of node ids [CALL-58 GAME-60 GAME-61 GAME-62 GAME-63]', async () => {
    const { pins, refusals } = await play(listFavourites);
    expect(pins).toEqual(
      expect.arrayContaining(['content[].nodeId', 'pageNum', 'totalPages', 'nodeIds', 'nodeIds[]']),
    );
    expect(refusals).toEqual(['session.ended']);
  });

  test('adds a favourite by POST and removes one by DELETE, both with a data body [CALL-56 CALL-57 GAME-65 GAME-67]', async () => {
    const [added, removed] = [await play(addFavourite), await play(removeFavourite)];
    expect([addFavourite.method, removeFavourite.method]).toEqual(['POST', 'DELETE']);
    for (const { results } of [added, removed]) {
      expect(bodyOf(results[0]?.sent)).toEqual({ nodeId: 90001 });
      expect(results[0]?.interaction.signedIn).toBe(true);
    }
  });

  test('notes a played game by a GET with query that is never cached nor open to the browser, and reads recent games by category [CALL-59 CALL-60 GAME-72 GAME-73]', async () => {
    expect((await play(addRecent)).pins).toEqual([]);
    expect(addRecent.method).toBe('GET');
    expect(queryOf(addRecent)).toMatchObject({ nodeId: '90001', merchantCode: 'hoadang' });
    expect(policyOf(addRecent)).toEqual({});
    expect((await play(listRecent)).pins).toContain('list[].nodeId');
    expect(queryOf(listRecent)).toMatchObject({ gameCategory: 'RNG' });
  });
}
