import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';
import { serviceWorkerCode } from './service-worker';

const ORIGIN = 'https://site.example';
const SOURCE = readFileSync('app/service-worker.js', 'utf8');

type Event = Record<string, unknown> & { done?: Promise<unknown>; answer?: Promise<Response> };

/** The worker in a world of its own: stores made of maps, a network made of a function. */
function startWorker(files: string[], world: World, offline: string[] = []) {
  const listeners = new Map<string, (event: Event) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
    location: { origin: ORIGIN },
    navigator: { userAgent: world.userAgent ?? '' },
    registration: { navigationPreload: world.preload },
    clients: {
      claim: async () => undefined,
      get: async () => ({ postMessage: (said: unknown) => world.said.push(said) }),
    },
    skipWaiting: async () => undefined,
  };
  const open = async (name: string) => {
    if (world.isShut) throw new DOMException('denied', 'SecurityError');
    const kept = world.stores.get(name) ?? new Map<string, Response>();
    world.stores.set(name, kept);
    const at = (url: string) => new URL(url, ORIGIN).href;
    return {
      put: async (url: string, answer: Response) => {
        kept.delete(at(url));
        kept.set(at(url), answer);
      },
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
  const fetch = async (request: string | { url: string }) => {
    world.asked.push(pathOf(request));
    return world.network(pathOf(request));
  };
  runInNewContext(serviceWorkerCode(SOURCE, files, offline), {
    self,
    caches,
    fetch,
    URL,
    Response,
    Headers,
    Date,
    Number,
    Math,
    Object,
    String,
    Set,
    Promise,
    Error,
  });
  const send = async (type: string, event: Event = {}) => {
    listeners.get(type)?.({
      ...event,
      waitUntil: (done: Promise<unknown>) => Object.assign(event, { done: Promise.all([event.done, done]) }),
      respondWith: (answer: Promise<Response>) => Object.assign(event, { answer }),
    });
    await event.done;
    await event.answer?.catch(() => undefined);
    await event.done;
    return event.answer;
  };
  return {
    start: async () => {
      await send('install');
      await send('activate');
    },
    say: (data: unknown) => send('message', { data }),
    request: (path: string, mode = 'no-cors', method = 'GET') =>
      send('fetch', {
        request: { url: `${ORIGIN}${path}`, mode, method, signal: { aborted: false } },
        clientId: 'page',
      }),
  };
}

type World = {
  /** The phone lets nothing be stored any more. */
  isShut?: boolean;
  userAgent?: string;
  preload?: Record<'enable' | 'disable', () => Promise<void>>;
  stores: Map<string, Map<string, Response>>;
  network: (path: string) => Response;
  /** Paths that the network was asked for. */
  asked: string[];
  /** What pages were told. */
  said: unknown[];
};

const pathOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
const storedPaths = ({ stores }: World) =>
  [...stores.values()].flatMap((store) => [...store.keys()].map((url) => new URL(url).pathname)).sort();

let world: World;
beforeEach(() => {
  world = { asked: [], said: [], stores: new Map(), network: (path) => new Response(`network ${path}`) };
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

  test('keeps from the first what is said without a network; one that does not come stops nothing [PWA-30]', async () => {
    const files = ['assets/a-1.js', 'assets/bar-1.js', 'assets/bar-1.css', 'assets/lost-1.js'];
    world.network = (path) => {
      if (path.includes('lost')) throw new TypeError('Failed to fetch');
      return new Response(`network ${path}`);
    };
    const worker = startWorker(files, world, files.slice(1));
    await worker.start();
    expect(storedPaths(world)).toEqual(['/assets/bar-1.css', '/assets/bar-1.js', '/offline.html']);
    offline();
    expect(await (await worker.request('/assets/bar-1.js'))?.text()).toBe('network /assets/bar-1.js');
  });

  test('brings everything from the network where the phone has no store for it any more, and answers without one [PWA-30]', async () => {
    const worker = startWorker(['assets/a-1.js', 'sw.js'], world);
    await worker.start();
    world.isShut = true;
    expect(await (await worker.request('/assets/a-1.js'))?.text()).toBe('network /assets/a-1.js');
    expect(await (await worker.request('/m/home', 'navigate'))?.text()).toBe('network /m/home');
    offline();
    expect((await worker.request('/m/home', 'navigate'))?.type).toBe('error');
    await expect(worker.request('/wps/content/banners')).rejects.toThrow('Failed to fetch');
  });

  test.each([
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'disable'],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 'enable'],
  ])(
    'asks for a page beforehand where a failure of that does not stand for its own answer: %s, %s [PWA-30]',
    async (userAgent, wanted) => {
      const asked: string[] = [];
      const preload = {
        enable: async () => void asked.push('enable'),
        disable: async () => void asked.push('disable'),
      };
      await startWorker([], { ...world, userAgent, preload }).start();
      expect(asked).toEqual([wanted]);
    },
  );

  test('leaves pictures and writes to the browser, and stores no page or answer without the mark of content [PWA-30]', async () => {
    const worker = startWorker(['assets/a-1.js'], world);
    await worker.start();
    for (const path of ['/art/logo.svg', '/assets/other-1.js'])
      expect(await worker.request(path)).toBeUndefined();
    for (const path of ['/wps/member/info', '/lgw/games', '/_serverFn/x'])
      expect(await (await worker.request(path))?.text()).toBe(`network ${path}`);
    expect(await worker.request('/wps/notice', 'cors', 'POST')).toBeUndefined();
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

  describe('with content that everybody may read', () => {
    const content = (path: string, status = 200) =>
      new Response(`<html lang="vi">${path}`, {
        status,
        headers: { 'X-Phone-Copy': 'allowed', Date: 'then' },
      });
    const HTML = /^<html data-kept-at="(\d{13})" lang="vi">\/m\/home$/;
    const started = async (files: string[] = []) => {
      const worker = startWorker(files, world);
      await worker.start();
      world.network = (path) => content(path);
      await worker.request('/m/home', 'navigate');
      await worker.request('/lgw/games');
      return worker;
    };

    test('shows the last page and answer without a network, and says from when they are [PWA-30]', async () => {
      const worker = await started();
      offline();
      const page = await (await worker.request('/m/home', 'navigate'))?.text();
      expect(Date.now() - Number(HTML.exec(page ?? '')?.[1])).toBeLessThan(60_000);
      const answer = await worker.request('/lgw/games');
      expect(await answer?.text()).toBe('<html lang="vi">/lgw/games');
      // An old date would set the clock of the site back.
      expect(answer?.headers.get('Date')).toBeNull();
      expect(world.said).toEqual([{ keptAt: Number(answer?.headers.get('X-Kept-At')) }]);
      await expect(worker.request('/lgw/other')).rejects.toThrow('Failed to fetch');
      expect(await (await worker.request('/m/other', 'navigate'))?.text()).toBe('network /offline.html');
    });

    test.each([
      ['the site closes', 503],
      ['the place is blocked', 451],
      ['the address is blocked', 403],
    ])('forgets all of it when %s [GATE-17 PWA-30]', async (_, status) => {
      const worker = await started();
      world.network = () => new Response('closed', { status });
      await worker.request('/m/home', 'navigate');
      expect(storedPaths(world)).toEqual(['/offline.html']);
    });

    test('forgets it with the language and with the build [PWA-30]', async () => {
      const worker = await started();
      await worker.say('language');
      expect(storedPaths(world)).toEqual(['/offline.html']);
      await worker.request('/m/home', 'navigate');
      await startWorker(['assets/a-2.js'], world).start();
      expect(storedPaths(world)).toEqual(['/offline.html']);
    });

    test('keeps so many copies and no more, the last ones [PWA-30]', async () => {
      const worker = await started();
      for (let page = 0; page < 25; page += 1) await worker.request(`/m/page-${page}`, 'navigate');
      const pages = storedPaths(world).filter((path) => path.startsWith('/m/'));
      expect(pages).toHaveLength(20);
      expect(pages).toContain('/m/page-24');
      expect(pages).not.toContain('/m/home');
    });

    test('takes over the page that came before the worker, with its files, and none of other builds [PWA-30]', async () => {
      const worker = startWorker(['assets/a-1.js'], world);
      await worker.start();
      world.network = (path) => content(path);
      const files = [`${ORIGIN}/assets/a-1.js`, `${ORIGIN}/assets/old-1.js`, `${ORIGIN}/wps/member/info`];
      await worker.say({ files, page: `${ORIGIN}/m/home` });
      expect(storedPaths(world)).toEqual(['/assets/a-1.js', '/m/home', '/offline.html']);
      world.asked = [];
      await worker.say({ files, page: `${ORIGIN}/m/home` });
      expect(world.asked).toEqual([]);
    });
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
