// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import vietnamese from '@/messages/vi.json';
import { standIn } from '@/tests/support/stand-in';
import { ChatScreen } from './chat-screen';

const chat = { openChatFn: vi.fn() };
standIn(import('./chat.functions'), chat);
standIn(import('@/app/shell/session-watch'), { useSessionEnded: () => () => undefined });
standIn(import('@/app/locale/locale'), { useLocale: () => undefined });
standIn(import('../launch/use-leave-game'), { useLeaveGame: () => () => undefined });

const frame = () => screen.findByTitle(vietnamese.support_chat);
const show = (room?: number) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChatScreen room={room} />
    </QueryClientProvider>,
  );
let replace: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  chat.openChatFn.mockReset();
  replace = vi.spyOn(location, 'replace').mockReturnValue();
});
afterEach(() => {
  cleanup();
  replace.mockRestore();
});

it('shows the chat in a frame under the bar; its front page leads back to the support centre, a room to the rooms [CHAT-24 CHAT-26 CHAT-29]', async () => {
  chat.openChatFn.mockResolvedValue({
    success: true,
    value: { url: 'https://chat.example/#1', frame: true },
  });
  show();
  expect(screen.getByRole('status').textContent).toBe(vietnamese.chat_opening);
  expect((await frame()).getAttribute('src')).toBe('https://chat.example/#1');
  cleanup();
  show(501);
  await frame();
  expect(chat.openChatFn.mock.calls).toEqual([
    [{ data: { title: vietnamese.support_chat, backPath: '/m/support' } }],
    [{ data: { title: vietnamese.support_chat, backPath: '/m/live-games', anchorId: 501 } }],
  ]);
  expect(replace).not.toHaveBeenCalled();
});

it('opens a chat that allows no frame in the place of this page [CHAT-29]', async () => {
  chat.openChatFn.mockResolvedValue({
    success: true,
    value: { url: 'https://chat.example/#1', frame: false },
  });
  show();
  await waitFor(() => expect(replace).toHaveBeenCalled());
  expect(replace.mock.calls).toEqual([['https://chat.example/#1']]);
  expect(screen.queryByTitle(vietnamese.support_chat)).toBeNull();
});

it('says why it did not open, and tries again [CHAT-29]', async () => {
  chat.openChatFn.mockResolvedValueOnce({ success: false, errorCode: 'gateway.timeout', value: {} });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain(vietnamese.chat_failed_title);
  const value = { url: 'https://chat.example/#2', frame: true };
  chat.openChatFn.mockResolvedValueOnce({ success: true, value });
  fireEvent.click(screen.getByRole('button', { name: vietnamese.action_retry }));
  expect((await frame()).getAttribute('src')).toBe('https://chat.example/#2');
});
