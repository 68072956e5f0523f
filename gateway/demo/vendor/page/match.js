// @ts-check
import { choices, el, motif } from './dom.js';
import { fill } from './words.js';

/** A virtual match at shown odds. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  /** @type {{ id: string, odds: Record<string, number> }[]} */
  const fixtures = game.table.fixtures;
  const place = el('div', {});
  const board = el('p', { className: 'board' });
  const matches = choices({
    legend: words.choose_match,
    name: 'fixture',
    options: fixtures.map(({ id }) => ({ value: id, label: words.teams[id].join(' – ') })),
    onchange: showOdds,
    columns: 1,
  });
  let sides = oddsOf(fixtures[0]);
  table.stage.append(
    el('div', { className: 'field', 'aria-hidden': 'true' }, motif(game.motif), board),
    matches.element,
    place,
  );
  table.rules.append(el('p', {}, words.match_rules));
  showOdds();

  table.main(words.place, async () => {
    board.textContent = '';
    const round = await table.play({ fixture: matches.chosen(), side: sides.chosen() });
    if (!round) return;
    const { fixture, score } = round.outcome;
    const [home, away] = words.teams[fixture];
    board.textContent = `${score[0]} – ${score[1]}`;
    table.sayResult(round, fill(words.score, { home, away, first: score[0], second: score[1] }));
  });

  function showOdds() {
    sides = oddsOf(fixtures.find(({ id }) => id === matches.chosen()));
    place.replaceChildren(sides.element);
  }

  /** @param {{ id: string, odds: Record<string, number> } | undefined} fixture */
  function oddsOf(fixture) {
    const [home, away] = words.teams[fixture?.id ?? ''] ?? ['', ''];
    const labels = [
      ['home', home],
      ['draw', words.draw],
      ['away', away],
    ];
    return choices({
      legend: words.choose_outcome,
      name: 'side',
      options: labels.map(([value, label]) => ({
        value,
        label,
        note: `×${numbers.number((fixture?.odds[value] ?? 0) / 100)}`,
      })),
    });
  }
}
