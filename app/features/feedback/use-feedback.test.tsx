// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standIn } from '@/tests/support/stand-in';
import { useFeedback } from './use-feedback';

const calls = { sendFeedbackFn: vi.fn() };
standIn(import('./feedback.functions'), calls);
standIn(import('../../locale/locale'), { useLocale: () => ({ language: 'VI' }) });
standIn(import('../../session/session.queries'), { useSession: () => ({ userName: 'minhan_2209' }) });
standIn(import('../../shell/session-watch'), { useSessionEnded: () => () => {} });
beforeEach(() => void calls.sendFeedbackFn.mockReset().mockResolvedValue({ success: true, value: null }));
afterEach(cleanup);

const client = new QueryClient();
const Cached = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const KEY = expect.stringMatching(/^[\da-f-]{36}$/);
const TEXT = 'Trang chạy rất mượt.';

function written() {
  const { result } = renderHook(useFeedback, { wrapper: Cached });
  act(() => result.current.set('content', ` ${TEXT} `));
  return result;
}

it('sends what is written once, however often it is tapped, and thanks [HELP-22 HELP-25 HELP-26]', async () => {
  const result = written();
  act(() => result.current.set('type', 'praise'));
  const { submit } = result.current;
  await act(() => Promise.all([submit(), submit()]));
  expect(calls.sendFeedbackFn.mock.calls).toEqual([
    [{ data: { content: TEXT, type: 'praise', idempotencyKey: KEY } }],
  ]);
  expect([result.current.isSent, result.current.values.content]).toEqual([true, '']);
  act(() => result.current.again());
  expect([result.current.isSent, result.current.sending]).toEqual([false, false]);
});

it('keeps the text when it could not be sent, and says why; sent again it has the same key [HELP-22 MONEY-21]', async () => {
  calls.sendFeedbackFn.mockResolvedValue({ success: false, errorCode: 'rate.limited', value: {} });
  const result = written();
  await act(() => result.current.submit());
  expect([result.current.isSent, result.current.sending]).toEqual([false, false]);
  expect([result.current.values.content, result.current.refusal]).toEqual([` ${TEXT} `, 'rate.limited']);
  expect(calls.sendFeedbackFn.mock.calls[0]?.[0]).toEqual({ data: { content: TEXT, idempotencyKey: KEY } });
  await act(() => result.current.submit());
  const [first, again] = calls.sendFeedbackFn.mock.calls;
  expect(again).toEqual(first);
});

it('sends nothing that is too short, and stops complaining once it is long enough [HELP-24]', async () => {
  const { result } = renderHook(useFeedback, { wrapper: Cached });
  act(() => result.current.set('content', 'ngắn'));
  await act(() => result.current.submit());
  expect(result.current.errorOf('content')).toContain('10');
  expect(calls.sendFeedbackFn).not.toHaveBeenCalled();
  act(() => result.current.set('content', TEXT));
  expect(result.current.errorOf('content')).toBeUndefined();
});
