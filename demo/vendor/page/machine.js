// @ts-check
import { el, motif } from './dom.js';
import { move } from './motion.js';

/** Every round takes so long at least, and every reel so much longer than the one before, whatever was drawn. */
const SPIN_MS = 900;
const APART_MS = 350;
/** How much of the time a quick spin takes, where the operator allows it. */
const QUICK = 0.4;

/**
 * What the slots share: the pictures of their symbols, the cells that they are copied from, the machine around the
 * reels, the pace, and what the operator allows besides.
 * @param {any} table
 * @param {{ className: string, children: Node[] }} board
 */
export function createMachine(table, { className, children }) {
  const { words, game } = table;
  const { pictures, names, cells } = symbolsOf(table);
  const view = el(
    'div',
    { className: `machine ${className}`, 'aria-hidden': 'true' },
    el('div', { className: 'crest' }, motif(game.motif)),
    el('div', { className: 'reels' }, ...children, table.won),
  );
  table.stage.classList.add('stage-slot');
  table.stage.append(view);
  const { auto = false, quick = false } = table.features ?? {};
  let pace = 1;
  let began = 0;
  table.main(words.spin, () => table.play({}));
  if (auto || quick) {
    import('./auto.js').then(({ addAuto }) =>
      addAuto(table, { auto, quick, setPace: (/** @type {boolean} */ on) => (pace = on ? QUICK : 1) }),
    );
  }
  return {
    view,
    pictures,
    names,
    cells,
    pace: () => pace,
    begin() {
      began = performance.now();
      for (const cell of view.querySelectorAll('.hit')) cell.classList.remove('hit');
    },
    /** How long a reel still turns. @param {number} reel */
    left: (reel) => Math.max(0, began + SPIN_MS * pace - performance.now()) + reel * APART_MS * pace,
    rejoice() {
      const picture = { transform: 'scale(1)' };
      for (const hit of view.querySelectorAll('.hit .motif')) {
        move(hit, [picture, { transform: 'scale(1.14)' }, picture], { duration: 700, iterations: 2 });
      }
    },
  };
}

/** Pictures, names and cells of a game's symbols: the first is the launched game's own. @param {any} table */
export function symbolsOf({ words, game }) {
  const { symbols } = game.table;
  const pictures = symbols.map((/** @type {string} */ symbol) => {
    if (symbol === 'motif') return game.motif;
    return `rng-${symbol}` === game.motif ? 'rng-gem' : `rng-${symbol}`;
  });
  const names = symbols.map((/** @type {string} */ symbol, /** @type {number} */ index) =>
    index > 0 && pictures[index] === 'rng-gem'
      ? words.gem
      : words.symbols[symbol === 'motif' ? game.engine : symbol],
  );
  const cells = pictures.map((/** @type {string} */ picture) =>
    el('div', { className: 'cell' }, motif(picture)),
  );
  return { pictures, names, cells };
}
