// @ts-check
import { el } from './dom.js';
import { ask, Refused } from './server.js';
import { createTable } from './table.js';
import { numbersOf, wordsOf } from './words.js';

/** @type {Record<string, () => Promise<{ mount: (table: any) => import('./table.js').Scene }>>} */
const ENGINES = {
  slot: () => import('./slot.js'),
  fishing: () => import('./fishing.js'),
  cards: () => import('./cards.js'),
  match: () => import('./match.js'),
  cockfight: () => import('./cockfight.js'),
  baccarat: () => import('./baccarat.js'),
  dragon: () => import('./dragon.js'),
  roulette: () => import('./roulette.js'),
  ways: () => import('./ways.js'),
  cluster: () => import('./cluster.js'),
  hold: () => import('./hold.js'),
  lottery: () => import('./lottery.js'),
};

/** Styles of the games that have others than one of their own name. @type {Record<string, string[]>} */
const STYLES = {
  baccarat: ['cards', 'dealer'],
  dragon: ['cards', 'dealer'],
  roulette: ['dealer', 'roulette'],
  ways: ['slot'],
  cluster: ['slot', 'cluster'],
  hold: ['slot', 'hold'],
};

/** The token, as its vendor calls it: good once, and gone from the address before anything else happens. */
function takeLaunch() {
  const launch = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  history.replaceState(null, '', location.pathname);
  return launch;
}

/** @param {string} text @param {Node | null} [more] */
function say(text, more = null) {
  const root = /** @type {HTMLElement} */ (document.getElementById('game'));
  const notice = el('p', { role: 'status' }, text);
  root.replaceChildren(el('div', { className: 'notice' }, notice, more));
}

/** The styles of one game, beside that of all. @param {string} name */
const loadStyles = (name) => Promise.all((STYLES[name] ?? [name]).map(loadStyle));

/** @param {string} name */
function loadStyle(name) {
  const href = `/sandbox/vendor/page/${name}.css`;
  return new Promise((resolve) => {
    const link = el('link', {
      rel: 'stylesheet',
      crossOrigin: 'anonymous',
      onload: resolve,
      onerror: resolve,
    });
    link.href = href;
    document.head.append(link);
  });
}

/** @param {any} opened */
async function lay(opened) {
  const { engine: name } = opened.game;
  const [words, engine] = await Promise.all([wordsOf(opened.language), ENGINES[name]?.(), loadStyles(name)]);
  document.documentElement.lang = opened.language;
  document.title = opened.game.name;
  const table = createTable({ ...opened, words, numbers: numbersOf(opened.currency, opened.language) });
  if (engine) table.ready(engine.mount(table));
}

/** @param {Record<string, string>} launch */
async function start(launch) {
  const guess = await wordsOf(navigator.language.startsWith('vi') ? 'vi' : 'en');
  if (Object.keys(launch).length === 0) return say(guess.launch_over);
  say(guess.loading);
  try {
    await lay(await ask('open', launch));
  } catch (error) {
    if (error instanceof Refused && error.reason === 'launch.over') return say(guess.launch_over);
    const again = { type: 'button', className: 'action', onclick: () => start(launch) };
    say(guess.not_opened, el('button', again, guess.retry));
  }
}

start(takeLaunch());
