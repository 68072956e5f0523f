import { expect, it } from 'vitest';
import { playSearch } from './play.search';

it('reads game and free play, and leaves out what is neither [LAUNCH-30]', () => {
  expect(playSearch({ game: 90001, freeplay: 1 })).toEqual({ game: 90001, freeplay: 1 });
  expect(playSearch({ game: '12345678901234567890' })).toMatchObject({ game: '12345678901234567890' });
  expect(playSearch({ game: 'n-1', freeplay: '1' })).toEqual({ game: 'n-1', freeplay: 1 });
  for (const game of ['', 'x'.repeat(65), 'a\u0000', null, {}, ['7']]) {
    expect(playSearch({ game, freeplay: 2 })).toEqual({ game: undefined, freeplay: undefined });
  }
});
