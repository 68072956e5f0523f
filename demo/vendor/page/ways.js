// @ts-check
import { stopOf } from './board.js';
import { el, motif } from './dom.js';
import { createMachine, symbolsOf } from './machine.js';
import { isStill } from './motion.js';
import { createReel } from './reels.js';
import { isWin } from './table.js';
import { fill } from './words.js';

/** Stops of the first board: nothing is hit there. */
export const FIRST_WAYS = [1, 7, 2, 5, 12];

/** Symbols that pass while a reel turns. */
const LOOP = 6;

/** Five reels and 243 ways; the launched game's own motif is the wild. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const { strips, pays } = game.table;
  const { cells } = symbolsOf(table);
  const reels = strips.map((/** @type {number[]} */ strip) => createReel(table, strip, cells, LOOP));
  const machine = createMachine(table, {
    className: 'of-5',
    children: reels.map((/** @type {any} */ { element }) => element),
  });
  const { pictures, names } = machine;
  for (const [index, reel] of reels.entries()) reel.stand(FIRST_WAYS[index]);
  addRules();

  /** @type {import('./table.js').Scene} */
  return {
    begin() {
      machine.begin();
      if (!isStill()) for (const reel of reels) reel.turn();
    },
    slow() {
      for (const reel of reels) reel.slow();
    },
    async reveal(round) {
      const { reels: stopped } = round.outcome;
      await Promise.all(
        reels.map((/** @type {any} */ reel, /** @type {number} */ index) =>
          reel.settle(stopOf(strips[index], stopped[index]), machine.left(index * 0.6), machine.pace()),
        ),
      );
      mark(round);
      if (isWin(round)) machine.rejoice();
    },
    halt() {
      for (const reel of reels) reel.halt();
    },
    show(round) {
      for (const [index, reel] of reels.entries())
        reel.stand(stopOf(strips[index], round.outcome.reels[index]));
      mark(round);
    },
    tell({ outcome: { hits } }) {
      const told = hits.map((/** @type {any} */ { symbol, reels: alike, ways, pays: paid }) =>
        fill(words.way, { symbol: names[symbol], alike, ways, pays: numbers.number(paid / 100) }),
      );
      return told.length > 0 ? `${told.join('; ')}.` : '';
    },
  };

  /** @param {any} round */
  function mark({ outcome: { reels: shown, hits } }) {
    for (const [x, reel] of reels.entries()) {
      for (const [y, cell] of Array.from(reel.band.children).entries()) {
        const symbol = shown[x][y];
        const hit = hits.some(
          (/** @type {any} */ one) => x < one.reels && (symbol === one.symbol || symbol === 0),
        );
        cell.classList.toggle('hit', hit);
      }
    }
  }

  function addRules() {
    const rows = Object.entries(pays).map(([symbol, paid]) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, motif(pictures[Number(symbol)], 'small'), names[Number(symbol)]),
        ...paid.map((/** @type {number} */ one) => el('td', {}, `×${numbers.number(one / 100)}`)),
      ),
    );
    const heads = [words.symbol, '3', '4', '5'].map((text) => el('th', { scope: 'col' }, text));
    table.rules.append(
      el('p', {}, words.ways_rules),
      el('p', {}, motif(pictures[0], 'small'), words.symbols.ways),
      el('table', { className: 'paid' }, el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...rows)),
    );
  }
}
