import { describe, expect, it } from 'vitest';
import { nextRows, type Rows, visibleRows, wantedRows, withFocused, within } from './window-rows';

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
    const wanted = wantedRows({ rows: 0, visible, focused: undefined, down: true, most: MOST });
    expect(within(wanted, 0)).toEqual({ from: 0, to: 0 });
  });
});

describe('the rows that are wanted', () => {
  it.each([
    ['more the way one goes', { from: 40, to: 45 }, true, undefined, { from: 39, to: 49 }],
    [
      'more the other way for whom turned round',
      { from: 40, to: 45 },
      false,
      undefined,
      { from: 36, to: 46 },
    ],
    ['none before the first', { from: 0, to: 4 }, false, undefined, { from: 0, to: 5 }],
    ['none behind the last', { from: 97, to: 100 }, true, undefined, { from: 96, to: 100 }],
    ['fewer around a high window', { from: 10, to: 19 }, true, undefined, { from: 10, to: 20 }],
    ['fewer beside those with the focus', { from: 40, to: 45 }, true, 3, { from: 39, to: 46 }],
    ['as many for a focus on a row that is gone', { from: 40, to: 45 }, true, 100, { from: 39, to: 49 }],
  ])('are those in sight and %s [GAME-46]', (_which, visible, down, focused, wanted) => {
    expect(wantedRows({ rows: 100, visible, focused, down, most: MOST })).toEqual(wanted);
  });

  it('are never more than allowed with those of the focus, wherever window and focus are', () => {
    for (let from = 0; from < 95; from++) {
      for (const focused of [undefined, 0, 1, 50, 99]) {
        const visible = { from, to: from + 5 };
        const wanted = wantedRows({ rows: 100, visible, focused, down: from % 2 === 0, most: MOST });
        const drawn = withFocused(wanted, 100, focused);
        const count = drawn.reduce((sum, rows) => sum + rows.to - rows.from, 0);
        expect(count).toBeLessThanOrEqual(MOST);
        const has = (row: number) => drawn.some((rows) => rows.from <= row && row < rows.to);
        expect([from, from + 4, focused ?? from].every(has)).toBe(true);
      }
    }
  });
});

describe('the rows that are drawn next', () => {
  const [visible, wanted] = [
    { from: 40, to: 45 },
    { from: 39, to: 49 },
  ];
  it.each([
    ['one more below', { from: 38, to: 46 }, { from: 39, to: 47 }],
    ['an entry more below where there are enough', { from: 39, to: 47 }, { from: 39, to: 47 + 1 / 3 }],
    ['a whole row again with its last entry', { from: 39, to: 47 + 2 / 3 }, { from: 39, to: 48 }],
    ['one more above once there are all below', { from: 40, to: 49 }, { from: 39, to: 49 }],
    ['all that came in sight', { from: 36, to: 42 }, { from: 39, to: 45 }],
    ['those in sight alone after a jump down', { from: 0, to: 10 }, visible],
    ['those in sight alone after a jump up', { from: 60, to: 70 }, visible],
    ['what was wanted and is there', wanted, wanted],
  ])('are %s', (_which, drawn, next) => {
    expect(nextRows({ drawn, visible, wanted, step: 1, columns: 3 })).toEqual(next);
  });
});

describe('the rows with the focus', () => {
  const main: Rows = { from: 40, to: 45 };
  it.each([
    ['stand before the others', 3, [{ from: 2, to: 5 }, main]],
    ['stand behind the others', 80, [main, { from: 79, to: 82 }]],
    ['are one stretch with others that are near', 38, [{ from: 37, to: 45 }]],
    ['are none where they are gone', 100, [main]],
  ])('%s [GAME-46]', (_where, focused, drawn) => {
    expect(withFocused(main, 100, focused)).toEqual(drawn);
  });
});
