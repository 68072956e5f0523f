// @ts-check
import { el, motif } from './dom.js';
import { fill } from './words.js';

/** A sea of fish; a tap is a shot. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const sea = el('div', { className: 'sea' });
  for (const { kind, pays } of game.table.fish) {
    const name = words.fish[kind];
    const fish = el(
      'button',
      {
        type: 'button',
        className: `fish fish-${kind}`,
        'aria-label': fill(words.shoot, { fish: name, pays }),
        onclick: () => shoot(kind, name, fish),
      },
      motif(`fish-${kind}`),
      el('span', { className: 'pays' }, `×${pays}`),
    );
    sea.append(fish);
  }
  table.stage.append(sea);
  table.say(words.tap_fish);
  addRules();

  /** @param {string} kind @param {string} name @param {HTMLElement} fish */
  async function shoot(kind, name, fish) {
    fish.classList.remove('caught', 'missed');
    const round = await table.play({ fish: kind });
    if (!round) return;
    fish.classList.add(round.outcome.caught ? 'caught' : 'missed');
    if (!round.outcome.caught) table.say(fill(words.missed, { fish: name }));
    else {
      table.sayResult(round);
      table.say(fill(words.caught, { fish: name, amount: numbers.amount(round.win) }), 'good');
    }
  }

  function addRules() {
    const rows = game.table.fish.map((/** @type {any} */ { kind, pays, chance }) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, motif(`fish-${kind}`, 'small'), words.fish[kind]),
        el('td', {}, `×${pays}`),
        el('td', {}, fill(words.fish_odds, { chance: numbers.number(chance) })),
      ),
    );
    table.rules.append(el('p', {}, words.fish_rules), el('table', {}, el('tbody', {}, ...rows)));
  }
}
