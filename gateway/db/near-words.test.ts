import { expect, it } from 'vitest';
import { formsOf, nearWordRows } from './near-words';
import { searchTextsOf } from './search-text';

const near = (typed: string, meant: string) => formsOf(typed).some((form) => formsOf(meant).includes(form));

it.each([
  ['vag', 'vang'],
  ['vaang', 'vang'],
  ['vagn', 'vang'],
  ['vong', 'vang'],
])('takes %s for %s, a letter or a turn away [GAME-75]', (typed, meant) => {
  expect(near(typed, meant)).toBe(true);
});

it('takes no word for one that is further away [GAME-75]', () => {
  expect(near('rong', 'vang')).toBe(false);
  expect(formsOf('a')).toEqual(['a']);
});

it('knows the words of names, vendors and types, and neighbours in a name without their space [GAME-75]', () => {
  const game = { gameName: 'Tiến Lên', gameNameEn: 'Climb Up', vassalage: 'Lá Tre', classifies: [] };
  const rows = nearWordRows([searchTextsOf({ ...game, gameType: 'PVP', imageUrl: '' })]);
  expect(rows).toEqual(
    expect.arrayContaining([
      { form: 'ln', word: ' len' },
      { form: 'tre', word: ' tre' },
      { form: 'fishng', word: ' fishing' },
      { form: 'tienlen', word: ' tien len' },
      { form: 'climbup', word: ' climb up' },
    ]),
  );
  expect(new Set(rows.map(({ form, word }) => `${form}|${word}`)).size).toBe(rows.length);
});
