import { expect, test } from 'vitest';
import { isAffordable, standingOf } from './item-standing';

const item = (stock: number | null, points = 300) => ({ limited: stock !== null, stock: stock ?? 0, points });

test('what is gone is gone for everybody, what is too dear says how much is missing, what is scarce says so [MALL-03]', () => {
  expect(standingOf(item(0), 1_000)).toEqual({ is: 'gone' });
  expect(standingOf(item(9), 299)).toEqual({ is: 'short', missing: 1 });
  expect(standingOf(item(4), 300)).toEqual({ is: 'scarce', stock: 4 });
  expect(standingOf(item(5), 300)).toEqual({ is: 'left', stock: 5 });
  expect(standingOf(item(null), 300)).toEqual({ is: 'endless' });
});

test('a guest, whose points nobody knows, is told the stock [MALL-03 MALL-05]', () => {
  expect(standingOf(item(9), undefined)).toEqual({ is: 'left', stock: 9 });
});

test('affordable is what one has the points for and what is there [MALL-03]', () => {
  expect([item(9), item(0), item(null), item(9, 301)].map((one) => isAffordable(one, 300))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
