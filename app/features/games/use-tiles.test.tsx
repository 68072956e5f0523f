// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { favouriteIdsQuery } from './favourites/favourites.queries';
import { useTiles } from './use-tiles';

type Shared = ReturnType<typeof useTiles>;

afterEach(cleanup);

let shared: Shared | undefined;
function List() {
  shared = useTiles();
  return null;
}

async function tilesOf(session: { type: number } | null) {
  await renderOnSite(<List />, { session, answers: [[favouriteIdsQuery().queryKey, ['501']]] });
  return shared as Shared;
}

const game = (nodeId: number | string) => ({ nodeId, gameName: '', imageUrl: '', vassalage: '' });

it('leads from each tile to its sheet, and from a guest’s heart to the login and back [GAME-69 GAME-91]', async () => {
  const { tiles, isFavourite } = await tilesOf(null);
  expect([501, '501', 'a b'].map(tiles.sheetHref)).toEqual([
    '/m/home?game=501',
    '/m/home?game=501',
    '/m/home?game=a+b',
  ]);
  expect(tiles.loginHref).toBe('/m/login?redirect=%2Fm%2Fhome');
  expect(isFavourite(game(501))).toBe(false);
});

it('knows which games are favourites of a member [GAME-63]', async () => {
  const { tiles, isFavourite } = await tilesOf({ type: 0 });
  expect(tiles.isMember).toBe(true);
  expect([501, '501', 502].map((id) => isFavourite(game(id)))).toEqual([true, true, false]);
});
