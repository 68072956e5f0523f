// @ts-check
import { choices } from './choices.js';
import { el } from './dom.js';
import { isStill, move, shuffled, wait } from './motion.js';
import { fill } from './words.js';

const BETS = ['last2', 'last1', 'last3', 'even', 'odd'];
/** @type {Record<string, number>} */
const DIGITS = { last1: 1, last2: 2, last3: 3 };
/** Waits this long for a result that was not there at the draw's moment. */
const AGAIN_MS = 3000;
const BALL_MS = 700;

/** Tickets for the next draw, with its countdown, and the balls of the last one. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const numero = el('b', {});
  const left = el('b', { role: 'timer' });
  const at = el('p', {});
  const last = el('div', { className: 'last' });
  const tickets = el('ul', { className: 'tickets' });
  const error = el('p', { id: 'digits-error', className: 'error' });
  const field = el('input', {
    id: 'digits',
    inputMode: 'numeric',
    autocomplete: 'off',
    maxLength: 3,
    'aria-describedby': 'digits-error',
  });
  const digits = el(
    'div',
    { className: 'digits' },
    el('label', { htmlFor: 'digits' }, words.digits),
    field,
    error,
  );
  const bets = choices({
    legend: words.choose_bet,
    name: 'bet',
    options: BETS.map((bet) => ({
      value: bet,
      label: words.bets[bet],
      note: `×${numbers.number(game.table.pays[bet] / 100)}`,
    })),
    onchange: showField,
  });
  const drum = el(
    'div',
    { className: 'drum', 'aria-hidden': 'true' },
    ...Array.from({ length: 10 }, (_, digit) => ball(String(digit))),
  );
  const balls = el('p', { className: 'balls', role: 'img' });
  const drawName = el('p', { className: 'draw-name' });
  const replay = el(
    'button',
    { type: 'button', className: 'text-button', onclick: () => drawBalls() },
    words.replay,
  );
  /** @type {{ numero: string, closeTime: number, drawTime: number } | null} */
  let open = null;
  let shown = '';
  let first = '';
  let ahead = 0;
  let askedAt = 0;
  let waiting = false;
  let drawing = false;

  table.stage.append(
    el(
      'section',
      { className: 'machine', 'aria-label': words.last_draw },
      drum,
      el('div', {}, drawName, balls, replay),
    ),
    el(
      'section',
      { className: 'draw' },
      el('p', {}, words.open_draw, ' ', numero),
      el('p', { className: 'left' }, words.closes_in, ' ', left),
      at,
    ),
    bets.element,
    digits,
    el('section', {}, el('h2', {}, words.tickets), tickets),
    el('section', {}, el('h2', {}, words.all_prizes), last),
  );
  table.rules.append(el('p', {}, words.lottery_rules));
  table.onRefresh = load;
  table.main(words.buy, buy);
  showField();
  load();
  setInterval(tick, 1000);

  /** @type {import('./table.js').Scene} */
  const scene = {
    begin() {},
    async reveal({ numero: bought }) {
      table.say(fill(words.bought, { numero: bought }), 'good');
    },
    halt() {},
    show() {},
  };
  return scene;

  async function load() {
    askedAt = Date.now();
    const answer = await table.askServer('draws');
    if (!answer) return;
    ahead = answer.now - Date.now();
    open = answer.open;
    numero.textContent = answer.open.numero;
    at.textContent = fill(words.draws_at, { time: numbers.time(answer.open.drawTime) });
    await showDraw(answer.last);
    tickets.replaceChildren(...answer.tickets.map(ticketOf));
    if (answer.tickets.length === 0) tickets.append(el('li', {}, words.no_tickets));
    waiting = answer.tickets.some((/** @type {any} */ ticket) => ticket.state === 'waiting');
    tick();
  }

  function tick() {
    if (!open) return;
    const now = Date.now() + ahead;
    const seconds = Math.max(0, Math.ceil((open.closeTime - now) / 1000));
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    left.textContent = parts.map((part) => String(part).padStart(2, '0')).join(':');
    const due = seconds === 0 || (waiting && now > open.drawTime);
    if (due && !drawing && !document.hidden && Date.now() - askedAt > AGAIN_MS) load();
  }

  async function buy() {
    const bet = bets.chosen();
    const need = DIGITS[bet] ?? 0;
    const wrong = need > 0 && !new RegExp(`^\\d{${need}}$`).test(field.value);
    error.textContent = wrong ? fill(words.digits_wrong, { count: need }) : '';
    if (wrong) {
      field.setAttribute('aria-invalid', 'true');
      field.focus();
      return table.say(error.textContent, 'bad');
    }
    field.removeAttribute('aria-invalid');
    await table.play({ bet, numero: open?.numero ?? '', ...(need > 0 ? { digits: field.value } : {}) });
    load();
  }

  function showField() {
    const need = DIGITS[bets.chosen()] ?? 0;
    digits.hidden = need === 0;
    field.maxLength = need || 3;
    field.value = field.value.slice(0, need);
    field.removeAttribute('aria-invalid');
    error.textContent = '';
  }

  /** A draw that came while the player looked on is drawn before it is listed. @param {any} held */
  async function showDraw(held) {
    const isNew = shown !== '' && shown !== held.numero;
    const { numero: name, prizes } = held;
    if (shown === name) return;
    shown = name;
    first = prizes[0]?.numbers[0] ?? '';
    drawName.textContent = `${words.last_draw} ${name}`;
    balls.setAttribute('aria-label', `${words.first_prize}: ${first}`);
    balls.replaceChildren(...Array.from(first, ball));
    if (isNew) await drawBalls();
    const rows = prizes.map((/** @type {any} */ { prize, numbers: drawn }) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, prize === 'DB' ? words.special : fill(words.prize, { prize })),
        el('td', {}, drawn.join(' · ')),
      ),
    );
    last.replaceChildren(el('table', {}, el('tbody', {}, ...rows)));
  }

  /** The drum turns, and the balls roll out one after the other. */
  async function drawBalls() {
    if (drawing || isStill()) return;
    drawing = true;
    replay.setAttribute('aria-disabled', 'true');
    const tumbling = shuffled(Array.from(drum.children)).map((one, index) => tumble(one, index));
    for (const one of balls.children) one.classList.add('unseen');
    for (const one of Array.from(balls.children)) {
      await wait(BALL_MS / 2);
      one.classList.remove('unseen');
      table.hear('stop');
      await move(
        one,
        [{ transform: 'translate(-60px, -48px) rotate(-300deg) scale(0.6)' }, { transform: 'none' }],
        {
          duration: BALL_MS,
          easing: 'cubic-bezier(0.3, 0.6, 0.4, 1)',
        },
      );
    }
    for (const animation of tumbling) animation.cancel();
    replay.removeAttribute('aria-disabled');
    drawing = false;
  }

  /** @param {Element} one @param {number} index */
  function tumble(one, index) {
    const turn = (index % 2 ? 1 : -1) * (12 + index * 2);
    const frames = [0, 1, -1, 0.6, 0].map((part) => ({
      transform: `translate(${part * turn}px, ${-Math.abs(part) * (10 + index * 3)}px) rotate(${part * 160}deg)`,
    }));
    return one.animate(frames, { duration: 900 + index * 60, iterations: Number.POSITIVE_INFINITY });
  }

  /** @param {string} digit */
  function ball(digit) {
    return el('span', { className: `digit digit-${Number(digit) % 5}` }, el('b', {}, digit));
  }

  /** @param {any} ticket */
  function ticketOf({ choice, numero: number, stake, win, state }) {
    const what = [words.bets[choice.bet], choice.digits].filter(Boolean).join(' ');
    const end = {
      waiting: words.ticket_waiting,
      settled: win > 0 ? fill(words.ticket_won, { amount: numbers.amount(win) }) : words.ticket_lost,
    };
    const text =
      /** @type {Record<string, string>} */ (end)[state === 'winning' ? 'settled' : state] ??
      words.ticket_void;
    return el('li', {}, el('span', {}, `${number} · ${what} · ${numbers.amount(stake)}`), el('b', {}, text));
  }
}
