// @ts-check

import { clear, lay, layBack, nameOf, slide, turn } from './card.js';
import { choices } from './choices.js';
import { el } from './dom.js';
import { wait } from './motion.js';
import { fill } from './words.js';

const DEAL_MS = 350;

/** Two cards, the higher one wins. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const { pays } = game.table;
  const left = placeFor('left');
  const right = placeFor('right');
  const deck = el('div', { className: 'deck card back' });
  const times = (/** @type {string} */ side) => `×${numbers.number(pays[side] / 100)}`;
  const sides = choices({
    legend: words.choose_side,
    name: 'side',
    options: ['left', 'tie', 'right'].map((side) => ({ value: side, label: words[side], note: times(side) })),
  });
  const view = el(
    'div',
    { className: 'felt', 'aria-hidden': 'true' },
    deck,
    left.place,
    right.place,
    table.won,
  );
  table.stage.append(view, sides.element);
  table.rules.append(el('p', {}, words.card_rules));
  table.main(words.deal, () => table.play({ side: sides.chosen() }));

  let dealt = Promise.resolve();
  /** @type {import('./table.js').Scene} */
  const scene = {
    begin({ side }) {
      sides.choose(side);
      for (const { place } of [left, right]) place.classList.remove('ahead');
      dealt = deal();
    },
    async reveal(round) {
      await dealt;
      table.hear('turn');
      await turn(left.card, round.outcome.left);
      await wait(250);
      table.hear('turn');
      await turn(right.card, round.outcome.right);
      light(round);
    },
    halt() {
      for (const { card } of [left, right]) clear(card);
    },
    show(round, { side }) {
      sides.choose(side);
      lay(left.card, round.outcome.left);
      lay(right.card, round.outcome.right);
      light(round);
    },
    tell({ outcome }) {
      return fill(words.cards_drawn, {
        left: nameOf(words, outcome.left),
        right: nameOf(words, outcome.right),
      });
    },
  };
  return scene;

  /** @param {'left' | 'right'} side */
  function placeFor(side) {
    const card = el('div', { className: 'card', hidden: true });
    return { card, place: el('div', { className: 'place' }, card, el('span', {}, words[side])) };
  }

  /** From the deck to their places, one after the other. */
  async function deal() {
    for (const { card } of [left, right]) card.hidden = true;
    for (const { card } of [left, right]) {
      layBack(card);
      table.hear('turn');
      await slide(card, deck, DEAL_MS);
    }
  }

  /** @param {any} round */
  function light({ outcome: { winner } }) {
    left.place.classList.toggle('ahead', winner === 'left');
    right.place.classList.toggle('ahead', winner === 'right');
  }
}
