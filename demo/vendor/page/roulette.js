// @ts-check
import { createDealer } from './dealer.js';
import { drawn, el } from './dom.js';
import { isStill, move } from './motion.js';
import { fill } from './words.js';

const SPIN_MS = 4200;
const LOOP_MS = 2600;

/** European roulette with a dealer. @param {any} table */
export function mount(table) {
  const { words, game } = table;
  /** @type {{ wheel: number[], red: number[], outside: string[], pays: Record<string, number>, most: number }} */
  const { wheel, red, outside, pays, most } = game.table;
  const colourOf = (/** @type {number} */ number) =>
    number === 0 ? 'zero' : red.includes(number) ? 'red' : 'black';
  const step = 360 / wheel.length;
  const turning = el('div', { className: 'turning' }, pockets());
  const ball = el('div', { className: 'orbit' }, el('span', { className: 'ball' }));
  const shown = el('b', { className: 'number' });
  const view = el('div', { className: 'wheel', 'aria-hidden': 'true' }, turning, ball, shown, table.won);
  const named = (/** @type {number} */ number) =>
    fill(words.number_named, { number, colour: words.colours[colourOf(number)] });
  const dealer = createDealer(table, {
    legend: words.choose_spots,
    actionLabel: words.spin_now,
    className: 'roulette',
    most,
    options: [
      ...Array.from({ length: 37 }, (_, number) => ({
        value: String(number),
        label: String(number),
        name: named(number),
        className: `${colourOf(number)} n${number === 0 ? 0 : ''}`,
      })),
      ...outside.map((spot) => ({
        value: spot,
        label: words.outside[spot],
        className: spot.startsWith('dozen') ? 'dozen' : `even-chance ${spot}`,
      })),
    ],
    choiceOf: (spots) => ({ spots }),
    spotsOf: ({ spots }) => spots,
  });
  table.stage.append(el('div', { className: 'croupier' }, dealer.view, view), dealer.spots.element);
  addRules();

  /** Where wheel and ball stand, in degrees. */
  const stands = { wheel: 0, ball: 0 };
  /** @type {Animation[]} */
  let spins = [];
  place();

  /** @type {import('./table.js').Scene} */
  const scene = {
    begin(choice) {
      dealer.close(choice);
      shown.textContent = '';
      view.className = 'wheel';
      dealer.gesture();
      if (isStill()) return;
      table.hear('turn');
      const turn = (/** @type {number} */ from, /** @type {number} */ by) => [
        { transform: `rotate(${from}deg)` },
        { transform: `rotate(${from + by}deg)` },
      ];
      const forever = { duration: LOOP_MS, iterations: Number.POSITIVE_INFINITY };
      spins = [
        turning.animate(turn(stands.wheel, 360), forever),
        ball.animate(turn(stands.ball, -720), forever),
      ];
      ball.classList.add('out');
    },
    async reveal({ outcome: { number } }) {
      const part = ((Number(spins[0]?.currentTime) || 0) % LOOP_MS) / LOOP_MS;
      const from = { wheel: stands.wheel + 360 * part, ball: stands.ball - 720 * part };
      for (const one of spins) one.cancel();
      spins = [];
      const end = from.wheel + 400;
      const pocket = end + wheel.indexOf(number) * step;
      // Against the wheel, three times round at least, into the pocket that was drawn.
      const rest = (((from.ball - pocket) % 360) + 360) % 360;
      const rolled = from.ball - 1080 - rest;
      ball.classList.remove('out');
      table.hear('turn');
      await Promise.all([
        move(turning, rotation(from.wheel, end), {
          duration: SPIN_MS,
          easing: 'cubic-bezier(0.2, 0.5, 0.4, 1)',
        }),
        move(ball, rotation(from.ball, rolled), {
          duration: SPIN_MS,
          easing: 'cubic-bezier(0.2, 0.5, 0.3, 1)',
        }),
        move(
          /** @type {HTMLElement} */ (ball.firstChild),
          [
            { transform: 'translateY(-13cqi)', offset: 0 },
            { transform: 'translateY(-13cqi)', offset: 0.7 },
            { transform: 'translateY(2cqi)', offset: 0.82 },
            { transform: 'translateY(-4cqi)', offset: 0.9 },
            { transform: 'none', offset: 1 },
          ],
          { duration: SPIN_MS, easing: 'linear' },
        ),
      ]);
      table.hear('stop');
      restAt(number, end);
    },
    halt() {
      for (const one of spins) one.cancel();
      ball.classList.remove('out');
    },
    show({ outcome: { number } }) {
      restAt(number, 0);
    },
    tell: ({ outcome: { number } }) => fill(words.ball_lies, { number: named(number) }),
  };
  return scene;

  /** @param {number} from @param {number} to */
  function rotation(from, to) {
    return [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }];
  }

  /** @param {number} number @param {number} angle of the wheel */
  function restAt(number, angle) {
    stands.wheel = angle % 360;
    stands.ball = (angle + wheel.indexOf(number) * step) % 360;
    place();
    shown.textContent = String(number);
    view.className = `wheel rests ${colourOf(number)}`;
    dealer.end(winners(number), named(number));
  }

  function place() {
    turning.style.transform = `rotate(${stands.wheel}deg)`;
    ball.style.transform = `rotate(${stands.ball}deg)`;
  }

  /** The spots that a number lies under. @param {number} number */
  function winners(number) {
    if (number === 0) return ['0'];
    return [
      String(number),
      colourOf(number),
      number % 2 === 0 ? 'even' : 'odd',
      number < 19 ? 'low' : 'high',
      `dozen${Math.ceil(number / 12)}`,
    ];
  }

  function pockets() {
    const point = (/** @type {number} */ angle, /** @type {number} */ radius) => {
      const turn = ((angle - 90) * Math.PI) / 180;
      return `${(50 + radius * Math.cos(turn)).toFixed(2)} ${(50 + radius * Math.sin(turn)).toFixed(2)}`;
    };
    const slices = wheel.map((number, index) => {
      const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
      const d = `M${point(from, 46)}A46 46 0 0 1 ${point(to, 46)}L${point(to, 27)}A27 27 0 0 0 ${point(from, 27)}Z`;
      const label = drawn('text', { x: 50, y: 10, transform: `rotate(${index * step} 50 50)` });
      label.textContent = String(number);
      return drawn('g', { class: colourOf(number) }, drawn('path', { d }), label);
    });
    return drawn(
      'svg',
      { viewBox: '0 0 100 100' },
      drawn('circle', { cx: 50, cy: 50, r: 50, class: 'rim' }),
      ...slices,
      drawn('circle', { cx: 50, cy: 50, r: 27, class: 'bowl' }),
      drawn('path', { d: 'M50 30v40M30 50h40', class: 'cross' }),
      drawn('circle', { cx: 50, cy: 50, r: 6, class: 'hub' }),
    );
  }

  function addRules() {
    const rows = ['number', 'dozen', 'even'].map((kind) =>
      el('tr', {}, el('th', { scope: 'row' }, words.spot_kinds[kind]), el('td', {}, `×${pays[kind]}`)),
    );
    table.rules.append(
      el('p', {}, fill(words.roulette_rules, { most })),
      el('table', {}, el('tbody', {}, ...rows)),
      el('p', {}, words.clock_rules),
    );
  }
}
