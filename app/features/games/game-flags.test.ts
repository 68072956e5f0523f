import { expect, it } from 'vitest';
import { hasFreePlay, isHidden, isPlayable } from './game-flags';

it.each([
  [undefined, { hidden: false, playable: true, trial: false }],
  [null, { hidden: false, playable: true, trial: false }],
  ['', { hidden: false, playable: true, trial: false }],
  [1, { hidden: false, playable: true, trial: true }],
  [true, { hidden: false, playable: true, trial: true }],
  ['1', { hidden: false, playable: true, trial: true }],
  [0, { hidden: true, playable: false, trial: false }],
  [false, { hidden: true, playable: false, trial: false }],
  ['0', { hidden: true, playable: false, trial: false }],
])('reads a game whose three flags are %o as %o [GAME-97 GAME-99 GAME-100 GAME-101]', (written, read) => {
  const game = { isGameH5: written, supportPlay: written, freeplay: written };
  expect({ hidden: isHidden(game), playable: isPlayable(game), trial: hasFreePlay(game) }).toEqual(read);
});
