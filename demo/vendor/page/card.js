// @ts-check
import { el } from './dom.js';
import { move } from './motion.js';
import { fill } from './words.js';

const SUITS = ['♠', '♥', '♦', '♣'];
/** @type {Record<number, string>} */
const FACES = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };
const TURN_MS = 400;

/** @typedef {{ rank: number, suit: number }} Drawn rank from 2 to 14, the ace; suit from 0 to 3 */

/** @param {number} rank */
const face = (rank) => FACES[rank] ?? String(rank);

/** @param {any} words @param {Drawn} drawn */
export const nameOf = (words, { rank, suit }) =>
  fill(words.card, { rank: face(rank), suit: words.suits[suit] });

/** Lays a card face up. @param {HTMLElement} card @param {Drawn} drawn */
export function lay(card, { rank, suit }) {
  const corner = () => el('span', { className: 'corner' }, el('b', {}, face(rank)), SUITS[suit] ?? '');
  card.hidden = false;
  card.className = `card ${suit === 1 || suit === 2 ? 'red' : ''}`;
  card.replaceChildren(corner(), el('span', { className: 'pip' }, SUITS[suit] ?? ''), corner());
}

/** Lays a card face down. @param {HTMLElement} card */
export function layBack(card) {
  card.className = 'card back';
  card.replaceChildren();
  card.hidden = false;
}

/** @param {HTMLElement} card */
export function clear(card) {
  card.hidden = true;
  card.replaceChildren();
}

/** Turns a card that lies face down. @param {HTMLElement} card @param {Drawn} drawn */
export async function turn(card, drawn) {
  const flat = { transform: 'perspective(600px) rotateY(0)' };
  await move(card, [flat, { transform: 'perspective(600px) rotateY(90deg)' }], {
    duration: TURN_MS / 2,
    easing: 'ease-in',
  });
  lay(card, drawn);
  await move(card, [{ transform: 'perspective(600px) rotateY(-90deg)' }, flat], { duration: TURN_MS / 2 });
}

/** Moves a card to its place from where it is drawn. @param {HTMLElement} card @param {Element} deck @param {number} duration */
export async function slide(card, deck, duration) {
  const [from, to] = [deck.getBoundingClientRect(), card.getBoundingClientRect()];
  const away = `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(-8deg)`;
  await move(card, [{ transform: away }, { transform: 'none' }], { duration });
}
