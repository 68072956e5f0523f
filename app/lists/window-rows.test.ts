import { describe, expect, it } from 'vitest';
import { drawnRows, visibleRows } from './window-rows';

const MOST = 10;

describe('the rows in sight', () => {
  it.each([
    ['the grid begins below the search field', { scrolled: -300, height: 844 }, { from: 0, to: 3 }],
    ['it begins at the top of the window', { scrolled: 0, height: 800 }, { from: 0, to: 4 }],
    ['a row is cut at both ends', { scrolled: 350, height: 800 }, { from: 1, to: 6 }],
    ['the end is reached', { scrolled: 19_400, height: 800 }, { from: 97, to: 100 }],
    ['the grid is above the window', { scrolled: 30_000, height: 800 }, { from: 99, to: 100 }],
    ['the grid is far below the window', { scrolled: -5_000, height: 800 }, { from: 0, to: 1 }],
  ])('when %s [GAME-46]', (_when, view, rows) => {
    expect(visibleRows({ ...view, pitch: 200, rows: 100 })).toEqual(rows);
  });

  it('of an empty grid are none that could be drawn', () => {
    const visible = visibleRows({ scrolled: 0, height: 800, pitch: 200, rows: 0 });
    expect(drawnRows({ rows: 0, visible, focused: undefined, most: MOST })).toEqual([{ from: 0, to: 0 }]);
  });
});

describe('the rows that are drawn', () => {
  it.each([
    ['two more on each side', { from: 40, to: 45 }, undefined, [{ from: 38, to: 47 }]],
    ['none before the first', { from: 0, to: 4 }, undefined, [{ from: 0, to: 6 }]],
    ['none behind the last', { from: 97, to: 100 }, undefined, [{ from: 95, to: 100 }]],
    ['fewer around a high window', { from: 10, to: 19 }, undefined, [{ from: 10, to: 19 }]],
    [
      'those with the focus far above',
      { from: 40, to: 45 },
      3,
      [
        { from: 2, to: 5 },
        { from: 39, to: 46 },
      ],
    ],
    [
      'those with the focus far below',
      { from: 10, to: 15 },
      80,
      [
        { from: 9, to: 16 },
        { from: 79, to: 82 },
      ],
    ],
    ['one stretch when the focus is near', { from: 40, to: 45 }, 38, [{ from: 37, to: 46 }]],
    ['nothing for a focus on a row that is gone', { from: 40, to: 45 }, 100, [{ from: 38, to: 47 }]],
  ])('are those in sight and %s [GAME-46]', (_which, visible, focused, drawn) => {
    expect(drawnRows({ rows: 100, visible, focused, most: MOST })).toEqual(drawn);
  });

  it('are never more than allowed, wherever window and focus are', () => {
    for (let from = 0; from < 95; from++) {
      for (const focused of [undefined, 0, 1, 50, 99]) {
        const drawn = drawnRows({ rows: 100, visible: { from, to: from + 5 }, focused, most: MOST });
        const count = drawn.reduce((sum, rows) => sum + rows.to - rows.from, 0);
        expect(count).toBeLessThanOrEqual(MOST);
        const holds = (row: number) => drawn.some((rows) => rows.from <= row && row < rows.to);
        expect([from, from + 4, focused ?? from].every(holds)).toBe(true);
      }
    }
  });
});
