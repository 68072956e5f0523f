// @vitest-environment happy-dom
import { useRouter } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '../../tests/support/on-site';
import { standIn } from '../../tests/support/stand-in';
import { m } from '../paraglide/messages.js';
import { LoadFailed } from './load-failed';

const told = vi.fn();
standIn(import('../lib/errors/tell-error'), { tellError: told });
standIn(import('./connection/connection'), {
  FailedFrame: ({ children }: { children: never }) => <main aria-label="frame">{children}</main>,
});

const failure = new TypeError('A part did not come: Failed to fetch');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const again = vi.fn(async () => undefined);

function Lost() {
  useRouter().invalidate = again;
  return <LoadFailed error={failure} />;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('a screen whose files did not come is told, once, and gives way to words with a retry in the frame of the others [ROUTE-85 ROUTE-86 ROUTE-87 ERR-53]', async () => {
  await renderOnSite(<Lost />);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('main', { name: 'frame' }).textContent).toContain(m.load_failed_title());
  expect(screen.getByText(m.connection_lost())).toBeTruthy();
  await pass(1_999);
  expect(told).not.toHaveBeenCalled();
  await pass(60_000);
  await vi.dynamicImportSettled();
  expect(told.mock.calls).toEqual([[failure, 'screen']]);
  expect(again).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: m.action_retry() }));
  expect(again).toHaveBeenCalledOnce();
});

it('a failure of the site itself says so, and one that its page did not outlive is not logged [ROUTE-86 ERR-16]', async () => {
  await renderOnSite(<LoadFailed error={new Error('x')} />);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText(m.error_system())).toBeTruthy();
  cleanup();
  await pass(60_000);
  await vi.dynamicImportSettled();
  expect(told).not.toHaveBeenCalled();
});
