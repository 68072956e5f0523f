// @ts-check
import { el, icon, iconButton } from './dom.js';
import { count, wait } from './motion.js';
import { ask, Refused, roundName } from './server.js';
import { fill } from './words.js';

/** The player is told that it takes longer. Milliseconds. */
const SLOW_MS = 3000;
/** How often an open round is asked about. */
const LOOKS = 6;
const LOOK_MS = 1500;

/**
 * What a game draws. `begin` at the tap, `slow` when the answer takes long, `reveal` to the end that the server named,
 * `halt` when there is none, `show` a round's end at once, `tell` it in words.
 * @typedef {{
 *   begin: (choice: any) => void,
 *   slow?: () => void,
 *   reveal: (round: any, choice: any) => Promise<void>,
 *   halt: () => void,
 *   show: (round: any, choice: any) => void,
 *   tell?: (round: any, choice: any) => string,
 *   lost?: (round: any) => string,
 * }} Scene
 */

/** A win begins above the stake. @param {any} round */
export const isWin = ({ win, stake }) => win > stake;

/**
 * What a round brought, in words.
 * @param {any} words
 * @param {{ amount: (value: number) => string }} numbers
 * @param {any} round
 */
export function resultText(words, numbers, { win, stake, state }) {
  if (win === 0) return words.lost;
  const text = win > stake ? words.won : win === stake ? words.even_stake : words.part;
  const late = state === 'winning' ? ` ${words.credited_soon}` : '';
  return fill(text, { amount: numbers.amount(win) }) + late;
}

/**
 * What all games share: head, stage, result, balance, stake, sound, and the round itself.
 * @param {any} opened
 */
export function createTable(opened) {
  const { words, numbers, game, session, freeplay, stakes } = opened;
  const state = {
    balance: opened.balance,
    stake: 0,
    busy: false,
    over: false,
    /** The round whose end nobody has told yet. @type {null | { round: string, stake: number, choice: any }} */
    open: null,
    /** @type {null | { play: (name: string) => void, close: () => void }} */
    sound: null,
  };
  /** @type {Scene} */
  let scene;
  let action = { label: '', run: () => {} };

  // Named, for the site's own page around it has a head and a main part too.
  const stage = el('main', { className: `stage stage-${game.engine}`, 'aria-label': game.name });
  const won = el('p', { className: 'won', 'aria-hidden': 'true', hidden: true });
  const result = el('p', { className: 'result', role: 'status' });
  const balance = el('b', {});
  const lastWin = el('b', {}, '–');
  const stake = el('span', { className: 'stake-value', 'aria-live': 'polite' });
  const less = iconButton('less', words.less, { onclick: () => step(-1) });
  const more = iconButton('more', words.more, { onclick: () => step(1) });
  const main = el('button', { type: 'button', className: 'action', hidden: true, onclick: press });
  const refresh = iconButton('refresh', words.refresh);
  const sound = iconButton('mute', words.sound, { 'aria-pressed': 'false', onclick: switchSound });
  const dialog = rulesDialog(opened);
  const rules = iconButton('rules', words.rules, { onclick: dialog.open });
  const tools = el('div', { className: 'tools' }, refresh, sound, rules);

  function show() {
    balance.textContent = numbers.amount(state.balance);
    stake.textContent = numbers.amount(state.open ? state.open.stake : stakes[state.stake]);
    const held = state.busy || state.over || state.open !== null;
    less.disabled = held || state.stake === 0;
    more.disabled = held || state.stake === stakes.length - 1;
    refresh.setAttribute('aria-disabled', String(state.busy));
    const asksAgain = state.open !== null && !state.busy;
    main.hidden = action.label === '' && !asksAgain;
    main.textContent = asksAgain ? words.ask_again : action.label;
    main.setAttribute('aria-disabled', String(state.busy || state.over));
    document.body.classList.toggle('busy', held);
    for (const group of stage.querySelectorAll('fieldset')) group.disabled = held;
  }

  /** @param {number} by */
  function step(by) {
    state.stake = Math.min(stakes.length - 1, Math.max(0, state.stake + by));
    show();
  }

  function press() {
    if (state.busy || state.over) return;
    if (state.open) return run(state.open);
    action.run();
  }

  async function switchSound() {
    state.sound?.close();
    state.sound = state.sound ? null : (await import('./sound.js')).openSound();
    sound.replaceChildren(icon(state.sound ? 'sound' : 'mute'));
    sound.setAttribute('aria-pressed', String(state.sound !== null));
    hear('tap');
  }

  /** @param {string} name */
  function hear(name) {
    state.sound?.play(name);
  }

  /** @param {string} text @param {'good' | 'bad' | ''} [kind] */
  function say(text, kind = '') {
    result.textContent = text;
    result.className = `result ${kind}`;
  }

  /** @param {number} now */
  function setBalance(now) {
    const changed = now !== state.balance;
    state.balance = now;
    show();
    if (changed) tell('balance');
  }

  /** @param {string} type @param {number} [required] */
  function tell(type, required) {
    if (parent !== window) parent.postMessage({ type, required }, '*');
  }

  /** @param {number} required */
  function sayShort(required) {
    say(words.short, 'bad');
    tell('balance.short', required);
  }

  /** @param {unknown} error */
  function reasonOf(error) {
    return error instanceof Refused ? error.reason : '';
  }

  /** @param {string} reason @param {string} [unknown] */
  function sayWhy(reason, unknown = words.failed) {
    const why = {
      'session.over': words.session_over,
      'draw.closed': words.draw_closed,
      'request.invalid': words.refused,
    };
    if (reason === 'session.over') state.over = true;
    say(/** @type {Record<string, string>} */ (why)[reason] ?? unknown, 'bad');
    show();
  }

  /**
   * Asks for something of this session; says why when it fails.
   * @param {string} call
   * @param {object} [body]
   */
  async function askServer(call, body = {}) {
    try {
      const answer = await ask(call, { session, ...body });
      if (typeof answer.balance === 'number') setBalance(answer.balance);
      return answer;
    } catch (error) {
      sayWhy(reasonOf(error));
      return null;
    }
  }

  /** The balance where nobody asked for it: without an answer it stays as it is. */
  async function followBalance() {
    const answer = await ask('balance', { session }).catch(() => null);
    if (answer) setBalance(answer.balance);
  }

  /**
   * Plays one round; null when it did not count or nobody knows. One round at a time.
   * @param {unknown} choice
   */
  async function play(choice) {
    if (state.busy || state.over || state.open) return null;
    const wanted = stakes[state.stake];
    if (state.balance < wanted) {
      state.busy = true;
      show();
      await followBalance();
      state.busy = false;
      show();
      if (state.balance < wanted) {
        sayShort(wanted);
        return null;
      }
    }
    return run({ round: roundName(), stake: wanted, choice });
  }

  /**
   * A round from its tap to its end; a retry asks for the same one.
   * @param {{ round: string, stake: number, choice: any }} asked
   */
  async function run(asked) {
    state.busy = true;
    state.open = asked;
    won.hidden = true;
    say(words.working[game.engine]);
    hear('tap');
    scene.begin(asked.choice);
    show();
    const slow = setTimeout(() => {
      say(words.slow);
      scene.slow?.();
    }, SLOW_MS);
    const { round, reason } = await answerTo(asked);
    clearTimeout(slow);
    const ended = round !== null && (await end(round, asked));
    if (!ended) scene.halt();
    // Only a round that was refused or called off is over without a result.
    if (round || reason === 'request.invalid' || reason === 'draw.closed') state.open = null;
    if (!round) sayWhy(reason, words.no_answer);
    state.busy = false;
    show();
    return ended ? round : null;
  }

  /** @param {any} asked @returns {Promise<{ round: any, reason: string }>} */
  async function answerTo(asked) {
    try {
      for (let look = 0; look < LOOKS; look += 1) {
        if (look > 0) await wait(LOOK_MS);
        const round = await ask('play', { session, ...asked });
        if (round.state !== 'betting') return { round, reason: '' };
      }
    } catch (error) {
      return { round: null, reason: reasonOf(error) };
    }
    return { round: null, reason: '' };
  }

  /** @param {any} round @param {any} asked */
  async function end(round, { choice }) {
    const counts = isCounted(round);
    if (counts) await scene.reveal(round, choice);
    if (round.balance !== null) setBalance(round.balance);
    else await followBalance();
    if (counts) sayResult(round, choice);
    else sayVoid(round);
    return counts;
  }

  /** @param {any} round */
  function isCounted({ state: reached }) {
    return reached === 'settled' || reached === 'winning' || reached === 'waiting';
  }

  /** @param {any} round @param {string} [before] */
  function sayVoid(round, before = '') {
    if (round.refused === 'balance.short') return sayShort(round.stake);
    const texts = { refused: words.refused, cancelled: words.void };
    const text = /** @type {Record<string, string>} */ (texts)[round.state] ?? words.void_soon;
    say(`${before} ${text}`.trim(), 'bad');
  }

  /**
   * Says what a round brought, and counts a win up.
   * @param {any} round
   * @param {any} choice
   */
  function sayResult(round, choice) {
    if (round.state === 'waiting') return;
    lastWin.textContent = numbers.amount(round.win);
    say(textOf(round, choice), isWin(round) ? 'good' : '');
    if (!isWin(round)) return;
    won.hidden = false;
    hear('win');
    count(0, round.win, (value) => {
      won.textContent = `+${numbers.amount(value)}`;
    });
  }

  /** @param {any} round @param {any} choice */
  function textOf(round, choice) {
    const text = (round.win === 0 && scene.lost?.(round)) || resultText(words, numbers, round);
    return [scene.tell?.(round, choice), text].filter(Boolean).join(' ');
  }

  /** What a reload or another tab cut off: its end is shown, or waited for. @param {any} last */
  function takeUp(last) {
    if (!last || last.state === 'refused') return;
    const { round, stake: staked, choice } = last;
    if (last.state === 'betting') return void run({ round, stake: staked, choice });
    if (!isCounted(last)) return sayVoid(last, words.last_round);
    scene.show(last, choice);
    lastWin.textContent = numbers.amount(last.win);
    say(`${words.last_round} ${textOf(last, choice)}`);
  }

  const table = {
    ...opened,
    stage,
    rules: dialog.body,
    play,
    say,
    hear,
    askServer,
    won,
    isBusy: () => state.busy || state.over || state.open !== null,
    /** The one main button, where the game has one. */
    main: (/** @type {string} */ label, /** @type {() => void} */ run) => {
      action = { label, run };
    },
    /** A button of this game alone, first among the tools. @param {HTMLElement} button */
    tool: (/** @type {HTMLElement} */ button) => tools.prepend(button),
    /** What the refresh button does besides asking for the balance. */
    onRefresh: /** @type {null | (() => void)} */ (null),
    /** @param {Scene} drawn */
    ready(drawn) {
      scene = drawn;
      refresh.onclick = () => {
        if (!state.busy) table.onRefresh ? table.onRefresh() : askServer('balance');
      };
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden && !table.isBusy()) followBalance();
      });
      const root = /** @type {HTMLElement} */ (document.getElementById('game'));
      const [sky, horizon, glow] = game.scene;
      for (const [name, colour] of Object.entries({ sky, horizon, glow })) {
        root.style.setProperty(`--${name}`, colour);
      }
      root.replaceChildren(head(opened, tools), stage, bar(), dialog.element);
      root.removeAttribute('aria-busy');
      show();
      takeUp(opened.last);
    },
  };

  function bar() {
    const label = freeplay ? words.play_balance : words.balance;
    const footer = el(
      'footer',
      { className: 'bar' },
      result,
      el(
        'div',
        { className: 'figures' },
        el('p', {}, el('span', {}, label), balance),
        el('p', {}, el('span', {}, words.last_win), lastWin),
      ),
      el(
        'div',
        { className: 'controls' },
        el('div', { className: 'stepper', role: 'group', 'aria-label': words.stake }, less, stake, more),
        main,
      ),
    );
    // What has the focus stands clear of it, however high it is.
    new ResizeObserver(() =>
      document.documentElement.style.setProperty('--bar', `${footer.offsetHeight}px`),
    ).observe(footer);
    return footer;
  }

  return table;
}

/** In a frame the site's own bar has the way back and the name. @param {any} opened @param {HTMLElement} tools */
function head({ words, game, freeplay, backUrl }, tools) {
  const alone = parent === window;
  return el(
    'header',
    { className: 'head', 'aria-label': game.name },
    alone && isOfSite(backUrl)
      ? el('a', { className: 'round back', href: backUrl, 'aria-label': words.back }, icon('back'))
      : null,
    el('h1', { className: alone ? '' : 'visually-hidden' }, game.name),
    alone && freeplay ? el('span', { className: 'tag' }, words.free) : null,
    tools,
  );
}

/** @param {string} url */
function isOfSite(url) {
  try {
    return new URL(url).origin === location.origin;
  } catch {
    return false;
  }
}

/** @param {any} opened */
function rulesDialog({ words, numbers, game, freeplay }) {
  const body = el('div', { className: 'rules' });
  const element = el('dialog', { 'aria-labelledby': 'rules-title' });
  element.append(
    el(
      'div',
      { className: 'rules-head' },
      el('h2', { id: 'rules-title' }, words.rules),
      iconButton('close', words.close, { onclick: () => element.close() }),
    ),
    el('p', {}, fill(words.published, { percent: numbers.number(game.published) })),
    body,
    el('p', {}, words.chance),
    freeplay ? el('p', {}, words.free_note) : '',
  );
  return { element, body, open: () => element.showModal() };
}
