import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { knownGame } from './known-game';

const game = (nodeId: number, gameName = `Trò ${nodeId}`) => ({ nodeId, gameName, vassalage: 'JILI' });

it('finds what a list, the hot games or the favourites have shown of a game, whichever way its id is written [GAME-95]', () => {
  const client = new QueryClient();
  client.setQueryData(['games', 'menus'], { list: [{ gameCategory: 'RNG', vendorNames: [] }] });
  client.setQueryData(['games', 'hot'], { list: [game(1)] });
  client.setQueryData(['games', 'list', {}], { pages: [{ games: [game(2)] }, { games: [game(3)] }] });
  client.setQueryData(['member', 'favourites', 'list'], { pages: [{ content: [game(4)] }] });
  client.setQueryData(['member', 'info'], { account: 'minhan' });
  client.setQueryData(['member', 'favourites', 'ids'], ['5']);
  expect(['1', 2, '3', 4].map((nodeId) => knownGame(client, nodeId)?.gameName)).toEqual([
    'Trò 1',
    'Trò 2',
    'Trò 3',
    'Trò 4',
  ]);
  expect(knownGame(client, 5)).toBeUndefined();
});
