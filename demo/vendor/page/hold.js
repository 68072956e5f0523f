// @ts-check
import { linePoints } from './board.js';
import { drawn, el, motif } from './dom.js';
import { createMachine, symbolsOf } from './machine.js';
import { isStill, move, wait } from './motion.js';
import { isWin } from './table.js';
import { fill } from './words.js';

/** The first board: nothing on any line is alike, and one coin lies there. */
const FIRST = [4, 3, 2, 1, 0, 3, 2, 4, 1];
const LOOP_MS = 420;
const STOP_MS = 450;

/** Hold and win: coins stay while the other cells spin again. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const { pays, lines, values, trigger, respins, full } = game.table;
  const { cells } = symbolsOf(table);
  const places = FIRST.map(() => {
    const band = el('div', { className: 'strip' });
    return {
      band,
      element: el('div', { className: 'place' }, band),
      spin: /** @type {Animation | null} */ (null),
    };
  });
  const paylines = drawn('svg', { class: 'lines', viewBox: '0 0 3 3' });
  const left = el('p', { className: 'respins', 'aria-hidden': 'true' });
  const machine = createMachine(table, {
    className: 'of-3 holds',
    children: [...places.map(({ element }) => element), paylines],
  });
  const { pictures, names } = machine;
  machine.view.append(left);
  for (const cell of places.keys()) stand(cell, FIRST[cell] ?? 0);
  addRules();

  /** @type {import('./table.js').Scene} */
  return {
    begin() {
      machine.begin();
      paylines.replaceChildren();
      left.textContent = '';
      machine.view.classList.remove('holding');
      for (const { element } of places) element.classList.remove('held');
      if (!isStill()) for (const cell of places.keys()) turn(cell);
    },
    slow() {
      for (const { spin } of places) spin?.updatePlaybackRate(0.4);
    },
    async reveal(round) {
      const { cells: shown, hits, spins } = round.outcome;
      await Promise.all(
        places.map((_, cell) => settle(cell, shown[cell], machine.left(Math.floor(cell / 3)))),
      );
      drawHits(hits);
      if (spins.length > 0) await hold(spins);
      if (isWin(round)) machine.rejoice();
    },
    halt() {
      for (const cell of places.keys()) stand(cell, FIRST[cell] ?? 0);
    },
    show({ outcome: { cells: shown, hits, spins } }) {
      for (const cell of places.keys()) stand(cell, shown[cell]);
      drawHits(hits);
      for (const coin of spins.flat()) keep(coin);
    },
    tell({ outcome: { hits, spins, full: all } }) {
      const coins = spins.flat();
      const told = hits.map((/** @type {any} */ { line, symbol, pays: paid }) =>
        fill(words.line, { line: line + 1, symbol: names[symbol], pays: numbers.number(paid / 100) }),
      );
      const sum = coins.reduce((/** @type {number} */ all_, /** @type {any} */ { value }) => all_ + value, 0);
      if (coins.length > 0)
        told.push(fill(words.coins_held, { count: coins.length, pays: numbers.number(sum / 100) }));
      if (all) told.push(fill(words.coins_full, { pays: numbers.number(full / 100) }));
      return told.length > 0 ? `${told.join('; ')}.` : '';
    },
  };

  /** @param {number} cell @param {number} symbol */
  function stand(cell, symbol) {
    const place = places[cell];
    if (!place) return;
    place.spin?.cancel();
    place.spin = null;
    place.band.replaceChildren(cells[symbol].cloneNode(true));
  }

  /** Each cell is a reel of its own. @param {number} cell */
  function turn(cell) {
    const place = places[cell];
    if (!place) return;
    const shown = [1, 4, 2, 3].map((symbol) => cells[(symbol + cell) % cells.length].cloneNode(true));
    place.band.replaceChildren(...shown, shown[0].cloneNode(true));
    place.spin = place.band.animate([{ transform: 'translateY(-80%)' }, { transform: 'none' }], {
      duration: LOOP_MS,
      iterations: Number.POSITIVE_INFINITY,
    });
  }

  /** @param {number} cell @param {number} symbol @param {number} after */
  async function settle(cell, symbol, after) {
    const place = places[cell];
    if (!place?.spin) return stand(cell, symbol);
    await wait(after);
    stand(cell, symbol);
    await move(
      place.band,
      [
        { transform: 'translateY(-100%)' },
        { transform: 'translateY(6%)', offset: 0.8 },
        { transform: 'none' },
      ],
      { duration: STOP_MS * machine.pace() },
    );
    if (cell % 3 === 2) table.hear('stop');
  }

  /** @param {{ cell: number, value: number }} coin */
  function keep({ cell, value }) {
    stand(cell, 0);
    const place = places[cell];
    place?.element.classList.add('held');
    place?.band.firstElementChild?.append(el('b', { className: 'worth' }, `×${numbers.number(value / 100)}`));
  }

  /** Coins show what is written on them; the others spin until three respins in a row bring none. @param {any[][]} spins */
  async function hold(spins) {
    machine.view.classList.add('holding');
    table.hear('turn');
    for (const coin of spins[0] ?? []) keep(coin);
    await wait(isStill() ? 0 : 700);
    let rest = respins;
    for (const fresh of spins.slice(1)) {
      rest -= 1;
      left.textContent = fill(words.respins_left, { count: rest });
      const open = [...places.keys()].filter((cell) => !places[cell]?.element.classList.contains('held'));
      if (!isStill()) {
        for (const cell of open) turn(cell);
        await wait(600 * machine.pace());
      }
      const others = [1, 2, 3, 4];
      for (const [index, cell] of open.entries()) stand(cell, others[(index + rest) % 4] ?? 1);
      for (const coin of fresh) {
        keep(coin);
        table.hear('stop');
      }
      if (fresh.length > 0) rest = respins;
      await wait(isStill() ? 0 : 250);
    }
    left.textContent = '';
  }

  /** @param {{ line: number }[]} hits */
  function drawHits(hits) {
    paylines.replaceChildren(
      ...hits.flatMap(({ line }) => {
        const points = linePoints(lines[line]);
        return ['under', 'line'].map((name) => drawn('polyline', { points, class: name }));
      }),
    );
    for (const { line } of hits) {
      for (const [reel, row] of lines[line].entries())
        places[reel * 3 + row]?.band.firstElementChild?.classList.add('hit');
    }
  }

  function addRules() {
    const rows = pays.map((/** @type {number} */ paid, /** @type {number} */ symbol) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, motif(pictures[symbol], 'small'), names[symbol]),
        el(
          'td',
          {},
          paid > 0
            ? `×${numbers.number(paid / 100)}`
            : values.map((/** @type {number} */ value) => `×${numbers.number(value / 100)}`).join(' '),
        ),
      ),
    );
    table.rules.append(
      el('p', {}, fill(words.hold_rules, { trigger, respins, full: numbers.number(full / 100) })),
      el('table', {}, el('tbody', {}, ...rows)),
    );
  }
}
