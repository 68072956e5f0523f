// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import type { InboxMessage } from '@/contracts/inbox/inbox';
import { asSafeHtml } from '@/contracts/testing/html';
import { standIn } from '@/tests/support/stand-in';
import { unreadInboxQuery } from '../../domain/member/unread.queries';
import { inboxQuery } from './inbox.queries';
import { useInboxActions } from './use-inbox-actions';

const calls = { gateway: vi.fn() };
standIn(import('../../lib/calls/gateway'), calls);
afterEach(cleanup);

const message = (id: number, read = false): InboxMessage => ({
  id,
  title: `Tin ${id}`,
  content: asSafeHtml(''),
  read,
});
const first = message(801);

function show() {
  const client = new QueryClient();
  client.setQueryData(unreadInboxQuery().queryKey, 3);
  client.setQueryData(inboxQuery().queryKey, {
    pages: [
      { content: [first, message(802)], pageNum: 1, totalPages: 2 },
      { content: [message(803)], pageNum: 2, totalPages: 2 },
    ],
    pageParams: [1, 2],
  });
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useInboxActions(), { wrapper });
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const messages = () => client.getQueryData(inboxQuery().queryKey)?.pages.flatMap(({ content }) => content);
  return {
    actions: result.current,
    ids: () => messages()?.map(({ id }) => id),
    readIds: () =>
      messages()
        ?.filter(({ read }) => read)
        .map(({ id }) => id),
    unread: () => client.getQueryData(unreadInboxQuery().queryKey),
    asksAnew: () => invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[1]),
  };
}

let answer: { resolve: (value: unknown) => void; reject: (error: Error) => void };
beforeEach(() => {
  calls.gateway.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = { resolve, reject };
      }),
  );
});

const lost = () => new GatewayError('gateway.unavailable', null, 502);

it('shows an opened message as read at once, tells the gateway once, and asks for the unread figure again [NOTICE-27]', async () => {
  const { actions, readIds, unread, asksAnew } = show();
  const done = actions.read(first);
  void actions.read(first);
  void actions.read(message(804, true));
  await vi.waitFor(() => expect(calls.gateway).toHaveBeenCalledOnce());
  expect(calls.gateway.mock.lastCall?.[0]).toMatchObject({ path: '/wps/inbox/read' });
  expect([readIds(), unread()]).toEqual([[801], 2]);
  answer.resolve(null);
  await act(() => done);
  expect(asksAnew()).toEqual(['unread-inbox']);
});

it('takes the reading back when the gateway could not note it [NOTICE-27]', async () => {
  const { actions, readIds, unread } = show();
  const done = actions.read(first);
  await vi.waitFor(() => expect(calls.gateway).toHaveBeenCalledOnce());
  answer.reject(lost());
  await act(() => done);
  expect([readIds(), unread()]).toEqual([[], 3]);
});

it('takes a deleted message out at once, and loads list and unread figure again [NOTICE-27]', async () => {
  const { actions, ids, unread, asksAnew } = show();
  const done = actions.remove(first);
  await vi.waitFor(() => expect(ids()).toEqual([802, 803]));
  expect(unread()).toBe(2);
  answer.resolve(null);
  await act(() => done);
  expect(calls.gateway.mock.lastCall?.slice(0, 2)).toMatchObject([{ method: 'DELETE' }, { messageId: 801 }]);
  expect(asksAnew()).toEqual(['unread-inbox', 'inbox']);
});

it('puts a message back into its place when it could not be deleted [NOTICE-27]', async () => {
  const { actions, ids, unread } = show();
  const done = actions.remove(first).catch((error: GatewayError) => error.code);
  await vi.waitFor(() => expect(ids()).toEqual([802, 803]));
  answer.reject(lost());
  expect(await done).toBe('gateway.unavailable');
  expect([ids(), unread()]).toEqual([[801, 802, 803], 3]);
});
