import { expect, test } from 'vitest';
import { pickHotEvents } from './pick-hot-events';

const of = (...ids: (number | string)[]) => ids.map((id) => ({ id }));
const idsOf = (events: { id: number | string }[]) => events.map(({ id }) => id);

test('hot events are the first three of the hot list, in its order [HOME-17 HOME-20 CONST-59]', () => {
  expect(idsOf(pickHotEvents(of(4, 2, 9, 1), of(7, 8)))).toEqual([4, 2, 9]);
});

test('fills hot events up from promotion [HOME-17 HOME-20]', () => {
  expect(idsOf(pickHotEvents(of(4), of(7, 8, 9)))).toEqual([4, 7, 8]);
});

test('shows a hot event that is also a promotion once, whichever way its id is written [HOME-20]', () => {
  expect(idsOf(pickHotEvents(of(4), of('4', 7)))).toEqual([4, 7]);
});

test('has no hot events where there is no promotion at all [HOME-01]', () => {
  expect(pickHotEvents([], [])).toEqual([]);
});
