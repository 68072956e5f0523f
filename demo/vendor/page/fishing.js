// @ts-check
import { drawn, el, icon, iconButton, motif } from './dom.js';
import { isStill, move, wait } from './motion.js';
import { fill } from './words.js';

/** From the surface to the ground; the one that brings most swims in the middle. */
const LANES = ['jelly', 'fish', 'turtle', 'shark', 'koi', 'octopus', 'crab'];
/** How many swim together: the more a fish brings, the fewer. */
const SCHOOLS = [3, 5, 2, 1, 3, 1, 3];
/** Who looks the same from both sides need not turn round. */
const TURNS = ['fish', 'shark', 'koi'];
/** There and back, in milliseconds: the more a fish brings, the quicker it is. No two the same. */
const SWIMS = [23_000, 27_000, 21_000, 11_000, 14_000, 17_000, 31_000];
/** How much quicker a school is while it flees from a shot that missed, and for how long. */
const FLEES = 4;
const FLEES_MS = 700;
const SHOT_MS = 450;
const OPEN = [
  { opacity: 0, transform: 'scale(0.3)' },
  { opacity: 1, transform: 'none' },
];

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
  const miss = el('span', { className: 'miss', 'aria-hidden': 'true', hidden: true }, words.miss);
  /** @type {Map<string, { button: any, members: HTMLElement[], aimed: number, swim: Animation | null }>} */
  const shoal = new Map();
  for (const [lane, kind] of LANES.entries()) {
    const known = game.table.fish.find((/** @type {any} */ fish) => fish.kind === kind);
    if (!known) continue;
    const members = Array.from({ length: SCHOOLS[lane] ?? 1 }, (_, place) =>
      el(
        'span',
        { className: `member at-${place}` },
        el('span', { className: 'body' }, motif(`fish-${kind}`)),
      ),
    );
    const button = el(
      'button',
      {
        type: 'button',
        className: `fish lane-${lane} fish-${kind} of-${members.length}`,
        'aria-label': fill(words.shoot, { fish: words.fish[kind], pays: known.pays }),
        onclick: (/** @type {MouseEvent} */ tap) => {
          if (table.isBusy()) return;
          aim(kind, tap);
          table.play({ fish: kind });
        },
      },
      ...members,
      el('span', { className: 'pays' }, `×${known.pays}`),
    );
    shoal.set(kind, { button, members, aimed: 0, swim: null });
    sea.append(button);
  }
  sea.append(gun, shot, net, miss, table.won);
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
    for (const { button } of shoal.values()) {
      for (const one of movesOf(button)) paused ? one.pause() : one.play();
    }
  }

  /** A school and all that moves in it. @param {HTMLElement} button @returns {Animation[]} */
  function movesOf(button) {
    return button.getAnimations({ subtree: true });
  }

  /** The member of a school that was tapped; by keyboard the next one. @param {string} kind @param {MouseEvent} tap */
  function aim(kind, { clientX, clientY, detail }) {
    const school = shoal.get(kind);
    if (!school) return;
    if (detail === 0) {
      school.aimed = (school.aimed + 1) % school.members.length;
      return;
    }
    const far = school.members.map((member) => {
      const { x, y, width, height } = member.getBoundingClientRect();
      return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
    });
    school.aimed = far.indexOf(Math.min(...far));
  }

  /** @param {any} school @returns {HTMLElement} */
  function aimedAt({ members, aimed }) {
    return members[aimed];
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
      for (const [place, member] of fish.members.entries()) {
        const body = /** @type {HTMLElement} */ (member.firstElementChild);
        for (const one of [...body.getAnimations(), ...member.getAnimations()]) one.cancel();
        if (TURNS.includes(kind)) {
          const frames = [1, 1, -1, -1, 1].map((scale, index) => ({
            transform: `scaleX(${scale})`,
            offset: [0, 0.49, 0.51, 0.99, 1][index],
          }));
          const turn = body.animate(frames, { duration: SWIMS[lane], iterations: Number.POSITIVE_INFINITY });
          turn.currentTime = at;
          if (paused) turn.pause();
        }
        // Each at its own beat, so that a school is no picture that is pushed along.
        const bob = member.animate([{ transform: 'none' }, { transform: `translate(${3 + place}%, 9%)` }], {
          ...{ duration: 900 + place * 230, direction: 'alternate', easing: 'ease-in-out' },
          iterations: Number.POSITIVE_INFINITY,
        });
        if (paused) bob.pause();
      }
      if (paused) way.pause();
    }
  }

  /** What is caught or slips, within what swims and turns on. @param {HTMLElement} member @returns {HTMLElement} */
  function pictureOf(member) {
    return /** @type {HTMLElement} */ (member.querySelector('.motif'));
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
      hold(fish, true);
      // Asked of the page before any of it changes: each answer after a change would lay it out anew.
      const { x, y } = placeOf(aimedAt(fish));
      const from = { x: sea.clientWidth / 2, y: sea.clientHeight - 24 };
      for (const { button } of shoal.values()) button.classList.remove('caught', 'aimed');
      miss.hidden = true;
      fish.button.classList.add('aimed');
      net.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
      flown = fly(from, { x, y });
    },
    async reveal({ outcome: { fish: kind, caught } }) {
      const fish = shoal.get(kind);
      await flown;
      shot.hidden = true;
      if (!fish) return;
      table.hear('stop');
      if (caught) await haul(fish.button, aimedAt(fish));
      else await pass(aimedAt(fish));
      hold(fish, false);
      if (!caught) flee(fish);
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
    for (const one of movesOf(fish.button)) held || paused ? one.pause() : one.play();
  }

  /** @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to */
  async function fly(from, { x, y }) {
    gun.style.rotate = `${Math.atan2(x - from.x, from.y - y)}rad`;
    shot.hidden = false;
    const at = (/** @type {number} */ px, /** @type {number} */ py) => ({
      transform: `translate(${px}px, ${py}px)`,
    });
    shot.style.transform = at(x, y).transform;
    await move(shot, [at(from.x, from.y), at(x, y)], { duration: SHOT_MS, easing: 'ease-in' });
  }

  /** The net opens around the fish and takes it to the gun. @param {HTMLElement} button @param {HTMLElement} member */
  async function haul(button, member) {
    const { x, y } = placeOf(member);
    const down = `translate(${sea.clientWidth / 2 - x}px, ${sea.clientHeight - 24 - y}px) scale(0.3)`;
    const picture = pictureOf(member);
    await move(net, OPEN, { duration: 350, fill: 'forwards' });
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
      move(picture, [{ transform: 'none' }, { transform: down }], drawnIn),
    ]);
    for (const one of net.getAnimations()) one.cancel();
    button.classList.add('caught');
    await move(picture, [{ opacity: 0 }, { opacity: 1 }], { duration: 600 });
  }

  /** The net opens beside the fish, which slips out of it; what it shows stays until the next shot. @param {HTMLElement} member */
  async function pass(member) {
    const { x, y } = placeOf(member);
    miss.style.translate = `calc(${Math.min(Math.max(x, 40), sea.clientWidth - 40)}px - 50%) ${Math.max(4, y - 64)}px`;
    miss.hidden = false;
    if (isStill()) return;
    const picture = pictureOf(member);
    const slip = [
      { transform: 'none' },
      { transform: 'translateY(-46%) rotate(-18deg)', offset: 0.35 },
      { transform: 'translateY(12%) rotate(10deg)', offset: 0.7 },
      { transform: 'none' },
    ];
    const shut = { opacity: 0, transform: 'translateY(26px) scale(0.5)' };
    await Promise.all([
      move(net, [...OPEN, { opacity: 1, transform: 'none', offset: 0.6 }, shut], { duration: 800 }),
      move(picture, slip, { duration: 700 }),
      move(
        miss,
        [
          { opacity: 0, transform: 'translateY(14px)' },
          { opacity: 1, transform: 'none' },
        ],
        { duration: 300 },
      ),
    ]);
  }

  /** The school is off in a hurry. @param {any} school */
  async function flee({ swim: way, members }) {
    if (!way || paused) return;
    const turns = members.flatMap(
      (/** @type {HTMLElement} */ { firstElementChild }) => firstElementChild?.getAnimations() ?? [],
    );
    for (const one of [way, ...turns]) one.updatePlaybackRate(FLEES);
    await wait(FLEES_MS);
    for (const one of [way, ...turns]) one.updatePlaybackRate(1);
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
