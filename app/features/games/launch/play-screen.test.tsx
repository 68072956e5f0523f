// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { walletQuery } from '@/app/session/member.queries';
import { siteQuery } from '@/app/session/site.queries';
import vietnamese from '@/messages/vi.json';
import { launchQuery } from './launch.queries';
import { PlayScreen } from './play-screen';

const calls = vi.hoisted(() => ({ launchFn: vi.fn() }));
vi.mock('./launch.functions', () => calls);
const site = vi.hoisted(() => ({ gateway: vi.fn() }));
vi.mock('@/app/lib/calls/gateway', () => site);
vi.mock('@/app/locale/locale', () => ({ useLocale: () => undefined, LOCALISED: 'localised' }));
const router = vi.hoisted(() => ({ navigate: vi.fn(), history: { go: vi.fn() }, canGoBack: true }));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => router,
  useCanGoBack: () => router.canGoBack,
  Link: ({ children, to }: { children: React.ReactNode; to: string }) => <a href={to}>{children}</a>,
}));

const OWN = `${location.origin}/sandbox/vendor/play#launch=1`;
const settings = { currency: { symbol: '₫' }, gameFrameHosts: [] };

async function show(url: string | null = OWN, freeplay = false, frame = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(siteQuery().queryKey, settings as never);
  const key = launchQuery({ nodeId: 7, freeplay }).queryKey;
  if (url) client.setQueryData(key, { url, frame, name: 'Trống Hội' });
  const view = render(
    <QueryClientProvider client={client}>
      <Suspense>
        <PlayScreen nodeId={7} freeplay={freeplay} />
      </Suspense>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(10));
  // This DOM opens no window in a frame, and complains.
  const shown = document.querySelector('iframe');
  if (shown) Object.defineProperty(shown, 'contentWindow', { value: {} });
  return { client, key, ...view };
}

const asked = () => site.gateway.mock.calls.length;
const frame = () => screen.getByTitle<HTMLIFrameElement>('Trống Hội');
const say = async (data: unknown, source: unknown = frame().contentWindow) => {
  await act(async () => {
    const message = new MessageEvent('message', { data, origin: 'null' });
    Object.defineProperty(message, 'source', { value: source });
    dispatchEvent(message);
    await vi.advanceTimersByTimeAsync(0);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  router.canGoBack = true;
  localStorage.clear();
  site.gateway.mockResolvedValue({ sumBalance: 12_000_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the launched game in a titled frame, and launches it no second time [LAUNCH-30]', async () => {
  await show();
  expect(frame().getAttribute('src')).toBe(OWN);
  expect(screen.getByRole('heading', { name: 'Trống Hội' })).toBeTruthy();
  expect(screen.getByText('120.000', { exact: false })).toBeTruthy();
  expect(calls.launchFn).not.toHaveBeenCalled();
});

it('gives another origin its own storage, and a page of the site’s own origin none of it [LAUNCH-30]', async () => {
  await show();
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
  cleanup();
  await show('https://games.example/play');
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups allow-same-origin');
});

it('refreshes the balance when that very frame says so, once a second at most [LAUNCH-30]', async () => {
  await show();
  expect(asked()).toBe(1);
  await say({ type: 'balance' });
  expect(asked()).toBe(2);
  for (let turn = 0; turn < 50; turn += 1) await say({ type: 'balance' });
  expect(asked()).toBe(2);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(asked()).toBe(3);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked()).toBe(3);
});

it('hears nobody but the frame, and nothing else of it [LAUNCH-30]', async () => {
  await show();
  await say({ type: 'balance' }, window);
  await say({ type: 'balance' }, null);
  for (const data of ['balance', null, { type: 'other' }, undefined]) await say(data);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(asked()).toBe(1);
});

it('asks for the balance by tap, masked meanwhile, and when the page is looked at again [LAUNCH-30 WALLET-07]', async () => {
  await show();
  site.gateway.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve({ sumBalance: 9_000_000 }), 50)),
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: vietnamese.wallet_refresh }));
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(screen.getByLabelText(vietnamese.wallet_balance_updating)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(screen.getByText('90.000', { exact: false })).toBeTruthy();
  const before = asked();
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(asked()).toBe(before + 1);
  expect(screen.queryByLabelText(vietnamese.wallet_balance_updating)).toBeNull();
});

it('hides the balance where the device hides it [LAUNCH-30 WALLET-05]', async () => {
  localStorage.setItem('HIDE_BALANCE', '1');
  await show();
  expect(screen.getByLabelText(vietnamese.wallet_balance_hidden)).toBeTruthy();
  expect(screen.queryByText('120.000', { exact: false })).toBeNull();
});

it('says of free play that it is, and asks for no balance [LAUNCH-18 LAUNCH-30]', async () => {
  await show(OWN, true);
  expect(screen.getByText(vietnamese.free_play)).toBeTruthy();
  await say({ type: 'balance' });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(site.gateway).not.toHaveBeenCalled();
});

it('launches by itself after a reload, says why it was refused and tries again [LAUNCH-30 LAUNCH-32]', async () => {
  calls.launchFn.mockResolvedValueOnce({ success: false, errorCode: 'game.maintenance', value: {} });
  await show(null);
  expect(screen.getByRole('alert').textContent).toContain(vietnamese.error_game_maintenance);
  expect(screen.getByRole('link', { name: vietnamese.play_home })).toBeTruthy();
  calls.launchFn.mockResolvedValueOnce({
    success: true,
    value: { url: OWN, frame: true, name: 'Trống Hội' },
  });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: vietnamese.action_retry }));
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(frame().getAttribute('src')).toBe(OWN);
  expect(calls.launchFn).toHaveBeenCalledTimes(2);
});

it('says that an unknown game is not there and leads to the lobby, without a try that cannot help [LAUNCH-30 GAME-104]', async () => {
  calls.launchFn.mockResolvedValue({ success: false, errorCode: 'game.not.found', value: {} });
  await show(null);
  expect(screen.getByRole('alert').textContent).toContain(vietnamese.sheet_gone_title);
  const out = screen.getByRole('link', { name: vietnamese.sheet_gone_action });
  expect(out.getAttribute('href')).toBe('/m/gameCenter');
  expect(screen.queryByRole('button', { name: vietnamese.action_retry })).toBeNull();
});

it('forgets the address and refreshes the wallet when it is left [LAUNCH-30]', async () => {
  const { client, key, unmount } = await show();
  const wallet = client.getQueryState(walletQuery().queryKey);
  expect(wallet?.isInvalidated).toBe(false);
  unmount();
  expect(client.getQueryData(key)).toBeUndefined();
  expect(client.getQueryState(walletQuery().queryKey)?.isInvalidated).toBe(true);
});

it('leads back past the pages that the game opened in its frame, and home where there is no way back [LAUNCH-30]', async () => {
  await show();
  history.pushState(null, '');
  history.pushState(null, '');
  fireEvent.click(screen.getByRole('button', { name: vietnamese.play_leave }));
  expect(router.history.go.mock.calls).toEqual([[-3]]);
  cleanup();
  router.canGoBack = false;
  await show();
  fireEvent.click(screen.getByRole('button', { name: vietnamese.play_leave }));
  expect(router.navigate.mock.calls).toEqual([[{ to: '/m/home', replace: true }]]);
});

it('goes on to a vendor that allows no frame in the place of this page [LAUNCH-30]', async () => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  await show('https://other.example/play', false, false);
  expect(replace.mock.calls).toEqual([['https://other.example/play']]);
  expect(document.querySelector('iframe')).toBeNull();
  replace.mockRestore();
});
