// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DOWNLOAD_POPUP_DELAY } from '../../lib/timing';
import { PopupQueue, usePopupTurn } from '../../shell/popup-queue';
import { DownloadOffer } from './download-offer';

const now = vi.hoisted(() => ({
  app: { native: false, installed: false },
  at: { pathname: '/m/home', search: {} },
  cookies: '',
}));
vi.mock('../../session/app-context', () => ({ useAppContext: () => now.app }));
vi.mock('../../lib/visit', () => ({ visitCookies: () => now.cookies }));
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
  Object.assign(now, {
    app: { native: false, installed: false },
    at: { pathname: '/m/home', search: {} },
    cookies: '',
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const page = (
  <PopupQueue>
    <DownloadOffer />
  </PopupQueue>
);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const offered = () => screen.queryByText('the app') !== null;

describe('the app download popup', () => {
  test('shows on home after a moment, once per session [SHELL-09 HOME-38]', async () => {
    const { unmount } = render(page);
    await wait(DOWNLOAD_POPUP_DELAY - 1);
    expect(offered()).toBe(false);
    await wait(1);
    expect(offered()).toBe(true);
    fireEvent.click(screen.getByText('the app'));
    expect(offered()).toBe(false);
    unmount();
    render(page);
    await wait(DOWNLOAD_POPUP_DELAY * 2);
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
    await wait(DOWNLOAD_POPUP_DELAY * 2);
    expect(offered()).toBe(false);
    expect(sessionStorage.length).toBe(0);
  });

  test('waits until the popup before it is gone, and leaves with its page [SHELL-09]', async () => {
    const withOther = (open: boolean) => (
      <PopupQueue>
        <Other open={open} />
        <DownloadOffer />
      </PopupQueue>
    );
    const { rerender } = render(withOther(true));
    await wait(DOWNLOAD_POPUP_DELAY * 2);
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
  usePopupTurn('announcement', open);
  return null;
}
