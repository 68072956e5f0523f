import { expect, test } from 'vitest';
import { gamesShown } from './games-shown';

// The first tile takes four cells.
const fills = (count: number, columns: number) => (count + 3) % columns === 0;

test.each([9, 12, 15])('shows %i games in three columns when there are that many', (count) => {
  expect(gamesShown(count).three).toBe(count);
});

test('leaves no row unfinished beside the double tile, in three and in four columns', () => {
  for (let available = 5; available <= 40; available++) {
    const { three, four } = gamesShown(available);
    expect(fills(three, 3)).toBe(true);
    expect(fills(four, 4)).toBe(true);
  }
});

test('shows 15 games at most in three columns and 13 in four', () => {
  expect(gamesShown(200)).toEqual({ three: 15, four: 13 });
  expect(gamesShown(12)).toEqual({ three: 12, four: 9 });
});

test('shows the few games there are, and none where there is none [HOME-01]', () => {
  expect(gamesShown(2)).toEqual({ three: 2, four: 2 });
  expect(gamesShown(0)).toEqual({ three: 0, four: 0 });
});
