// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { standIn } from '../../tests/support/stand-in';
import { isNativeApp, useAppContext } from './app-context';

standIn(import('./site.queries'), { useSite: () => ({ nativeAppToken: 'HoaDangApp' }) });
const agent = { now: 'Mozilla/5.0 (Linux; Android 14)' };
standIn(import('../lib/calls/visit'), { userAgent: () => agent.now });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14) HoaDangApp/3.1', 'HoaDangApp', true],
  ['Mozilla/5.0 (Linux; Android 14)', 'HoaDangApp', false],
  ['Mozilla/5.0 (Linux; Android 14)', '', false],
])(
  'knows the native app by the word of the site settings: %s and "%s" [PWA-26]',
  (userAgent, token, native) => {
    expect(isNativeApp(userAgent, token)).toBe(native);
  },
);

test.each([
  ['a browser', {}, false],
  ['display mode standalone', { display: true }, true],
  ['the standalone property of iOS', { ios: true }, true],
])(
  'knows the installed app by %s [PWA-01 PWA-27 ROLE-02]',
  (_, { display, ios }: Surroundings, installed) => {
    vi.stubGlobal('matchMedia', () => ({ matches: display === true, addEventListener: () => undefined }));
    if (ios) vi.stubGlobal('navigator', { standalone: true });
    render(<Probe />);
    expect(screen.getByRole('status').textContent).toBe(installed ? 'installed' : 'browser');
  },
);

type Surroundings = { display?: boolean; ios?: boolean };

function Probe() {
  return <output>{useAppContext().installed ? 'installed' : 'browser'}</output>;
}
