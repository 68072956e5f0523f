// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import { standIn } from '@/tests/support/stand-in';
import { deviceStore } from '../../lib/storage/storage';
import { m } from '../../paraglide/messages.js';
import { MEMBER_KEY } from '../../session/member.queries';
import { tasksQuery } from './rewards.queries';
import { useClaim } from './use-claim';

const toast = vi.fn();
const onEnded = vi.fn();
standIn(import('../../shell/toast'), { useToast: () => toast });
standIn(import('../../shell/session-watch'), { useSessionEnded: () => onEnded });
standIn(import('../../session/session.queries'), { useSession: () => ({ userName: 'minhan' }) });

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  toast.mockReset();
  deviceStore.clear();
});
afterEach(cleanup);

const KEY = expect.stringMatching(/^[\da-f-]{36}$/);
const claimed = { input: { day: '2025-08-21' }, told: () => 'Có rồi' };
const isOld = () => client.getQueryState(tasksQuery().queryKey)?.isInvalidated;

function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  client.setQueryData([MEMBER_KEY, 'tasks'], {});
  client.setQueryData(tasksQuery().queryKey, { missions: [] } as never);
  return renderHook(() => useClaim('check-in'), { wrapper }).result;
}

it('claims once however often it is tapped, says so, and asks anew for what is the member’s [REWARD-03 INVITE-06]', async () => {
  const send = vi.fn().mockResolvedValue({ points: 10 });
  const result = open();
  const { claim } = result.current;
  await act(() => Promise.all([claim({ ...claimed, send }), claim({ ...claimed, send })]));
  expect(send.mock.calls).toEqual([[KEY]]);
  expect(toast.mock.calls).toEqual([['Có rồi', { kind: 'success', length: 'short' }]]);
  expect([isOld(), result.current.claiming]).toEqual([true, false]);
});

it('says why it was refused, and asks anew: what stood there was of another day or claimed elsewhere [REWARD-03 INVITE-06]', async () => {
  const send = vi.fn().mockRejectedValue(new GatewayError('task.over'));
  const result = open();
  const isJudged = await act(() => result.current.claim({ ...claimed, send }));
  expect(isJudged).toBe(true);
  expect(toast.mock.calls).toEqual([[m.error_task_over(), { kind: 'error', length: 'short' }]]);
  expect(isOld()).toBe(true);
});

it('keeps its key while no answer came, so that a second tap cannot claim twice [REWARD-03 MONEY-21]', async () => {
  const send = vi.fn().mockRejectedValueOnce(new GatewayError('gateway.timeout')).mockResolvedValue(null);
  const result = open();
  expect(await act(() => result.current.claim({ ...claimed, send }))).toBe(false);
  expect(toast.mock.lastCall?.[0]).toBe(m.rewards_unsure());
  expect(await act(() => result.current.claim({ ...claimed, send }))).toBe(true);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

it('gives the focus back to the button that was tapped, and to what it stood in when that is gone [REWARD-03 INVITE-06]', async () => {
  const send = vi.fn().mockRejectedValue(new GatewayError('gateway.timeout'));
  const result = open();
  document.body.innerHTML = '<main tabindex="-1"><button>Nhận</button></main>';
  const button = document.querySelector('button');
  // A browser takes the focus from a button that is switched off.
  const claim = (meanwhile: () => void) =>
    act(async () => {
      button?.focus();
      const judged = result.current.claim({ ...claimed, send });
      button?.blur();
      meanwhile();
      await judged;
    });
  await claim(() => {});
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  await claim(() => button?.remove());
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('main')));
});

it('leaves the focus of another screen alone that was gone to meanwhile [REWARD-03 INVITE-06]', async () => {
  const result = open();
  document.body.innerHTML = '<main><button>Nhận</button></main>';
  document.querySelector('button')?.focus();
  const { pathname } = location;
  vi.useFakeTimers();
  await act(async () => {
    await result.current.claim({ ...claimed, send: vi.fn().mockResolvedValue(null) });
    history.replaceState(null, '', '/m/home');
    document.body.innerHTML = '<main tabindex="-1"></main>';
  });
  await act(() => vi.runAllTimersAsync());
  vi.useRealTimers();
  history.replaceState(null, '', pathname);
  expect([result.current.claiming, document.activeElement]).toEqual([false, document.body]);
});
