// @ts-check

import { choices } from './choices.js';
import { courseOf } from './course.js';
import { el, motif } from './dom.js';
import { isStill, move } from './motion.js';
import { fill } from './words.js';

const MATCH_MS = 4500;

/** A virtual match at shown odds. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  /** @type {{ id: string, odds: Record<string, number> }[]} */
  const fixtures = game.table.fixtures;
  const place = el('div', {});
  const home = el('b', { className: 'side home' });
  const away = el('b', { className: 'side away' });
  const board = el('b', { className: 'board' });
  const done = el('span', { className: 'done' });
  const ball = el('div', { className: 'ball' }, motif(game.motif));
  const matches = choices({
    legend: words.choose_match,
    name: 'fixture',
    options: fixtures.map(({ id }) => ({ value: id, label: words.teams[id].join(' – ') })),
    onchange: () => table.isBusy() || choose(),
    columns: 1,
  });
  let sides = oddsOf(fixtures[0]);
  const field = el(
    'div',
    { className: 'field', 'aria-hidden': 'true' },
    el('div', { className: 'scores' }, home, board, away),
    el('div', { className: 'pitch' }, ball, table.won),
    el('div', { className: 'clock' }, done),
  );
  table.stage.append(field, matches.element, place);
  table.rules.append(el('p', {}, words.match_rules));
  choose();
  table.main(words.place, () => table.play({ fixture: matches.chosen(), side: sides.chosen() }));

  /** @type {Animation | null} */
  let waiting = null;
  /** @type {import('./table.js').Scene} */
  const scene = {
    begin(choice) {
      pick(choice);
      score([0, 0]);
      done.style.scale = '0 1';
      if (isStill()) return;
      const drift = [-12, 10, -6, 12, -12].map((x) => ({ transform: `translateX(${x}cqi)` }));
      waiting = ball.animate(drift, { duration: 4000, iterations: Number.POSITIVE_INFINITY });
    },
    async reveal({ outcome }) {
      waiting?.cancel();
      await run(outcome.score);
      finish(outcome.score);
    },
    halt() {
      waiting?.cancel();
      board.textContent = '–';
    },
    show(round, choice) {
      pick(choice);
      finish(round.outcome.score);
    },
    tell({
      outcome: {
        fixture,
        score: [first, second],
      },
    }) {
      const [one, other] = words.teams[fixture];
      return fill(words.score, { home: one, away: other, first, second });
    },
  };
  return scene;

  /** The ball goes where the goals fall; each is counted as it falls. @param {[number, number]} final */
  async function run(final) {
    if (isStill()) return;
    const goals = courseOf(final, (below) => Math.floor(Math.random() * below));
    const at = { home: 0, away: 0 };
    let before = 0;
    done.animate([{ scale: '0 1' }, { scale: '1 1' }], { duration: MATCH_MS, fill: 'forwards' });
    for (const { side, at: moment } of goals) {
      const duration = (moment - before) * MATCH_MS;
      const goal = side === 'home' ? 42 : -42;
      await move(ball, pathTo(goal), { duration, easing: 'ease-in-out' });
      at[side] += 1;
      score([at.home, at.away]);
      table.hear('stop');
      before = moment;
    }
    await move(ball, pathTo(0), { duration: (1 - before) * MATCH_MS, easing: 'ease-in-out' });
  }

  /** From the middle by some passes to a place, in percent of the pitch. @param {number} end */
  function pathTo(end) {
    const passes = [0, (Math.random() - 0.5) * 50, (Math.random() - 0.5) * 50, end];
    return passes.map((x, index) => ({
      transform: `translate(${x}cqi, ${index === 0 || index === 3 ? 0 : (Math.random() - 0.5) * 40}cqb) rotate(${index * 160}deg)`,
    }));
  }

  /** @param {[number, number]} final */
  function finish(final) {
    for (const running of done.getAnimations()) running.cancel();
    done.style.scale = '1 1';
    score(final);
  }

  /** @param {[number, number]} now */
  function score([first, second]) {
    board.textContent = `${first} – ${second}`;
  }

  /** @param {{ fixture: string, side: string }} choice */
  function pick({ fixture, side }) {
    matches.choose(fixture);
    choose();
    sides.choose(side);
  }

  function choose() {
    const fixture = fixtures.find(({ id }) => id === matches.chosen());
    const [one, other] = words.teams[fixture?.id ?? ''] ?? ['', ''];
    home.textContent = one;
    away.textContent = other;
    board.textContent = '–';
    done.style.scale = '0 1';
    sides = oddsOf(fixture);
    place.replaceChildren(sides.element);
  }

  /** @param {{ id: string, odds: Record<string, number> } | undefined} fixture */
  function oddsOf(fixture) {
    const [one, other] = words.teams[fixture?.id ?? ''] ?? ['', ''];
    const labels = [
      ['home', one],
      ['draw', words.draw],
      ['away', other],
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
