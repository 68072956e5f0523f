// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './toast';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Toast = Parameters<ReturnType<typeof useToast>>;

function Trigger({ toast }: { toast: Toast }) {
  const show = useToast();
  return <button type="button" onClick={() => show(...toast)} />;
}

function show(...toast: Toast) {
  render(
    <ToastProvider>
      <Trigger toast={toast} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { hidden: true }));
}

const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('shows a plain toast for 1.5 s [SHELL-19 SHELL-23 CONST-14]', () => {
  show('Xin chào');
  after(1_499);
  expect(screen.queryAllByText('Xin chào')).not.toHaveLength(0);
  after(1);
  expect(screen.queryAllByText('Xin chào')).toHaveLength(0);
});

it.each([
  ['short', 3_000],
  ['long', 8_000],
] as const)(
  'shows a %s toast for its %d ms [SHELL-20 SHELL-21 SHELL-22 CONST-15 CONST-16 CONST-17]',
  (length, duration) => {
    show('Xin chào', { length });
    after(duration - 1);
    expect(screen.queryAllByText('Xin chào')).not.toHaveLength(0);
    after(1);
    expect(screen.queryAllByText('Xin chào')).toHaveLength(0);
  },
);

it('announces errors as alerts and anything else as a status, from regions that are always there', () => {
  show('Lỗi', { kind: 'error' });
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('Lỗi');
  cleanup();
  show('Xong', { kind: 'success' });
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('Xong');
});

function Loader({ keep }: { keep: (hide: () => void) => void }) {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => keep(toast('Vui lòng đợi', { duration: 15_000 }))}>
        start
      </button>
      <button type="button" onClick={() => toast('Xong')}>
        end
      </button>
    </>
  );
}

it('hides a toast when told, and leaves the one that took its place [SHELL-19]', () => {
  let hide = () => {};
  const keep = (hider: () => void) => {
    hide = hider;
  };
  render(
    <ToastProvider>
      <Loader keep={keep} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('start'));
  expect(screen.queryAllByText('Vui lòng đợi')).not.toHaveLength(0);
  act(() => hide());
  expect(screen.queryAllByText('Vui lòng đợi')).toHaveLength(0);

  fireEvent.click(screen.getByText('start'));
  fireEvent.click(screen.getByText('end'));
  act(() => hide());
  expect(screen.queryAllByText('Xong')).not.toHaveLength(0);
});
