// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepHotGames, keptHotGames } from './hot-games-cache';

const games = {
  list: [{ nodeId: 1, gameName: 'Trống Hội', gameType: 'RNG', vassalage: 'Trống Đồng', imageUrl: '' }],
};

beforeEach(() => localStorage.clear());

it('keeps the hot games under HOT_GAMES with their language and the time they were fetched [GAME-58 SESS-19 SESS-20]', () => {
  keepHotGames(games, 'VI', 1_000);
  expect(JSON.parse(localStorage.getItem('HOT_GAMES') ?? '')).toEqual({ games, language: 'VI', at: 1_000 });
  expect(keptHotGames('VI')).toEqual({ games, at: 1_000 });
});

it('keeps nothing for another language [SESS-20]', () => {
  keepHotGames(games, 'VI', 1_000);
  expect(keptHotGames('EN')).toBeUndefined();
});

it.each([
  '{',
  'null',
  '{"language":"VI","at":1}',
  '{"language":"VI","at":"1","games":{"list":[]}}',
  '{"language":"VI","at":9e15,"games":{"list":[]}}',
  '{"language":"VI","at":1,"games":[]}',
  '{"language":"VI","at":1,"games":{"list":[null]}}',
  '{"language":"VI","at":1,"games":{"list":[{"nodeId":1,"gameName":"Trống Hội"}]}}',
])('takes a damaged record %s for none [SESS-20]', (text) => {
  localStorage.setItem('HOT_GAMES', text);
  expect(keptHotGames('VI')).toBeUndefined();
});
