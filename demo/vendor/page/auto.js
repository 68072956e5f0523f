// @ts-check
import { el } from './dom.js';
import { wait } from './motion.js';
import { isWin } from './table.js';
import { fill } from './words.js';

/** Rounds that are played by themselves at most, and the pause between two. Milliseconds. */
export const AUTO_ROUNDS = 10;
const PAUSE_MS = 900;

/**
 * How many rounds are left after one: none after a win, a round that did not count, or a page that nobody looks at.
 * @param {number} left before the round
 * @param {any} round null where it did not count
 * @param {boolean} hidden
 */
export const roundsLeft = (left, round, hidden) => (round === null || isWin(round) || hidden ? 0 : left - 1);

/**
 * Auto-spin and quick spin: there only where the operator's market allows them, and off until they are pressed.
 * @param {any} table
 * @param {{ auto: boolean, quick: boolean, setPace: (quick: boolean) => void }} wanted
 */
export function addAuto(table, { auto, quick, setPace }) {
  const { words } = table;
  let left = 0;
  const fast = el(
    'button',
    { type: 'button', className: 'switch', 'aria-pressed': 'false', onclick: press },
    words.quick_spin,
  );
  const many = el(
    'button',
    { type: 'button', className: 'switch', 'aria-pressed': 'false', onclick: run },
    words.auto_spin,
  );
  table.stage.append(el('div', { className: 'switches' }, quick ? fast : null, auto ? many : null));

  function press() {
    const on = fast.getAttribute('aria-pressed') !== 'true';
    fast.setAttribute('aria-pressed', String(on));
    setPace(on);
  }

  /** @param {number} count */
  function show(count) {
    left = count;
    many.setAttribute('aria-pressed', String(count > 0));
    many.textContent = count > 0 ? fill(words.auto_stop, { count }) : words.auto_spin;
  }

  async function run() {
    if (left > 0) return show(0);
    if (table.isBusy()) return;
    show(AUTO_ROUNDS);
    while (left > 0) {
      const round = await table.play({});
      // Pressed meanwhile: it is over already.
      if (left > 0) show(roundsLeft(left, round, document.hidden));
      if (left > 0) await wait(PAUSE_MS);
    }
  }
}
