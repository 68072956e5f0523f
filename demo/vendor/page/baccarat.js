// @ts-check

import { nameOf } from './card.js';
import { createDealer } from './dealer.js';
import { el } from './dom.js';
import { createHands } from './hands.js';
import { fill } from './words.js';

const SIDES = ['player', 'tie', 'banker'];

/** Baccarat with a dealer. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const { pays, returns } = game.table;
  const named = words.baccarat;
  const times = (/** @type {string} */ side) => `×${numbers.number(pays[side] / 100)}`;
  const dealer = createDealer(table, {
    legend: words.choose_spot,
    actionLabel: words.deal_now,
    className: 'in-3',
    most: 1,
    options: SIDES.map((side) => ({
      value: side,
      label: named[side],
      note: times(side),
      className: `spot-${side}`,
    })),
    choiceOf: ([side]) => ({ side }),
    spotsOf: ({ side }) => [side],
  });
  const hands = createHands(
    table,
    ['player', 'banker'].map((name) => ({ name, label: named[name], points: true })),
    2,
    dealer,
  );
  table.stage.append(dealer.view, hands.felt, dealer.spots.element);
  addRules();

  let dealt = Promise.resolve();
  /** @type {import('./table.js').Scene} */
  const scene = {
    begin(choice) {
      dealer.close(choice);
      dealt = hands.deal();
    },
    async reveal({ outcome }) {
      await dealt;
      for (const name of ['player', 'banker']) {
        for (const place of [0, 1]) await hands.open(name, place, outcome[name][place]);
        hands.count(name, pointsOf(outcome[name].slice(0, 2)));
      }
      for (const name of ['player', 'banker']) {
        const third = outcome[name][2];
        if (!third) continue;
        dealer.say(fill(words.third_card, { side: named[name] }));
        await hands.open(name, 2, third);
        hands.count(name, outcome.totals[name]);
      }
      finish(outcome);
    },
    halt: hands.clear,
    show({ outcome }) {
      for (const name of ['player', 'banker']) {
        hands.show(name, outcome[name]);
        hands.count(name, outcome.totals[name]);
      }
      finish(outcome);
    },
    tell({ outcome }) {
      return fill(words.baccarat_told, {
        player: told(outcome.player),
        first: outcome.totals.player,
        banker: told(outcome.banker),
        second: outcome.totals.banker,
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

  /** @param {{ rank: number, suit: number }[]} cards */
  function told(cards) {
    return cards.map((card) => nameOf(words, card)).join(', ');
  }

  function addRules() {
    const rows = SIDES.map((side) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, named[side]),
        el('td', {}, times(side)),
        el('td', {}, fill(words.comes_back, { percent: numbers.number(returns[side]) })),
      ),
    );
    table.rules.append(
      el('p', {}, words.baccarat_rules),
      el('table', {}, el('tbody', {}, ...rows)),
      el('p', {}, words.clock_rules),
    );
  }
}

/** @param {{ rank: number }[]} cards */
function pointsOf(cards) {
  return cards.reduce((sum, { rank }) => sum + (rank === 14 ? 1 : rank > 9 ? 0 : rank), 0) % 10;
}
