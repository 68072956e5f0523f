import { expect, test } from 'vitest';
import { statesToWrite, statesToWriteLines } from './states-to-write.mjs';

const rows = (...missing: string[][]) => missing.map((missingStates) => ({ missingStates }));

test('names first the state that lets most rows be judged, and counts rows that need two only with both', () => {
  const order = statesToWrite(rows(['a'], ['b'], ['b'], ['b', 'c'], ['a', 'c'], ['c', 'b'], []));
  expect(order).toEqual([
    { state: 'b', rows: 2 },
    { state: 'c', rows: 4 },
    { state: 'a', rows: 6 },
  ]);
});

test('where no state completes a row, the one that most rows wait for comes first', () => {
  expect(statesToWrite(rows(['a', 'b'], ['a', 'c'])).map(({ state }) => state)).toEqual(['a', 'b', 'c']);
});

test('says how far the first three go and what each brings, and nothing when nothing is missing', () => {
  expect(statesToWriteLines(rows(['a'], ['b'], ['c'], ['d'], ['d']))).toEqual([
    '4 states are still to write; the first 3 let 4 rows be judged:',
    '    +2 (2)      d',
    '    +1 (3)      a',
    '    +1 (4)      b',
    '    +1 (5)      c',
  ]);
  expect(statesToWriteLines(rows(['a']))[0]).toBe(
    '1 state is still to write; the first lets 1 row be judged:',
  );
  expect(statesToWriteLines(rows([]))).toEqual([]);
});

test('names a state that is there with the parameters that it lacks', () => {
  const asked = (states: string, ...missingStates: string[]) => ({ states, missingStates });
  const order = statesToWrite([
    asked('a member (type: 0)'),
    asked('a member (type: 0) and a member (another: true, type: 0)', 'a member'),
    asked('a member (account: frozen) and a game', 'a member', 'a game'),
    asked('a game (state: hidden)', 'a game'),
  ]);
  expect(order).toEqual([
    { state: 'a game', rows: 1 },
    { state: 'a member (another: true, type: 0)', rows: 2 },
    { state: 'a member (account: frozen)', rows: 3 },
  ]);
});
