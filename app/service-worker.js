// The site's service worker, written out by scripts/service-worker.ts. It keeps files of this build, whose names change
// with their content, and one text for the time without a network. No page and no answer of a gateway is ever stored.
const FILES = new Set(__FILES__);
const STORE = 'static-files';
const OFFLINE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflineText().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([dropOldFiles(), preload, self.clients.claim()]));
});

// The page speaks another language now: so does the text.
self.addEventListener('message', (event) => {
  if (event.data === 'language') event.waitUntil(keepOfflineText().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') return event.respondWith(page(event));
  const { origin, pathname } = new URL(request.url);
  if (origin === self.location.origin && FILES.has(pathname)) event.respondWith(file(request));
});

async function keepOfflineText() {
  const answer = await fetch(OFFLINE, { cache: 'reload' });
  if (!answer.ok) throw new Error(`the offline text answers ${answer.status}`);
  const store = await caches.open(STORE);
  await store.put(OFFLINE, answer);
}

/** Always the network's page; without a network the text. */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const store = await caches.open(STORE);
    return (await store.match(OFFLINE, { ignoreVary: true })) ?? Response.error();
  }
}

async function file(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await store.put(request.url, answer.clone()).catch(() => undefined);
  return answer;
}

/** Removes files of former builds, and stores of former names. */
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
