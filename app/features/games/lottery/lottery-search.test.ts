import { expect, it } from 'vitest';
import { lotterySearch } from './lottery-search';

it('takes the open game and the vendor from the address, and nothing else [GAME-42 GAME-104]', () => {
  expect(lotterySearch({ game: 7, vendor: 'TCG_SEA' })).toEqual({ game: 7, vendor: 'TCG_SEA' });
  expect(lotterySearch({ game: {}, vendor: ['TCG_SEA'] })).toEqual({ game: undefined, vendor: undefined });
});
