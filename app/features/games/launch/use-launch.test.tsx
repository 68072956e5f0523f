// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionQuery } from '@/app/session/session.queries';
import type { SessionInfo } from '@/contracts/session/session-info';
import vietnamese from '@/messages/vi.json';
import { onRouter } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { launchQuery } from './launch.queries';
import { useLaunch } from './use-launch';

const calls = { launchFn: vi.fn() };
standIn(import('./launch.functions'), calls);
const left = { leaveSite: vi.fn() };
standIn(import('./leave-site'), left);
const toast = vi.fn();
standIn(import('@/app/shell/toast'), { useToast: () => toast });
const router = {
  navigate: vi.fn(async () => undefined),
  state: { location: { pathname: '/m/slot-games', search: { vendor: 'JILI' }, searchStr: '?vendor=JILI' } },
  options: {
    stringifySearch: (search: Record<string, unknown>) =>
      `?${new URLSearchParams(search as Record<string, string>)}`,
  },
};
const OnRouter = onRouter(router);

const member: SessionInfo = {
  id: 'id',
  merchantCode: 'm',
  userName: 'an',
  type: 0,
  firstTimeLogin: false,
};
const game = { nodeId: 90001 };
const URL_OF_GAME = 'https://games.example/play#launch=1';

function show(session: SessionInfo | null = member) {
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, session);
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>
      <OnRouter>
        <Suspense>{children}</Suspense>
      </OnRouter>
    </QueryClientProvider>
  );
  const one = renderHook(useLaunch, { wrapper }).result;
  const other = renderHook(useLaunch, { wrapper }).result;
  const kept = (freeplay: boolean) =>
    client.getQueryData(launchQuery({ nodeId: 90001, freeplay }).queryKey) as unknown;
  return { client, one, other, kept };
}

let answer: (outcome: unknown) => void;
beforeEach(() => {
  vi.clearAllMocks();
  calls.launchFn.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  left.leaveSite.mockResolvedValue(undefined);
});
afterEach(cleanup);

const launched = (frame: boolean) => ({
  success: true,
  value: { url: URL_OF_GAME, frame, name: 'Trống Hội' },
});
const flush = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('launches once however often and from whichever button it is tapped [LAUNCH-33]', async () => {
  const { one, other } = show();
  act(() => {
    one.current.launch(game, { freeplay: false });
    one.current.launch(game, { freeplay: false });
    other.current.launch({ nodeId: 90002 }, { freeplay: true });
  });
  await flush();
  expect([one.current.launching, other.current.launching]).toEqual([true, true]);
  expect(calls.launchFn.mock.calls).toEqual([
    [{ data: { nodeId: 90001, freeplay: false, backPath: '/m/slot-games?vendor=JILI' } }],
  ]);
  await act(async () => answer(launched(true)));
  await flush();
  expect(one.current.launching).toBe(false);
  act(() => other.current.launch(game, { freeplay: false }));
  await flush();
  expect(calls.launchFn).toHaveBeenCalledTimes(2);
});

it('plays a game that may be framed on the screen for it, its address in memory alone [LAUNCH-30]', async () => {
  const { one, kept } = show();
  act(() => one.current.launch(game, { freeplay: true }));
  await flush();
  await act(async () => answer(launched(true)));
  await flush();
  expect(router.navigate.mock.calls).toEqual([[{ to: '/m/play', search: { game: 90001, freeplay: 1 } }]]);
  expect(kept(true)).toMatchObject({ url: URL_OF_GAME });
  expect(JSON.stringify(router.navigate.mock.calls)).not.toContain('launch=1');
  expect(left.leaveSite).not.toHaveBeenCalled();
});

it('leaves in the same tab for a vendor that allows no frame, and keeps nothing [LAUNCH-30]', async () => {
  const { one, kept } = show();
  act(() => one.current.launch(game, { freeplay: false }));
  await flush();
  await act(async () => answer(launched(false)));
  await flush();
  expect(left.leaveSite.mock.calls).toEqual([[URL_OF_GAME]]);
  expect(router.navigate).not.toHaveBeenCalled();
  expect(kept(false)).toBeUndefined();
});

it.each([
  ['game.maintenance', vietnamese.error_game_maintenance],
  ['account.trial', vietnamese.error_actual_account],
  ['gateway.unavailable', vietnamese.error_system],
])('says why a launch was refused and stays: %s [LAUNCH-31 LAUNCH-32]', async (errorCode, words) => {
  const { one } = show();
  act(() => one.current.launch(game, { freeplay: false }));
  await flush();
  await act(async () => answer({ success: false, errorCode, value: { captcha: false } }));
  await flush();
  expect(toast.mock.calls).toEqual([[words, { kind: 'error', length: 'short' }]]);
  expect(router.navigate).not.toHaveBeenCalled();
  expect(one.current.launching).toBe(false);
});

it('leaves the end of a session to the watch, which leads to the login [LAUNCH-32 SESS-46]', async () => {
  const { one } = show();
  act(() => one.current.launch(game, { freeplay: false }));
  await flush();
  await act(async () => answer({ success: false, errorCode: 'session.ended', value: { captcha: false } }));
  await flush();
  expect(toast).not.toHaveBeenCalled();
});

it('leads a guest to the login, which leads back to the game [LAUNCH-01 LAUNCH-02]', async () => {
  const { one } = show(null);
  act(() => one.current.launch(game, { freeplay: false }));
  await flush();
  expect(calls.launchFn).not.toHaveBeenCalled();
  expect(router.navigate.mock.calls).toEqual([
    [{ to: '/m/login', search: { redirect: '/m/slot-games?vendor=JILI&game=90001' } }],
  ]);
});

it('plays for nothing on trial, whichever button is tapped, and says so in the address [LAUNCH-18 LAUNCH-31]', async () => {
  const { one } = show({ ...member, type: 4 });
  act(() => one.current.launch(game, { freeplay: false }));
  await flush();
  answer(launched(true));
  await flush();
  expect(router.navigate).toHaveBeenCalledWith({ to: '/m/play', search: { game: 90001, freeplay: 1 } });
});
