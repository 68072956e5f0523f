// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { DownloadBar } from './download-bar';

const app = vi.hoisted(() => ({ now: { native: false, installed: false } }));
vi.mock('../../session/app-context', () => ({ useAppContext: () => app.now }));
vi.mock('../../session/site.queries', () => ({ useSite: () => ({ siteName: 'Hoa Đăng' }) }));
vi.mock('../../locale/locale', () => ({ useLocale: () => ({}) }));
vi.mock('../../lib/visit', () => ({ visitCookies: () => document.cookie }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: what the component writes
  document.cookie = 'download_bar=; Max-Age=0; Path=/';
});

test('shows at first, leads to the download screen, and stays hidden for the session once it was hidden [PWA-20 PWA-21 PWA-22]', () => {
  app.now = { native: false, installed: false };
  const { unmount } = render(<DownloadBar />);
  expect(screen.getByRole('link', { name: m.download_get() }).getAttribute('href')).toBe('/m/download');
  fireEvent.click(screen.getByRole('button', { name: m.download_bar_close() }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.cookie).toContain('download_bar=closed');
  unmount();
  render(<DownloadBar />);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test.each([
  ['native', { native: true, installed: false }],
  ['installed', { native: false, installed: true }],
])('is not in the %s app [PWA-25]', (_, context) => {
  app.now = context;
  render(<DownloadBar />);
  expect(screen.queryByRole('complementary')).toBeNull();
});
