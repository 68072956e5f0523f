import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { alerts } from '@/tests/screens/support/said';
import { m } from '../../paraglide/messages.js';

const PAGE = 20;

/** A gateway that keeps a member's messages, as real ones do. */
function inboxOf(count: number): Responses {
  let messages = Array.from({ length: count }, (_, index) => ({
    id: count - index,
    title: `Tin ${count - index}`,
    content: '<p>100.000 ₫</p>',
    createdAt: 1755705600000 - index * 1000,
    read: false,
  }));
  return {
    'inbox.list': (_, asked) => {
      const pageNum = Number(asked.pageNum);
      return {
        content: messages.slice((pageNum - 1) * PAGE, pageNum * PAGE),
        pageNum,
        totalPages: Math.max(1, Math.ceil(messages.length / PAGE)),
      };
    },
    'inbox.unread': () => messages.filter(({ read }) => !read).length,
    'inbox.read': (_, { messageId }) => {
      messages = messages.map((one) => (one.id === messageId ? { ...one, read: true } : one));
      return null;
    },
    'inbox.delete': (_, { messageId }) => {
      messages = messages.filter(({ id }) => id !== messageId);
      return null;
    },
  };
}

const open = (answers: Responses, visit: Visit = {}) =>
  renderScreen('/m/webEmail', { as: 'member', ...visit, answers });
const headers = () => [...document.querySelectorAll<HTMLElement>('main details > summary')];
const unread = () => headers().filter(({ textContent }) => textContent?.includes(m.inbox_unread()));
const tabs = () => screen.getByRole('navigation', { name: m.messages_tabs() });
const tapDelete = async () => {
  fireEvent.click((await screen.findAllByRole('button', { name: m.inbox_delete() }))[0] as HTMLElement);
  return within(await screen.findByRole('dialog'));
};
const inboxCalls = ({ asked }: Pick<Awaited<ReturnType<typeof open>>, 'asked'>) =>
  asked.filter(({ operation }) => operation.startsWith('inbox.'));

describe('the inbox', () => {
  it('reading and deleting change the list and the figure; a deletion asks first, and the focus moves on [NOTICE-20 NOTICE-23 NOTICE-26 NOTICE-27 NOTICE-28 ROUTE-19 CALL-34]', async () => {
    const { path } = await open(inboxOf(25));
    await vi.waitFor(() => expect(tabs().textContent).toContain(m.messages_unread({ count: 25 })));
    expect(headers()).toHaveLength(20);
    fireEvent.click(headers()[0] as HTMLElement);
    await vi.waitFor(() => expect(tabs().textContent).toContain(m.messages_unread({ count: 24 })));
    expect(unread()).toHaveLength(19);

    fireEvent.click((await tapDelete()).getByRole('button', { name: m.action_cancel() }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(headers()).toHaveLength(20);
    const question = await tapDelete();
    await expectNoBarrier();
    fireEvent.click(question.getByRole('button', { name: m.inbox_delete() }));
    await vi.waitFor(() => expect(screen.queryAllByText(m.inbox_deleted())).not.toEqual([]));
    await vi.waitFor(() => expect(unread()).toHaveLength(20));
    expect(document.activeElement).toBe(headers()[0]);

    fireEvent.click(screen.getByRole('button', { name: m.inbox_more() }));
    await vi.waitFor(() => expect(headers()).toHaveLength(24));
    fireEvent.click(within(tabs()).getByRole('link', { name: new RegExp(m.messages_notices()) }));
    await vi.waitFor(() => expect(path()).toBe('/m/notice'));
  });

  it('a deletion that fails puts the message back and says so [NOTICE-27]', async () => {
    await open({ ...inboxOf(1), 'inbox.delete': 'dead' });
    fireEvent.click(headers()[0] as HTMLElement);
    await vi.waitFor(() => expect(unread()).toEqual([]));
    expect(screen.getByText('100.000 ₫')).toBeTruthy();
    fireEvent.click((await tapDelete()).getByRole('button', { name: m.inbox_delete() }));
    await vi.waitFor(() => expect(alerts()).toEqual([m.error_system()]));
    await vi.waitFor(() =>
      expect(headers().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Tin 1')]),
    );
  });

  it('that is empty, or cannot be had, has kind words; what it has comes by a tap, and the focus with it [NOTICE-27]', async () => {
    await open(inboxOf(0));
    expect(screen.getByText(m.inbox_empty_title())).toBeTruthy();
    const { known } = await open({ ...inboxOf(1), 'inbox.list': 'dead' });
    expect(await screen.findByText(m.inbox_failed_title())).toBeTruthy();
    known.answers = inboxOf(1);
    const retry = screen.getByRole('button', { name: m.action_retry() });
    retry.focus();
    fireEvent.click(retry);
    await vi.waitFor(() => expect(headers()).toHaveLength(1));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('is nothing for a trial, and nothing is asked for it [NOTICE-22]', async () => {
    const shown = await open({}, { as: 'trial' });
    expect(screen.getByText(m.inbox_trial_title())).toBeTruthy();
    await expectNoBarrier();
    expect(inboxCalls(shown)).toEqual([]);
  });
});

describe('the member centre', () => {
  const tiles = () => within(screen.getByRole('navigation', { name: m.member_quick_menu() }));
  const tile = (name: string) => tiles().getByRole('link', { name: new RegExp(name) });

  it('leads on by tiles, with the unread figure up to 99+ [MEMB-20 MEMB-21 MEMB-22 MEMB-24 MEMB-25 MEMB-31 NOTICE-19 CONST-37 HELP-21]', async () => {
    const { path, router } = await renderScreen('/m/member/home', {
      as: 'member',
      answers: { 'inbox.unread': () => 120, 'system.customerService': () => [] },
    });
    await vi.waitFor(() => expect(tile(m.member_tile_news()).textContent).toContain('99+'));
    const row = (name: string) => within(screen.getByRole('main')).getByRole('link', { name });
    for (const [link, address] of [
      [() => tile(m.member_tile_news()), '/m/webEmail'],
      [() => tile(m.feedback_title()), '/m/feedback'],
      [() => row(m.member_about()), '/m/help?tag=about'],
      [() => row(m.member_privacy()), '/m/help?tag=terms'],
      [() => row(m.customer_service()), '/m/support'],
    ] as const) {
      fireEvent.click(link());
      await vi.waitFor(() => expect(path()).toBe(address));
      router.history.back();
      await vi.waitFor(() => expect(path()).toBe('/m/member/home'));
      await screen.findByRole('navigation', { name: m.member_quick_menu() });
    }
  });

  it('has no tile of what the operator has switched off [MEMB-26 MEMB-31]', async () => {
    await renderScreen('/m/member/home', { as: 'member', off: ['MAILCEN', 'FEEDBACK3'] });
    expect(tile(m.member_tile_record())).toBeTruthy();
    for (const name of [m.member_tile_news(), m.feedback_title()])
      expect(tiles().queryByRole('link', { name: new RegExp(name) })).toBe(null);
  });

  it('on trial shows its tiles, and what needs an actual account says so [MEMB-32 ROLE-29 ROLE-30 ERR-20]', async () => {
    const { path } = await renderScreen('/m/member/home', { as: 'trial' });
    fireEvent.click(tile(m.feedback_title()));
    await vi.waitFor(() => expect(alerts()).toEqual([m.error_actual_account()]));
    expect(path()).toBe('/m/member/home');
    fireEvent.click(await screen.findByRole('button', { name: m.trial_sheet_stay() }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    fireEvent.click(tile(m.member_tile_news()));
    expect(await screen.findByText(m.inbox_trial_title())).toBeTruthy();
  });
});
