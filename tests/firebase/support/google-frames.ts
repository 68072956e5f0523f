import type { BrowserContext, Route } from '@playwright/test';

const SCRIPT = 'https://apis.google.com/js/api.js';

/**
 * Stands in for Google's frame library, the only part of a sign-in window that neither SDK nor emulator brings: the page
 * and the helper frame talk through it. `wait` holds it back; null is a network that never brings it.
 */
export async function serveGoogleFrames(
  context: BrowserContext,
  wait: Promise<void> | null = Promise.resolve(),
) {
  await context.route(`${SCRIPT}*`, async (route: Route) => {
    if (wait === null) return route.abort();
    await wait;
    return route.fulfill({ contentType: 'text/javascript', body: `(${library})()` });
  });
}

// Runs in the browser, in the page and in the helper frame.
function library() {
  type Handler = (message: unknown) => unknown;
  type Envelope = { frames?: 'ask' | 'answer'; id: number; type: string; message: unknown };
  let asked = 0;

  function peer(target: () => Window) {
    const handlers = new Map<string, Handler>();
    const early: Envelope[] = [];
    const waiting = new Map<number, (answers: unknown[]) => void>();
    const post = (envelope: Envelope) => target().postMessage(envelope, '*');
    const answer = ({ id, type, message }: Envelope) =>
      post({ frames: 'answer', id, type, message: handlers.get(type)?.(message) });

    addEventListener('message', ({ source, data }: MessageEvent<Envelope>) => {
      if (source !== target()) return;
      if (data?.frames === 'ask') handlers.has(data.type) ? answer(data) : early.push(data);
      if (data?.frames === 'answer') waiting.get(data.id)?.([data.message]);
    });

    return {
      restyle: async () => undefined,
      ping: async (done: () => void) => done(),
      register(type: string, handler: Handler) {
        handlers.set(type, handler);
        for (const one of early.splice(0)) one.type === type ? answer(one) : early.push(one);
      },
      send(type: string, message: unknown, done: (answers: unknown[]) => void) {
        asked += 1;
        waiting.set(asked, done);
        post({ frames: 'ask', id: asked, type, message });
      },
    };
  }

  const context = {
    getParentIframe: () => peer(() => parent),
    open: ({ url, where }: { url: string; where: Element }, opened: (frame: unknown) => unknown) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.src = url;
        frame.hidden = true;
        const other = peer(() => frame.contentWindow as Window);
        frame.onload = () => resolve(opened(other));
        where.append(frame);
      }),
  };
  const page = window as unknown as { gapi: object; gapi_onload?: () => void };
  page.gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => callback(),
    iframes: { Iframe: Object, CROSS_ORIGIN_IFRAMES_FILTER: null, getContext: () => context },
  };
  page.gapi_onload?.();
}
