// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoginAnnouncement } from './login-announcement';

const now = vi.hoisted(() => ({
  pathname: '/m/home',
  session: null as { id: string } | null,
  flags: { ANNOUNCENOW3: false },
}));
vi.mock('../../session/session.queries', () => ({ useSession: () => now.session }));
vi.mock('../../session/site.queries', () => ({ useSite: () => ({ flags: now.flags }) }));
vi.mock('@tanstack/react-router', () => ({
  useLocation: ({ select }: { select: (location: typeof now) => unknown }) => select(now),
  CatchBoundary: ({ children }: { children: unknown }) => children,
}));
vi.mock('./announcement-popup', () => ({ AnnouncementPopup: ({ who }: { who: string }) => `for ${who}` }));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(now, { pathname: '/m/home', session: null, flags: { ANNOUNCENOW3: false } });
  // How old the page is.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - begun);
  begun = Date.now();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

let begun = 0;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.queryByText(/^for /)?.textContent;

describe('the login announcements', () => {
  test('wait 10 s, and for half a second in which the visitor does nothing [HOME-35 HOME-36]', async () => {
    render(<LoginAnnouncement covered={false} atFirst={undefined} />);
    await wait(9_999);
    fireEvent.scroll(document);
    await wait(499);
    expect(shown()).toBeUndefined();
    await wait(1);
    expect(shown()).toBe('for guest');
  });

  test('come at once where the operator wants it, but over no open dialog [HOME-35]', async () => {
    now.flags.ANNOUNCENOW3 = true;
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    render(<LoginAnnouncement covered={false} atFirst={undefined} />);
    await wait(1_500);
    expect(shown()).toBeUndefined();
    dialog.remove();
    await wait(500);
    expect(shown()).toBe('for guest');
  });

  test.each([
    ['behind a dialog of the address', { covered: true }, {}],
    ['elsewhere than on home', { covered: false }, { pathname: '/m/activity' }],
    [
      'to a member elsewhere who came logged in',
      { covered: false, atFirst: '1' },
      { pathname: '/m/set', session: { id: '1' } },
    ],
  ])('do not come %s [HOME-34 HOME-35]', async (_, props, change) => {
    Object.assign(now, change);
    render(<LoginAnnouncement atFirst={undefined} {...props} />);
    await wait(20_000);
    expect(shown()).toBeUndefined();
  });

  test('come after a login wherever it led [HOME-34 HOME-36]', async () => {
    Object.assign(now, { pathname: '/m/set', session: { id: '2' } });
    render(<LoginAnnouncement covered={false} atFirst="1" />);
    await wait(10_000);
    expect(shown()).toBe('for 2');
  });
});
