// @ts-check

import { nameOf } from './card.js';
import { createDealer } from './dealer.js';
import { el } from './dom.js';
import { createHands } from './hands.js';
import { fill } from './words.js';

const SIDES = ['left', 'tie', 'right'];

/** Dragon against tiger with a dealer: a card each, the higher one wins. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const { pays } = game.table;
  const named = words.dragon;
  const dealer = createDealer(table, {
    legend: words.choose_spot,
    actionLabel: words.deal_now,
    className: 'in-3',
    most: 1,
    options: SIDES.map((side) => ({
      value: side,
      label: named[side],
      note: `×${numbers.number(pays[side] / 100)}`,
      className: `spot-${side}`,
    })),
    choiceOf: ([side]) => ({ side }),
    spotsOf: ({ side }) => [side],
  });
  const hands = createHands(
    table,
    ['left', 'right'].map((name) => ({ name, label: named[name] })),
    1,
    dealer,
  );
  table.stage.append(dealer.view, hands.felt, dealer.spots.element);
  table.rules.append(el('p', {}, words.dragon_rules), el('p', {}, words.clock_rules));

  let dealt = Promise.resolve();
  /** @type {import('./table.js').Scene} */
  const scene = {
    begin(choice) {
      dealer.close(choice);
      dealt = hands.deal();
    },
    async reveal({ outcome }) {
      await dealt;
      for (const name of ['left', 'right']) await hands.open(name, 0, outcome[name]);
      finish(outcome);
    },
    halt: hands.clear,
    show({ outcome }) {
      for (const name of ['left', 'right']) hands.show(name, [outcome[name]]);
      finish(outcome);
    },
    tell({ outcome }) {
      return fill(words.dragon_told, {
        left: nameOf(words, outcome.left),
        right: nameOf(words, outcome.right),
        winner: wonText(outcome.winner),
      });
    },
  };
  return scene;

  /** @param {any} outcome */
  function finish({ winner }) {
    hands.light(winner);
    dealer.end([winner], wonText(winner));
  }

  /** @param {string} winner */
  function wonText(winner) {
    return winner === 'tie' ? words.hand_tie : fill(words.hand_won, { side: named[winner] });
  }
}
