// @vitest-environment happy-dom
import { useRouter } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '../../tests/support/on-site';
import { standIn } from '../../tests/support/stand-in';
import { m } from '../paraglide/messages.js';
import { LoadFailed } from './load-failed';

standIn(import('./connection/connection'), {
  FailedFrame: ({ children }: { children: never }) => <main aria-label="frame">{children}</main>,
});

const logged = vi.fn((_path: string, _report: Blob) => true);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(navigator, { sendBeacon: logged });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const again = vi.fn(async () => undefined);

function Lost() {
  useRouter().invalidate = again;
  return <LoadFailed error={new TypeError('A part did not come: Failed to fetch')} />;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('a screen whose files did not come is logged by its path, once, and gives way to words with a retry in the frame of the others [ROUTE-85 ROUTE-86 ROUTE-87 ERR-53]', async () => {
  await renderOnSite(<Lost />);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('main', { name: 'frame' }).textContent).toContain(m.load_failed_title());
  expect(screen.getByText(m.connection_lost())).toBeTruthy();
  await pass(1_999);
  expect(logged).not.toHaveBeenCalled();
  await pass(60_000);
  expect(logged).toHaveBeenCalledOnce();
  const [path, report] = logged.mock.lastCall ?? [];
  expect(path).toBe('/client-errors');
  expect(JSON.parse((await report?.text()) ?? '')).toEqual({
    message: 'screen failed: TypeError',
    path: location.pathname,
  });
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
  expect(logged).not.toHaveBeenCalled();
});
