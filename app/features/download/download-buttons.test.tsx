// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { standIn } from '@/tests/support/stand-in';
import { INSTALL_PROMPT_EVENT, keepInstallPrompt } from '../../lib/app-shell/install-prompt';
import { m } from '../../paraglide/messages.js';
import { DownloadButtons } from './download-buttons';

const surroundings = { resources: [] as object[], agent: '' };
standIn(import('../../session/site.queries'), { useSite: () => ({ resources: surroundings.resources }) });
standIn(import('../../locale/locale'), { useLocale: () => ({}) });
standIn(import('../../lib/calls/visit'), { userAgent: () => surroundings.agent });

const ANDROID = { resourceType: 'Android', url: 'https://files.example.com/app.apk' };
const IOS = { resourceType: 'IOS', url: 'https://files.example.com/lite' };
const PROFILE = { resourceType: 'MOBILECONFIG', url: 'https://files.example.com/app.mobileconfig' };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Safari/604.1';

beforeEach(() => {
  surroundings.resources = [];
  surroundings.agent = 'Mozilla/5.0 (Linux; Android 14)';
});
afterEach(() => {
  cleanup();
  window.installPrompt = undefined;
});

const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('the download buttons', () => {
  test('lead to the resource of their type [PWA-03 PWA-04 PWA-05 PWA-13]', () => {
    surroundings.resources = [ANDROID, IOS, PROFILE];
    render(<DownloadButtons />);
    expect(linkTo(m.download_android())).toBe(ANDROID.url);
    expect(linkTo(m.download_ios_lite())).toBe(IOS.url);
    expect(linkTo(m.download_profile())).toBe(PROFILE.url);
  });

  test('are absent without a resource, except iOS-lite, which opens the guide [PWA-06 PWA-13 PWA-14]', async () => {
    render(<DownloadButtons />);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: m.download_ios_lite() }));
    expect(await screen.findByRole('dialog', { name: m.guide_title() })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: m.action_close() }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('offer the browser’s own installation once, while the browser does [PWA-01]', () => {
    keepInstallPrompt();
    surroundings.resources = [ANDROID];
    render(<DownloadButtons />);
    expect(screen.queryByRole('button', { name: m.download_install() })).toBeNull();
    const prompt = vi.fn(async () => ({}));
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void dispatchEvent(offer));
    expect(offer.defaultPrevented).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: m.download_install() }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: m.download_install() })).toBeNull();
    expect(linkTo(m.download_android())).toBe(ANDROID.url);
  });

  test('drop the offer when the site was installed another way [PWA-01]', () => {
    render(<DownloadButtons />);
    window.installPrompt = Object.assign(new Event('offer'), { prompt: async () => ({}) });
    act(() => void dispatchEvent(new Event(INSTALL_PROMPT_EVENT)));
    expect(screen.getByRole('button', { name: m.download_install() })).toBeTruthy();
    act(() => void dispatchEvent(new Event('appinstalled')));
    expect(screen.queryByRole('button', { name: m.download_install() })).toBeNull();
  });

  test('show the steps of a new iPhone, and the legacy tips on an old one [PWA-17 PWA-18 PWA-19 ROLE-16]', async () => {
    for (const [os, legacy] of [
      ['17_4', false],
      ['12_1_4', true],
      ['11_4', true],
    ] as const) {
      surroundings.agent = IPHONE.replace('17_4', os);
      render(<DownloadButtons />);
      fireEvent.click(screen.getByRole('button', { name: m.download_ios_lite() }));
      expect((await screen.findAllByRole('listitem')).length).toBe(4);
      expect(screen.queryByText(m.guide_legacy_add()) !== null).toBe(legacy);
      expect(screen.queryByText(m.guide_step_add()) !== null).toBe(!legacy);
      cleanup();
    }
  });
});
