// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteGameOpened } from '../../lib/storage/game-opened';
import { PopupQueue, usePopupQueue } from '../../shell/popup-queue';
import { DownloadOffer } from './download-offer';

const now = vi.hoisted(() => ({
  app: { native: false, installed: false },
  at: { pathname: '/m/home', search: {} },
  cookies: '',
  site: { flags: { OFFERAPPNOW3: false }, resources: [{ resourceType: 'Android', url: '/app.apk' }] },
}));
vi.mock('../../session/app-context', () => ({ useAppContext: () => now.app }));
vi.mock('../../session/site.queries', () => ({ useSite: () => now.site }));
vi.mock('../../lib/calls/visit', () => ({ visitCookies: () => now.cookies }));
vi.mock('@tanstack/react-router', () => ({
  useLocation: ({ select }: { select: (location: typeof now.at) => unknown }) => select(now.at),
  CatchBoundary: ({ children }: { children: unknown }) => children,
}));
vi.mock('./download-popup', () => ({
  DownloadPopup: ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      the app
    </button>
  ),
}));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  phone(ANDROID);
  noteGameOpened();
  Object.assign(now, {
    app: { native: false, installed: false },
    at: { pathname: '/m/home', search: {} },
    cookies: '',
  });
  now.site.flags.OFFERAPPNOW3 = false;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile';
const phone = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

const page = (
  <PopupQueue>
    <DownloadOffer />
  </PopupQueue>
);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const offered = () => screen.queryByText('the app') !== null;

describe('the app download popup', () => {
  test('shows 3 s after home came once a game was opened, once per device [SHELL-09 HOME-38]', async () => {
    const { unmount } = render(page);
    await wait(2_999);
    expect(offered()).toBe(false);
    await wait(1);
    expect(offered()).toBe(true);
    fireEvent.click(screen.getByText('the app'));
    expect(offered()).toBe(false);
    unmount();
    sessionStorage.clear();
    noteGameOpened();
    render(page);
    await wait(6_000);
    expect(offered()).toBe(false);
  });

  test.each([
    ['another page', { at: { pathname: '/m/activity', search: {} } }],
    ['a page behind an open dialog', { at: { pathname: '/m/home', search: { auth: 'login' } } }],
    ['the native app [PWA-25]', { app: { native: true, installed: false } }],
    ['the installed app [PWA-25]', { app: { native: false, installed: true } }],
    ['a visitor who hid the bar', { cookies: 'language=vi; download_bar=closed' }],
  ])('leaves %s alone [SHELL-09 PWA-25]', async (_, change) => {
    Object.assign(now, change);
    render(page);
    await wait(6_000);
    expect(offered()).toBe(false);
    expect(localStorage.length).toBe(0);
  });

  test('waits for a game, unless the operator wants it at once, and for a device that can take it [HOME-38]', async () => {
    sessionStorage.clear();
    const { unmount } = render(page);
    await wait(6_000);
    expect(offered()).toBe(false);
    unmount();
    now.site.flags.OFFERAPPNOW3 = true;
    phone('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0');
    render(page).unmount();
    await wait(6_000);
    phone(ANDROID);
    render(page);
    await wait(3_000);
    expect(offered()).toBe(true);
  });

  test('waits until the popup before it is gone, and leaves with its page [SHELL-09]', async () => {
    const withOther = (open: boolean) => (
      <PopupQueue>
        <Other open={open} />
        <DownloadOffer />
      </PopupQueue>
    );
    const { rerender } = render(withOther(true));
    await wait(6_000);
    expect(offered()).toBe(false);
    rerender(withOther(false));
    await wait(0);
    expect(offered()).toBe(true);
    now.at = { pathname: '/m/activity', search: {} };
    rerender(withOther(false));
    expect(offered()).toBe(false);
  });
});

function Other({ open }: { open: boolean }) {
  usePopupQueue('announcement', open);
  return null;
}
