// @ts-check
import { FIRST_STOPS, hitCells, linePoints, ROWS, stopOf, windowAt } from './board.js';
import { drawn, el, motif } from './dom.js';
import { isStill, move, wait } from './motion.js';
import { isWin } from './table.js';
import { fill } from './words.js';

/** Symbols that pass again and again until the answer, and how long one passage takes. */
const LOOP = 12;
const LOOP_MS = 1200;
/** Symbols that still pass once a reel is told to stop. */
const RUN_OUT = 6;
const RUN_OUT_MS = 900;
/** Every round takes so long at least, and every reel so much longer than the one before, whatever was drawn. */
const SPIN_MS = 900;
const APART_MS = 350;

/** Three reels; the launched game's own motif is the wild. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const { strip, lines, pays, symbols } = game.table;
  const pictures = symbols.map((/** @type {string} */ symbol, /** @type {number} */ index) => {
    if (index === 0) return game.motif;
    return `rng-${symbol}` === game.motif ? 'rng-gem' : `rng-${symbol}`;
  });
  const names = words.symbols.map((/** @type {string} */ name, /** @type {number} */ index) =>
    index > 0 && pictures[index] === 'rng-gem' ? words.gem : name,
  );
  const cells = pictures.map((/** @type {string} */ picture) =>
    el('div', { className: 'cell' }, motif(picture)),
  );
  const reels = FIRST_STOPS.map((stop) => ({
    stop,
    strip: el('div', { className: 'strip' }),
    spin: noSpin(),
  }));
  const paylines = drawn('svg', { class: 'lines', viewBox: '0 0 3 3' });
  const view = el(
    'div',
    { className: 'machine', 'aria-hidden': 'true' },
    el('div', { className: 'crest' }, motif(game.motif)),
    el(
      'div',
      { className: 'reels' },
      ...reels.map((reel) => el('div', { className: 'reel' }, reel.strip)),
      paylines,
      table.won,
    ),
  );
  table.stage.append(view);
  for (const reel of reels) stand(reel, reel.stop);
  addRules();
  table.main(words.spin, () => table.play({}));

  /** @typedef {{ stop: number, strip: HTMLElement, spin: Animation | null }} Reel */
  /** @returns {Animation | null} */
  function noSpin() {
    return null;
  }

  /** @param {readonly number[]} shown */
  function cellsOf(shown) {
    return shown.map((symbol) => cells[symbol].cloneNode(true));
  }

  /** @param {Reel} reel @param {number} stop */
  function stand(reel, stop) {
    reel.spin?.cancel();
    reel.spin = null;
    reel.stop = stop;
    reel.strip.replaceChildren(...cellsOf(windowAt(strip, stop)));
  }

  /** The strip runs downwards: what comes next is above. @param {Reel} reel */
  function turn(reel) {
    const shown = windowAt(strip, reel.stop - LOOP, LOOP);
    // The loop ends with what it began with, so that nothing jumps when it starts over.
    reel.strip.replaceChildren(
      ...cellsOf([...windowAt(strip, reel.stop), ...shown.slice(ROWS)]),
      ...cellsOf(windowAt(strip, reel.stop)),
    );
    const whole = LOOP + ROWS;
    reel.spin = reel.strip.animate(
      [{ transform: `translateY(-${(LOOP / whole) * 100}%)` }, { transform: 'none' }],
      { duration: LOOP_MS, iterations: Number.POSITIVE_INFINITY },
    );
  }

  /** @param {Reel} reel @param {number} stop @param {number} after */
  async function settle(reel, stop, after) {
    if (!reel.spin) return stand(reel, stop);
    await wait(after);
    reel.spin.cancel();
    reel.spin = null;
    reel.strip.replaceChildren(...cellsOf(windowAt(strip, stop, ROWS + RUN_OUT)));
    const part = (RUN_OUT / (ROWS + RUN_OUT)) * 100;
    await move(
      reel.strip,
      [
        { transform: `translateY(-${part}%)` },
        { transform: 'translateY(1.200%)', offset: 0.85 },
        { transform: 'none' },
      ],
      { duration: RUN_OUT_MS, easing: 'cubic-bezier(0.3, 0.45, 0.4, 1)' },
    );
    stand(reel, stop);
    table.hear('stop');
  }

  /** @param {any} round */
  function mark({ outcome: { hits }, win, stake }) {
    const hit = hitCells(hits, lines);
    const won = isWin({ win, stake });
    for (const [x, reel] of reels.entries()) {
      for (const [y, cell] of Array.from(reel.strip.children).entries()) {
        cell.classList.toggle('hit', hit.has(`${x}-${y}`));
      }
    }
    paylines.replaceChildren(
      ...hits.flatMap((/** @type {any} */ { line }) => {
        const points = linePoints(lines[line]);
        return [
          drawn('polyline', { points, class: 'under', pathLength: 1 }),
          drawn('polyline', { points, class: won ? 'line' : 'line plain', pathLength: 1 }),
        ];
      }),
    );
  }

  async function drawLines() {
    const drawing = Array.from(paylines.children, (line) =>
      move(line, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: 450 }),
    );
    await Promise.all(drawing);
  }

  function rejoice() {
    const picture = { transform: 'scale(1)' };
    for (const hit of view.querySelectorAll('.hit .motif')) {
      move(hit, [picture, { transform: 'scale(1.140)' }, picture], { duration: 700, iterations: 2 });
    }
  }

  let began = 0;
  /** @type {import('./table.js').Scene} */
  const scene = {
    begin() {
      began = performance.now();
      paylines.replaceChildren();
      for (const cell of view.querySelectorAll('.hit')) cell.classList.remove('hit');
      if (!isStill()) for (const reel of reels) turn(reel);
    },
    slow() {
      for (const { spin } of reels) spin?.updatePlaybackRate(0.4);
    },
    async reveal(round) {
      const { reels: stopped } = round.outcome;
      const left = Math.max(0, began + SPIN_MS - performance.now());
      await Promise.all(
        reels.map((reel, index) => settle(reel, stopOf(strip, stopped[index]), left + index * APART_MS)),
      );
      mark(round);
      await drawLines();
      if (isWin(round)) rejoice();
    },
    halt() {
      for (const reel of reels) stand(reel, reel.stop);
    },
    show(round) {
      for (const [index, reel] of reels.entries()) stand(reel, stopOf(strip, round.outcome.reels[index]));
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
