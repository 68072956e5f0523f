import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { renderScreen } from '@/tests/screens/support/render-screen';
import { keepInstallPrompt } from '../../lib/app-shell/install-prompt';
import { m } from '../../paraglide/messages.js';

const resource = (resourceType: string, url: string) => ({ resourceType, url });
const RESOURCES = [
  resource('Android', 'https://files.example.com/app.apk'),
  resource('IOS', 'https://files.example.com/lite'),
  resource('MOBILECONFIG', 'https://files.example.com/app.mobileconfig'),
  resource('AppDownloadIcon', '/art/news/moon.svg'),
];
const iosLite = () => screen.getByRole('button', { name: m.download_ios_lite() });
const guide = () => screen.findByRole('dialog', { name: m.guide_title() });
const isClosed = () => vi.waitFor(() => expect(document.querySelector('dialog')).toBe(null));

it('has a button for each resource, in both languages, and leads back home [ROUTE-24 ROUTE-83 PWA-02 PWA-03 PWA-04 PWA-05 PWA-07 PWA-11 PWA-12 ENT-49 ROUTE-93]', async () => {
  for (const language of ['vi', 'en'] as const) {
    const locale = { locale: language };
    const { path } = await renderScreen('/m/download', { language, site: { resources: RESOURCES } as never });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.download_promo({}, locale));
    expect(document.querySelector('main img')?.getAttribute('src')).toMatch(/^\/art\/banners\//);
    await vi.waitFor(() =>
      expect(document.querySelector('main img[src="/art/news/moon.svg"]')).not.toBe(null),
    );
    const links = [
      m.download_android({}, locale),
      m.download_ios_lite({}, locale),
      m.download_profile({}, locale),
    ];
    expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual(
      RESOURCES.slice(0, 3).map(({ url }) => url),
    );
    await expectNoBarrier();
    fireEvent.click(screen.getByRole('button', { name: m.header_back({}, locale) }));
    await vi.waitFor(() => expect(path()).toBe('/m/home'));
  }
});

it('without resources only iOS-lite stays, which opens the guide; the browser’s own offer adds a button [PWA-06 PWA-13 PWA-14 PWA-15 PWA-16 ROLE-16]', async () => {
  await renderScreen('/m/download', { site: { resources: [] } as never });
  expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([]);
  fireEvent.click(iosLite());
  const opened = await guide();
  expect(within(opened).getAllByRole('listitem')).toHaveLength(4);
  expect(opened.textContent).toContain(m.guide_step_add());
  await expectNoBarrier();
  expect(Math.round(opened.getBoundingClientRect().bottom)).toBe(844);
  fireEvent.click(within(opened).getByRole('button', { name: m.action_close() }));
  await isClosed();
  fireEvent.click(iosLite());
  await guide();
  // The mask closes it as well.
  await userEvent.click(document.documentElement, { position: { x: 195, y: 40 }, force: true });
  await isClosed();

  // As the page's first script does.
  keepInstallPrompt();
  const prompt = vi.fn(async () => undefined);
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  const install = await screen.findByRole('button', { name: m.download_install() });
  fireEvent.click(install);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: m.download_install() })).toBe(null));
  expect(prompt).toHaveBeenCalledOnce();
});

it('on an iPhone with iOS 12.1 a notice can be closed, blocks nothing, and the guide has the legacy tips [PWA-17 PWA-18 PWA-23 PWA-24]', async () => {
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
  Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true });
  try {
    const { router } = await renderScreen('/m/download', { site: { resources: [] } as never });
    const note = await screen.findByRole('note');
    expect(note.textContent).toContain('12.1');
    await expectNoBarrier();
    fireEvent.click(iosLite());
    expect((await guide()).textContent).toContain(m.guide_legacy_add());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    fireEvent.click(screen.getByRole('checkbox', { name: m.old_ios_close() }));
    await vi.waitFor(() => expect(screen.queryByRole('note')).toBe(null));
    await router.navigate({ to: '/m/activity' });
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.promotion_activity()),
    );
    expect(screen.queryByRole('note')).toBe(null);
  } finally {
    Reflect.deleteProperty(navigator, 'userAgent');
  }
});
