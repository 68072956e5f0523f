// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { LoginAnnouncement } from './login-announcement';

standIn(import('./announcement-popup'), { AnnouncementPopup: ({ who }: { who: string }) => `for ${who}` });

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
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
    await renderOnSite(<LoginAnnouncement covered={false} atFirst={undefined} />);
    await wait(9_999);
    fireEvent.scroll(document);
    await wait(499);
    expect(shown()).toBeUndefined();
    await wait(1);
    expect(shown()).toBe('for guest');
  });

  test('come at once where the operator wants it, but over no open dialog [HOME-35]', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await renderOnSite(<LoginAnnouncement covered={false} atFirst={undefined} />, {
      flags: ['ANNOUNCENOW3'],
    });
    await wait(1_500);
    expect(shown()).toBeUndefined();
    dialog.remove();
    await wait(500);
    expect(shown()).toBe('for guest');
  });

  test.each([
    ['behind a dialog of the address', { covered: true }, {}],
    ['elsewhere than on home', { covered: false }, { at: '/m/activity' }],
    [
      'to a member elsewhere who came logged in',
      { covered: false, atFirst: 'id' },
      { at: '/m/set', session: { type: 0 } },
    ],
  ])('do not come %s [HOME-34 HOME-35]', async (_, props, visit) => {
    await renderOnSite(<LoginAnnouncement atFirst={undefined} {...props} />, visit);
    await wait(20_000);
    expect(shown()).toBeUndefined();
  });

  test('come after a login wherever it led [HOME-34 HOME-36]', async () => {
    await renderOnSite(<LoginAnnouncement covered={false} atFirst="1" />, {
      at: '/m/set',
      session: { type: 0 },
    });
    await wait(10_000);
    expect(shown()).toBe('for id');
  });
});
