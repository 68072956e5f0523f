// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { m } from '../../paraglide/messages.js';
import { DownloadBar } from './download-bar';

const app = { now: { native: false, installed: false } };
standIn(import('../../session/app-context'), { useAppContext: () => app.now });
standIn(import('../../lib/calls/visit'), { visitCookies: () => document.cookie });

afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: what the component writes
  document.cookie = 'download_bar=; Max-Age=0; Path=/';
});

test('shows at first, leads to the download screen, and stays hidden for the session once it was hidden [PWA-20 PWA-21 PWA-22]', async () => {
  app.now = { native: false, installed: false };
  await renderOnSite(<DownloadBar />);
  expect(screen.getByRole('link', { name: m.download_get() }).getAttribute('href')).toBe('/m/download');
  fireEvent.click(screen.getByRole('button', { name: m.download_bar_close() }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.cookie).toContain('download_bar=closed');
  cleanup();
  await renderOnSite(<DownloadBar />);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test.each([
  ['native', { native: true, installed: false }],
  ['installed', { native: false, installed: true }],
])('is not in the %s app [PWA-25]', async (_, context) => {
  app.now = context;
  await renderOnSite(<DownloadBar />);
  expect(screen.queryByRole('complementary')).toBeNull();
});
