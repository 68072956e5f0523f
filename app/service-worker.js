// The site's service worker, written out by build/service-worker.ts. It keeps files of this build, whose names no other
// build has, one text for the time without a network, and copies of what the edge marks as content for
// everybody (docs/decisions/050-without-a-network.md). Nothing of a member is ever stored.
const FILES = new Set(__FILES__);
/** Those of them that say what is the matter without a network: kept before anybody needs them. */
const OFFLINE_FILES = __OFFLINE_FILES__;
const STORE = 'static-files';
/** Pages have this store of their own, and calls: the oldest copies go first. */
const COPIES = { pages: 20, calls: 150 };
const OFFLINE = '/offline.html';
const CALLS = /^\/(?:wps|lgw|_serverFn)\//;
/** Firefox shows a page of its own once a preload fails, whatever the worker answers. */
const PRELOADS = !self.navigator.userAgent.includes('Firefox/');
/** What closes the site for a visitor: copies from before are not shown again. */
const CLOSED = [403, 451, 503];

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflineText().then(() => self.skipWaiting()));
  event.waitUntil(keepOfflineFiles().catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  const preload = self.registration.navigationPreload?.[PRELOADS ? 'enable' : 'disable']();
  event.waitUntil(Promise.all([dropOldFiles(), preload, self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const { data } = event;
  // The page speaks another language now: so does the text, and so will its content.
  if (data === 'language')
    event.waitUntil(Promise.all([dropCopies(), keepOfflineText().catch(() => undefined)]));
  // A page that came before the worker did, with the files that it loaded.
  if (data?.files) event.waitUntil(adopt(data).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') return event.respondWith(page(event));
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (FILES.has(pathname)) event.respondWith(file(request));
  else if (CALLS.test(pathname)) event.respondWith(call(event));
});

async function keepOfflineText() {
  const answer = await fetch(OFFLINE, { cache: 'reload' });
  if (!answer.ok) throw new Error(`the offline text answers ${answer.status}`);
  const store = await caches.open(STORE);
  await store.put(OFFLINE, answer);
}

function keepOfflineFiles() {
  return Promise.all(OFFLINE_FILES.map((path) => file({ url: new URL(path, self.location.origin).href })));
}

/** Always the network's page; without a network its last copy, else the text. */
async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (CLOSED.includes(answer.status)) event.waitUntil(dropCopies());
    else keepCopy(event, 'pages', answer);
    return answer;
  } catch {
    try {
      const copy = await copyOf('pages', event.request.url);
      if (copy) return await asOf(copy);
      const store = await caches.open(STORE);
      return (await store.match(OFFLINE, { ignoreVary: true })) ?? Response.error();
    } catch {
      return Response.error();
    }
  }
}

/** Always the network's answer; without a network its last copy, and the page hears from when it is. */
async function call(event) {
  const { request, clientId } = event;
  try {
    const answer = await fetch(request);
    keepCopy(event, 'calls', answer);
    return answer;
  } catch (error) {
    const copy = request.signal.aborted
      ? undefined
      : await copyOf('calls', request.url).catch(() => undefined);
    if (!copy) throw error;
    const client = await self.clients.get(clientId);
    client?.postMessage({ keptAt: keptAt(copy) });
    return copy;
  }
}

const keptAt = (copy) => Number(copy.headers.get('X-Kept-At'));

/** The page says itself from when it is. */
async function asOf(copy) {
  const text = await copy.text();
  return new Response(text.replace('<html', `<html data-kept-at="${keptAt(copy)}"`), {
    headers: copy.headers,
  });
}

function keepCopy(event, kind, answer) {
  if (answer.status !== 200 || !answer.headers.has('X-Phone-Copy')) return;
  event.waitUntil(store(kind, event.request.url, answer.clone()).catch(() => undefined));
}

async function store(kind, url, answer) {
  const headers = new Headers(answer.headers);
  // The body is kept as it reads; an old date would set the site's clock back.
  for (const name of ['Content-Encoding', 'Content-Length', 'Date']) headers.delete(name);
  headers.set('X-Kept-At', String(Date.now()));
  const copies = await caches.open(kind);
  await copies.put(url, new Response(await answer.blob(), { headers }));
  const all = await copies.keys();
  const oldest = all.slice(0, Math.max(0, all.length - COPIES[kind]));
  await Promise.all(oldest.map((request) => copies.delete(request)));
}

async function copyOf(kind, url) {
  const copies = await caches.open(kind);
  return copies.match(url, { ignoreVary: true });
}

function dropCopies() {
  return Promise.all(Object.keys(COPIES).map((kind) => caches.delete(kind)));
}

async function adopt({ files, page: url }) {
  const wanted = files.filter((address) => FILES.has(new URL(address).pathname));
  const loads = wanted.map((address) => file({ url: address }));
  if (!(await copyOf('pages', url))) {
    const answer = await fetch(url);
    if (answer.status === 200 && answer.headers.has('X-Phone-Copy')) await store('pages', url, answer);
  }
  await Promise.all(loads);
}

/** A phone that is full, or keeps nothing, gets its files from the network each time. */
async function file(request) {
  const store = await opened(STORE).catch(() => undefined);
  const kept = await store?.match(request.url, { ignoreVary: true }).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request.mode ? request : request.url);
  if (answer.status === 200) await store?.put(request.url, answer.clone()).catch(() => undefined);
  return answer;
}

const opened = async (name) => caches.open(name);

/** Removes files of former builds, and stores of former names. Copies of pages name files of the build they came from. */
async function dropOldFiles() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)));
  const store = await caches.open(STORE);
  const isOld = ({ url }) => {
    const { pathname } = new URL(url);
    return pathname !== OFFLINE && !FILES.has(pathname);
  };
  const old = (await store.keys()).filter(isOld);
  await Promise.all(old.map((request) => store.delete(request)));
}
