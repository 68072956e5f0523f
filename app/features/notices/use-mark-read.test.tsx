// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import { standIn } from '@/tests/support/stand-in';
import type { NoticePage } from './list-notices.server';
import { noticesQuery } from './notices.queries';
import { useMarkRead } from './use-mark-read';

const calls = { gateway: vi.fn(), listNoticesFn: vi.fn(), onEnded: vi.fn() };
standIn(import('../../lib/calls/gateway'), { gateway: calls.gateway });
standIn(import('../../shell/session-watch'), { useSessionEnded: () => calls.onEnded });
standIn(import('./notices.functions'), { listNoticesFn: calls.listNoticesFn });

const pageOf = (page: number, read: boolean, total = 40): NoticePage => ({
  notices: [{ id: page * 10, title: '', startDate: null, read }],
  page,
  pages: 2,
  total,
  unread: read ? 0 : 2,
});

function show() {
  const client = new QueryClient();
  client.setQueryData(noticesQuery().queryKey, {
    pages: [pageOf(1, false), pageOf(2, false)],
    pageParams: [1, 2],
  });
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useMarkRead(), { wrapper });
  const reads = () =>
    client
      .getQueryData(noticesQuery().queryKey)
      ?.pages.flatMap(({ notices }) => notices.map(({ read }) => read));
  return { client, result, reads };
}

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  calls.gateway.mockReset().mockResolvedValue(null);
  calls.listNoticesFn
    .mockReset()
    .mockImplementation(async ({ data }) => ({ success: true, value: pageOf(data.page, true) }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('marks each notice once, 150 ms apart, and loads its page again when all are marked [NOTICE-09 NOTICE-10 NOTICE-11 NOTICE-12 CONST-64 CALL-48]', async () => {
  const { result, reads } = show();
  act(() => {
    void result.current.mark(10, 1);
    void result.current.mark(10, 1);
    void result.current.mark(20, 2);
  });
  expect([...result.current.marked]).toEqual([10, 20]);
  await after(0);
  expect(calls.gateway).toHaveBeenCalledTimes(1);
  await after(149);
  expect(calls.gateway).toHaveBeenCalledTimes(1);
  expect(calls.listNoticesFn).not.toHaveBeenCalled();
  await after(1);
  expect(calls.gateway.mock.calls.map(([operation, input]) => [operation.path, input])).toEqual([
    ['/wps/announcements/read', { announcementId: 10, read: true }],
    ['/wps/announcements/read', { announcementId: 20, read: true }],
  ]);
  await vi.waitFor(() => expect(reads()).toEqual([true, true]));
  expect(calls.listNoticesFn.mock.calls.map(([{ data }]) => data.page)).toEqual([1, 2]);
});

it('shows a notice as unread again that could not be marked, and tries anew with the next tap [NOTICE-04]', async () => {
  calls.gateway.mockRejectedValueOnce(new GatewayError('gateway.unavailable', null, 502));
  const { result } = show();
  act(() => void result.current.mark(10, 1));
  await after(0);
  expect([...result.current.marked]).toEqual([]);
  expect(calls.listNoticesFn).not.toHaveBeenCalled();
  act(() => void result.current.mark(10, 1));
  await after(150);
  expect(calls.gateway).toHaveBeenCalledTimes(2);
});

it('says that the session ended when the gateway answers so [SESS-43]', async () => {
  const ended = new GatewayError('session.ended', null, 401);
  calls.gateway.mockRejectedValueOnce(ended);
  const { result } = show();
  act(() => void result.current.mark(10, 1));
  await after(0);
  expect(calls.onEnded).toHaveBeenCalledExactlyOnceWith(ended);
});

it('loads all pages again when notices came meanwhile, which moves every page [NOTICE-11]', async () => {
  calls.listNoticesFn.mockImplementation(async ({ data }) => ({
    success: true,
    value: pageOf(data.page, true, 41),
  }));
  const { client, result } = show();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  act(() => void result.current.mark(10, 1));
  await after(0);
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledOnce());
});
