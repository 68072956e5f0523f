// @ts-check
import { el, motif } from './dom.js';
import { createMachine, symbolsOf } from './machine.js';
import { isStill, move, wait } from './motion.js';
import { fill } from './words.js';

/** The first board: no two alike touch. */
const FIRST = [
  [0, 3, 1, 4, 2],
  [5, 2, 4, 3, 0],
  [4, 1, 5, 2, 3],
  [3, 4, 0, 5, 1],
  [2, 5, 3, 1, 4],
];
const FALL_MS = 380;
const GONE_MS = 320;

/** Five by five: clusters go, and what is above falls. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const { pays, fewest } = game.table;
  const { cells } = symbolsOf(table);
  const columns = FIRST.map(() => el('div', { className: 'column' }));
  const machine = createMachine(table, { className: 'of-5 clusters', children: columns });
  const { pictures, names } = machine;
  lay(FIRST);
  addRules();

  let emptied = Promise.resolve();
  /** @type {import('./table.js').Scene} */
  return {
    begin() {
      machine.begin();
      emptied = empty();
    },
    async reveal({ outcome: { steps } }) {
      await emptied;
      for (const [index, { board, hits }] of steps.entries()) {
        if (index === 0) {
          lay(board);
          await land();
          table.hear('stop');
        }
        if (hits.length === 0) break;
        mark(hits);
        await wait(isStill() ? 0 : 350 * machine.pace());
        await burst();
        await fall(steps[index + 1].board);
        table.hear('stop');
      }
    },
    halt() {
      lay(FIRST);
    },
    show({ outcome: { steps } }) {
      lay(steps.at(-1).board);
    },
    tell({ outcome: { steps } }) {
      const hits = steps.flatMap((/** @type {any} */ step) => step.hits);
      const told = hits.map((/** @type {any} */ { symbol, cells: all, pays: paid }) =>
        fill(words.cluster_told, {
          symbol: names[symbol],
          count: all.length,
          pays: numbers.number(paid / 100),
        }),
      );
      return told.length > 0 ? `${told.join('; ')}.` : '';
    },
  };

  /** @param {readonly (readonly number[])[]} board */
  function lay(board) {
    for (const [index, column] of columns.entries()) {
      column.replaceChildren(...(board[index] ?? []).map((symbol) => cells[symbol].cloneNode(true)));
    }
  }

  /** What lies falls out at the bottom. */
  async function empty() {
    if (isStill()) return;
    await Promise.all(
      columns.map((column, index) =>
        move(column, [{ transform: 'none' }, { transform: 'translateY(105%)' }], {
          duration: FALL_MS * machine.pace(),
          delay: index * 60,
          easing: 'ease-in',
          fill: 'forwards',
        }),
      ),
    );
    // Asked of all before any is changed: each answer would lay the page out anew.
    const running = columns.flatMap((column) => column.getAnimations());
    for (const one of running) one.cancel();
    for (const column of columns) column.replaceChildren();
  }

  /** What was drawn comes in from above: a column moves as one, for a layer of each cell costs a slow phone its frames. */
  async function land() {
    await Promise.all(
      columns.map((column, index) =>
        move(
          column,
          [
            { transform: 'translateY(-100%)' },
            { transform: 'translateY(0.8%)', offset: 0.8 },
            { transform: 'none' },
          ],
          { duration: FALL_MS * machine.pace(), delay: index * 90 * machine.pace(), fill: 'backwards' },
        ),
      ),
    );
  }

  /**
   * New cells take the place of those that went: in each column all above the lowest of them come down.
   * @param {readonly (readonly number[])[]} board how it lies then
   */
  async function fall(board) {
    const falling = columns.map((column, index) => {
      const lowest = lowestHit(column);
      const gone = column.querySelectorAll('.hit');
      for (const cell of gone) cell.remove();
      const coming = (board[index] ?? []).slice(0, gone.length);
      column.prepend(...coming.map((symbol) => cells[symbol].cloneNode(true)));
      return { rows: gone.length, above: Array.from(column.children).slice(0, lowest + 1) };
    });
    await Promise.all(
      falling.flatMap(({ rows, above }) =>
        above.map((cell) =>
          move(
            cell,
            [
              { transform: `translateY(-${rows * 100}%)` },
              { transform: 'translateY(4%)', offset: 0.8 },
              { transform: 'none' },
            ],
            { duration: FALL_MS * machine.pace(), fill: 'backwards' },
          ),
        ),
      ),
    );
  }

  /** @param {any[]} hits */
  function mark(hits) {
    for (const { cells: all } of hits) {
      for (const [column, row] of all) columns[column]?.children[row]?.classList.add('hit');
    }
  }

  async function burst() {
    table.hear('turn');
    const gone = Array.from(machine.view.querySelectorAll('.hit .motif'), (one) =>
      move(
        one,
        [
          { transform: 'none', opacity: 1 },
          { transform: 'scale(1.2)', opacity: 1, offset: 0.4 },
          { transform: 'scale(0.2)', opacity: 0 },
        ],
        {
          duration: GONE_MS * machine.pace(),
          fill: 'forwards',
        },
      ),
    );
    await Promise.all(gone);
  }

  /** @param {Element} column */
  function lowestHit(column) {
    return Array.from(column.children).findLastIndex((cell) => cell.classList.contains('hit'));
  }

  function addRules() {
    const rows = pays.map((/** @type {number[]} */ paid, /** @type {number} */ symbol) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, motif(pictures[symbol], 'small'), names[symbol]),
        ...paid.map((one) => el('td', {}, `×${numbers.number(one / 100)}`)),
      ),
    );
    const sizes = pays[0].map((/** @type {number} */ _, /** @type {number} */ index) =>
      String(fewest + index),
    );
    const heads = [words.symbol, ...sizes.slice(0, -1), `${sizes.at(-1)}+`];
    table.rules.append(
      el('p', {}, words.cluster_rules),
      el(
        'table',
        { className: 'paid' },
        el('thead', {}, el('tr', {}, ...heads.map((text) => el('th', { scope: 'col' }, text)))),
        el('tbody', {}, ...rows),
      ),
    );
  }
}
