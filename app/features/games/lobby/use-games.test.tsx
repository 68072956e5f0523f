// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import type { Game } from '@/contracts/games/game';
import { standIn } from '@/tests/support/stand-in';
import type { GameFilters } from '../games.queries';
import { useHotList, useListedGames } from './use-games';

const calls = { gateway: vi.fn(), language: 'VI' };
standIn(import('@/app/lib/calls/gateway'), { gateway: calls.gateway });
standIn(import('@/app/lists/use-kept-place'), { useKeptPlace: () => undefined });
standIn(import('@/app/locale/locale'), {
  useLocale: () => ({ language: { code: calls.language } }),
});
standIn(import('@/app/locale/page-language'), { pageLanguage: () => ({ code: calls.language }) });

beforeEach(() => {
  calls.gateway.mockReset();
  calls.language = 'VI';
  localStorage.clear();
});
afterEach(cleanup);

const game = (nodeId: number, more: Partial<Game> = {}): Game => ({
  nodeId,
  gameName: `Trò ${nodeId}`,
  imageUrl: '',
  vassalage: 'A',
  ...more,
});
const page = (pageNum: number, games: Game[], totalPages = 3) => ({ games, pageNum, totalPages, total: 5 });
type Input = { pageNum: number; signal?: AbortSignal };

function show<Of>(use: (filters: GameFilters) => Of, filters: GameFilters = { gameType: 'RNG' }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const render = () => renderHook((given: GameFilters) => use(given), { wrapper, initialProps: filters });
  return { client, render, ...render() };
}

const ids = (games: readonly Game[] | undefined) => games?.map(({ nodeId }) => nodeId);
const asked = () => calls.gateway.mock.calls.map(([, input]) => (input as Input).pageNum);

it('asks for page after page until pageNum reaches totalPages, shows each game once and none that is not for browsers [GAME-43 GAME-44 GAME-45 GAME-46 GAME-99 GAME-101]', async () => {
  const pages = [
    page(1, [game(1), game(2, { isGameH5: 0 })]),
    page(2, [game(1), game(3)]),
    page(3, [game(4)]),
  ];
  calls.gateway.mockImplementation((_, { pageNum }: Input) => Promise.resolve(pages[pageNum - 1]));
  const { result } = show(useListedGames);
  expect(result.current.isPending).toBe(true);
  await waitFor(() => expect(ids(result.current.entries)).toEqual([1]));
  expect(result.current.total).toBe(5);
  for (const shown of [
    [1, 3],
    [1, 3, 4],
  ]) {
    act(() => void result.current.more.load());
    await waitFor(() => expect(ids(result.current.entries)).toEqual(shown));
  }
  expect(result.current.more.has).toBe(false);
  expect(result.current.total).toBe(3);
  expect(asked()).toEqual([1, 2, 3]);
});

it('keeps what is there when a further page fails, and asks for that page again alone [GAME-46]', async () => {
  calls.gateway.mockResolvedValueOnce(page(1, [game(1)]));
  const { result } = show(useListedGames);
  await waitFor(() => expect(ids(result.current.entries)).toEqual([1]));
  calls.gateway.mockRejectedValueOnce(new GatewayError('gateway.unavailable', null, 400));
  act(() => void result.current.more.load());
  await waitFor(() => expect(result.current.more.failed).toBe(true));
  expect(ids(result.current.entries)).toEqual([1]);
  calls.gateway.mockResolvedValueOnce(page(2, [game(2)]));
  act(() => void result.current.more.load());
  await waitFor(() => expect(ids(result.current.entries)).toEqual([1, 2]));
  expect(asked()).toEqual([1, 2, 2]);
});

it('finds all pages again on a way back without a call, however old they are [GAME-46]', async () => {
  calls.gateway.mockImplementation((_, { pageNum }: Input) =>
    Promise.resolve(page(pageNum, [game(pageNum)])),
  );
  const { result, unmount, render } = show(useListedGames);
  await waitFor(() => expect(result.current.isPending).toBe(false));
  act(() => void result.current.more.load());
  await waitFor(() => expect(ids(result.current.entries)).toEqual([1, 2]));
  unmount();
  vi.useFakeTimers({ now: Date.now() + 120_000, toFake: ['Date'] });
  const again = render();
  vi.useRealTimers();
  expect(ids(again.result.current.entries)).toEqual([1, 2]);
  expect(asked()).toEqual([1, 2]);
});

it('gives up a request that another filter makes needless, and shows the old games meanwhile [GAME-75]', async () => {
  const signals: AbortSignal[] = [];
  calls.gateway.mockImplementation((_, input: GameFilters, signal: AbortSignal) => {
    signals.push(signal);
    if (input.gameName === 'se') return new Promise(() => undefined);
    return Promise.resolve(page(1, [game(input.gameName ? 9 : 1)], 1));
  });
  const { result, rerender } = show(useListedGames);
  await waitFor(() => expect(ids(result.current.entries)).toEqual([1]));
  rerender({ gameType: 'RNG', gameName: 'se' });
  expect(result.current.isStale).toBe(true);
  expect(ids(result.current.entries)).toEqual([1]);
  rerender({ gameType: 'RNG', gameName: 'sen' });
  await waitFor(() => expect(ids(result.current.entries)).toEqual([9]));
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false]);
});

it('begins with the first page again in another language', async () => {
  calls.gateway.mockImplementation((_, { pageNum }: Input) =>
    Promise.resolve(page(pageNum, [game(pageNum)])),
  );
  const { result, client, rerender } = show(useListedGames);
  await waitFor(() => expect(result.current.isPending).toBe(false));
  act(() => void result.current.more.load());
  await waitFor(() => expect(ids(result.current.entries)).toEqual([1, 2]));
  calls.language = 'EN';
  rerender({ gameType: 'RNG' });
  await waitFor(() => expect(ids(result.current.entries)).toEqual([1]));
  await act(() => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('localised') }));
  expect(asked()).toEqual([1, 2, 1]);
});

it('narrows the hot games on the spot: one answer, searched by vendor and text, sorted by name [GAME-57 GAME-58 SESS-20]', async () => {
  const list = [
    game(1, { gameName: 'Sen Ngọc' }),
    game(2, { gameName: 'Bắn Cá', vassalage: 'B' }),
    game(3, { gameName: 'Ẩn', isGameH5: '0' }),
  ];
  calls.gateway.mockResolvedValue({ list });
  const { result, rerender } = show(useHotList, {});
  await waitFor(() => expect(ids(result.current.entries)).toEqual([1, 2]));
  rerender({ vassalage: 'B' });
  expect(ids(result.current.entries)).toEqual([2]);
  rerender({ gameName: 'sen ngoc' });
  expect(ids(result.current.entries)).toEqual([1]);
  rerender({ sort: 'NAME' });
  expect(ids(result.current.entries)).toEqual([2, 1]);
  expect(calls.gateway).toHaveBeenCalledOnce();
  expect(localStorage.getItem('HOT_GAMES')).toContain('Sen Ngọc');
});
