// @ts-check
import { drawn, el, icon, iconButton } from './dom.js';
import { isStill, move } from './motion.js';
import { createSpots } from './spots.js';
import { fill } from './words.js';

/** How long bets are taken once the first chip lies. Milliseconds. */
const BETS_MS = 12_000;
const CHIP = '●';

/**
 * A table with a dealer: chips on spots, a clock that runs once the first one lies, and then the round is dealt. The
 * stake goes when the clock is over or the player says so, never before; without a chip nothing runs.
 * @param {any} table
 * @param {{ legend: string, actionLabel: string, className: string, most: number, options: any[], choiceOf: (spots: string[]) => any, spotsOf: (choice: any) => string[] }} wanted
 */
export function createDealer(table, { legend, actionLabel, className, most, options, choiceOf, spotsOf }) {
  const { words } = table;
  const arm = layer('arm');
  const head = layer('dealer-head');
  const line = el('p', { className: 'line' }, words.place_bets);
  const seconds = el('b', { className: 'seconds', role: 'timer' });
  const left = el('span', { className: 'left' });
  const clock = el('div', { className: 'bet-clock' }, el('span', { className: 'way' }, left), seconds);
  const view = el(
    'div',
    { className: 'dealer' },
    portrait(arm, head),
    el('div', { className: 'speech' }, line, clock),
  );
  line.setAttribute('aria-hidden', 'true');
  const spots = createSpots({
    ...{ legend, className, most, options, chip: CHIP },
    isHeld: table.isBusy,
    onchange: changed,
  });

  /** @type {null | { ends: number, tick: number, rest: number }} */
  let running = null;
  let paused = false;
  const pause = iconButton('pause', words.pause_clock, { onclick: switchPause });
  table.tool(pause);
  show(BETS_MS);
  table.main(actionLabel, deal);

  function deal() {
    const chips = spots.laid();
    if (chips.length === 0) return table.say(words.chip_first);
    stop();
    table.play(choiceOf(chips));
  }

  /** @param {string[]} chips */
  function changed(chips) {
    table.won.hidden = true;
    table.hear('tap');
    if (chips.length === 0) {
      stop();
      say(words.place_bets);
      return table.say(words.chip_off);
    }
    table.say(
      fill(most > 1 ? words.chips_lie : words.chip_lies, {
        seconds: BETS_MS / 1000,
        count: chips.length,
        most,
      }),
    );
    if (!running) start(BETS_MS);
  }

  /** @param {number} rest */
  function start(rest) {
    say(words.bets_open);
    running = { ends: performance.now() + rest, tick: 0, rest };
    if (paused) return show(rest);
    running.tick = window.setInterval(tick, 250);
    tick();
    if (isStill()) return;
    const from = { transform: `scaleX(${rest / BETS_MS})` };
    left.animate([from, { transform: 'scaleX(0)' }], { duration: rest, fill: 'forwards' });
  }

  function tick() {
    if (!running) return;
    // Nothing is dealt where nobody looks: the clock waits.
    if (document.hidden) running.ends = performance.now() + running.rest;
    running.rest = Math.max(0, running.ends - performance.now());
    show(running.rest);
    if (running.rest > 0) return;
    if (table.isBusy()) stop();
    else deal();
  }

  function stop() {
    if (running) clearInterval(running.tick);
    running = null;
    for (const one of left.getAnimations()) one.cancel();
    left.style.transform = 'none';
    show(BETS_MS);
  }

  function switchPause() {
    paused = !paused;
    pause.replaceChildren(icon(paused ? 'resume' : 'pause'));
    pause.setAttribute('aria-label', paused ? words.resume_clock : words.pause_clock);
    if (!running) return;
    const { rest } = running;
    stop();
    start(rest);
    left.style.transform = `scaleX(${rest / BETS_MS})`;
  }

  /** @param {number} ms */
  function show(ms) {
    seconds.textContent = String(Math.ceil(ms / 1000));
  }

  /** @param {string} text */
  function say(text) {
    line.textContent = text;
  }

  return {
    view,
    spots,
    say,
    /** Bets are closed: the chips lie as they were sent. @param {any} choice */
    close(choice) {
      stop();
      spots.lay(spotsOf(choice));
      spots.mark([]);
      say(words.no_more_bets);
    },
    /** The round is over: what won is marked, and the chips go. @param {string[]} won @param {string} text */
    end(won, text) {
      spots.lay([]);
      spots.mark(won);
      say(text);
    },
    /** One card is dealt, or the wheel is turned. */
    async gesture() {
      const reach = [
        { transform: 'none' },
        { transform: 'rotate(-24deg) translateY(-4%)' },
        { transform: 'none' },
      ];
      await Promise.all([
        move(arm, reach, { duration: 380 }),
        move(head, [{ transform: 'none' }, { transform: 'rotate(3deg)' }, { transform: 'none' }], {
          duration: 380,
        }),
      ]);
    },
  };
}

const layer = (/** @type {string} */ name, /** @type {Node[]} */ ...parts) =>
  drawn('svg', { viewBox: '8 -4 104 130', class: name }, ...parts);

/** A dealer in an áo dài, from the waist up: what moves, arm and head, is a layer of its own. @param {Element} arm @param {Element} head */
function portrait(arm, head) {
  const path = (/** @type {string} */ d, /** @type {string} */ name) => drawn('path', { d, class: name });
  head.append(
    path('M36 40C34 18 46 8 60 8S86 18 84 40C86 50 80 58 80 58H40C40 58 34 50 36 40Z', 'hair'),
    path('M54 60V74H66V60Z', 'skin'),
    path('M43 36C43 22 50 18 60 18S77 22 77 36C77 52 69 62 60 62S43 52 43 36Z', 'skin'),
    path('M42 36C42 24 50 16 62 17C70 18 79 22 78 38C74 32 70 26 64 24C56 30 48 30 42 36Z', 'hair'),
    path('M50 39q4-3 7 0M63 39q4-3 7 0', 'brow'),
    path('M51 44q3-3 6 0q-3 3-6 0ZM63 44q3-3 6 0q-3 3-6 0Z', 'eyes'),
    path('M54 53q6 5 12 0', 'lips'),
    drawn('circle', { cx: 60, cy: 8, r: 9, class: 'hair' }),
    drawn('circle', { cx: 68, cy: 6, r: 4, class: 'flower' }),
  );
  arm.append(
    path('M84 84C96 92 100 104 94 116L74 124L70 116L84 110C84 102 80 98 78 94Z', 'sleeve'),
    path('M74 124L64 122Q60 118 66 114L71 116Z', 'skin'),
  );
  const body = layer(
    'rest',
    path('M18 130C18 92 34 78 52 74H68C86 78 102 92 102 130Z', 'dress'),
    path('M52 74Q60 82 68 74L66 70H54Z', 'collar'),
    path('M60 80C72 88 82 96 84 130', 'seam'),
    path('M36 84C24 92 20 104 26 116L48 124L50 116L36 110C36 102 40 98 42 94Z', 'sleeve'),
    path('M48 124L58 122Q60 118 54 114L49 116Z', 'skin'),
  );
  return el('div', { className: 'portrait', 'aria-hidden': 'true' }, body, head, arm);
}
