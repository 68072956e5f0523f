// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  new Function(KEEP_READABLE)();
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
