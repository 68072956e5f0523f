// @ts-check
import { choices, el } from './dom.js';
import { fill } from './words.js';

const BETS = ['last2', 'last1', 'last3', 'even', 'odd'];
/** @type {Record<string, number>} */
const DIGITS = { last1: 1, last2: 2, last3: 3 };
/** Waits this long for a result that was not there at the draw's moment. */
const AGAIN_MS = 3000;

/** Tickets for the next draw, with its countdown. @param {any} table */
export function mount(table) {
  const { words, numbers, game } = table;
  const numero = el('b', {});
  const left = el('b', { role: 'timer' });
  const at = el('p', {});
  const last = el('div', { className: 'last' });
  const tickets = el('ul', { className: 'tickets' });
  const field = el('input', { id: 'digits', inputMode: 'numeric', autocomplete: 'off', maxLength: 3 });
  const digits = el('p', { className: 'digits' }, el('label', { htmlFor: 'digits' }, words.digits), field);
  const bets = choices({
    legend: words.choose_bet,
    name: 'bet',
    options: BETS.map((bet) => ({
      value: bet,
      label: words.bets[bet],
      note: `×${numbers.number(game.table.pays[bet] / 100)}`,
    })),
    onchange: showField,
    columns: 2,
  });
  /** @type {{ numero: string, closeTime: number, drawTime: number } | null} */
  let open = null;
  let ahead = 0;
  let askedAt = 0;

  table.stage.append(
    el(
      'section',
      { className: 'draw' },
      el('p', {}, words.open_draw, ' ', numero),
      el('p', {}, words.closes_in, ' ', left),
      at,
    ),
    bets.element,
    digits,
    el('section', {}, el('h2', {}, words.tickets), tickets),
    el('section', {}, el('h2', {}, words.last_draw), last),
  );
  table.rules.append(el('p', {}, words.lottery_rules));
  table.onRefresh = load;
  table.main(words.buy, buy);
  showField();
  load();
  setInterval(tick, 1000);

  async function load() {
    askedAt = Date.now();
    const answer = await table.askServer('draws');
    if (!answer) return;
    ahead = answer.now - Date.now();
    open = answer.open;
    numero.textContent = answer.open.numero;
    at.textContent = fill(words.draws_at, { time: numbers.time(answer.open.drawTime) });
    showLast(answer.last);
    tickets.replaceChildren(...answer.tickets.map(ticketOf));
    if (answer.tickets.length === 0) tickets.append(el('li', {}, words.no_tickets));
    waiting = answer.tickets.some((/** @type {any} */ ticket) => ticket.state === 'waiting');
    tick();
  }
  let waiting = false;

  function tick() {
    if (!open) return;
    const now = Date.now() + ahead;
    const seconds = Math.max(0, Math.ceil((open.closeTime - now) / 1000));
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    left.textContent = parts.map((part) => String(part).padStart(2, '0')).join(':');
    const due = seconds === 0 || (waiting && now > open.drawTime);
    if (due && !document.hidden && Date.now() - askedAt > AGAIN_MS) load();
  }

  async function buy() {
    const bet = bets.chosen();
    const count = DIGITS[bet] ?? 0;
    if (count > 0 && !new RegExp(`^\\d{${count}}$`).test(field.value)) {
      field.setAttribute('aria-invalid', 'true');
      field.focus();
      return table.say(fill(words.digits_wrong, { count }), 'bad');
    }
    field.removeAttribute('aria-invalid');
    const choice = { bet, numero: open?.numero ?? '', ...(count > 0 ? { digits: field.value } : {}) };
    const round = await table.play(choice);
    if (round) table.say(fill(words.bought, { numero: round.numero }), 'good');
    load();
  }

  function showField() {
    const count = DIGITS[bets.chosen()] ?? 0;
    digits.hidden = count === 0;
    field.maxLength = count || 3;
    field.value = field.value.slice(0, count);
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

  /** @param {any} held */
  function showLast(held) {
    const rows = held.prizes.map((/** @type {any} */ { prize, numbers: drawn }) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, prize === 'DB' ? words.special : fill(words.prize, { prize })),
        el('td', {}, drawn.join(' · ')),
      ),
    );
    last.replaceChildren(el('p', {}, held.numero), el('table', {}, el('tbody', {}, ...rows)));
  }
}
