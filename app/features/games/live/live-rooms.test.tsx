// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionQuery } from '@/app/session/session.queries';
import { siteQuery } from '@/app/session/site.queries';
import { readFlags } from '@/contracts/flags';
import type { SessionInfo } from '@/contracts/session/session-info';
import vietnamese from '@/messages/vi.json';
import { LiveRooms } from './live-rooms';
import type { LiveTab } from './live-tabs';

const site = vi.hoisted(() => ({ gateway: vi.fn() }));
vi.mock('@/app/lib/calls/gateway', () => site);
const chat = vi.hoisted(() => ({ openChatFn: vi.fn() }));
vi.mock('./chat.functions', () => chat);
const left = vi.hoisted(() => ({ leaveSite: vi.fn() }));
vi.mock('../launch/leave-site', () => left);
const toast = vi.hoisted(() => vi.fn());
vi.mock('@/app/shell/toast', () => ({ useToast: () => toast }));
const ended = vi.hoisted(() => vi.fn());
vi.mock('@/app/shell/session-watch', () => ({ useSessionEnded: () => ended }));
vi.mock('@/app/locale/locale', () => ({ useLocale: () => undefined, LOCALISED: 'localised' }));
const router = vi.hoisted(() => ({
  navigate: vi.fn(),
  state: { location: { pathname: '/m/live-games', searchStr: '?live=model' } },
}));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => router,
  Link: ({ children, to, search, 'aria-current': current }: Record<string, unknown>) => (
    <a
      href={`${to}${typeof search === 'object' ? JSON.stringify(search) : ''}`}
      aria-current={current as 'page'}
    >
      {children as React.ReactNode}
    </a>
  ),
}));

const member: SessionInfo = {
  id: 'id',
  merchantCode: 'm',
  userName: 'an',
  type: 0,
  firstTimeLogin: false,
};
const room = (anchorId: number, nickName: string, roomType: string, more = {}) => ({
  anchorId,
  nickName,
  roomType,
  imageUrl: '',
  title: `Phòng ${nickName}`,
  ...more,
});
const ROOMS = [room(1, 'Lan', 'FREE'), room(2, 'Hổ', 'VIP'), room(3, 'Hồng', 'PAID'), room(4, 'Cua', 'NEW')];

async function show(live?: LiveTab, { session = null as SessionInfo | null, on = true } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery().queryKey, session);
  const settings = { flags: readFlags({ CBS3: on }), imageHosts: { list: [], fallback: '' } };
  client.setQueryData(siteQuery().queryKey, settings as never);
  render(
    <QueryClientProvider client={client}>
      <Suspense>
        <LiveRooms live={live} />
      </Suspense>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(300));
}

const asked = () => site.gateway.mock.calls.map(([{ id }, input]) => [id, input]);
const card = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.clearAllMocks();
  left.leaveSite.mockResolvedValue(undefined);
  chat.openChatFn.mockResolvedValue({ success: true, value: { url: 'https://chat.example/#1' } });
  site.gateway.mockImplementation(async ({ id }) =>
    id === 'chat.unread' ? { unReadCount: 3 } : { list: ROOMS },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks for the list that the address names, hot without one, each time it comes into view [CHAT-01 CHAT-02 CHAT-03 CHAT-04 CHAT-11 CHAT-13 CHAT-15]', async () => {
  for (const [live, call] of [
    [undefined, ['chat.anchors', { type: 'hot', language: 'VI' }]],
    ['promo', ['chat.anchors', { type: 'promo', language: 'VI' }]],
    ['model', ['chat.models', { language: 'VI' }]],
    ['focus', ['chat.focus', { language: 'VI' }]],
    ['promo', ['chat.anchors', { type: 'promo', language: 'VI' }]],
  ] as const) {
    site.gateway.mockClear();
    await show(live, { session: member });
    expect(asked().filter(([id]) => id !== 'chat.unread')).toEqual([call]);
    cleanup();
  }
});

it('asks for nothing and shows nothing without the flag [CHAT-21 CHAT-31 FLAG-20]', async () => {
  await show(undefined, { session: member, on: false });
  expect(asked()).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('says of each room its type in words, and nothing of a type it does not know [CHAT-07 CHAT-08 CHAT-09 CHAT-10]', async () => {
  site.gateway.mockResolvedValue({
    list: ROOMS.map((one) => ({ ...one, roomType: one.roomType === 'NEW' ? undefined : one.roomType })),
  });
  await show();
  const words = [vietnamese.live_type_free, vietnamese.live_type_vip, vietnamese.live_type_paid];
  for (const [index, name] of ['Lan', 'Hổ', 'Hồng'].entries()) {
    expect(card(name).textContent).toContain(words[index]);
  }
  for (const word of words) expect(card('Cua').textContent).not.toContain(word);
});

it('says of models whether they stream, are there or away, by words [CHAT-16 CHAT-17]', async () => {
  site.gateway.mockResolvedValue({
    list: [
      room(1, 'Lan', 'FREE', { active: 1, streaming: 'Y' }),
      room(2, 'Hổ', 'FREE', { active: true, streaming: false }),
      room(3, 'Rùa', 'FREE', { active: '0', streaming: 0 }),
    ],
  });
  await show('model');
  expect(card('Lan').textContent).toContain(vietnamese.live_streaming);
  expect(card('Hổ').textContent).toContain(vietnamese.live_active);
  expect(card('Rùa').textContent).toContain(vietnamese.live_away);
});

it('leads guests to the login for the focus list, and for rooms that are not free [CHAT-10 CHAT-30]', async () => {
  await show();
  const focus = screen.getByRole('link', { name: vietnamese.live_tab_focus });
  expect(focus.getAttribute('href')).toBe('/m/login{"redirect":"/m/live-games?live=focus"}');
  for (const name of ['Hổ', 'Hồng']) fireEvent.click(card(name));
  expect(chat.openChatFn).not.toHaveBeenCalled();
  expect(router.navigate.mock.calls).toEqual(
    Array(2).fill([{ to: '/m/login', search: { redirect: '/m/live-games?live=model' } }]),
  );
});

it('marks the list that is shown, which for guests at the address of the focus list is the hot one [CHAT-01 CHAT-04 CHAT-30]', async () => {
  for (const [live, session, name] of [
    ['focus', null, vietnamese.live_tab_hot],
    ['focus', member, vietnamese.live_tab_focus],
    ['promo', null, vietnamese.live_tab_promo],
  ] as const) {
    await show(live, { session });
    const marked = [...document.querySelectorAll('[aria-current="page"]')];
    expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
    cleanup();
  }
});

it('enters a room once however often it is tapped, in the same tab [CHAT-10 CHAT-26 CHAT-29 LAUNCH-33]', async () => {
  await show(undefined, { session: member });
  fireEvent.click(card('Hổ'));
  fireEvent.click(card('Hổ'));
  fireEvent.click(card('Lan'));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(chat.openChatFn.mock.calls).toEqual([
    [{ data: { anchorId: 2, title: 'Hổ', backPath: '/m/live-games?live=model' } }],
  ]);
  expect(left.leaveSite.mock.calls).toEqual([['https://chat.example/#1']]);
});

it('says why a room did not open, and stays [CHAT-29]', async () => {
  chat.openChatFn.mockResolvedValue({ success: false, errorCode: 'gateway.timeout', value: {} });
  await show();
  fireEvent.click(card('Lan'));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(toast.mock.calls).toEqual([[vietnamese.error_system, { kind: 'error', length: 'short' }]]);
  expect(left.leaveSite).not.toHaveBeenCalled();
});

it('shows the unread figure beside the way into the chat [CHAT-05 CHAT-18]', async () => {
  await show(undefined, { session: member });
  expect(screen.getByRole('link', { name: /3/ }).getAttribute('href')).toBe('/m/chat');
});
