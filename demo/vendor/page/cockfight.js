// @ts-check
import { choices } from './choices.js';
import { cock } from './cock.js';
import { drawn, el } from './dom.js';
import { isStill, move, wait } from './motion.js';
import { fill } from './words.js';

const CLASH_MS = 700;
const MEET_MS = 600;
const END_MS = 900;
/** Where two cocks stand, and where they meet, in parts of the ring's width. */
const APART = 27;
const NEAR = 13;

/** @typedef {{ place: HTMLElement, bird: HTMLElement, way: number }} Cock `way` is the side it looks to: 1 right, -1 left */

/** A bout of two cocks at shown odds. Nobody is hurt: whoever walks off has lost. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  /** @type {{ id: string, meron: string, wala: string, odds: Record<string, number> }[]} */
  const bouts = game.table.bouts;
  const meron = cornerOf('meron', 1);
  const wala = cornerOf('wala', -1);
  const dust = el('span', { className: 'dust' });
  const feathers = Array.from({ length: 4 }, () =>
    drawn(
      'svg',
      { viewBox: '0 0 20 20', class: 'feather' },
      drawn('path', { d: 'M2 18C3 8 9 2 18 2C17 11 11 17 2 18Z' }),
    ),
  );
  const names = { meron: el('span', {}), wala: el('span', {}) };
  const ring = el(
    'div',
    { className: 'ring' },
    el('span', { className: 'fence' }),
    el('span', { className: 'sand' }),
    meron.place,
    wala.place,
    dust,
    ...feathers,
    table.won,
  );
  const field = el(
    'div',
    { className: 'pit', 'aria-hidden': 'true' },
    el(
      'div',
      { className: 'corners' },
      el('p', { className: 'corner-meron' }, el('b', {}, words.meron), names.meron),
      el('b', { className: 'against' }, words.against),
      el('p', { className: 'corner-wala' }, el('b', {}, words.wala), names.wala),
    ),
    ring,
  );
  const list = choices({
    legend: words.choose_bout,
    name: 'bout',
    options: bouts.map(({ id, meron: one, wala: other }, index) => ({
      value: id,
      label: fill(words.bout, { number: index + 1 }),
      note: `${words.plumage[one]} – ${words.plumage[other]}`,
    })),
    onchange: () => table.isBusy() || choose(),
  });
  const place = el('div', {});
  let met = Promise.resolve();
  /** @type {Animation[]} */
  let circling = [];
  let sides = oddsOf(bouts[0]);
  table.stage.append(field, list.element, place);
  table.rules.append(el('p', {}, words.bout_rules), oddsTable());
  choose();
  table.main(words.place, () => table.play({ bout: list.chosen(), side: sides.chosen() }));

  /** @type {import('./table.js').Scene} */
  const scene = {
    begin(choice) {
      pick(choice);
      met = meet();
    },
    async reveal({ outcome: { winner, clashes } }) {
      await met;
      for (const one of circling) one.cancel();
      for (const side of clashes)
        await clash(side === 'meron' ? meron : wala, side === 'meron' ? wala : meron);
      await end(winner);
    },
    halt() {
      for (const one of circling) one.cancel();
      stand();
    },
    show(round, choice) {
      pick(choice);
      pose(round.outcome.winner);
    },
    tell({ outcome: { bout, winner } }) {
      if (winner === 'draw') return words.bout_draw;
      const found = bouts.find(({ id }) => id === bout);
      const bird = words.plumage[(winner === 'meron' ? found?.meron : found?.wala) ?? ''];
      return fill(words.bout_won, { side: words[winner], bird });
    },
  };
  return scene;

  /** @param {'meron' | 'wala'} name @param {number} way @returns {Cock} */
  function cornerOf(name, way) {
    return { place: el('div', { className: `cock ${name}` }), bird: cock(''), way };
  }

  /** @param {Cock} one @param {number} x in parts of the ring's width from its middle @param {number} [y] @param {number} [turn] */
  function at({ way }, x, y = 0, turn = 0) {
    return { transform: `translate(${-way * x}cqi, ${y}cqb) rotate(${way * turn}deg)` };
  }

  /** They come nearer and bob until the answer is there. */
  async function meet() {
    stand();
    if (isStill()) return;
    table.hear('tap');
    await Promise.all(
      [meron, wala].map(async (one) => {
        one.place.style.transform = at(one, NEAR + 4).transform;
        await move(one.place, [at(one, APART), at(one, NEAR + 4)], { duration: MEET_MS });
        const bob = [at(one, NEAR + 4), at(one, NEAR + 5, 2, 3), at(one, NEAR + 4)];
        circling.push(one.place.animate(bob, { duration: 520, iterations: Number.POSITIVE_INFINITY }));
      }),
    );
  }

  /** One leaps at the other with beating wings; feathers fly, and both stand again. @param {Cock} one @param {Cock} other */
  async function clash(one, other) {
    if (isStill()) return;
    table.hear('stop');
    fly(one);
    const leap = [
      at(one, NEAR + 4),
      at(one, NEAR - 3, -30, -24),
      at(one, NEAR - 7, -12, 10),
      at(one, NEAR + 4),
    ];
    const duck = [
      at(other, NEAR + 4),
      at(other, NEAR + 3, 3, 10),
      at(other, NEAR + 8, -10, -12),
      at(other, NEAR + 4),
    ];
    beat(one, 3);
    beat(other, 2);
    await Promise.all([
      move(one.place, leap, { duration: CLASH_MS, easing: 'ease-in-out' }),
      move(other.place, duck, { duration: CLASH_MS, easing: 'ease-in-out' }),
    ]);
  }

  /** @param {Cock} one @param {number} times */
  function beat({ bird }, times) {
    const wing = bird.querySelector('.wing');
    const beats = [{ transform: 'none' }, { transform: 'rotate(-70deg) scaleX(1.5)' }, { transform: 'none' }];
    if (wing) move(wing, beats, { duration: CLASH_MS / times, iterations: times });
  }

  /** @param {Cock} one */
  function fly({ way }) {
    move(
      dust,
      [
        { opacity: 0.7, transform: 'scale(0.4)' },
        { opacity: 0, transform: 'scale(1.5)' },
      ],
      { duration: CLASH_MS },
    );
    for (const [index, feather] of feathers.entries()) {
      const x = way * (index - 1.5) * 16;
      const path = [
        { opacity: 1, transform: 'translateY(-8cqb) scale(0.6)' },
        { opacity: 1, transform: `translate(${x}cqi, -26cqb) rotate(${x * 9}deg)`, offset: 0.45 },
        { opacity: 0, transform: `translate(${x * 1.3}cqi, 22cqb) rotate(${x * 20}deg)` },
      ];
      move(feather, path, { duration: CLASH_MS * 1.6 });
    }
  }

  /** Whoever has lost walks off, whoever has won crows; after a draw both do neither. @param {string} winner */
  async function end(winner) {
    if (!isStill()) {
      const walks = [meron, wala].filter((one) => winner === 'draw' || one !== cornerBy(winner));
      for (const one of walks) one.place.classList.add('away');
      const far = winner === 'draw' ? APART : APART + 12;
      await Promise.all(
        walks.map((one) =>
          move(one.place, [at(one, NEAR + 4), at(one, far)], { duration: END_MS, easing: 'ease-in' }),
        ),
      );
    }
    pose(winner);
    const best = cornerBy(winner);
    if (best === null || isStill()) return;
    beat(best, 2);
    table.hear('turn');
    await move(best.place, [at(best, NEAR), at(best, NEAR, -14), at(best, NEAR)], { duration: CLASH_MS });
    await wait(100);
  }

  /** @param {string} winner @returns {Cock | null} */
  function cornerBy(winner) {
    if (winner === 'draw') return null;
    return winner === 'meron' ? meron : wala;
  }

  /** As the bout ended. @param {string} winner */
  function pose(winner) {
    stand();
    for (const one of [meron, wala]) {
      const lost = winner !== 'draw' && cornerBy(winner) !== one;
      one.place.classList.toggle('away', lost || winner === 'draw');
      one.place.classList.toggle('crows', cornerBy(winner) === one);
      one.place.style.transform = at(one, lost ? APART + 8 : winner === 'draw' ? APART : NEAR).transform;
    }
    field.className = `pit ahead-${winner}`;
  }

  function stand() {
    circling = [];
    field.className = 'pit';
    for (const running of [meron, wala].flatMap(({ place: of }) => of.getAnimations())) running.cancel();
    for (const one of [meron, wala]) {
      one.place.classList.remove('away', 'crows');
      one.place.style.transform = at(one, APART).transform;
    }
  }

  /** @param {{ bout: string, side: string }} choice */
  function pick({ bout, side }) {
    list.choose(bout);
    choose();
    sides.choose(side);
  }

  function choose() {
    const bout = bouts.find(({ id }) => id === list.chosen()) ?? bouts[0];
    for (const [one, plumage] of /** @type {[Cock, string][]} */ ([
      [meron, bout?.meron ?? ''],
      [wala, bout?.wala ?? ''],
    ])) {
      one.bird = cock(plumage);
      one.place.replaceChildren(el('span', { className: 'shadow' }), one.bird);
    }
    names.meron.textContent = words.plumage[bout?.meron ?? ''];
    names.wala.textContent = words.plumage[bout?.wala ?? ''];
    stand();
    sides = oddsOf(bout);
    place.replaceChildren(sides.element);
  }

  /** @param {{ odds: Record<string, number> } | undefined} bout */
  function oddsOf(bout) {
    return choices({
      legend: words.choose_outcome,
      name: 'side',
      options: ['meron', 'draw', 'wala'].map((side) => ({
        value: side,
        label: words[side],
        note: times(bout?.odds[side] ?? 0),
      })),
    });
  }

  /** @param {number} odds */
  function times(odds) {
    return `×${numbers.number(odds / 100)}`;
  }

  function oddsTable() {
    const rows = bouts.map(({ meron: one, wala: other, odds }) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, `${words.plumage[one]} – ${words.plumage[other]}`),
        ...['meron', 'draw', 'wala'].map((side) => el('td', {}, times(odds[side] ?? 0))),
      ),
    );
    const heads = ['meron', 'draw', 'wala'].map((side) => el('th', { scope: 'col' }, words[side]));
    return el(
      'table',
      { className: 'odds' },
      el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, words.bout_name), ...heads)),
      el('tbody', {}, ...rows),
    );
  }
}
