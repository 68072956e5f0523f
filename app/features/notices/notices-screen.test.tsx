// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { unreadInboxQuery } from '../../domain/member/unread.queries';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import type { NoticePage } from './list-notices.server';
import { NoticesScreen } from './notices-screen';

const functions = { listNoticesFn: vi.fn() };
standIn(import('./notices.functions'), functions);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isSaid = () => screen.queryAllByText(m.notices_loading()).length > 0;
const pageOf = (page: number): NoticePage => ({
  notices: [{ id: page, title: `Thông báo ${page}`, startDate: null, read: true }],
  page,
  pages: 2,
  total: 2,
  unread: 0,
});

/** Responses the notices when it is told to. */
function answerLater() {
  let answer = (_page: NoticePage) => {};
  functions.listNoticesFn.mockReturnValue(
    new Promise((resolve) => {
      answer = (value) => resolve({ success: true, value });
    }),
  );
  return (page: NoticePage) => answer(page);
}

/** On the site the frame of every screen reads the settings, so that they are kept for as long as one waits. */
function Page() {
  useSite();
  return <NoticesScreen />;
}

async function settle() {
  await act(() => vi.dynamicImportSettled());
  await pass(0);
}

it('says that notices load until they are there, however long it takes, and so for each page [SHELL-24 NOTICE-13 CONST-23]', async () => {
  const first = answerLater();
  await renderOnSite(<Page />, {
    session: { type: 0 },
    answers: [[unreadInboxQuery().queryKey, 0]],
  });
  await settle();
  expect(isSaid()).toBe(true);
  await pass(9_998_000);
  expect(isSaid()).toBe(true);
  first(pageOf(1));
  await settle();
  expect(screen.getByText('Thông báo 1')).toBeTruthy();
  expect(isSaid()).toBe(false);

  const second = answerLater();
  fireEvent.click(screen.getByRole('button', { name: m.notices_more() }));
  await settle();
  await pass(9_998_000);
  expect(isSaid()).toBe(true);
  second(pageOf(2));
  await settle();
  expect(screen.getByText('Thông báo 2')).toBeTruthy();
  expect(isSaid()).toBe(false);
});
