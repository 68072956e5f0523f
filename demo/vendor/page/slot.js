// @ts-check
import { FIRST_STOPS, hitCells, linePoints, stopOf } from './board.js';
import { drawn, el, motif } from './dom.js';
import { createMachine, symbolsOf } from './machine.js';
import { isStill, move } from './motion.js';
import { createReel } from './reels.js';
import { isWin } from './table.js';
import { fill } from './words.js';

/** Three reels; the launched game's own motif is the wild. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const { strip, lines, pays } = game.table;
  const { cells } = symbolsOf(table);
  const reels = FIRST_STOPS.map(() => createReel(table, strip, cells));
  const paylines = drawn('svg', { class: 'lines', viewBox: '0 0 3 3' });
  const machine = createMachine(table, {
    className: 'of-3',
    children: [...reels.map(({ element }) => element), paylines],
  });
  const { pictures, names } = machine;
  for (const [index, reel] of reels.entries()) reel.stand(FIRST_STOPS[index] ?? 0);
  addRules();

  /** @param {any} round */
  function mark({ outcome: { hits }, win, stake }) {
    const hit = hitCells(hits, lines);
    const won = isWin({ win, stake });
    for (const [x, reel] of reels.entries()) {
      for (const [y, cell] of Array.from(reel.band.children).entries()) {
        cell.classList.toggle('hit', hit.has(`${x}-${y}`));
      }
    }
    paylines.replaceChildren(
      ...hits.flatMap((/** @type {any} */ { line }) => {
        const points = linePoints(lines[line]);
        return [
          drawn('polyline', { points, class: 'under' }),
          drawn('polyline', { points, class: won ? 'line' : 'line plain' }),
        ];
      }),
    );
  }

  /** @type {import('./table.js').Scene} */
  const scene = {
    begin() {
      machine.begin();
      paylines.replaceChildren();
      if (!isStill()) for (const reel of reels) reel.turn();
    },
    slow() {
      for (const reel of reels) reel.slow();
    },
    async reveal(round) {
      const { reels: stopped } = round.outcome;
      await Promise.all(
        reels.map((reel, index) =>
          reel.settle(stopOf(strip, stopped[index]), machine.left(index), machine.pace()),
        ),
      );
      mark(round);
      await move(paylines, [{ opacity: 0 }, { opacity: 1 }], { duration: 450 });
      if (isWin(round)) machine.rejoice();
    },
    halt() {
      for (const reel of reels) reel.halt();
    },
    show(round) {
      for (const [index, reel] of reels.entries()) reel.stand(stopOf(strip, round.outcome.reels[index]));
      mark(round);
    },
    tell({ outcome: { hits } }) {
      const told = hits.map((/** @type {any} */ { line, symbol, pays: times }) =>
        fill(words.line, { line: line + 1, symbol: names[symbol], pays: times }),
      );
      return told.length > 0 ? `${told.join('; ')}.` : '';
    },
  };
  return scene;

  function addRules() {
    const rows = pays.map((/** @type {number} */ times, /** @type {number} */ index) =>
      el(
        'tr',
        {},
        el(
          'th',
          { scope: 'row' },
          motif(pictures[index], 'small'),
          fill(words.three_alike, { symbol: names[index] }),
        ),
        el('td', {}, `×${numbers.number(times)}`),
      ),
    );
    const drawings = lines.map((/** @type {number[]} */ line, /** @type {number} */ index) =>
      el(
        'li',
        {},
        drawn(
          'svg',
          { viewBox: '0 0 3 3', role: 'img', 'aria-label': fill(words.line_name, { line: index + 1 }) },
          drawn('polyline', { points: linePoints(line) }),
        ),
        el('span', { 'aria-hidden': 'true' }, String(index + 1)),
      ),
    );
    table.rules.append(
      el('p', {}, words.slot_rules),
      el('ul', { className: 'line-list' }, ...drawings),
      el('table', {}, el('tbody', {}, ...rows)),
    );
  }
}
