import { expect, test } from 'vitest';
import { listGames } from '../games/list-games';
import { echoesIn } from './echoes';

const page = { language: 'VI', pageNum: 1, pageSize: 30 };
const rulesOf = (input: object, field: string) =>
  echoesIn(listGames, { ...page, ...input }, {}).filter((echo) => echo.field === field);

test('an order is compared with another one where nothing else narrows the list, whatever comes first untold [CALL-06]', () => {
  expect(rulesOf({ sort: 'NAME' }, 'sort')).toEqual([
    { field: 'sort', rule: 'apart', at: 'games', than: 'NEW' },
  ]);
  expect(rulesOf({ sort: 'NAME', gameName: 'trong hoi' }, 'sort')).toEqual([]);
  expect(rulesOf({ sort: 'NAME', gameType: 'RNG' }, 'sort')).toEqual([]);
});
