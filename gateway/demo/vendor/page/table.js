// @ts-check
import { el } from './dom.js';
import { ask, Refused, roundName } from './server.js';
import { fill } from './words.js';

/**
 * What all games share: head, stage, result, balance, stake, and the round itself.
 * @param {any} opened
 */
export function createTable(opened) {
  const { words, numbers, game, session, freeplay, stakes } = opened;
  const state = { balance: opened.balance, stake: 0, busy: false };

  const stage = el('main', { className: `stage stage-${game.engine}` });
  const result = el('p', { className: 'result', role: 'status' });
  const balance = el('b', {});
  const lastWin = el('b', {}, numbers.amount(0));
  const stake = el('span', { className: 'stake-value', 'aria-live': 'polite' });
  const less = el(
    'button',
    { type: 'button', className: 'round', 'aria-label': words.less, onclick: () => step(-1) },
    '−',
  );
  const more = el(
    'button',
    { type: 'button', className: 'round', 'aria-label': words.more, onclick: () => step(1) },
    '+',
  );
  const action = el('button', { type: 'button', className: 'action', hidden: true });
  const refresh = el('button', { type: 'button', className: 'round', 'aria-label': words.refresh }, '↻');
  const dialog = rulesDialog(opened);
  const rules = el(
    'button',
    { type: 'button', className: 'round', 'aria-label': words.rules, onclick: dialog.open },
    '?',
  );

  function show() {
    balance.textContent = numbers.amount(state.balance);
    stake.textContent = numbers.amount(stakes[state.stake]);
    less.disabled = state.busy || state.stake === 0;
    more.disabled = state.busy || state.stake === stakes.length - 1;
    action.setAttribute('aria-disabled', String(state.busy));
    document.body.classList.toggle('busy', state.busy);
  }

  /** @param {number} by */
  function step(by) {
    state.stake = Math.min(stakes.length - 1, Math.max(0, state.stake + by));
    show();
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
    if (changed && !freeplay && parent !== window) parent.postMessage({ type: 'balance' }, '*');
  }

  /** @param {unknown} error */
  function sayWhy(error) {
    const reason = error instanceof Refused ? error.reason : '';
    if (reason === 'session.over') return say(words.session_over, 'bad');
    if (reason === 'draw.closed') return say(words.draw_closed, 'bad');
    if (reason === 'request.invalid') return say(words.refused, 'bad');
    say(words.no_answer, 'bad');
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
      sayWhy(error);
      return null;
    }
  }

  /**
   * Plays one round; null when it did not count or nobody knows. One round at a time.
   * @param {unknown} choice
   */
  async function play(choice) {
    if (state.busy) return null;
    state.busy = true;
    say(words.working);
    show();
    const round = await askServer('play', { round: roundName(), stake: stakes[state.stake], choice });
    if (round && round.balance === null) await askServer('balance');
    state.busy = false;
    show();
    return round && counts(round) ? round : null;
  }

  /** @param {any} round */
  function counts(round) {
    if (round.state === 'refused')
      say(round.refused === 'balance.short' ? words.short : words.refused, 'bad');
    else if (round.state === 'cancelled') say(words.void, 'bad');
    else if (round.state === 'cancelling' || round.state === 'betting') say(words.void_soon, 'bad');
    else return true;
    return false;
  }

  /**
   * Says what a round brought.
   * @param {any} round
   * @param {string} [before]
   */
  function sayResult(round, before = '') {
    if (round.win > 0) lastWin.textContent = numbers.amount(round.win);
    // What is less than the stake is no win, and is not dressed up as one.
    const isWin = round.win >= round.stake;
    const won = isWin ? words.won : words.part;
    const text = round.win > 0 ? fill(won, { amount: numbers.amount(round.win) }) : words.lost;
    const late = round.state === 'winning' && round.win > 0 ? words.credited_soon : '';
    say([before, text, late].filter(Boolean).join(' '), isWin ? 'good' : '');
  }

  const table = {
    ...opened,
    stage,
    rules: dialog.body,
    play,
    say,
    sayResult,
    askServer,
    stake: () => stakes[state.stake],
    /** The one main button, where the game has one. */
    main: (/** @type {string} */ label, /** @type {() => void} */ onclick) => {
      action.hidden = false;
      action.textContent = label;
      action.onclick = () => !state.busy && onclick();
    },
    /** What the refresh button does besides asking for the balance. */
    onRefresh: /** @type {null | (() => void)} */ (null),
    ready() {
      refresh.onclick = () => (table.onRefresh ? table.onRefresh() : askServer('balance'));
      const root = /** @type {HTMLElement} */ (document.getElementById('game'));
      root.replaceChildren(head(opened), stage, bar(), dialog.element);
      root.removeAttribute('aria-busy');
      show();
    },
  };

  function bar() {
    const label = freeplay ? words.play_balance : words.balance;
    return el(
      'footer',
      { className: 'bar' },
      result,
      el(
        'div',
        { className: 'figures' },
        el('p', {}, el('span', {}, label), balance),
        el('p', {}, el('span', {}, words.last_win), lastWin),
        rules,
        refresh,
      ),
      el(
        'div',
        { className: 'controls' },
        el('div', { className: 'stepper', role: 'group', 'aria-label': words.stake }, less, stake, more),
        action,
      ),
    );
  }

  return table;
}

/** In a frame the site's own bar says all this. @param {any} opened */
function head({ words, game, freeplay, backUrl }) {
  const alone = parent === window;
  return el(
    'header',
    { className: alone ? 'head' : 'head visually-hidden' },
    alone && isOfSite(backUrl)
      ? el('a', { className: 'round back', href: backUrl, 'aria-label': words.back }, '‹')
      : null,
    el('h1', {}, game.name),
    freeplay ? el('span', { className: 'tag' }, words.free) : null,
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
      el(
        'button',
        { type: 'button', className: 'round', 'aria-label': words.close, onclick: () => element.close() },
        '×',
      ),
    ),
    el('p', {}, fill(words.published, { percent: numbers.number(game.published) })),
    body,
    el('p', {}, words.chance),
    freeplay ? el('p', {}, words.free_note) : '',
  );
  return { element, body, open: () => element.showModal() };
}
