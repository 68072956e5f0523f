// @ts-check
import { drawn, el, icon, iconButton, motif } from './dom.js';
import { isStill, move, wait } from './motion.js';
import { fill } from './words.js';

/** From the surface to the ground; the one that brings most swims in the middle. */
const LANES = ['jelly', 'fish', 'turtle', 'shark', 'koi', 'octopus', 'crab'];
/** Who looks the same from both sides need not turn round. */
const TURNS = ['fish', 'shark', 'koi'];
/** There and back, in milliseconds; no two the same, so that the shoal never stands in a row. */
const SWIMS = [17_000, 13_000, 21_000, 25_000, 15_000, 19_000, 23_000];
const SHOT_MS = 450;

/** A sea of fish; a tap is a shot. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const shot = el('span', { className: 'shot', 'aria-hidden': 'true', hidden: true });
  const net = drawn('svg', { viewBox: '0 0 100 100', class: 'net', 'aria-hidden': 'true' });
  net.append(
    drawn('circle', { cx: 50, cy: 50, r: 44 }),
    drawn('path', {
      d: 'M50 6v88M6 50h88M22 17q28 22 56 0M22 83q28-22 56 0M17 22q22 28 0 56M83 22q-22 28 0 56',
    }),
  );
  const gun = el('div', { className: 'gun', 'aria-hidden': 'true' });
  const sea = el('div', { className: 'sea', role: 'group', 'aria-label': words.sea });
  /** @type {Map<string, { button: any, swim: Animation | null, name: string, pays: number }>} */
  const shoal = new Map();
  for (const [lane, kind] of LANES.entries()) {
    const known = game.table.fish.find((/** @type {any} */ fish) => fish.kind === kind);
    if (!known) continue;
    const name = words.fish[kind];
    const button = el(
      'button',
      {
        type: 'button',
        className: `fish lane-${lane} fish-${kind}`,
        'aria-label': fill(words.shoot, { fish: name, pays: known.pays }),
        onclick: () => table.isBusy() || table.play({ fish: kind }),
      },
      el('span', { className: 'body' }, motif(`fish-${kind}`)),
      el('span', { className: 'pays' }, `×${known.pays}`),
    );
    shoal.set(kind, { button, swim: null, name, pays: known.pays });
    sea.append(button);
  }
  sea.append(gun, shot, net, table.won);
  table.stage.append(sea);
  table.say(words.tap_fish);
  addRules();

  let paused = isStill();
  const pause = iconButton('pause', words.pause, { onclick: () => rest(!paused) });
  table.tool(pause);
  rest(paused);
  new ResizeObserver(swim).observe(sea);
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => rest(isStill()));

  /** @param {boolean} wanted */
  function rest(wanted) {
    paused = wanted;
    pause.replaceChildren(icon(paused ? 'resume' : 'pause'));
    pause.setAttribute('aria-label', paused ? words.resume : words.pause);
    for (const { swim: way } of shoal.values()) paused ? way?.pause() : way?.play();
  }

  /** Everyone to and fro across the sea, and never out of it. */
  function swim() {
    for (const [lane, kind] of LANES.entries()) {
      const fish = shoal.get(kind);
      if (!fish) continue;
      const room = sea.clientWidth - fish.button.offsetWidth;
      const at = fish.swim?.currentTime ?? ((lane * 0.37 + 0.12) % 1) * (SWIMS[lane] ?? 0);
      fish.swim?.cancel();
      const far = { transform: `translateX(${room}px)` };
      fish.swim = fish.button.animate(
        [{ transform: 'none' }, { ...far, offset: 0.5 }, { transform: 'none' }],
        {
          duration: SWIMS[lane],
          iterations: Number.POSITIVE_INFINITY,
        },
      );
      const way = /** @type {Animation} */ (fish.swim);
      way.currentTime = at;
      const body = fish.button.querySelector('.body');
      for (const turn of body.getAnimations()) turn.cancel();
      if (TURNS.includes(kind)) {
        const frames = [1, 1, -1, -1, 1].map((scale, index) => ({
          transform: `scaleX(${scale})`,
          offset: [0, 0.49, 0.51, 0.99, 1][index],
        }));
        const turn = body.animate(frames, { duration: SWIMS[lane], iterations: Number.POSITIVE_INFINITY });
        turn.currentTime = at;
        if (paused) turn.pause();
      }
      if (paused) way.pause();
    }
  }

  /** The middle of a fish, in the sea. @param {HTMLElement} fish */
  function placeOf(fish) {
    const [place, whole] = [fish.getBoundingClientRect(), sea.getBoundingClientRect()];
    return { x: place.x - whole.x + place.width / 2, y: place.y - whole.y + place.height / 2 };
  }

  let flown = Promise.resolve();
  /** @type {import('./table.js').Scene} */
  const scene = {
    begin({ fish: kind }) {
      const fish = shoal.get(kind);
      if (!fish) return;
      for (const { button } of shoal.values()) button.classList.remove('caught', 'aimed');
      fish.button.classList.add('aimed');
      hold(fish, true);
      const { x, y } = placeOf(fish.button);
      net.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
      flown = fly(x, y);
    },
    async reveal({ outcome: { fish: kind, caught } }) {
      const fish = shoal.get(kind);
      await flown;
      shot.hidden = true;
      if (!fish) return;
      table.hear('stop');
      if (caught) await haul(fish.button);
      else await flee(fish.button);
      hold(fish, false);
      fish.button.classList.remove('aimed');
    },
    halt() {
      shot.hidden = true;
      for (const fish of shoal.values()) {
        fish.button.classList.remove('aimed');
        hold(fish, false);
      }
    },
    show({ outcome: { fish: kind, caught } }) {
      if (caught) shoal.get(kind)?.button.classList.add('caught');
    },
    tell({ outcome: { fish: kind, caught } }) {
      return caught ? fill(words.caught, { fish: words.fish[kind] }) : '';
    },
    lost: ({ outcome: { fish: kind } }) => fill(words.missed, { fish: words.fish[kind] }),
  };
  return scene;

  /** Whoever is shot at waits for the shot. @param {any} fish @param {boolean} held */
  function hold(fish, held) {
    const moves = [fish.swim, ...fish.button.querySelector('.body').getAnimations()];
    for (const one of moves) held || paused ? one?.pause() : one?.play();
  }

  /** @param {number} x @param {number} y */
  async function fly(x, y) {
    const from = { x: sea.clientWidth / 2, y: sea.clientHeight - 24 };
    gun.style.rotate = `${Math.atan2(x - from.x, from.y - y)}rad`;
    shot.hidden = false;
    const at = (/** @type {number} */ px, /** @type {number} */ py) => ({
      transform: `translate(${px}px, ${py}px)`,
    });
    shot.style.transform = at(x, y).transform;
    await move(shot, [at(from.x, from.y), at(x, y)], { duration: SHOT_MS, easing: 'ease-in' });
  }

  /** The net opens around the fish and takes it to the gun. @param {HTMLElement} button */
  async function haul(button) {
    const { x, y } = placeOf(button);
    const down = `translate(${sea.clientWidth / 2 - x}px, ${sea.clientHeight - 24 - y}px) scale(0.3)`;
    const body = /** @type {HTMLElement} */ (button.querySelector('.body'));
    const open = [
      { opacity: 0, transform: 'scale(0.3)' },
      { opacity: 1, transform: 'none' },
    ];
    await move(net, open, { duration: 350, fill: 'forwards' });
    const drawnIn = { duration: 650, delay: 150, easing: 'ease-in' };
    await Promise.all([
      move(
        net,
        [
          { opacity: 1, transform: 'none' },
          { opacity: 1, transform: down },
        ],
        drawnIn,
      ),
      move(body, [{ transform: 'none' }, { transform: down }], { ...drawnIn, composite: 'replace' }),
    ]);
    for (const one of net.getAnimations()) one.cancel();
    button.classList.add('caught');
    await move(body, [{ opacity: 0 }, { opacity: 1 }], { duration: 600 });
  }

  /** @param {HTMLElement} button */
  async function flee(button) {
    const body = /** @type {HTMLElement} */ (button.querySelector('.body'));
    if (isStill()) return wait(200).then(() => undefined);
    await move(
      body,
      [
        { transform: 'none' },
        { transform: 'translateY(-22%) rotate(-14deg)', offset: 0.35 },
        { transform: 'translateY(10%) rotate(8deg)', offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: 600, composite: 'add' },
    );
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
