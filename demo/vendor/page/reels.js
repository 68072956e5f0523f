// @ts-check
import { ROWS, windowAt } from './board.js';
import { el } from './dom.js';
import { move, wait } from './motion.js';

/** Symbols that pass again and again until the answer, and how long each takes. */
const LOOP = 12;
const PASS_MS = 100;
/** Symbols that still pass once a reel is told to stop. */
const RUN_OUT = 6;
const RUN_OUT_MS = 900;

/**
 * A reel that runs down its strip; the cells are copied from those given, one for each symbol.
 * @param {any} table
 * @param {readonly number[]} strip
 * @param {readonly HTMLElement[]} cells
 * @param {number} [loop] fewer where there are more reels: each cell is a picture to draw
 */
export function createReel(table, strip, cells, loop = LOOP) {
  const band = el('div', { className: 'strip' });
  /** @type {Animation | null} */
  let spin = null;
  let at = 0;

  /** @param {readonly number[]} shown */
  const cellsOf = (shown) =>
    shown.map((symbol) => /** @type {HTMLElement} */ (cells[symbol]).cloneNode(true));

  /** @param {number} stop */
  function stand(stop) {
    spin?.cancel();
    spin = null;
    at = stop;
    band.replaceChildren(...cellsOf(windowAt(strip, stop)));
  }

  return {
    element: el('div', { className: 'reel' }, band),
    band,
    stand,
    halt: () => stand(at),
    slow: () => spin?.updatePlaybackRate(0.4),
    /** The strip runs downwards: what comes next is above. */
    turn() {
      const shown = windowAt(strip, at - loop, loop);
      // The loop ends with what it began with, so that nothing jumps when it starts over.
      band.replaceChildren(
        ...cellsOf([...windowAt(strip, at), ...shown.slice(ROWS)]),
        ...cellsOf(windowAt(strip, at)),
      );
      const whole = loop + ROWS;
      spin = band.animate([{ transform: `translateY(-${(loop / whole) * 100}%)` }, { transform: 'none' }], {
        duration: loop * PASS_MS,
        iterations: Number.POSITIVE_INFINITY,
      });
    },
    /** @param {number} stop @param {number} after milliseconds @param {number} [pace] parts of the usual time */
    async settle(stop, after, pace = 1) {
      if (!spin) return stand(stop);
      await wait(after);
      spin.cancel();
      spin = null;
      band.replaceChildren(...cellsOf(windowAt(strip, stop, ROWS + RUN_OUT)));
      const part = (RUN_OUT / (ROWS + RUN_OUT)) * 100;
      await move(
        band,
        [
          { transform: `translateY(-${part}%)` },
          { transform: 'translateY(1.2%)', offset: 0.85 },
          { transform: 'none' },
        ],
        { duration: RUN_OUT_MS * pace, easing: 'cubic-bezier(0.3, 0.45, 0.4, 1)' },
      );
      stand(stop);
      table.hear('stop');
    },
  };
}
