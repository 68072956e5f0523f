import { cards } from './cards';
import type { Engine } from './engine';

/** Dragon (left) against tiger (right): a card each, at the odds of high card, with a dealer. */
export const dragon: Engine = { ...(cards as Engine), name: 'dragon' };
