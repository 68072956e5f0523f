import { cards } from './cards';

/** Dragon (left) against tiger (right): a card each, at the odds of high card, with a dealer. */
export const dragon: typeof cards = { ...cards, name: 'dragon' };
