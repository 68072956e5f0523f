// @vitest-environment happy-dom

import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserErrorSchema } from '@/contracts/browser-errors';

const SITE = 'https://site.example';
const FILE = `${SITE}/assets/0af76519-16cd/f.js`;
const sent = vi.fn(async (_path: string, _init?: RequestInit) => new Response(null, { status: 204 }));

class Rejection extends Event {
  constructor(readonly reason: unknown) {
    super('unhandledrejection');
  }
}

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('location', { origin: SITE });
  // Not in happy-dom.
  vi.stubGlobal('PromiseRejectionEvent', Rejection);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
  document.body.replaceChildren();
});

const fresh = async () => (await import('./tell-error')).tellError;
const bodies = () => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
function thrown(message: string, place = `pay (${FILE}:1:234)`): Error {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at ${place}` });
}
const inHandler = (error: Error) => new ErrorEvent('error', { error, message: `Uncaught ${error.message}` });

it('tells of an error in a handler: what it says, where, on which screen, and no cookie goes with it [ERR-60]', async () => {
  vi.stubGlobal('__TSR_ROUTER__', {
    state: { matches: [{ fullPath: '/' }, { fullPath: '/m/withdraw/$orderNo' }] },
  });
  const tellError = await fresh();
  tellError(inHandler(thrown("Cannot read properties of undefined (reading 'amount')")));
  expect(bodies()).toEqual([
    {
      kind: 'error',
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'amount')",
      frames: ['pay f.js:1:234'],
      build: null,
      route: '/m/withdraw/$orderNo',
    },
  ]);
  expect(v.parse(browserErrorSchema, bodies()[0])).toEqual(bodies()[0]);
  const [path, init] = sent.mock.lastCall ?? [];
  expect([path, init?.credentials, init?.keepalive]).toEqual(['/client-errors', 'omit', true]);
});

it('tells of a rejected promise, of a screen and of the page by their kinds', async () => {
  const tellError = await fresh();
  tellError(new PromiseRejectionEvent('unhandledrejection', { reason: thrown('array') } as never));
  tellError(new Rejection(thrown('body')));
  tellError(thrown('call'), 'screen');
  tellError(thrown('class'), 'page');
  expect(bodies().map(({ kind }) => kind)).toEqual(['rejection', 'rejection', 'screen', 'page']);
});

it('says nothing of what is typed on the page, nor of what was thrown that is no error', async () => {
  document.body.innerHTML = '<input><textarea></textarea>';
  const [field, text] = document.querySelectorAll<HTMLInputElement>('input, textarea');
  Object.assign(field as object, { value: 'lanterns' });
  Object.assign(text as object, { value: 'come home' });
  const tellError = await fresh();
  tellError(new Rejection(thrown('no lanterns found')));
  tellError(new Rejection('lanterns'));
  tellError(new Rejection({ password: 'lanterns' }));
  expect(bodies().map(({ message }) => message)).toEqual([
    'no […] found',
    'no error but a string was thrown',
    'no error but a object was thrown',
  ]);
});

it('tells each error once, and five of a page at most', async () => {
  const tellError = await fresh();
  for (const message of ['array', 'array', 'body', 'array']) tellError(inHandler(thrown(message)));
  tellError(thrown('array'), 'screen');
  expect(bodies().map(({ message }) => message)).toEqual(['array', 'body']);
  for (const message of ['call', 'class', 'data', 'element', 'event']) tellError(inHandler(thrown(message)));
  expect(sent).toHaveBeenCalledTimes(5);
});

it.each<[string, () => unknown]>([
  ['an extension', () => inHandler(thrown('x', 'a (chrome-extension://abc/a.js:1:2)'))],
  ['a script of another host', () => inHandler(thrown('x', 'a (https://ads.example/a.js:1:2)'))],
  ['a script that says nothing of itself', () => new ErrorEvent('error', { message: 'Script error.' })],
  [
    'a layout that settles by itself',
    () =>
      new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
  ],
  [
    'what an extension threw that is no error',
    () =>
      new ErrorEvent('error', { message: 'x', filename: 'moz-extension://abc/a.js', lineno: 1, colno: 2 }),
  ],
  ['what was given up', () => new Rejection(new DOMException('gone', 'AbortError'))],
])('leaves out %s', async (_, event) => {
  (await fresh())(event());
  expect(sent).not.toHaveBeenCalled();
});
