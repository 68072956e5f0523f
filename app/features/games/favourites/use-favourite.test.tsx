// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MEMBER_KEY } from '@/app/session/member.queries';
import { sessionQuery } from '@/app/session/session.queries';
import { GatewayError } from '@/contracts/errors';
import type { Game } from '@/contracts/games/game';
import type { SessionInfo } from '@/contracts/session/session-info';
import { standIn } from '@/tests/support/stand-in';
import { favouriteIdsQuery, favouritesQuery } from './favourites.queries';
import { useFavourite } from './use-favourite';

const mocks = { gateway: vi.fn(), toast: vi.fn(), ended: vi.fn() };
standIn(import('@/app/lib/calls/gateway'), { gateway: mocks.gateway });
standIn(import('@/app/shell/toast'), { useToast: () => mocks.toast });
standIn(import('@/app/shell/session-watch'), { useSessionEnded: () => mocks.ended });
standIn(import('@/app/shell/error-message'), { messageOfError: (error: GatewayError) => error.code });
afterEach(cleanup);

const game = (nodeId: number | string): Game => ({
  nodeId,
  gameName: `Trò ${nodeId}`,
  imageUrl: '',
  vassalage: 'Diều Giấy',
});
const page = (pageNum: number, ids: number[]) => ({
  content: ids.map(game),
  pageNum,
  totalPages: 2,
  nodeIds: [1, 2, 3],
});
const session: SessionInfo = { id: 'a', merchantCode: 'm', userName: 'u', type: 0, firstTimeLogin: false };

/** Calls that wait to be answered, oldest first. */
let waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
beforeEach(() => {
  waiting = [];
  for (const mock of Object.values(mocks)) mock.mockReset();
  mocks.gateway.mockImplementation(
    () => new Promise<void>((resolve, reject) => void waiting.push({ resolve, reject })),
  );
});

function show(of: Game, ids: string[] | null = ['1', '2', '3']) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery().queryKey, session);
  if (ids) client.setQueryData(favouriteIdsQuery().queryKey, ids);
  client.setQueryData(favouritesQuery().queryKey, {
    pages: [page(1, [1, 2]), page(2, [3])],
    pageParams: [1, 2],
  });
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useFavourite(of), { wrapper });
  const list = () => client.getQueryData(favouritesQuery().queryKey);
  return {
    client,
    isFavourite: () => result.current.isFavourite,
    tap: () => result.current.toggle(),
    ids: () => client.getQueryData(favouriteIdsQuery().queryKey),
    listed: () => list()?.pages.map(({ content }) => content.map(({ nodeId }) => nodeId)),
    nodeIds: () => list()?.pages[0]?.nodeIds,
  };
}

const sent = () => mocks.gateway.mock.calls.map(([call, input]) => [call?.method, input?.nodeId]);
const oneCall = (count = 1) => vi.waitFor(() => expect(mocks.gateway).toHaveBeenCalledTimes(count));
const lost = () => new GatewayError('gateway.unavailable', null, 502);

it('adds a favourite at once and tells the gateway by a POST with the node id [GAME-65]', async () => {
  const { tap, ids, listed, isFavourite } = show(game(9));
  const done = tap();
  await oneCall();
  expect(sent()).toEqual([['POST', 9]]);
  expect([ids(), listed()]).toEqual([
    ['9', '1', '2', '3'],
    [[9, 1, 2], [3]],
  ]);
  waiting[0]?.resolve();
  await act(() => done);
  await waitFor(() => expect(isFavourite()).toBe(true));
  expect(mocks.toast).not.toHaveBeenCalled();
});

it('takes a favourite out of ids and list before the gateway hears of it by a DELETE [GAME-66 GAME-67]', async () => {
  const { tap, ids, listed, nodeIds } = show(game('2'));
  let atCall: unknown;
  mocks.gateway.mockImplementation(async () => {
    atCall = [ids(), listed(), nodeIds()];
  });
  await act(tap);
  expect(atCall).toEqual([
    ['1', '3'],
    [[1], [3]],
    [1, 3],
  ]);
  expect(sent()).toEqual([['DELETE', '2']]);
});

it('puts both lists back, in their order, and says why when a favourite could not be taken out [GAME-68]', async () => {
  const { tap, listed, nodeIds, isFavourite } = show(game(2));
  const done = tap();
  await oneCall();
  waiting[0]?.reject(lost());
  await act(() => done);
  expect(listed()).toEqual([[1, 2], [3]]);
  expect(nodeIds()).toContain(2);
  await waitFor(() => expect(isFavourite()).toBe(true));
  expect(mocks.toast).toHaveBeenCalledExactlyOnceWith('gateway.unavailable', expect.anything());
  expect(mocks.ended).toHaveBeenCalledOnce();
});

it('takes an addition back that failed [GAME-68]', async () => {
  const { tap, ids, listed } = show(game(9));
  const done = tap();
  await oneCall();
  waiting[0]?.reject(lost());
  await act(() => done);
  expect([ids(), listed()]).toEqual([
    ['1', '2', '3'],
    [[1, 2], [3]],
  ]);
});

it('adds nothing that the gateway has already, also when the ids come only with the tap [GAME-63 GAME-64]', async () => {
  mocks.gateway.mockImplementation(async (operation: { method: string }) => {
    if (operation.method !== 'GET') throw lost();
    return page(1, [1]);
  });
  const { tap, isFavourite } = show(game(2), null);
  await act(tap);
  await waitFor(() => expect(isFavourite()).toBe(true));
  expect(mocks.gateway.mock.calls.every(([{ method }]) => method === 'GET')).toBe(true);
});

it('lets quick taps wait for the call that runs and then does the last wish alone [GAME-64 GAME-66]', async () => {
  const { tap, isFavourite } = show(game(9));
  const done = tap();
  await oneCall();
  await waitFor(() => expect(isFavourite()).toBe(true));
  await act(tap);
  await waitFor(() => expect(isFavourite()).toBe(false));
  await act(tap);
  await waitFor(() => expect(isFavourite()).toBe(true));
  await act(tap);
  expect(sent()).toEqual([['POST', 9]]);
  waiting[0]?.resolve();
  await oneCall(2);
  waiting[1]?.resolve();
  await act(() => done);
  expect(sent()).toEqual([
    ['POST', 9],
    ['DELETE', 9],
  ]);
  await waitFor(() => expect(isFavourite()).toBe(false));
});

it.each([
  [2, []],
  [3, [['POST', 9]]],
])(
  'counts each of %i taps so quick that the heart could not follow, also before the ids are there [GAME-64 GAME-66]',
  async (count, changes) => {
    mocks.gateway.mockImplementation(async ({ method }) => (method === 'GET' ? page(1, [1]) : undefined));
    for (const known of [undefined, null]) {
      mocks.gateway.mockClear();
      const { tap, ids } = show(game(9), known);
      await act(() => Promise.all(Array.from({ length: count }, tap)));
      expect(ids()?.includes('9')).toBe(changes.length > 0);
      expect(sent().filter(([method]) => method !== 'GET')).toEqual(changes);
      cleanup();
    }
  },
);

it('says nothing of a failed call whose wish was taken back meanwhile [GAME-68]', async () => {
  const { tap, isFavourite } = show(game(9));
  const done = tap();
  await oneCall();
  await waitFor(() => expect(isFavourite()).toBe(true));
  await act(tap);
  waiting[0]?.reject(lost());
  await act(() => done);
  await waitFor(() => expect(isFavourite()).toBe(false));
  expect([mocks.toast.mock.calls, sent().length]).toEqual([[], 1]);
});

it('leaves the lists of the next member alone when a call of the former one fails after the logout [SESS-47 GAME-68]', async () => {
  const { client, tap, ids } = show(game(9));
  const done = tap();
  await oneCall();
  client.removeQueries({ queryKey: [MEMBER_KEY] });
  const next: SessionInfo = { ...session, id: 'b' };
  client.setQueryData(sessionQuery().queryKey, next);
  client.setQueryData(favouriteIdsQuery().queryKey, ['7']);
  waiting[0]?.reject(lost());
  await act(() => done);
  expect(ids()).toEqual(['7']);
  expect(mocks.toast).not.toHaveBeenCalled();
});
