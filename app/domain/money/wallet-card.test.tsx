// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { gateway } from '../../lib/calls/gateway';
import { clockText } from '../../locale/clock-text';
import { m } from '../../paraglide/messages.js';
import { ASK_AGAIN } from '../../session/member.queries';
import { WalletCard } from './wallet-card';

standIn(import('../../lib/calls/gateway'), { gateway: vi.fn() });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.mocked(gateway).mockReset();
  vi.useRealTimers();
});

const down = async () => {
  throw new GatewayError('gateway.unavailable');
};
const up = async () => ({ sumBalance: 12_300 });

it('shows the `sumBalance` that the call of the wallet answers, which sends nothing [CALL-24 WALLET-01]', async () => {
  const call = vi.mocked(gateway as (...sent: unknown[]) => Promise<unknown>).mockImplementation(up);
  localStorage.setItem('HIDE_BALANCE', '0');
  await renderOnSite(<WalletCard label="wallet" />, { session: { type: 0 } });
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(call.mock.calls).toEqual([
    [expect.objectContaining({ method: 'GET', path: '/wps/wallets/gcs' }), {}, expect.anything()],
  ]);
  expect(screen.getByRole('region', { name: m.wallet_title() }).textContent).toContain('123,00');
});

it('says that a balance which cannot be read is safe, and asks again by itself; beside a known amount it is no alert [WALLET-07 WALLET-10]', async () => {
  const call = vi.mocked(gateway as () => Promise<unknown>).mockImplementation(down);
  localStorage.setItem('HIDE_BALANCE', '0');
  const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await renderOnSite(<WalletCard label="wallet" />, {
    session: { type: 0 },
    site: { timeZone: 'Asia/Ho_Chi_Minh' },
  });
  const said = () => act(() => vi.dynamicImportSettled());
  await after(10);
  await said();
  expect(screen.getByText(m.wallet_unread()).getAttribute('role')).toBe('alert');
  expect(screen.getByRole('img', { name: m.wallet_balance_unknown() })).toBeTruthy();
  call.mockImplementation(up);
  await after(ASK_AGAIN + 100);
  expect(screen.queryByText(m.wallet_unread())).toBeNull();
  expect(screen.queryByRole('img', { name: m.wallet_balance_unknown() })).toBeNull();
  // What is known stays, and it is said from when it is.
  call.mockImplementation(down);
  act(() => screen.getByRole('button', { name: m.wallet_refresh() }).click());
  await after(10);
  await said();
  const time = clockText(Date.now(), 'Asia/Ho_Chi_Minh', Date.now());
  expect(screen.getByRole('note').textContent).toBe(m.wallet_as_of({ time }));
  expect(screen.queryByRole('img', { name: m.wallet_balance_unknown() })).toBeNull();
});

it('shows the amount, asterisks in its stead while it is hidden, and neither while a refresh runs [WALLET-05 WALLET-06 WALLET-07 WALLET-08]', async () => {
  const call = vi.mocked(gateway as () => Promise<unknown>).mockImplementation(up);
  localStorage.setItem('HIDE_BALANCE', '0');
  const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const tap = (name: string) => act(() => screen.getByRole('button', { name }).click());
  const instead = (name: string) => screen.queryByRole('img', { name });
  const shown = () => document.querySelector('p[aria-live]')?.textContent;
  await renderOnSite(<WalletCard label="wallet" />, { session: { type: 0 } });
  await after(10);
  expect(shown()).toContain('123');

  let answer: (value: unknown) => void = () => undefined;
  call.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  tap(m.wallet_refresh());
  await after(10);
  expect(instead(m.wallet_balance_updating())).toBeTruthy();
  answer({ sumBalance: 45_600 });
  await after(10);
  expect(instead(m.wallet_balance_updating())).toBeNull();
  expect(shown()).toContain('456');

  tap(m.wallet_hide_balance());
  expect(instead(m.wallet_balance_hidden())?.textContent).toContain('********');
  tap(m.wallet_show_balance());
  expect(instead(m.wallet_balance_hidden())).toBeNull();
});
