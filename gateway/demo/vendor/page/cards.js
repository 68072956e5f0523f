// @ts-check
import { choices } from './choices.js';
import { el } from './dom.js';
import { move, wait } from './motion.js';
import { fill } from './words.js';

const SUITS = ['♠', '♥', '♦', '♣'];
/** @type {Record<number, string>} */
const FACES = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };
/** @param {number} rank */
const face = (rank) => FACES[rank] ?? String(rank);
const DEAL_MS = 350;
const TURN_MS = 400;

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
      await turn(left, round.outcome.left);
      await wait(250);
      await turn(right, round.outcome.right);
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
      return fill(words.cards_drawn, { left: nameOf(outcome.left), right: nameOf(outcome.right) });
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
      card.className = 'card back';
      card.replaceChildren();
      card.hidden = false;
      const [from, to] = [deck.getBoundingClientRect(), card.getBoundingClientRect()];
      const away = `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(-8deg)`;
      table.hear('turn');
      await move(card, [{ transform: away }, { transform: 'none' }], { duration: DEAL_MS });
    }
  }

  /** @param {{ card: HTMLElement }} place @param {{ rank: number, suit: number }} drawn */
  async function turn({ card }, drawn) {
    const flat = { transform: 'perspective(600px) rotateY(0)' };
    table.hear('turn');
    await move(card, [flat, { transform: 'perspective(600px) rotateY(90deg)' }], {
      duration: TURN_MS / 2,
      easing: 'ease-in',
    });
    lay(card, drawn);
    await move(card, [{ transform: 'perspective(600px) rotateY(-90deg)' }, flat], { duration: TURN_MS / 2 });
  }

  /** @param {HTMLElement} card @param {{ rank: number, suit: number }} drawn */
  function lay(card, { rank, suit }) {
    const corner = () => el('span', { className: 'corner' }, el('b', {}, face(rank)), SUITS[suit] ?? '');
    card.hidden = false;
    card.className = `card ${suit === 1 || suit === 2 ? 'red' : ''}`;
    card.replaceChildren(corner(), el('span', { className: 'pip' }, SUITS[suit] ?? ''), corner());
  }

  /** @param {HTMLElement} card */
  function clear(card) {
    card.hidden = true;
    card.replaceChildren();
  }

  /** @param {any} round */
  function light({ outcome: { winner } }) {
    left.place.classList.toggle('ahead', winner === 'left');
    right.place.classList.toggle('ahead', winner === 'right');
  }

  /** @param {{ rank: number, suit: number }} drawn */
  function nameOf({ rank, suit }) {
    return fill(words.card, { rank: face(rank), suit: words.suits[suit] });
  }
}
