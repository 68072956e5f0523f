import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { m } from '../../paraglide/messages.js';

/** A gateway that knows which notices the member has read. */
function noticesOf(count: number, title = 'Thông báo'): Responses {
  const read = new Set<unknown>();
  return {
    'content.announcements': (known) => ({
      ...known,
      player: Array.from({ length: count }, (_, index) => ({
        id: index + 1,
        title: `${title} ${index + 1}`,
        content: '',
        startDate: 1755705600000,
        read: read.has(index + 1),
      })),
    }),
    'content.markAsRead': (_, { announcementId }) => {
      read.add(announcementId);
      return null;
    },
  };
}

const open = (answers: Responses, visit: Visit = {}) =>
  renderScreen('/m/notice', { as: 'member', ...visit, answers });
type Shown = Pick<Awaited<ReturnType<typeof open>>, 'asked'>;
const headers = () => [...document.querySelectorAll<HTMLElement>('main details > summary')];
const shownOf = (count: number) => vi.waitFor(() => expect(headers()).toHaveLength(count));
const header = (place: number) => headers()[place] as HTMLElement;
const unread = () => headers().filter(({ textContent }) => textContent?.includes(m.notices_unread()));
const opened = () => document.querySelectorAll('main details[open]');
const marksOf = ({ asked }: Shown) =>
  asked.flatMap(({ operation, input }) => (operation === 'content.markAsRead' ? [input] : []));
const tabs = () => screen.getByRole('navigation', { name: m.messages_tabs() });

it('a member reads notices: each tapped one is marked once, nothing is lost or closed, and the figure falls [NOTICE-01 NOTICE-02 NOTICE-03 NOTICE-04 NOTICE-09 NOTICE-10 NOTICE-11 NOTICE-12 ROUTE-43 CALL-48]', async () => {
  const shown = await open(noticesOf(5));
  await vi.waitFor(() => expect(tabs().textContent).toContain(m.messages_unread({ count: 5 })));
  expect(unread()).toHaveLength(5);
  for (const place of [0, 1, 2]) fireEvent.click(header(place));
  await vi.waitFor(() => expect(marksOf(shown)).toHaveLength(3));
  expect(marksOf(shown)).toEqual([1, 2, 3].map((announcementId) => ({ announcementId, read: true })));
  await vi.waitFor(() => expect(tabs().textContent).toContain(m.messages_unread({ count: 2 })));
  expect([opened().length, unread().length]).toEqual([3, 2]);
  await vi.waitFor(() => expect(opened()[0]?.querySelector('p')).not.toBe(null));
  await expectNoBarrier();

  fireEvent.click(header(0));
  await vi.waitFor(() => expect(opened()).toHaveLength(2));
  header(0).focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(opened()).toHaveLength(3));
  expect(marksOf(shown)).toHaveLength(3);
});

it.each(['guest', 'trial'] as const)(
  'a %s finds every notice read, and nothing is asked or marked [NOTICE-05 NOTICE-06 NOTICE-07 NOTICE-08 NOTICE-22 NOTICE-25 ROLE-42 ROLE-43]',
  async (as) => {
    const shown = await open(noticesOf(3), { as });
    await shownOf(3);
    fireEvent.click(header(0));
    await vi.waitFor(() => expect(opened()[0]?.querySelector('p')).not.toBe(null));
    expect([unread(), tabs().textContent?.includes(m.messages_unread({ count: 3 }))]).toEqual([[], false]);
    const calls = shown.asked.map(({ operation }) => operation);
    expect(calls.filter((id) => id.startsWith('inbox.') || id === 'content.markAsRead')).toEqual([]);
  },
);

it('a notice has a page of its own with title, date and text [NOTICE-15 NOTICE-16 NOTICE-17 ROUTE-44 CALL-49]', async () => {
  const { path } = await renderScreen('/m/notice');
  await shownOf(1);
  fireEvent.click(header(0));
  fireEvent.click((await screen.findAllByRole('link', { name: m.notices_open_alone() }))[0] as HTMLElement);
  await vi.waitFor(() => expect(path()).toBe('/m/noticeDetail?id=701'));
  const article = await screen.findByRole('article');
  expect(within(article).getByRole('heading', { level: 2 }).textContent).not.toBe('');
  expect(article.textContent).toMatch(/\d{4}-\d{2}-\d{2}/);
  expect(article.textContent).toContain('Sảnh San Hô tạm nghỉ từ 04:00 đến 05:30.');
  await vi.waitFor(() => expect(document.title).toMatch(/ · Hoa Đăng$/));
  await expectNoBarrier();
});

it('a notice stands from right to left without a barrier too [NOTICE-16 ROUTE-44]', async () => {
  await renderScreen('/m/noticeDetail?id=701', { language: 'ar' });
  expect(document.documentElement.dir).toBe('rtl');
  expect(await screen.findByRole('article')).toBeTruthy();
  await expectNoBarrier();
});

it.each(['999999', 'x', ''])(
  'the address of a notice that is gone (%j) leads to all [NOTICE-18 CONST-26]',
  async (id) => {
    const { path } = await renderScreen(`/m/noticeDetail?id=${id}`, {
      answers: { 'content.notice': refused('content.not.found') },
    });
    await vi.waitFor(() => expect(path()).toBe('/m/notice'));
  },
);

it('2,000 notices come page by page, and a toast says so while they load [NOTICE-13 NOTICE-14 CONST-23]', async () => {
  const all = noticesOf(2_000, 'Thông báo dài '.repeat(14));
  const { known } = await open(all);
  await shownOf(20);
  const loading = held();
  known.answers = { 'content.announcements': loading };
  const more = () => fireEvent.click(screen.getByRole('button', { name: m.notices_more() }));
  const said = () => screen.queryAllByRole('status').flatMap(({ textContent }) => textContent || []);
  more();
  await vi.waitFor(() => expect(said()).toContain(m.notices_loading()));
  loading.release();
  await vi.waitFor(() => expect(said()).not.toContain(m.notices_loading()));

  await open(all);
  await shownOf(20);
  more();
  await shownOf(40);
  expectNoSidewaysScroll();
});

it('leads to help and back [NOTICE-28 NOTICE-29]', async () => {
  const { path } = await renderScreen('/m/help');
  fireEvent.click(within(tabs()).getByRole('link', { name: m.messages_notices() }));
  await vi.waitFor(() => expect(path()).toBe('/m/notice'));
  fireEvent.click(within(tabs()).getByRole('link', { name: m.messages_help() }));
  await vi.waitFor(() => expect(path()).toBe('/m/help'));
});
