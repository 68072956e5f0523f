// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFlags } from '@/contracts/flags';
import type { SessionInfo } from '@/contracts/session/session-info';
import { standIn } from '@/tests/support/stand-in';
import { sessionQuery } from '../../session/session.queries';
import { siteQuery } from '../../session/site.queries';
import { unreadChatQuery, unreadInboxQuery, useUnreadChat, useUnreadInbox } from './unread.queries';

const calls = { gateway: vi.fn() };
standIn(import('../../lib/calls/gateway'), calls);

const someone = (type: number, trial?: boolean): SessionInfo => ({
  id: 'id',
  merchantCode: 'hoadang',
  userName: 'minhan',
  type,
  firstTimeLogin: false,
  ...(trial === undefined ? {} : { trial }),
});

function Figure() {
  return <output>{useUnreadInbox()}</output>;
}

function ChatFigure() {
  return <output>{useUnreadChat()}</output>;
}

async function show(session: SessionInfo | null, shown = <Figure />, flags = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery().queryKey, session);
  client.setQueryData(siteQuery().queryKey, { flags: readFlags(flags) } as never);
  render(
    <QueryClientProvider client={client}>
      <Suspense>{shown}</Suspense>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const text = screen.getByRole('status').textContent;
  cleanup();
  return text;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  calls.gateway.mockReset().mockResolvedValue(12);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the unread figure', () => {
  it('is the inbox count for members and agents [NOTICE-22 NOTICE-23 CALL-34]', async () => {
    expect(await show(someone(0))).toBe('12');
    expect(await show(someone(1))).toBe('12');
    expect(calls.gateway).toHaveBeenCalledTimes(2);
    expect(calls.gateway.mock.lastCall?.[0]).toMatchObject({ method: 'GET', path: '/wps/inbox/unread' });
  });

  it('is 0 without a call for guests and on trial [NOTICE-22 NOTICE-25 ROLE-43]', async () => {
    expect(await show(null)).toBe('0');
    expect(await show(someone(4))).toBe('0');
    expect(await show(someone(0, true))).toBe('0');
    expect(calls.gateway).not.toHaveBeenCalled();
  });

  it('is asked for once per 250 ms however often it is wanted [NOTICE-24 CONST-65]', async () => {
    const client = new QueryClient();
    const ask = () => client.fetchQuery({ ...unreadInboxQuery(), staleTime: 0 });
    await ask();
    const second = ask();
    await vi.advanceTimersByTimeAsync(249);
    expect(calls.gateway).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toBe(12);
    expect(calls.gateway).toHaveBeenCalledTimes(2);
  });
});

describe('the unread figure of the chat', () => {
  const chat = (session: SessionInfo | null, on = true) => show(session, <ChatFigure />, { CBS3: on });
  beforeEach(() => void calls.gateway.mockResolvedValue({ unReadCount: 7 }));

  it('is unReadCount for members and agents while the site has the chat [CALL-72 CHAT-05 CHAT-18 CHAT-21 FLAG-20]', async () => {
    expect(await chat(someone(0))).toBe('7');
    expect(await chat(someone(1))).toBe('7');
    expect(calls.gateway.mock.lastCall?.[0]).toMatchObject({ method: 'GET', path: '/wps/chat/unread' });
  });

  it('is 0 without a call where there is no chat, for guests and for members of type 4 [CHAT-21 CHAT-22 CHAT-31]', async () => {
    expect(await chat(someone(0), false)).toBe('0');
    expect(await chat(null)).toBe('0');
    expect(await chat(someone(4))).toBe('0');
    expect(await chat(someone(0, true))).toBe('0');
    expect(calls.gateway).not.toHaveBeenCalled();
  });

  it('stays 0 in silence when the call fails [CHAT-20 ERR-54]', async () => {
    calls.gateway.mockRejectedValue(new Error('down'));
    expect(await chat(someone(0))).toBe('0');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked for once per 250 ms, and waits for no other figure [CHAT-19]', async () => {
    const client = new QueryClient();
    const ask = () => client.fetchQuery({ ...unreadChatQuery(), staleTime: 0 });
    await Promise.all([ask(), client.fetchQuery(unreadInboxQuery())]);
    expect(calls.gateway).toHaveBeenCalledTimes(2);
    const second = ask();
    await vi.advanceTimersByTimeAsync(249);
    expect(calls.gateway).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toBe(7);
    expect(calls.gateway).toHaveBeenCalledTimes(3);
  });
});
