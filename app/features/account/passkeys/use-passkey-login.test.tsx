// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { GatewayError } from '@/contracts/errors';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { usePasskeyLogin } from './use-passkey-login';

const SESSION = { id: 'new', merchantCode: 'hoadang', userName: 'minhan', type: 0, firstTimeLogin: false };
const webauthn = {
  canAutofill: vi.fn(),
  awaitAutofill: vi.fn(),
  pickPasskey: vi.fn(),
  stopWaiting: vi.fn(),
};
const fakes = { ...webauthn, logIn: vi.fn(), gateway: vi.fn() };
standIn(import('./webauthn'), webauthn);
standIn(import('./passkeys.functions'), { logInByPasskeyFn: fakes.logIn });
standIn(import('@/app/lib/calls/gateway'), { gateway: fakes.gateway });
standIn(import('@/app/lib/loading/use-lazy-part'), { usePageIdle: () => true });
standIn(import('@/app/session/use-session-actions'), {
  useSessionActions: () => ({ begin: () => undefined }),
});

function Login({ offered, onLoggedIn }: { offered: boolean; onLoggedIn: () => void }) {
  const { asking, ask } = usePasskeyLogin(offered, onLoggedIn);
  return (
    <button type="button" aria-busy={asking} onClick={() => void ask()}>
      ask
    </button>
  );
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

it('says that a passkey was refused, and nothing where none was picked or the browser offers none [LOGIN-04]', async () => {
  for (const code of ['passkey.cancelled', 'passkey.refused'] as const) {
    fakes.awaitAutofill.mockClear();
    fakes.awaitAutofill.mockRejectedValueOnce(new GatewayError(code));
    await show();
    await vi.waitFor(() => expect(fakes.awaitAutofill).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(screen.getByRole('alert').textContent).toBe('');
    cleanup();
  }
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

it('asks for a passkey once when told to, and waits in the field again when none was picked [LOGIN-04]', async () => {
  fakes.awaitAutofill.mockReturnValue(new Promise(() => undefined));
  const onLoggedIn = await show();
  await vi.waitFor(() => expect(fakes.awaitAutofill).toHaveBeenCalledTimes(1));
  let cancel = (_: unknown) => {};
  fakes.pickPasskey.mockImplementationOnce(() => new Promise((_, reject) => (cancel = reject)));
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  await vi.waitFor(() => expect(fakes.pickPasskey).toHaveBeenCalledTimes(1));
  expect(fakes.stopWaiting).toHaveBeenCalledTimes(1);
  cancel(new GatewayError('passkey.cancelled'));
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(m.error_passkey_cancelled()));
  await vi.waitFor(() => expect(fakes.awaitAutofill).toHaveBeenCalledTimes(2));
  fakes.pickPasskey.mockResolvedValueOnce('{"id":"y"}');
  fireEvent.click(button);
  await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  expect(fakes.logIn.mock.lastCall?.[0]).toEqual({ data: { credential: '{"id":"y"}' } });
});

it('waits with a new challenge before the first one is too old [LOGIN-04]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakes.awaitAutofill.mockReturnValue(new Promise(() => undefined));
  await show();
  await vi.waitFor(() => expect(fakes.awaitAutofill).toHaveBeenCalledTimes(1));
  fakes.gateway.mockResolvedValue({ challenge: 'another' });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await vi.waitFor(() => expect(fakes.awaitAutofill).toHaveBeenLastCalledWith('another'));
  vi.useRealTimers();
});
