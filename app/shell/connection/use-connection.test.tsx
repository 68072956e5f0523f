// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onRouter } from '@/tests/support/on-site';
import { useConnection } from './use-connection';

const router = { subscribe: () => () => undefined, state: { matches: [] }, invalidate: vi.fn() };
const reload = vi.fn();
const look = vi.fn<typeof fetch>();

/** A network that takes requests and never answers. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', look);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  delete document.documentElement.dataset.keptAt;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
});

function Bar() {
  const { lost } = useConnection();
  return <p>{lost ? 'lost' : 'reached'}</p>;
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Bar />
    </QueryClientProvider>,
    { wrapper: onRouter(router) },
  );
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('takes a network that swallows requests for none, and looks again until it is back [PWA-30]', async () => {
  look.mockImplementation(silence);
  show();
  act(() => void dispatchEvent(new Event('offline')));
  await pass(9_000);
  expect(screen.getByText('reached')).toBeTruthy();
  await pass(1_000);
  expect(screen.getByText('lost')).toBeTruthy();
  look.mockResolvedValue(new Response());
  await pass(5_000);
  expect(screen.getByText('reached')).toBeTruthy();
  expect(look).toHaveBeenCalledTimes(2);
});

it('loads a page that was a copy anew, but not over what was typed, wherever the focus is [PWA-30]', async () => {
  document.documentElement.dataset.keptAt = '1790000000000';
  look.mockResolvedValue(new Response());
  document.body.innerHTML =
    '<input type="checkbox" value="on" /><input name="account" /><button>next</button>';
  const field = document.querySelector<HTMLInputElement>('[name=account]');
  if (field) field.value = 'minhan';
  document.querySelector('button')?.focus();
  show();
  await pass(0);
  expect(reload).not.toHaveBeenCalled();
  if (field) field.value = '';
  act(() => void dispatchEvent(new Event('online')));
  await pass(0);
  expect(reload).toHaveBeenCalledOnce();
});

it('asks again for a screen whose files were lost, once there is a network and a few times more [PWA-30 ROUTE-85]', async () => {
  document.body.innerHTML = '<button id="lost-screen">again</button>';
  const again = vi.fn();
  document.querySelector('button')?.addEventListener('click', again);
  look.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await pass(0);
  expect(screen.getByText('lost')).toBeTruthy();
  look.mockResolvedValue(new Response());
  await pass(5_000);
  expect([router.invalidate.mock.calls.length, again.mock.calls.length]).toEqual([1, 0]);
  for (let time = 0; time < 10; time += 1) {
    act(() => void dispatchEvent(new Event('vite:preloadError')));
    await pass(5_000);
  }
  expect(again).toHaveBeenCalledTimes(5);
});

it.each([false, true])(
  'asks again for a screen that is given up only after the network has come back, missed before or not: %s [PWA-30 ROUTE-85]',
  async (missed) => {
    if (missed) look.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    look.mockResolvedValue(new Response());
    show();
    act(() => void dispatchEvent(new Event('vite:preloadError')));
    await pass(0);
    if (missed) act(() => void dispatchEvent(new Event('online')));
    await pass(0);
    document.body.insertAdjacentHTML('beforeend', '<button id="lost-screen">again</button>');
    const again = vi.fn();
    document.getElementById('lost-screen')?.addEventListener('click', again);
    await pass(5_000);
    expect(again).toHaveBeenCalledOnce();
  },
);

it('asks again for a screen that is given up long after the network has come back, and after a try that said nothing [PWA-30 ROUTE-85]', async () => {
  look.mockResolvedValue(new Response());
  show();
  act(() => void dispatchEvent(new Event('vite:preloadError')));
  await pass(12_000);
  document.body.insertAdjacentHTML('beforeend', '<button id="lost-screen">again</button>');
  const again = vi.fn();
  document.getElementById('lost-screen')?.addEventListener('click', again);
  await pass(5_000);
  expect(again).toHaveBeenCalledOnce();
  await pass(5_000);
  expect(again).toHaveBeenCalledTimes(2);
  await pass(60_000);
  expect(again).toHaveBeenCalledTimes(5);
});
