import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from '../../contracts/errors';
import { createEdgeApp } from '../app';
import { envelope, fakeSite, statusResponse } from '../testing/fake-site';

const warn = vi.fn<(line: string) => void>();
beforeEach(() => {
  warn.mockClear();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => vi.restoreAllMocks());

it('answers while the work is still under way, and has the platform wait for it', async () => {
  const waited: Promise<unknown>[] = [];
  let finish = () => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const app = createEdgeApp({
    renderApp: async (_, { runInBackground }) => {
      runInBackground(work);
      return new Response('done');
    },
    brandColor: () => '',
    whyHidden: async () => ({ entries: [], game: undefined }),
    downloadTable: async () => ({ name: '', head: [], rowOf: () => [] }),
    renderStatusPage: () => '',
    screenQuery: () => '',
    failedPage: () => '',
  });
  const env = {
    GATEWAY: { fetch: async () => envelope(statusResponse()) },
    SANDBOX: '1',
    MERCHANT_CODE: 'later',
    RATE_RENDER_ADDRESS: { limit: async () => ({ success: true }) },
  };
  const platform = { waitUntil: (work: Promise<unknown>) => waited.push(work), passThroughOnException() {} };
  const response = await app.request('https://site.example/m/home', {}, env, { ...platform, props: {} });
  expect(await response.text()).toBe('done');
  let isOver = false;
  const over = Promise.all(waited).then(() => {
    isOver = true;
  });
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  finish();
  await over;
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  [new GatewayError('session.ended', { phone: '0901234567' }, 401), 'session.ended'],
  [new TypeError('no route to minhan_2209'), 'TypeError'],
  ['minhan_2209', 'unknown error'],
])(
  'notes in the log that the work failed, by code or kind and without its text [ERR-60]',
  async (failure, cause) => {
    const site = fakeSite({}, {}, ({ runInBackground }) => runInBackground(Promise.reject(failure)));
    const response = await site.fetch('/m/home');
    expect(response.status).toBe(200);
    expect(warn.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      { event: 'background.failed', cause, requestId: response.headers.get('X-Request-Id') },
    ]);
  },
);
