// @ts-check
import { wordsOf } from './words.js';

const POLL_MS = 5000;
const root = /** @type {HTMLElement} */ (document.getElementById('chat'));
let words = wordsOf(navigator.language.startsWith('en') ? 'en' : 'vi');
/** @type {any} */
let visit;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

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
    else if (value !== null && value !== false) element.setAttribute(name, String(value));
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
  const response = await fetch(`/sandbox/vendor/chat/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(body),
  });
  const { ok, reason, ...answer } = await response.json();
  if (!ok) throw new Error(reason);
  return answer;
}

/** The token is good once and leaves the address before anything else happens. */
function takePass() {
  const pass = new URLSearchParams(location.hash.slice(1)).get('pass') ?? '';
  history.replaceState(null, '', location.pathname);
  return pass;
}

/** White or black, whichever is easier to read on the colour. @param {string} colour */
function inkOn(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}

/** @param {unknown} error */
function messageOf(error) {
  const reason = error instanceof Error ? error.message : '';
  if (reason === 'launch.over' || reason === 'visit.over') return words.over;
  if (reason === 'session.missing') return words.members;
  return reason === 'rate.limited' ? words.fast : words.failed;
}

/** @param {string} title @param {...(Node | null)} content */
function show(title, ...content) {
  clearTimeout(timer);
  // In a frame the site's own bar has the way back.
  const back =
    visit &&
    parent === window &&
    el('a', { className: 'back', href: visit.backUrl, rel: 'noreferrer' }, `‹ ${words.back}`);
  root.replaceChildren(
    // Named, for the site's own page around it has a head and a main part too.
    el('header', { className: 'head', 'aria-label': title }, back || null, el('h1', {}, title)),
    el('main', { 'aria-label': title }, ...content),
  );
  root.setAttribute('aria-busy', 'false');
}

/** @param {any} room */
function aboutOf(room) {
  const type = { FREE: words.free, VIP: words.vip, PAID: words.paid }[/** @type {'FREE'} */ (room.roomType)];
  return `${type} · ${room.streaming ? `● ${words.live}` : `○ ${words.away}`}`;
}

/** @param {any} room */
const picture = (room) =>
  el('img', { src: `/sandbox/vendor${room.imageUrl}`, alt: '', width: 48, height: 48, onerror: hide });

/** @param {Event} event */
function hide(event) {
  /** @type {HTMLElement} */ (event.target).style.visibility = 'hidden';
}

async function showRooms() {
  const { rooms } = await ask('rooms', { visit: visit.visit });
  const list = el('ul', { className: 'rooms' });
  for (const room of rooms) {
    const unread = room.unread > 0 ? el('b', {}, String(room.unread), el('i', {}, ` ${words.unread}`)) : null;
    list.append(
      el(
        'li',
        {},
        el(
          'button',
          { type: 'button', onclick: () => open(room.anchorId) },
          picture(room),
          el(
            'span',
            {},
            el('strong', {}, room.nickName),
            el('span', {}, room.title),
            el('small', {}, aboutOf(room)),
          ),
          unread,
        ),
      ),
    );
  }
  show(visit.title, list);
}

/** @param {number} anchorId */
async function showRoom(anchorId) {
  const { room, messages, line } = await ask('room', { visit: visit.visit, anchorId });
  const list = el('ol');
  const log = el('div', { className: 'messages', role: 'log', 'aria-live': 'polite', tabIndex: 0 }, list);
  let last = 0;
  /** @param {any[]} more */
  const add = (more) => {
    for (const { id, from, own, host, text } of more) {
      last = Math.max(last, id);
      const name = own ? words.you : host ? `${from} · ${words.host}` : from;
      list.append(el('li', { className: own ? 'own' : '' }, el('small', {}, name), el('p', {}, text)));
    }
    if (more.length > 0) log.scrollTop = log.scrollHeight;
  };
  const more = async () => {
    const answer = await ask('room', { visit: visit.visit, anchorId, after: last });
    add(answer.messages);
    stage?.say(answer.line);
  };
  const stage = line === null ? null : stageFor(room, line);
  const all = el(
    'button',
    { type: 'button', className: 'all', onclick: () => guarded(showRooms) },
    words.rooms,
  );
  const about = el(
    'div',
    { className: 'about' },
    picture(room),
    el('p', {}, room.title, el('small', {}, aboutOf(room))),
    all,
  );
  show(
    room.nickName,
    about,
    stage?.element,
    el('p', { className: 'note script' }, words.script),
    log,
    visit.signedIn ? formFor(anchorId, more) : el('p', { className: 'note' }, words.guest),
  );
  add(messages);
  const poll = () => {
    timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return poll();
      more().then(poll, poll);
    }, POLL_MS);
  };
  poll();
}

/** What is on air: the host, what is being said, and bars that move until they are told to stop. @param {any} room @param {string} line */
function stageFor(room, line) {
  const said = el('p', { className: 'said-now' }, line);
  const bars = el(
    'span',
    { className: 'bars', 'aria-hidden': 'true' },
    ...Array.from({ length: 7 }, () => el('i')),
  );
  const pause = el('button', { type: 'button', className: 'all', onclick: press }, words.pause);
  const element = el(
    'section',
    { className: 'on-air', 'aria-label': words.on_air },
    el('span', { className: 'tag' }, `● ${words.on_air}`),
    picture(room),
    bars,
    pause,
    said,
  );
  function press() {
    const still = element.classList.toggle('still');
    pause.textContent = still ? words.resume : words.pause;
  }
  return {
    element,
    /** @param {string | null} now */
    say(now) {
      if (now !== null) said.textContent = now;
    },
  };
}

/** @param {number} anchorId @param {() => Promise<void>} more */
function formFor(anchorId, more) {
  const field = el('input', {
    name: 'text',
    maxLength: 300,
    autocomplete: 'off',
    required: true,
    placeholder: words.write,
    'aria-label': words.write,
  });
  const note = el('p', { className: 'note', role: 'alert' });
  return el(
    'form',
    {
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        const text = field.value.trim();
        if (text === '') return;
        field.value = '';
        note.textContent = '';
        try {
          await ask('say', { visit: visit.visit, anchorId, text });
          await more();
        } catch (error) {
          if (field.value === '') field.value = text;
          note.textContent = messageOf(error);
        }
      },
    },
    el('div', { className: 'write' }, field, el('button', { type: 'submit' }, words.send)),
    note,
  );
}

/** @param {number} anchorId */
const open = (anchorId) => guarded(() => showRoom(anchorId));

/** @param {() => Promise<void>} work */
async function guarded(work) {
  try {
    await work();
  } catch (error) {
    show(visit?.title ?? 'Chat', el('p', { className: 'note', role: 'alert' }, messageOf(error)));
  }
}

guarded(async () => {
  const pass = takePass();
  show(words.loading);
  visit = await ask('open', { pass });
  words = wordsOf(visit.language);
  document.documentElement.lang = visit.language;
  document.title = visit.title;
  document.documentElement.style.setProperty('--c-head', visit.headerColor);
  document.documentElement.style.setProperty('--c-ink', inkOn(visit.headerColor));
  await (visit.anchorId === null ? showRooms() : showRoom(visit.anchorId));
});
