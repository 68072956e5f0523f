// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from '../../../../contracts/errors';
import { renderOnSite } from '../../../../tests/support/on-site';
import { m } from '../../../paraglide/messages.js';
import { usePasskeyLogin } from './use-passkey-login';

const SESSION = { id: 'new', merchantCode: 'hoadang', userName: 'minhan', type: 0, firstTimeLogin: false };
const fakes = vi.hoisted(() => ({
  canAutofill: vi.fn(),
  awaitAutofill: vi.fn(),
  stopWaiting: vi.fn(),
  logIn: vi.fn(),
  gateway: vi.fn(),
}));
vi.mock('./webauthn', () => fakes);
vi.mock('./passkeys.functions', () => ({ logInByPasskeyFn: fakes.logIn }));
vi.mock('../../../lib/gateway', () => ({ gateway: fakes.gateway }));
vi.mock('../../../lib/use-lazy-part', () => ({ useRested: () => true }));
vi.mock('../../../session/use-session-actions', () => ({
  useSessionActions: () => ({ begin: () => undefined }),
}));

function Login({ offered, onLoggedIn }: { offered: boolean; onLoggedIn: () => void }) {
  usePasskeyLogin(offered, onLoggedIn);
  return null;
}

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  fakes.canAutofill.mockResolvedValue(true);
  fakes.gateway.mockResolvedValue({ challenge: 'challenge' });
  fakes.awaitAutofill.mockResolvedValue('{"id":"x"}');
  fakes.logIn.mockResolvedValue({ success: true, value: SESSION });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function show(offered = true) {
  const onLoggedIn = vi.fn();
  await renderOnSite(<Login offered={offered} onLoggedIn={onLoggedIn} />);
  return onLoggedIn;
}

it('logs in with the passkey that is picked for the challenge of the gateway [LOGIN-04]', async () => {
  const onLoggedIn = await show();
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  expect(fakes.awaitAutofill).toHaveBeenCalledWith('challenge');
  expect(fakes.logIn.mock.lastCall?.[0]).toEqual({ data: { credential: '{"id":"x"}' } });
});

it('asks for nothing where none are offered, or the browser cannot [LOGIN-04]', async () => {
  await show(false);
  fakes.canAutofill.mockResolvedValue(false);
  await show();
  await vi.waitFor(() => expect(fakes.canAutofill).toHaveBeenCalled());
  expect(fakes.gateway).not.toHaveBeenCalled();
});

it('says that a passkey was refused, and nothing where none was picked [LOGIN-04]', async () => {
  fakes.awaitAutofill.mockRejectedValueOnce(new GatewayError('passkey.cancelled'));
  await show();
  await vi.waitFor(() => expect(fakes.awaitAutofill).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('alert').textContent).toBe('');
  cleanup();
  fakes.logIn.mockResolvedValue({
    success: false,
    errorCode: 'passkey.copied',
    value: { captcha: false },
  });
  const onLoggedIn = await show();
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(m.error_passkey_copied()));
  expect(onLoggedIn).not.toHaveBeenCalled();
});

it('stops waiting when the form is left', async () => {
  fakes.awaitAutofill.mockReturnValue(new Promise(() => undefined));
  await show();
  await vi.waitFor(() => expect(fakes.awaitAutofill).toHaveBeenCalled());
  cleanup();
  expect(fakes.stopWaiting).toHaveBeenCalledTimes(1);
});
