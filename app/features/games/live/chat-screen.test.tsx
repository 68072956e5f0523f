// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import vietnamese from '../../../../messages/vi.json';
import { ChatScreen } from './chat-screen';

const chat = vi.hoisted(() => ({ openChatFn: vi.fn() }));
vi.mock('./chat.functions', () => chat);
vi.mock('../../../shell/session-watch', () => ({ useSessionEnded: () => () => undefined }));
vi.mock('../../../locale/locale', () => ({ useLocale: () => undefined }));

const flush = () => act(() => new Promise((resolve) => setTimeout(resolve)));
let replace: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  chat.openChatFn.mockReset();
  replace = vi.spyOn(location, 'replace').mockReturnValue();
});
afterEach(() => {
  cleanup();
  replace.mockRestore();
});

it('opens the front page of the chat in the place of this page, which leads back to the support centre [CHAT-24 CHAT-26 CHAT-29]', async () => {
  chat.openChatFn.mockResolvedValue({ success: true, value: { url: 'https://chat.example/#1' } });
  render(<ChatScreen />);
  expect(screen.getByRole('status').textContent).toBe(vietnamese.chat_opening);
  await flush();
  expect(chat.openChatFn.mock.calls).toEqual([
    [{ data: { title: vietnamese.support_chat, backPath: '/m/support' } }],
  ]);
  expect(replace.mock.calls).toEqual([['https://chat.example/#1']]);
});

it('says why it did not open, and tries again [CHAT-29]', async () => {
  chat.openChatFn.mockResolvedValueOnce({ success: false, errorCode: 'gateway.timeout', value: {} });
  render(<ChatScreen />);
  await flush();
  expect(screen.getByRole('alert').textContent).toContain(vietnamese.chat_failed_title);
  chat.openChatFn.mockResolvedValueOnce({ success: true, value: { url: 'https://chat.example/#2' } });
  fireEvent.click(screen.getByRole('button', { name: vietnamese.action_retry }));
  await flush();
  expect(replace.mock.calls).toEqual([['https://chat.example/#2']]);
});
