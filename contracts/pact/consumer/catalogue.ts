import { expect, test } from 'vitest';
import { getHotGames } from '../../games/hot-games';
import type { PlayOperation } from './play-operation';

/** Catalogue of games: lists, details, menus, favourites, recents. */
export function catalogueContracts(play: PlayOperation): void {
  test('reads the games most played now from list [CALL-61]', async () => {
    expect((await play(getHotGames)).pins).toEqual(
      expect.arrayContaining(['list[].nodeId', 'list[].gameName']),
    );
  });
}
