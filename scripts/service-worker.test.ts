import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';
import { serviceWorkerCode } from './service-worker';

const ORIGIN = 'https://site.example';
const SOURCE = readFileSync('app/service-worker.js', 'utf8');

type Event = Record<string, unknown> & { done?: Promise<unknown>; answer?: Promise<Response> };

/** The worker in a world of its own: stores made of maps, a network made of a function. */
function startWorker(files: string[], world: World) {
  const listeners = new Map<string, (event: Event) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
    location: { origin: ORIGIN },
    registration: {},
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
  };
  const open = async (name: string) => {
    const kept = world.stores.get(name) ?? new Map<string, Response>();
    world.stores.set(name, kept);
    const at = (url: string) => new URL(url, ORIGIN).href;
    return {
      put: async (url: string, answer: Response) => void kept.set(at(url), answer),
      match: async (url: string) => kept.get(at(url))?.clone(),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => kept.delete(url),
    };
  };
  const caches = {
    open,
    keys: async () => [...world.stores.keys()],
    delete: async (name: string) => world.stores.delete(name),
  };
  const fetch = async (request: string | { url: string }) => world.network(pathOf(request));
  runInNewContext(serviceWorkerCode(SOURCE, files), {
    self,
    caches,
    fetch,
    URL,
    Response,
    Set,
    Promise,
    Error,
  });
  const send = async (type: string, event: Event = {}) => {
    listeners.get(type)?.({
      ...event,
      waitUntil: (done: Promise<unknown>) => Object.assign(event, { done }),
      respondWith: (answer: Promise<Response>) => Object.assign(event, { answer }),
    });
    await event.done;
    return event.answer;
  };
  return {
    start: async () => {
      await send('install');
      await send('activate');
    },
    say: (data: string) => send('message', { data }),
    request: (path: string, mode = 'no-cors', method = 'GET') =>
      send('fetch', { request: { url: `${ORIGIN}${path}`, mode, method } }),
  };
}

type World = { stores: Map<string, Map<string, Response>>; network: (path: string) => Response };

const pathOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
const storedPaths = ({ stores }: World) =>
  [...stores.values()].flatMap((store) => [...store.keys()].map((url) => new URL(url).pathname)).sort();

let world: World;
beforeEach(() => {
  world = { stores: new Map(), network: (path) => new Response(`network ${path}`) };
});
const offline = () => {
  world.network = () => {
    throw new TypeError('Failed to fetch');
  };
};

describe('the service worker', () => {
  test('keeps hashed files of its build, and takes them from there the next time [PWA-30]', async () => {
    const worker = startWorker(['assets/a-1.js', 'sw.js'], world);
    await worker.start();
    expect(await (await worker.request('/assets/a-1.js'))?.text()).toBe('network /assets/a-1.js');
    offline();
    expect(await (await worker.request('/assets/a-1.js'))?.text()).toBe('network /assets/a-1.js');
    expect(storedPaths(world)).toEqual(['/assets/a-1.js', '/offline.html']);
  });

  test('leaves calls, pictures and writes to the browser, and stores no page [PWA-30]', async () => {
    const worker = startWorker(['assets/a-1.js'], world);
    await worker.start();
    for (const path of [
      '/wps/member/info',
      '/lgw/games',
      '/_serverFn/x',
      '/art/logo.svg',
      '/assets/other-1.js',
    ])
      expect(await worker.request(path)).toBeUndefined();
    expect(await worker.request('/assets/a-1.js', 'cors', 'POST')).toBeUndefined();
    expect(await (await worker.request('/m/home', 'navigate'))?.text()).toBe('network /m/home');
    expect(storedPaths(world)).toEqual(['/offline.html']);
  });

  test('shows the text without a network, in the language that was chosen last [PWA-30]', async () => {
    const worker = startWorker([], world);
    await worker.start();
    world.network = () => new Response('You are offline');
    await worker.say('language');
    offline();
    expect(await (await worker.request('/m/home', 'navigate'))?.text()).toBe('You are offline');
    await worker.say('language');
    expect(await (await worker.request('/m/home', 'navigate'))?.text()).toBe('You are offline');
  });

  test('drops files of former builds when a new one takes over [PWA-30]', async () => {
    const former = startWorker(['assets/a-1.js', 'assets/b-1.js'], world);
    await former.start();
    await former.request('/assets/a-1.js');
    await former.request('/assets/b-1.js');
    world.stores.set('another-name', new Map());
    await startWorker(['assets/a-2.js', 'assets/b-1.js'], world).start();
    expect(storedPaths(world)).toEqual(['/assets/b-1.js', '/offline.html']);
    expect([...world.stores.keys()]).toEqual(['static-files']);
  });

  test('is not installed while the site is closed: a refusal is no text [PWA-30]', async () => {
    world.network = () => new Response('closed', { status: 503 });
    await expect(startWorker([], world).start()).rejects.toThrow('503');
    expect(storedPaths(world)).toEqual([]);
  });

  test('keeps no file that was answered with an error [PWA-30]', async () => {
    const worker = startWorker(['assets/a-1.js'], world);
    await worker.start();
    world.network = () => new Response('gone', { status: 404 });
    expect((await worker.request('/assets/a-1.js'))?.status).toBe(404);
    expect(storedPaths(world)).toEqual(['/offline.html']);
  });
});
