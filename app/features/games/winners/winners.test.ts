import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listRanks } from '@/contracts/games/ranks';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { groupsOf, winnersOf as winnersAmong } from './winners';

const entry = (recordId: number | string, more: object = {}) => ({
  recordId,
  customerName: `N***${recordId}`,
  ...more,
});
/** The winners of an answer as the gateway sends it. */
const winnersOf = (list: unknown[]) => winnersAmong(v.parse(listRanks.output, { list }).list);
/** In units of the currency. */
const amounts = (list: unknown[]) => winnersOf(list).map(({ amount }) => decimalNumberOf(amount));

const AMOUNTS: [string, object, number][] = [
  ['a number', { winAmount: 48_250_000 }, 48_250_000],
  ['the text of a number', { winAmount: ' 48250000.5 ' }, 48_250_000.5],
  ['a number inside the value', { value: { winAmount: 700 } }, 700],
  ['a text inside the value, beside one that is none', { winAmount: '', value: { winAmount: '700' } }, 700],
  ['both, of which the first counts', { winAmount: 1, value: { winAmount: 2 } }, 1],
];

describe('the rows of the winner board', () => {
  test('stand with the largest win first, whatever the order of the answer [WIN-06 WIN-16]', () => {
    expect(amounts([5, 900, 31.5, 70].map((winAmount) => entry(winAmount, { winAmount })))).toEqual([
      900, 70, 31.5, 5,
    ]);
  });

  test.each(AMOUNTS)('read the amount from %s [WIN-16 WIN-17]', (_, given, amount) => {
    expect(amounts([entry(1, given)])).toEqual([amount]);
  });

  test.each([[{}], [{ winAmount: 'nhiều' }], [{ winAmount: 0 }], [{ winAmount: -5 }], [{ winAmount: null }]])(
    'leave out an entry whose amount is %j [WIN-17]',
    (given) => {
      expect(winnersOf([entry(1, given)])).toEqual([]);
    },
  );

  test('carry record, masked name, game, picture and time, each record once [WIN-14 WIN-15 WIN-19]', () => {
    const one = entry('r-1', {
      winAmount: 9,
      gameName: 'Sen Ngọc',
      imageUrl: '/art/covers/rng-lotus-1.svg',
      wonAt: 1755759960000,
    });
    expect(winnersOf([one, one])).toEqual([
      {
        id: 'r-1',
        name: 'N***r-1',
        amount: 900,
        game: 'Sen Ngọc',
        picture: '/art/covers/rng-lotus-1.svg',
        at: 1755759960000,
      },
    ]);
    expect(winnersOf([entry(2, { winAmount: 1 })])[0]).toMatchObject({ game: '', picture: '', at: null });
  });

  test('are thirty at most, the largest of all [WIN-05 CONST-55]', () => {
    const many = Array.from({ length: 40 }, (_, index) => entry(index, { winAmount: index + 1 }));
    expect(winnersOf(many)).toHaveLength(30);
    expect(amounts(many).at(-1)).toBe(11);
  });

  test.each([
    [0, []],
    [1, [1]],
    [4, [2, 2]],
    [5, [2, 2, 1]],
  ])('stand two by two: %i rows [WIN-07 CONST-56]', (count, sizes) => {
    const rows = Array.from({ length: count }, (_, index) => index);
    expect(groupsOf(rows).map(({ length }) => length)).toEqual(sizes);
    expect(groupsOf(rows).flat()).toEqual(rows);
  });
});
