// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compactScript } from './compact-script';
import { KEEP_READABLE, STALLED } from './stalled-page';

type Page = typeof globalThis & { keptClick?: null };
const listeners: [string, EventListener][] = [];
const reload = vi.fn();
let onServer = '';
const bar = () => document.getElementById(STALLED);

beforeEach(() => {
  vi.useFakeTimers();
  (globalThis as Page).keptClick = null;
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    listeners.push([type, listener]),
  );
  vi.stubGlobal('location', { href: 'https://site.example/m/home', origin: 'https://site.example', reload });
  vi.stubGlobal('fetch', async () => new Response(onServer));
  comesBy('navigate');
  new Function(compactScript(KEEP_READABLE))();
});
afterEach(() => {
  listeners.splice(0);
  bar()?.remove();
  reload.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const comesBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
const tell = (type: string, target: object) => {
  for (const [wanted, listener] of listeners) if (wanted === type) listener({ target } as Event);
};
const lost = { tagName: 'SCRIPT', src: 'https://site.example/assets/a.js' };

it.each([
  ['a script does not come', 'error', lost],
  ['a script throws', 'error', {}],
  ['a promise is left alone with its error', 'unhandledrejection', {}],
])('says in both languages that the page does not come alive when %s [ROUTE-87]', async (_, type, target) => {
  onServer = '<script src="/assets/a.js">';
  tell(type, target);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(bar()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  tell(type, target);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(bar()?.textContent).toMatch(/Trang chưa tải đủ.*This page has not loaded fully.*Tải lại/);
  expect(bar()?.querySelector('a')?.getAttribute('href')).toBe('');
  expect(document.querySelectorAll(`#${STALLED}`)).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});

it('says nothing of a picture, nor of a page that comes alive all the same', async () => {
  tell('error', { tagName: 'IMG', src: '/a.png' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(bar()).toBeNull();
  tell('error', {});
  delete (globalThis as Page).keptClick;
  vi.stubGlobal('keptClick', undefined);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(bar()).toBeNull();
});

describe('what its own scripts threw', () => {
  const asked = vi.fn(async (_path: string, _init?: RequestInit) => new Response(onServer));
  const thrown = {
    filename: 'https://site.example/assets/0af76519-16cd/f.js',
    lineno: 1,
    colno: 234,
    error: Object.assign(new SyntaxError('Unexpected token Lantern2209')),
  };
  const fail = (event: object) => {
    for (const [type, listener] of listeners)
      if (type === 'error') listener({ target: {}, ...event } as unknown as Event);
    return vi.advanceTimersByTimeAsync(3_000);
  };
  beforeEach(() => vi.stubGlobal('fetch', asked.mockClear()));

  it('is told by its kind and place alone, once, without a cookie [ERR-60]', async () => {
    await fail(thrown);
    await fail(thrown);
    expect(asked).toHaveBeenCalledOnce();
    const [path, init] = asked.mock.lastCall ?? [];
    expect([path, init?.method, init?.credentials]).toEqual(['/client-errors', 'POST', 'omit']);
    const body = init?.body as Blob;
    expect(body.type).toBe('application/json');
    expect(JSON.parse(await body.text())).toEqual({
      kind: 'early',
      message: 'SyntaxError',
      frames: ['f.js:1:234'],
    });
  });

  it('is not where the scripts tell it themselves, nor where another script threw', async () => {
    await fail({ ...thrown, filename: 'chrome-extension://abc/a.js' });
    bar()?.remove();
    vi.stubGlobal('told', true);
    await fail(thrown);
    expect(bar()).not.toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});

it('reloads for a new build, and never a page that a reload brought [ROUTE-87]', async () => {
  onServer = '<script src="/assets/b.js">';
  tell('error', lost);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
  comesBy('reload');
  tell('error', lost);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(bar()).not.toBeNull();
});
