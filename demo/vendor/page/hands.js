// @ts-check

import { lay, layBack, slide, turn } from './card.js';
import { el } from './dom.js';
import { wait } from './motion.js';

const DEAL_MS = 320;

/**
 * The hands of a table, each with its name and points: cards are dealt face down in turn, then turned.
 * @param {any} table
 * @param {{ name: string, label: string, points?: boolean }[]} sides
 * @param {number} cards that every hand is dealt at first
 * @param {{ gesture: () => Promise<void> }} dealer
 */
export function createHands(table, sides, cards, dealer) {
  const shoe = el('div', { className: 'shoe card back' });
  const hands = sides.map(({ name, label, points }) => {
    const row = el('div', { className: 'hand' });
    const total = el('b', { className: 'points' });
    const element = el(
      'div',
      { className: `side side-${name}` },
      el('p', {}, el('span', {}, label), points ? total : null),
      row,
    );
    return { name, row, total, element };
  });
  const felt = el(
    'div',
    { className: 'felt', 'aria-hidden': 'true' },
    shoe,
    ...hands.map(({ element }) => element),
    table.won,
  );

  /** @param {string} name */
  const handOf = (name) => /** @type {typeof hands[number]} */ (hands.find((hand) => hand.name === name));

  function clear() {
    for (const { row, total, element } of hands) {
      row.replaceChildren();
      total.textContent = '';
      element.classList.remove('ahead');
    }
  }

  /** @param {string} name */
  async function draw(name) {
    const card = el('div', {});
    layBack(card);
    handOf(name).row.append(card);
    table.hear('turn');
    dealer.gesture();
    await slide(card, shoe, DEAL_MS);
    return card;
  }

  return {
    felt,
    clear,
    handOf,
    /** The first cards, in turn, face down. */
    async deal() {
      clear();
      for (let card = 0; card < cards; card += 1) for (const { name } of hands) await draw(name);
    },
    /** Turns a card of a hand, or draws it first. @param {string} name @param {number} place @param {any} drawn */
    async open(name, place, drawn) {
      const card = handOf(name).row.children[place] ?? (await draw(name));
      table.hear('turn');
      await turn(card, drawn);
      await wait(150);
    },
    /** @param {string} name @param {readonly any[]} drawn */
    show(name, drawn) {
      handOf(name).row.replaceChildren(
        ...drawn.map((one) => {
          const card = el('div', {});
          lay(card, one);
          return card;
        }),
      );
    },
    /** @param {string} name @param {number} points */
    count(name, points) {
      handOf(name).total.textContent = String(points);
    },
    /** @param {string} winner */
    light(winner) {
      for (const { name, element } of hands) element.classList.toggle('ahead', name === winner);
    },
  };
}
