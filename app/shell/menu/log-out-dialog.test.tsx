// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { m } from '../../paraglide/messages.js';
import { LogOutDialog } from './log-out-dialog';

const actions = { logOut: vi.fn() };
standIn(import('../../session/use-session-actions'), { useSessionActions: () => actions });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks, and after the answer waits for as long as the call takes: nothing ends it and no second one is sent [CONST-09 ERR-43]', async () => {
  let settle = () => {};
  actions.logOut.mockReturnValue(new Promise<void>((resolve) => (settle = resolve)));
  const onClose = vi.fn();
  await renderOnSite(<LogOutDialog onClose={onClose} />, { session: { type: 0 } });
  expect(en.log_out_question).toBe('Are you sure you want to logout?');
  const question = screen.getByRole('dialog', { name: m.log_out_question() });

  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: m.log_out() }));
  await act(() => vi.advanceTimersByTimeAsync(9_999_000));
  fireEvent(question, new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('button', { name: m.action_working() }));
  expect(onClose).not.toHaveBeenCalled();
  expect(actions.logOut).toHaveBeenCalledOnce();

  settle();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(onClose).toHaveBeenCalledOnce();
});
