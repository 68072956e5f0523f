// @ts-check
import { wordsOf } from './words.js';

const root = /** @type {HTMLElement} */ (document.getElementById('bank'));
const words = wordsOf(navigator.language.startsWith('en') ? 'en' : 'vi');

/**
 * @param {string} tag
 * @param {Record<string, any>} [properties]
 * @param {...(Node | string | null)} children
 * @returns {any}
 */
function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element && !name.includes('-')) /** @type {any} */ (element)[name] = value;
    else element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * @param {string} call
 * @param {object} body
 * @returns {Promise<any>}
 */
async function ask(call, body) {
  const response = await fetch(`/sandbox/bank/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(body),
  });
  const { ok, reason, ...answer } = await response.json();
  if (!ok) throw new Error(reason);
  return answer;
}

/** The way back, a path of this very site. @param {string} path */
const wayBack = (path) =>
  el('a', {
    className: 'button second',
    href: `${location.protocol}//${location.host}/${path.replace(/^\/+/, '')}`,
    textContent: words.back,
  });

/** @param {string} label @param {string} name @param {Record<string, any>} properties */
function field(label, name, properties) {
  return el('label', {}, label, el('input', { name, required: true, autocomplete: 'off', ...properties }));
}

/** How a payment is told to the shop. */
function manner() {
  const choice = (/** @type {string} */ value, /** @type {string} */ label, checked = false) =>
    el(
      'label',
      { className: 'choice' },
      el('input', { type: 'radio', name: 'manner', value, checked }),
      label,
    );
  return el(
    'fieldset',
    {},
    el('legend', { textContent: words.told }),
    choice('once', words.once, true),
    choice('copies', words.copies),
    choice('doubled', words.doubled),
    field(words.delay, 'delay', { type: 'number', min: '0', max: '86400', value: '0', inputMode: 'numeric' }),
  );
}

/**
 * Groups of three without what stands between them; anything else as it was typed, for the bank to refuse.
 * @param {string} typed
 */
const amountIn = (typed) =>
  /^[1-9]\d{0,2}([.\s])\d{3}(?:\1\d{3})*$/.test(typed) ? typed.replaceAll(/\D/g, '') : typed;

/** @param {HTMLFormElement} form */
function readForm(form) {
  const data = new FormData(form);
  return {
    amount: amountIn(String(data.get('amount')).trim()),
    payments: data.get('manner') === 'doubled' ? 2 : 1,
    copies: data.get('manner') === 'copies' ? 2 : 1,
    delaySeconds: Number(data.get('delay')),
  };
}

/** @param {string} title @param {(Node | string | null)[]} parts */
function show(title, ...parts) {
  root.replaceChildren(
    el('header', {}, el('strong', { textContent: words.bank }), el('span', { textContent: words.demo })),
    el('main', {}, el('h1', { textContent: title }), ...parts),
  );
  root.removeAttribute('aria-busy');
}

const status = el('p', { role: 'status', className: 'status' });

/** @param {() => Promise<unknown>} work @param {string} done */
async function run(work, done) {
  status.textContent = '';
  status.className = 'status';
  try {
    await work();
    status.textContent = done;
    status.classList.add('good');
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    status.textContent = message === 'account.unknown' ? words.accountUnknown : words.failed;
    status.classList.add('bad');
  }
}

/** @param {string} text @param {() => unknown} onclick */
const secondButton = (text, onclick) =>
  el('button', { type: 'button', className: 'button second', textContent: text, onclick });

/** @param {string} pass */
async function showPayment(pass) {
  const { amount, reference, backPath } = await ask('open', { pass });
  const form = el(
    'form',
    {},
    el('p', { className: 'reference', textContent: reference }),
    field(words.amount, 'amount', { value: String(amount), inputMode: 'numeric' }),
    manner(),
    el('button', { className: 'button', textContent: words.pay }),
    secondButton(words.refuse, () => run(() => ask('refuse', { pass }), words.refused)),
    secondButton(words.silent, () => run(async () => {}, words.closed)),
    status,
    wayBack(backPath),
  );
  form.onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void run(() => ask('pay', { pass, ...readForm(form) }), words.paid);
  };
  show(words.payTitle, form);
}

/** @param {URLSearchParams} filled what the order's page has filled in */
function showTransfer(filled) {
  const form = el(
    'form',
    {},
    field(words.account, 'account', {
      value: filled.get('account') ?? '0388 2209 5716',
      inputMode: 'numeric',
    }),
    field(words.amount, 'amount', { value: filled.get('amount') ?? '', inputMode: 'numeric' }),
    field(words.reference, 'reference', {
      value: filled.get('reference') ?? '',
      autocapitalize: 'characters',
    }),
    manner(),
    el('button', { className: 'button', textContent: words.pay }),
    status,
  );
  form.onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const { account, reference } = Object.fromEntries(new FormData(form));
    const wanted = { accountNumber: String(account), reference: String(reference), ...readForm(form) };
    void run(() => ask('transfer', wanted), words.paid);
  };
  show(words.transferTitle, form);
}

const given = new URLSearchParams(location.hash.slice(1));
const pass = given.get('pass');
if (pass) {
  showPayment(pass).catch(() =>
    show(words.payTitle, el('p', { className: 'status bad', textContent: words.passUnknown })),
  );
} else showTransfer(given);
