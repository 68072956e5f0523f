// @ts-check
import { choices, el } from './dom.js';
import { fill } from './words.js';

const SUITS = ['♠', '♥', '♦', '♣'];
/** @type {Record<number, string>} */
const FACES = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };
/** @param {number} rank */
const face = (rank) => FACES[rank] ?? String(rank);

/** Two cards, the higher one wins. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const { pays } = game.table;
  const left = el('div', { className: 'card back' });
  const right = el('div', { className: 'card back' });
  const times = (/** @type {string} */ side) => `×${numbers.number(pays[side] / 100)}`;
  const sides = choices({
    legend: words.choose_side,
    name: 'side',
    options: ['left', 'tie', 'right'].map((side) => ({ value: side, label: words[side], note: times(side) })),
  });
  table.stage.append(el('div', { className: 'cards', 'aria-hidden': 'true' }, left, right), sides.element);
  table.rules.append(el('p', {}, words.card_rules));

  table.main(words.deal, async () => {
    for (const card of [left, right]) {
      card.className = 'card back';
      card.replaceChildren();
    }
    const round = await table.play({ side: sides.chosen() });
    if (!round) return;
    turn(left, round.outcome.left);
    turn(right, round.outcome.right);
    const drawn = { left: nameOf(round.outcome.left), right: nameOf(round.outcome.right) };
    table.sayResult(round, fill(words.cards_drawn, drawn));
  });

  /** @param {HTMLElement} card @param {{ rank: number, suit: number }} drawn */
  function turn(card, { rank, suit }) {
    card.className = `card ${suit === 1 || suit === 2 ? 'red' : ''}`;
    card.replaceChildren(el('b', {}, face(rank)), el('span', {}, SUITS[suit] ?? ''));
  }

  /** @param {{ rank: number, suit: number }} drawn */
  function nameOf({ rank, suit }) {
    return fill(words.card, { rank: face(rank), suit: words.suits[suit] });
  }
}
