// @ts-check
import { el } from './dom.js';
import { ask, Refused } from './server.js';
import { createTable } from './table.js';
import { numbersOf, wordsOf } from './words.js';

/** @type {Record<string, () => Promise<{ mount: (table: any) => void }>>} */
const ENGINES = {
  slot: () => import('./slot.js'),
  fishing: () => import('./fishing.js'),
  cards: () => import('./cards.js'),
  match: () => import('./match.js'),
  lottery: () => import('./lottery.js'),
};

/** The token, as its vendor calls it: good once, and gone from the address before anything else happens. */
function takeLaunch() {
  const launch = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  history.replaceState(null, '', location.pathname);
  return launch;
}

/** @param {string} text */
function say(text) {
  const root = /** @type {HTMLElement} */ (document.getElementById('game'));
  root.replaceChildren(el('p', { className: 'notice', role: 'status' }, text));
}

async function start() {
  const launch = takeLaunch();
  const guess = wordsOf(navigator.language.startsWith('vi') ? 'vi' : 'en');
  if (Object.keys(launch).length === 0) return say(guess.launch_over);
  say(guess.loading);
  try {
    const opened = await ask('open', launch);
    const words = wordsOf(opened.language);
    document.documentElement.lang = opened.language;
    document.title = opened.game.name;
    const table = createTable({ ...opened, words, numbers: numbersOf(opened.currency) });
    const engine = await ENGINES[opened.game.engine]?.();
    engine?.mount(table);
    table.ready();
  } catch (error) {
    say(error instanceof Refused && error.reason === 'launch.over' ? guess.launch_over : guess.no_answer);
  }
}

start();
