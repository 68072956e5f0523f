import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { renderScreen } from '@/tests/screens/support/render-screen';

const rooms = () => screen.findByRole('region', { name: m.live_title() });
const room = async (name: string) => within(await rooms()).findByRole('button', { name: new RegExp(name) });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const retry = async () => fireEvent.click(await screen.findByRole('button', { name: m.action_retry() }));

it('a failed unread figure stays silent, a failed launch keeps the place, failed lists try again [CHAT-20 ERR-54]', async () => {
  const { path, known, asked } = await renderScreen('/m/live-games', {
    as: 'member',
    answers: { 'chat.unread': 'dead', 'chat.anchors': 'dead', 'chat.launch': 'dead' },
  });
  await vi.waitFor(async () => expect((await rooms()).textContent).toContain(m.live_failed()));
  await vi.waitFor(() => expect(asked.map(({ operation }) => operation)).toContain('chat.unread'));
  known.answers = { 'chat.unread': 'dead', 'chat.launch': 'dead' };
  fireEvent.click(within(await rooms()).getByRole('button', { name: m.action_retry() }));
  const lan = await room('Mai Lan');
  expect(alerts().join('')).toBe('');
  fireEvent.click(lan);
  await vi.waitFor(() => expect(alerts()).toContain(m.error_system()));
  expect(path()).toBe('/m/live-games');
});

it('a chat that does not open says so, and is asked for by another try [CHAT-20]', async () => {
  const { asked, known } = await renderScreen('/m/chat', {
    as: 'member',
    answers: { 'chat.launch': 'dead' },
  });
  await screen.findByText(m.chat_failed_title());
  await expectNoBarrier();
  const launches = () => asked.filter(({ operation }) => operation === 'chat.launch').length;
  const before = launches();
  // What it opens goes away from the page (chat-screen.test.tsx).
  known.answers = { 'chat.launch': 'pending' };
  await retry();
  await vi.waitFor(() => expect(screen.queryByText(m.chat_failed_title())).toBe(null));
  expect(launches()).toBe(before + 1);
});

it('on trial rooms are shown and no unread figure is asked for [CHAT-21]', async () => {
  const { asked } = await renderScreen('/m/live-games', { as: 'trial' });
  await room('Mai Lan');
  expect(asked.map(({ operation }) => operation)).not.toContain('chat.unread');
});

it('without the flag there is no chat at all [CHAT-21 CHAT-22 CHAT-31 FLAG-20]', async () => {
  const { path } = await renderScreen('/m/chat', { as: 'member', off: ['CBS3'] });
  expect(path()).toBe('/m/support');
  expect(screen.queryByText(m.support_chat_note())).toBe(null);
  const { asked } = await renderScreen('/m/live-games', { as: 'member', off: ['CBS3'] });
  expect(screen.getByRole('searchbox')).toBeTruthy();
  expect(screen.queryByRole('region', { name: m.live_title() })).toBe(null);
  expect(asked.filter(({ operation }) => operation.startsWith('chat.'))).toEqual([]);
});
