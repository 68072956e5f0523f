// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { standIn } from '@/tests/support/stand-in';
import { SearchResults } from './search-results';

let total: number | undefined;
standIn(import('../lobby/use-games'), { useListedGames: () => ({ total }) });
standIn(import('../lobby/game-list'), { GameList: () => <p>games</p> });
standIn(import('../favourites/favourite-list'), { FavouriteList: () => null });
afterEach(cleanup);

function order(): string {
  const source = { kind: 'list', filters: { gameName: 'hu vang' } } as const;
  const { container } = render(<SearchResults source={source} suggestions={<nav>suggestions</nav>} />);
  return [...container.querySelectorAll('p:not([role]), nav')].map((part) => part.textContent).join(', ');
}

it.each([
  [undefined, 'games, suggestions'],
  [1, 'games, suggestions'],
  [24, 'games, suggestions'],
  // Nobody looks through so many: what narrows them down comes first.
  [25, 'suggestions, games'],
])('of %s games that a text names shows %s [GAME-75]', (count, parts) => {
  total = count;
  expect(order()).toBe(parts);
});
