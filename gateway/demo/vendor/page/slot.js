// @ts-check
import { el, motif } from './dom.js';
import { fill } from './words.js';

const START = [
  [1, 0, 2],
  [3, 0, 4],
  [5, 0, 6],
];

/** Three reels; the launched game's own motif is the wild. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const pictures = game.table.symbols.map((/** @type {string} */ symbol, /** @type {number} */ index) => {
    if (index === 0) return game.motif;
    return `rng-${symbol}` === game.motif ? 'rng-gem' : `rng-${symbol}`;
  });
  const names = words.symbols.map((/** @type {string} */ name, /** @type {number} */ index) =>
    index > 0 && pictures[index] === 'rng-gem' ? words.gem : name,
  );
  const cells = START.map((reel) =>
    reel.map((symbol) => el('div', { className: 'cell' }, motif(pictures[symbol]))),
  );
  const reels = cells.map((reel) => el('div', { className: 'reel' }, ...reel));
  table.stage.append(el('div', { className: 'reels', 'aria-hidden': 'true' }, ...reels));
  addRules();

  table.main(words.spin, async () => {
    for (const reel of reels) reel.classList.add('turning');
    for (const cell of cells.flat()) cell.classList.remove('hit');
    const round = await table.play({});
    for (const reel of reels) reel.classList.remove('turning');
    if (!round) return;
    const { reels: stopped, hits } = round.outcome;
    for (const [x, reel] of cells.entries()) {
      for (const [y, cell] of reel.entries()) {
        cell.replaceChildren(motif(pictures[stopped[x][y]], 'motif landed'));
      }
    }
    for (const { line } of hits) {
      for (const [x, row] of game.table.lines[line].entries()) cells[x]?.[row]?.classList.add('hit');
    }
    const lines = hits.map((/** @type {any} */ hit) =>
      fill(words.line, { line: hit.line + 1, symbol: names[hit.symbol], pays: hit.pays }),
    );
    table.sayResult(round, lines.length > 0 ? `${lines.join('; ')}.` : '');
  });

  function addRules() {
    const rows = game.table.pays.map((/** @type {number} */ pays, /** @type {number} */ index) =>
      el(
        'tr',
        {},
        el(
          'th',
          { scope: 'row' },
          motif(pictures[index], 'small'),
          fill(words.three_alike, { symbol: names[index] }),
        ),
        el('td', {}, `×${numbers.number(pays)}`),
      ),
    );
    table.rules.append(el('p', {}, words.slot_rules), el('table', {}, el('tbody', {}, ...rows)));
  }
}
